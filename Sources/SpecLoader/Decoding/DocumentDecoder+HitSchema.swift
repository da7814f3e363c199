import Diagnostics
import SearchModel
import YAMLTree

extension DocumentDecoder {
  /// The keys of a field's long form.
  static let longFormKeys = ["type", "from", "optional", "default"]

  /// Checks the fields of a hit.
  mutating func decodeHitSchema(_ node: YAMLNode, subject: String) -> CheckedValue? {
    guard let members = node.members else {
      wrongType(node, "a mapping from the names of fields to their types", subject: subject)
      return nil
    }
    guard !members.isEmpty else {
      report("invalid-value", node.useRange, "\(subject) must name at least one field; leave it out for whole records")
      return nil
    }
    let fields = members.compactMap { decodeField($0) }
    return fields.count == members.count ? CheckedValue(content: .schema(HitSchema(fields: fields)), node: node) : nil
  }

  private mutating func decodeField(_ member: YAMLMember) -> HitField? {
    let name = member.name
    guard !name.isEmpty else {
      report("invalid-name", member.key.useRange, "the name of a field may not be empty")
      return nil
    }
    if isLongForm(member.value) { return decodeLongForm(name, member.value) }
    guard let (type, isOptional) = decodeFieldType(member.value) else { return nil }
    return HitField(name: name, type: type, isOptional: isOptional)
  }

  /// Whether a value is the type of a field: a name, a list of one type, or a nested object.
  private func isType(_ node: YAMLNode) -> Bool {
    if let text = node.text { return HitFieldType.parse(text) != nil }
    if let elements = node.elements { return elements.count == 1 && elements.allSatisfy(isType) }
    return node.members?.allSatisfy { isType($0.value) } ?? false
  }

  /// Whether a mapping is a long form rather than the fields of a nested object.
  ///
  /// A nested object may have fields that are called like the keys of the long form; it is recognised by values that
  /// are not types.
  private func isLongForm(_ node: YAMLNode) -> Bool {
    guard let members = node.members, let type = node["type"] else { return false }
    if let optional = node["optional"]?.text, CoreSchema.boolean(optional) != nil { return true }
    // A mapping is a type, too, where something beside it is no type: a path, say.
    guard type.members == nil else {
      return members.allSatisfy { Self.longFormKeys.contains($0.name) }
        && members.contains { $0.name != "type" && !isType($0.value) }
    }
    return members.allSatisfy { member in
      if Self.longFormKeys.contains(member.name) { return true }
      guard let text = member.value.text, HitFieldType.parse(text) == nil else { return false }
      return Suggestions.closestMatch(to: member.name, among: Self.longFormKeys) != nil
    }
  }

  private mutating func decodeLongForm(_ name: String, _ node: YAMLNode) -> HitField? {
    var field = HitField(name: name, type: .any)
    var isValid = true
    for member in node.members ?? [] {
      switch member.name {
      case "type":
        if let (type, isOptional) = decodeFieldType(member.value) {
          field.type = type
          field.isOptional = field.isOptional || isOptional
        } else {
          isValid = false
        }
      case "from":
        if let path = decode(member.value, as: .formatted(.notEmpty), subject: "'from'")?.text.map(FieldPath.init) {
          field.path = path
          if path.components.contains("") {
            report("invalid-value", member.value.useRange, "'from' is a path of names with dots between them")
            isValid = false
          }
        } else {
          isValid = false
        }
      case "optional":
        if let isOptional = decode(member.value, as: .boolean, subject: "'optional'")?.boolean {
          field.isOptional = field.isOptional || isOptional
        } else {
          isValid = false
        }
      case "default": break
      default:
        report(
          "unknown-key", member.key.useRange, "unknown key \(Diagnostic.quoted(member.name)) of a field",
          suggestion: Suggestions.closestMatch(to: member.name, among: Self.longFormKeys))
        isValid = false
      }
    }
    // The type says how it is read.
    if isValid, let value = node["default"] {
      field.defaultValue = decodeDefault(value, as: field.type)
      isValid = field.defaultValue != nil
    }
    return isValid && defaultFits(field, node) ? field : nil
  }

  /// Reads a default as a type; what is none of it, as it stands. nil when a variable is missing.
  private mutating func decodeDefault(_ node: YAMLNode, as type: HitFieldType) -> JSON? {
    switch type {
    case .string, .url: return decodeDefault(node) { .string($0) }
    case .boolean: return decodeDefault(node) { CoreSchema.boolean($0).map(JSON.bool) }
    case .integer, .number: return decodeDefault(node, CoreSchema.number)
    case .list(let element):
      guard let elements = node.elements else {
        // A single text may stand for a list of one.
        guard node.scalar != nil, !node.isNull, element == .string || element == .url else { return decodeAny(node) }
        return decodeDefault(node, as: element).map { .array([$0]) }
      }
      let values = elements.map { decodeDefault($0, as: element) }
      return values.contains(nil) ? nil : .array(values.compactMap { $0 })
    case .date, .any, .object: return decodeAny(node)
    }
  }

  private mutating func decodeDefault(_ node: YAMLNode, _ read: (String) -> JSON?) -> JSON? {
    guard node.scalar != nil, !node.isEmptyScalar, !node.isNull, let text = resolve(node)?.text else {
      return decodeAny(node)
    }
    return read(text) ?? decodeAny(node)
  }

  /// Whether the default has the field's type.
  private mutating func defaultFits(_ field: HitField, _ node: YAMLNode) -> Bool {
    guard let value = field.defaultValue, value != .null, let place = node["default"] else { return true }
    let schema = HitSchema(fields: [HitField(name: "default", type: field.type)])
    guard let problem = schema.decode(["default": value]).problems.first else { return true }
    report("wrong-type", place.useRange, problem.description)
    return false
  }

  /// The type that a node writes: a name, a list of one type, or nested fields.
  private mutating func decodeFieldType(_ node: YAMLNode) -> (type: HitFieldType, isOptional: Bool)? {
    // Aliases of aliases stand for millions of fields.
    if node.members != nil, let known = knownTypes[node.range] { return known.map { ($0, false) } }
    let decoded = decodeNewFieldType(node)
    if node.members != nil { knownTypes[node.range] = .some(decoded?.type) }
    return decoded
  }

  private mutating func decodeNewFieldType(_ node: YAMLNode) -> (type: HitFieldType, isOptional: Bool)? {
    switch node.kind {
    case .mapping(let members):
      let fields = members.compactMap { decodeField($0) }
      guard !members.isEmpty else {
        report("invalid-type", node.useRange, "a nested object must name at least one field")
        return nil
      }
      return fields.count == members.count ? (.object(fields), false) : nil
    case .sequence(let elements):
      guard let element = elements.first, elements.count == 1 else {
        report("invalid-type", node.useRange, "a list has one type, such as [string]")
        return nil
      }
      guard let (type, isOptional) = decodeFieldType(element) else { return nil }
      guard !isOptional else {
        report(
          "invalid-type", element.useRange,
          "the elements of a list cannot be optional; write \"[string]?\" for an optional list")
        return nil
      }
      return (.list(type), false)
    case .scalar:
      guard !node.isEmptyScalar else {
        wrongType(node, "a type", subject: "a field")
        return nil
      }
      guard let resolved = resolve(node) else { return nil }
      if let parsed = HitFieldType.parse(resolved.text) { return parsed }
      guard diagnostics.takes(node.useRange) else { return nil }
      let word = resolved.text.drop { $0 == "[" }.prefix { $0.isLetter }
      let names = HitFieldType.scalarTypes.map(\.name)
      report(
        "invalid-type", node.useRange,
        "unknown type \(Diagnostic.quoted(resolved.text)); a field is one of \(names.joined(separator: ", ")), "
          + "a list such as [string], or a mapping",
        suggestion: Suggestions.closestMatch(to: String(word), among: names).map { name in
          resolved.text.replacing(word, with: name, maxReplacements: 1)
        })
      return nil
    }
  }
}

extension HitFieldType {
  /// Reads `string`, `number?`, `[string]`, `[[integer]]?`; nil for anything else.
  static func parse(_ text: String) -> (type: HitFieldType, isOptional: Bool)? {
    var rest = text[...]
    let isOptional = rest.hasSuffix("?")
    if isOptional { rest = rest.dropLast() }
    var depth = 0
    while rest.hasPrefix("["), rest.hasSuffix("]"), depth < 20 {
      rest = rest.dropFirst().dropLast()
      depth += 1
    }
    rest = rest.drop { $0 == " " }
    while rest.hasSuffix(" ") { rest = rest.dropLast() }
    guard let scalar = scalarTypes.first(where: { $0.name == rest })?.type else { return nil }
    return ((0..<depth).reduce(scalar) { type, _ in .list(type) }, isOptional)
  }
}
