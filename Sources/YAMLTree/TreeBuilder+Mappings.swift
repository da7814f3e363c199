import Diagnostics

/// Duplicate keys and merge keys.
extension TreeBuilder {
  /// The members of a mapping with each key once and merge keys resolved.
  ///
  /// - Parameter dropped: Takes the members that are left out.
  mutating func resolve(
    _ members: [YAMLMember], dropped: inout [YAMLMember]
  ) throws(FatalDiagnostic) -> [YAMLMember] {
    var names: Set<ExactText>
    let unique: [YAMLMember]
    (unique, names) = try withoutDuplicates(members, dropped: &dropped)
    guard unique.contains(where: { $0.isMerge }) else { return unique }
    var result: [YAMLMember] = []
    for member in unique {
      guard member.isMerge else {
        result.append(member)
        continue
      }
      for source in try mergeSources(member.value) {
        let merged = source.members ?? []
        // What an alias stands for has been counted at the alias.
        if source.aliasRange == nil, member.value.aliasRange == nil {
          try count(2 * merged.count, at: source.range.start)
        }
        let use = source.aliasRange ?? member.value.aliasRange
        // Members of an alias are in the tree where they are defined.
        if use == nil { dropped += source.droppedMembers }
        for member in merged {
          guard names.insert(ExactText(member.name)).inserted else {
            if use == nil { dropped.append(member) }
            continue
          }
          result.append(YAMLMember(key: member.key.merged(through: use), value: member.value.merged(through: use)))
        }
      }
    }
    return result
  }

  /// Drops and reports the members whose key stands before; also returns the names of the others but merge keys.
  private mutating func withoutDuplicates(
    _ members: [YAMLMember], dropped: inout [YAMLMember]
  ) throws(FatalDiagnostic) -> (members: [YAMLMember], names: Set<ExactText>) {
    var firstLines: [ExactText: Int] = [:]
    var mergeLine: Int?
    var unique: [YAMLMember] = []
    unique.reserveCapacity(members.count)
    for member in members {
      let line = member.key.useRange.start.line
      let firstLine: Int?
      if member.isMerge {
        firstLine = mergeLine
        mergeLine = mergeLine ?? line
      } else {
        let name = ExactText(member.name)
        firstLine = firstLines[name]
        if firstLine == nil { firstLines[name] = line }
      }
      if let firstLine {
        let message = "duplicate key \(Diagnostic.quoted(member.name)): line \(line) repeats line \(firstLine)"
        try report("duplicate-key", at: member.key.useRange, message)
        dropped.append(member)
      } else {
        unique.append(member)
      }
    }
    return (unique, Set(firstLines.keys))
  }

  /// The mappings that a merge key names, in the order of precedence.
  private mutating func mergeSources(_ value: YAMLNode) throws(FatalDiagnostic) -> [YAMLNode] {
    var sources: [YAMLNode] = []
    for source in value.elements ?? [value] {
      if source.members != nil {
        sources.append(source)
      } else {
        let range = value.aliasRange ?? source.useRange
        try report("invalid-merge", at: range, "'<<' merges a mapping or a list of mappings, not \(describe(source))")
      }
    }
    return sources
  }

  private func describe(_ node: YAMLNode) -> String {
    node.text.map { $0.isEmpty ? "nothing" : Diagnostic.quoted($0) } ?? node.kindDescription
  }
}

extension YAMLMember {
  /// Whether the key is the merge key; in quotes it is a key like any other.
  fileprivate var isMerge: Bool {
    key.scalar == YAMLScalar(text: "<<", style: .plain)
  }
}

extension YAMLNode {
  /// The node as seen from the alias of a merge key, unless it has an alias of its own.
  fileprivate func merged(through use: SourceRange?) -> YAMLNode {
    guard let use, aliasRange == nil else { return self }
    return reached(through: use)
  }
}
