import Diagnostics
import SearchDialects
import SearchModel
import YAMLTree

/// Gathers the secrets of the backends, and the places where they are written.
///
/// They are taken from the tree itself, whatever the declarations make of it: a mistake beside a secret must not show
/// it.
struct SecretCollector {
  /// Secret values.
  private(set) var values: ExactSet = []
  /// Scalars that are secret as a whole, as they are written.
  private(set) var nodes: [YAMLNode] = []
  /// Ranges of scalars that are secret.
  private(set) var parts: [(node: YAMLNode, offsets: [Range<Int>])] = []

  private var keys = SecretKeys()
  /// Replaces variables; what it reports is reported where the value is checked.
  private var decoder: DocumentDecoder
  /// What was visited, so that aliases cost nothing.
  private var visited: Set<Visit> = []

  private struct Visit: Hashable {
    let range: SourceRange
    let secrecy: KeyDeclaration.Secrecy
  }

  /// Gathers the secrets of a spec.
  init(root: YAMLNode, decoder: DocumentDecoder) {
    self.decoder = decoder
    for member in (root.members ?? []) + root.droppedMembers {
      let name = member.name.lowercased()
      guard name != "backend" || member.value.scalar == nil, Suggestions.isNear(name, "backends", within: 2) else {
        continue
      }
      collectBackends(member.value)
    }
  }

  /// The names of backends are no keys, unless a name was forgotten.
  private mutating func collectBackends(_ node: YAMLNode) {
    guard let members = node.members else { return collect(node, .open) }
    for member in members + node.droppedMembers {
      collect(member.value, member.value.members == nil ? keys.secrecy(of: member.name) : .open)
    }
  }

  private mutating func collect(_ node: YAMLNode, _ secrecy: KeyDeclaration.Secrecy) {
    guard visited.insert(Visit(range: node.range, secrecy: secrecy)).inserted else { return }
    switch node.kind {
    case .sequence(let elements):
      for element in elements { collect(element, secrecy) }
    case .mapping(let members):
      for member in members + node.droppedMembers { collect(member, secrecy) }
    case .scalar(let scalar):
      if !node.isEmptyScalar { collect(scalar, node, secrecy) }
    }
  }

  private mutating func collect(_ member: YAMLMember, _ secrecy: KeyDeclaration.Secrecy) {
    // A header with the colon inside of the quotes is a key that holds the value.
    if secrecy == .secret, member.value.isEmptyScalar || member.name.contains(":") { collect(member.key, .secret) }
    collect(member.value, secrecy == .secret || secrecy == .urlParameters ? secrecy : keys.secrecy(of: member.name))
  }

  private mutating func collect(_ scalar: YAMLScalar, _ node: YAMLNode, _ secrecy: KeyDeclaration.Secrecy) {
    let resolved = decoder.resolve(node)
    let text = resolved?.text ?? scalar.text
    switch secrecy {
    case .secret:
      nodes.append(node)
      add(text)
      // A key with a line end of the file that it came from is refused, and is the same key without it.
      add(text.trimmingBlanks)
      if let resolved { addParts(of: resolved) }
    case .urlParameters:
      if !scalar.text.contains("{") || scalar.text.contains("${") { nodes.append(node) }
      addUnlessTemplate(text)
      if scalar.style == .plain, let text = CoreSchema.value(of: text).scalarText { addUnlessTemplate(text) }
      if let resolved { addParts(of: resolved) }
    case .url where Self.isGarbled(text):
      nodes.append(node)
      add(text)
    case .open, .url:
      let needsScheme = secrecy == .open
      let written = URLSecrets.parts(of: scalar.text, needsScheme: needsScheme)
      if !written.isEmpty { parts.append((node, written.map(\.offsets))) }
      let found = text == scalar.text ? written : URLSecrets.parts(of: text, needsScheme: needsScheme)
      guard !found.isEmpty else { return }
      let scalars = Array(text.unicodeScalars)
      let replacements = resolved?.replacements ?? []
      for part in found {
        let value = String(String.UnicodeScalarView(scalars[part.offsets]))
        let isTemplate = part.kind == .parameter && Self.isTemplate(value)
        for form in Self.decoded(value) + (isTemplate ? [] : [value]) { add(form) }
        // What stands around a secret is not sent everywhere with it.
        for replacement in replacements where value.contains(replacement) { addToken(replacement) }
      }
    }
  }

  /// Whether a text that should be a URL looks like one but is invalid: nothing then tells where its secrets begin.
  private static func isGarbled(_ text: String) -> Bool {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") })
    else { return false }
    return (try? URLAuthority(written: text)) == nil
  }

  /// A token is secret also without the words around it, as in `Bearer TOKEN`.
  private mutating func addParts(of resolved: ResolvedText) {
    var parts = resolved.replacements
    if let space = resolved.text.firstIndex(of: " ") {
      parts.append(String(resolved.text[resolved.text.index(after: space)...]))
    }
    for part in parts + parts.map(\.trimmingBlanks) { addToken(part) }
  }

  /// Adds a part of a secret text, unless it is so short that it occurs everywhere.
  private mutating func addToken(_ text: String) {
    if text.unicodeScalars.count >= SecretMask.minimumLength { add(text) }
  }

  /// How servers see a part of a URL: decoded, by some of them with a space for `+`.
  private static func decoded(_ text: String) -> [String] {
    [text, text.split(separator: "+", omittingEmptySubsequences: false).joined(separator: "%2B")]
      .map { PercentEncoding.decoded($0) }
      .filter { $0.unicodeScalars.count >= SecretMask.minimumLength && !isTemplate($0) }
  }

  /// A template such as {query} is no secret.
  private mutating func addUnlessTemplate(_ text: String) {
    if !Self.isTemplate(text) { add(text) }
  }

  private static func isTemplate(_ text: String) -> Bool {
    text.hasPrefix("{") && text.hasSuffix("}")
  }

  private mutating func add(_ text: String) {
    if !text.isEmpty { values.insert(text) }
  }
}

extension String {
  /// The text without white space and control characters at its ends.
  fileprivate var trimmingBlanks: String {
    let isBlank = { (scalar: Unicode.Scalar) in
      scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
    }
    var rest = unicodeScalars[...].drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return String(rest)
  }
}
