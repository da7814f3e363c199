import Diagnostics
import SearchModel
import YAMLTree

extension DocumentDecoder {
  /// Checks a mapping of declared keys.
  ///
  /// - Parameter alternative: another mapping that could stand here, whose keys are named in messages.
  mutating func decodeMapping(
    _ node: YAMLNode, as declaration: ObjectDeclaration, alternative: ObjectDeclaration? = nil, subject: String
  ) -> CheckedValue? {
    guard let members = node.members else {
      wrongType(node, "a mapping", subject: subject)
      return nil
    }
    var mapping = CheckedMapping()
    for member in members {
      mapping.presentKeys.insert(member.name)
      guard let key = declaration.key(member.name) else {
        if let shape = declaration.others {
          decodeMember(member, as: shape, into: &mapping)
        } else if declaration.isOpen {
          decodeOpenMember(member, of: declaration, into: &mapping)
        } else {
          reportUnknownKey(member, declaration, alternative)
        }
        continue
      }
      if let value = decodeMember(member, key) {
        mapping.members[member.name] = CheckedMapping.Member(key: member.key, value: value)
      }
    }
    checkPresence(of: declaration, in: mapping, node)
    return CheckedValue(content: .mapping(mapping), node: node)
  }

  private mutating func decodeMember(_ member: YAMLMember, _ key: KeyDeclaration) -> CheckedValue? {
    let wasSecret = isSecret
    defer { isSecret = wasSecret }
    isSecret = isSecret || key.secrecy != .open
    return decode(member.value, as: key.shape, subject: "'\(key.name)'")
  }

  private mutating func decodeMember(
    _ member: YAMLMember, as shape: ShapeDeclaration, into mapping: inout CheckedMapping
  ) {
    if let value = decode(member.value, as: shape, subject: Diagnostic.quoted(member.name)) {
      mapping.members[member.name] = CheckedMapping.Member(key: member.key, value: value)
    }
  }

  private mutating func decodeOpenMember(
    _ member: YAMLMember, of declaration: ObjectDeclaration, into mapping: inout CheckedMapping
  ) {
    if let suggestion = Suggestions.likelyMeaning(of: member.name, among: declaration.keys.map(\.name)) {
      report(
        "carried-key", member.key.useRange,
        "\(Diagnostic.quoted(member.name)) is no key of \(declaration.title.lowercased()) and is carried to the output",
        suggestion: suggestion, severity: .warning)
    }
    mapping.members[member.name] = CheckedMapping.Member(
      key: member.key, value: CheckedValue(content: .json(carried(member.value)), node: member.value))
  }

  /// A value with every scalar as the text that is written, so that it comes out as it went in.
  private func carried(_ node: YAMLNode) -> JSON {
    switch node.kind {
    case .scalar(let scalar): .string(scalar.text)
    case .sequence(let elements): .array(elements.map(carried))
    case .mapping(let members):
      .object(JSONObject(members.map { ($0.name, carried($0.value)) }, uniquingKeysWith: { first, _ in first }))
    }
  }

  private mutating func reportUnknownKey(
    _ member: YAMLMember, _ declaration: ObjectDeclaration, _ alternative: ObjectDeclaration?
  ) {
    guard diagnostics.takes(member.key.useRange) else { return }
    let name = Diagnostic.quoted(member.name)
    if let alternative, alternative.key(member.name) != nil {
      report(
        "conflicting-keys", member.key.useRange,
        "\(name) does not belong to this module: it is a key of \(alternative.description.lowercasedFirst.dropLast())")
      return
    }
    let names = declaration.keys.map(\.name)
    let suggestion = Suggestions.closestMatch(to: member.name, among: names)
    let hint = suggestion == nil ? " (known: \(names.joined(separator: ", ")))" : ""
    report("unknown-key", member.key.useRange, "unknown key \(name)\(hint)", suggestion: suggestion)
  }

  private mutating func checkPresence(
    of declaration: ObjectDeclaration, in mapping: CheckedMapping, _ node: YAMLNode
  ) {
    let start = SourceRange(at: node.useRange.start)
    for key in declaration.keys where key.isRequired && !mapping.presentKeys.contains(key.name) {
      report("missing-key", start, "missing key '\(key.name)': \(key.description.lowercasedFirst.dropLast())")
    }
    guard declaration.hasExactlyOneKey else { return }
    let names = declaration.keys.map(\.name)
    let count = names.filter(mapping.presentKeys.contains).count
    if count == 0, mapping.presentKeys.isEmpty {
      report("missing-key", start, "missing key: one of \(names.joined(separator: ", "))")
    } else if count > 1 {
      report("conflicting-keys", start, "only one of \(names.joined(separator: ", ")) may stand here")
    }
  }

  /// Checks a mapping whose keys are names.
  mutating func decodeNames(
    _ node: YAMLNode, to shape: ShapeDeclaration, format: TextFormat?, minimumCount: Int, subject: String
  ) -> CheckedValue? {
    guard let members = node.members else {
      wrongType(node, "a mapping", subject: subject)
      return nil
    }
    guard members.count >= minimumCount else {
      report("invalid-value", node.useRange, "\(subject) must have at least one member")
      return nil
    }
    var mapping = CheckedMapping()
    for member in members {
      mapping.presentKeys.insert(member.name)
      if let format, !format.accepts(member.name) {
        // Of a header with its colon inside of the quotes the name is secret too.
        let shown = isSecret ? "a name" : Diagnostic.quoted(member.name)
        report(
          "invalid-name", member.key.useRange,
          "\(shown) in \(subject) \(format.fault(member.name) ?? "must be \(format.summary)")")
      }
      let (tolerated, wasSecret) = (toleratesMissingVariables, isSecret)
      // Only the backends are tagged: a backend that the run does not use may lack variables.
      if case .tagged = shape {
        toleratesMissingVariables = unusedBackends.contains(member.name)
        // Where the name of a backend was forgotten, this can be the value of any key.
        isSecret = isSecret || member.value.members == nil
      }
      let value = decode(member.value, as: shape, subject: Diagnostic.quoted(member.name))
      (toleratesMissingVariables, isSecret) = (tolerated, wasSecret)
      if let value { mapping.members[member.name] = CheckedMapping.Member(key: member.key, value: value) }
    }
    return CheckedValue(content: .mapping(mapping), node: node)
  }

  /// Checks a mapping whose keys depend on the value of one of them.
  mutating func decodeTagged(
    _ node: YAMLNode, by key: String, _ declarations: [TaggedDeclaration], subject: String
  ) -> CheckedValue? {
    guard node.members != nil else {
      wrongType(node, "a mapping", subject: subject)
      return nil
    }
    let values = declarations.map(\.value)
    guard let tag = node[key] else {
      report(
        "missing-key", SourceRange(at: node.useRange.start),
        "missing key '\(key)': one of \(values.joined(separator: ", "))")
      return nil
    }
    // Errors of the tag itself come once, here.
    guard let value = decodeScalar(tag, as: .choice(values), subject: "'\(key)'"), let text = value.text,
      let declaration = declarations.first(where: { $0.value == text })
    else { return nil }
    return decodeMapping(node, as: declaration.object, subject: subject)
  }
}

extension String {
  /// The text with its first letter in lower case, unless it begins with an abbreviation.
  var lowercasedFirst: String {
    guard let first, dropFirst().first?.isUppercase != true else { return self }
    return first.lowercased() + dropFirst()
  }
}
