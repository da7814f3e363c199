import YAMLTree

/// A part of a text with variables, with its place in Unicode scalars.
enum VariableToken: Hashable {
  case literal(String)
  /// `$$`.
  case dollar
  case reference(name: String, defaultText: String?)
  /// A `${` that begins no reference.
  case malformed
  /// A reference whose default holds a `${`, which would not be replaced.
  case nested

  /// Cuts a text into tokens.
  static func tokens(of text: String) -> [(token: VariableToken, offsets: Range<Int>)] {
    let scalars = Array(text.unicodeScalars)
    var tokens: [(token: VariableToken, offsets: Range<Int>)] = []
    var literalStart = 0
    var offset = 0
    func string(_ range: Range<Int>) -> String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[range])
      return String(view)
    }
    func endLiteral() {
      if literalStart < offset { tokens.append((.literal(string(literalStart..<offset)), literalStart..<offset)) }
    }
    while offset < scalars.count {
      guard scalars[offset] == "$", offset + 1 < scalars.count, ["$", "{"].contains(scalars[offset + 1]) else {
        offset += 1
        continue
      }
      endLiteral()
      let start = offset
      if scalars[offset + 1] == "$" {
        offset += 2
        tokens.append((.dollar, start..<offset))
      } else if let close = scalars[offset...].firstIndex(of: "}") {
        offset = close + 1
        tokens.append((reference(string(start + 2..<close)), start..<offset))
      } else {
        offset = scalars.count
        tokens.append((.malformed, start..<offset))
      }
      literalStart = offset
    }
    endLiteral()
    return tokens
  }

  private static func reference(_ inside: String) -> VariableToken {
    let mark = inside.firstRange(of: ":-")
    let name = mark.map { String(inside[..<$0.lowerBound]) } ?? inside
    guard TextFormat.isVariableName(name) else { return .malformed }
    let defaultText = mark.map { String(inside[$0.upperBound...]) }
    if defaultText?.contains("${") == true { return .nested }
    return .reference(name: name, defaultText: defaultText)
  }
}

/// Where the values of variables come from.
struct Variables {
  /// What a name stands for.
  enum Value {
    case text(String)
    case missing
    /// The value in the spec needs a variable that is missing or is malformed; that is reported where it stands.
    case broken
  }

  let assignments: [String: String]
  let environment: [String: String]
  /// The spec's own variables.
  let nodes: [String: YAMLNode]
  /// The spec's own variables that are being read, which see only what is outside the spec under their own names.
  private var namesBeingRead: Set<String> = []
  /// What the environment was asked for.
  private(set) var environmentNames: Set<String> = []
  /// What was read already, so that variables made of variables cost no more than their number.
  private var read: [String: Value] = [:]

  init(assignments: [String: String], environment: [String: String], section: YAMLNode?) {
    self.assignments = assignments
    self.environment = environment
    var nodes: [String: YAMLNode] = [:]
    for member in section?.members ?? [] where nodes[member.name] == nil { nodes[member.name] = member.value }
    self.nodes = nodes
  }

  /// Names that could have been meant by a missing one; none where they are too many to be compared.
  var knownNames: [String] {
    assignments.count + nodes.count <= 1_000 ? Array(assignments.keys) + Array(nodes.keys) : []
  }

  /// The value of a name; `readScalar` reads a scalar of the spec's own variables.
  mutating func value(of name: String, readScalar: (YAMLNode, inout Variables) -> String?) -> Value {
    if let text = assignments[name] { return .text(text) }
    if let value = read[name] { return value }
    if let node = nodes[name], node.scalar != nil, !namesBeingRead.contains(name) {
      namesBeingRead.insert(name)
      defer { namesBeingRead.remove(name) }
      let value = readScalar(node, &self).map(Value.text) ?? .broken
      read[name] = value
      return value
    }
    environmentNames.insert(name)
    return environment[name].map(Value.text) ?? .missing
  }
}
