import OrderedCollections
import SearchModel
import YAMLTree

/// Gathers the secret values of a spec, and the places where they are written.
struct SecretCollector {
  /// Secret values.
  private(set) var values: Set<String> = []
  /// Scalars that are secret as a whole, as they are written.
  private(set) var nodes: [YAMLNode] = []
  /// Stretches of scalars that are secret.
  private(set) var parts: [(node: YAMLNode, offsets: Range<Int>)] = []

  /// Remembers the places of a secret before its value is checked, so that a wrong one is hidden as well.
  mutating func note(_ node: YAMLNode, _ secrecy: KeyDeclaration.Secrecy) {
    switch node.kind {
    case .sequence(let elements):
      for element in elements { note(element, secrecy) }
    case .mapping(let members):
      for member in members { note(member.value, secrecy) }
    case .scalar(let scalar):
      switch secrecy {
      case .open: break
      case .secret: nodes.append(node)
      case .url: parts += URLSecrets.offsets(in: scalar.text).map { (node, $0) }
      case .urlParameters:
        if !scalar.text.contains("{") || scalar.text.contains("${") { nodes.append(node) }
      }
    }
  }

  /// Remembers a secret's values.
  mutating func collect(_ value: CheckedValue, _ secrecy: KeyDeclaration.Secrecy) {
    switch value.content {
    case .text(let resolved):
      add(resolved.text, secrecy)
      if secrecy == .secret { addParts(of: resolved) }
    case .list(let elements):
      for element in elements { collect(element, secrecy) }
    case .mapping(let mapping):
      for member in mapping.members.values { collect(member.value, secrecy) }
    case .json(let json): collect(json, secrecy)
    default: break
    }
  }

  /// A token is secret also without the words around it, as in `Bearer TOKEN`.
  private mutating func addParts(of resolved: ResolvedText) {
    var parts = resolved.replacements
    if let space = resolved.text.firstIndex(of: " ") {
      parts.append(String(resolved.text[resolved.text.index(after: space)...]))
    }
    for part in parts where part.unicodeScalars.count >= SecretMask.minimumLength { values.insert(part) }
  }

  private mutating func collect(_ json: JSON, _ secrecy: KeyDeclaration.Secrecy) {
    switch json {
    case .array(let elements):
      for element in elements { collect(element, secrecy) }
    case .object(let members):
      for member in members.values { collect(member, secrecy) }
    default:
      if let text = json.scalarText { add(text, secrecy) }
    }
  }

  private mutating func add(_ text: String, _ secrecy: KeyDeclaration.Secrecy) {
    switch secrecy {
    case .open: break
    case .secret: values.insert(text)
    case .url:
      let scalars = Array(text.unicodeScalars)
      for offsets in URLSecrets.offsets(in: text) {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[offsets])
        add(String(view), .urlParameters)
      }
    case .urlParameters:
      // A template such as {query} is no secret.
      if !(text.hasPrefix("{") && text.hasSuffix("}")) { values.insert(text) }
    }
    values.remove("")
  }
}

/// Finds what a URL hides: the user info and the values of the query.
enum URLSecrets {
  /// The stretches, as offsets in Unicode scalars.
  static func offsets(in text: String) -> [Range<Int>] {
    let scalars = Array(text.unicodeScalars)
    var found: [Range<Int>] = []
    var start = 0
    for index in scalars.indices where scalars[index...].starts(with: "://".unicodeScalars) {
      start = index + 3
      break
    }
    let authorityEnd = scalars[start...].firstIndex { ["/", "?", "#"].contains($0) } ?? scalars.count
    if let at = scalars[start..<authorityEnd].lastIndex(of: "@") {
      let parts = scalars[start..<at].split(separator: ":", maxSplits: 1)
      found += parts.map { $0.startIndex..<$0.endIndex }
    }
    guard let mark = scalars[start...].firstIndex(of: "?") else { return found }
    let end = scalars[mark...].firstIndex(of: "#") ?? scalars.count
    for pair in scalars[(mark + 1)..<end].split(separator: "&") {
      guard let equals = pair.firstIndex(of: "="), equals + 1 < pair.endIndex else { continue }
      found.append(equals + 1..<pair.endIndex)
    }
    return found
  }
}
