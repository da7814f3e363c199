package import Diagnostics
package import SearchModel

/// A place where a spec names an attribute that records of some indices should have.
package struct AttributeUse: Sendable, Hashable {
  /// What the attribute's values must be to have an effect.
  package enum Demand: Sendable, Hashable {
    case anything
    /// Numbers, which filters compare.
    case numbers
    /// Numbers, if what they order is numbers: texts have an order of their own.
    case order
    /// Places, which a search around some place needs.
    case places
  }

  /// The indices whose records should have the attribute: one of them at least.
  package var indices: [String]
  /// The attribute.
  package var attribute: FieldPath
  /// Where the spec names it.
  package var range: SourceRange
  /// What names it: `searchableAttributes`, `the hit schema`.
  package var role: String
  /// What its values must be.
  package var demand: Demand
  /// The filter that names it, nil for what is none.
  package var filter: Filter?
}

extension AttributeUse {
  /// Whether an attribute is there whatever records hold.
  package static func isReserved(_ attribute: String) -> Bool { reserved.contains(attribute) }

  /// Attributes that are there whatever records hold, since answers have them, or that are asked for in advance.
  private static let reserved: Set<String> = [
    "objectID", "_tags", "_highlightResult", "_snippetResult", "_rankingInfo", "_distinctSeqID",
  ]

  /// What is wrong with names in a spec by the records of its indices: attributes that no record has, and what compares
  /// numbers on attributes that hold texts.
  ///
  /// - Parameters:
  ///   - uses: the names.
  ///   - paths: the paths of records by index. Nothing is said of names of which an index is missing here.
  ///   - file: the spec's file.
  package static func warnings(
    of uses: [AttributeUse], paths: ExactDictionary<RecordPaths>, file: String
  ) -> [Diagnostic] {
    var seen: Set<AttributeUse> = []
    return uses.filter { seen.insert($0).inserted }.compactMap { $0.warning(paths, file: file) }.sorted()
  }

  private func warning(_ paths: ExactDictionary<RecordPaths>, file: String) -> Diagnostic? {
    guard let first = attribute.components.first, !Self.isReserved(first) else { return nil }
    let known = indices.compactMap { paths[$0] }
    // An index without records lacks every name.
    guard known.count == indices.count, known.allSatisfy({ !$0.isEmpty }) else { return nil }
    let kinds = known.compactMap { $0[attribute] }
    let name = Diagnostic.quoted(attribute.description)
    let records =
      indices.count == 1
      ? "no record of the index \(Diagnostic.quoted(indices[0]))" : "no record of the indices searched"
    guard !kinds.isEmpty else {
      let suggestion = Suggestions.closestMatch(
        to: attribute.description, among: known.flatMap { $0.all.map(\.description) })
      return Diagnostic(
        .warning, code: "unknown-attribute", file: file, range: range,
        message: "\(records) has \(name), which \(role) \(demand == .places ? "needs" : "names")",
        suggestion: suggestion)
    }
    let joined = FieldPath(components: [attribute.components.joined(separator: ".")])
    if attribute.components.count > 1, known.contains(where: { $0[joined] != nil }) {
      return Diagnostic(
        .warning, code: "ambiguous-attribute", file: file, range: range,
        message:
          "records have \(name) as a member of an object and as a name with dots; only the member counts, the other "
          + "is written \(Diagnostic.quoted(joined.description))")
    }
    if demand == .numbers, kinds.contains(where: { $0.contains(.boolean) }),
      !kinds.contains(where: { $0.contains(.number) || $0.contains(.text) })
    {
      return Diagnostic(
        .warning, code: "attribute-without-numbers", file: file, range: range,
        message: "\(records) has a number in \(name), so that numeric filters find nothing")
    }
    guard demand == .numbers || demand == .order else { return nil }
    if kinds.contains(where: { $0.contains(.text) && $0.contains(.number) }) {
      let effect = demand == .order ? "\(role) orders them apart" : "numeric filters pass over the texts"
      return Diagnostic(
        .warning, code: "mixed-attribute", file: file, range: range,
        message: "\(name) is a number in some records and a text in others, so that \(effect)")
    }
    guard kinds.allSatisfy(Self.holdsTextsOnly) else { return nil }
    let isText = "\(name) is text: \(records) has a number in it, so that"
    guard demand == .order else {
      return Diagnostic(
        .warning, code: "attribute-is-text", file: file, range: range,
        message: "\(isText) numeric filters find nothing")
    }
    return Diagnostic(
      .note, code: "attribute-is-text", file: file, range: range,
      message: "\(isText) \(role) orders it as a text")
  }

  private static func holdsTextsOnly(_ kinds: RecordPaths.Kinds) -> Bool {
    kinds.contains(.text) && !kinds.contains(.number)
  }
}
