import Diagnostics
package import Presentation
import SearchGraph
package import SearchModel

/// What a comparison takes from the result of a query: which ids stood where. A result that waits for its counterpart
/// takes little memory this way.
package struct ResultOutline: Sendable, Hashable {
  /// The text searched for.
  package var query: String
  /// The query's id in a batch; nil for a single search.
  package var id: String?
  /// The sections in their order.
  package var sections: [SectionOutline]
  /// What came of the conditions on the result, where it was judged.
  package var checks: [CheckOutline] = []
  /// How often the query was asked; 1 where that is not known.
  package var count = 1

  /// An outline.
  package init(query: String, id: String? = nil, sections: [SectionOutline]) {
    self.query = query
    self.id = id
    self.sections = sections
  }

  /// The outline of a result.
  ///
  /// - Parameters:
  ///   - layouts: How the sections are laid out, for the labels of their hits; empty for an outline without labels.
  ///   - rowLimit: How many rows of each section have a label.
  package init(_ result: QueryResult, layouts: [SectionLayout] = [], rowLimit: Int? = nil) {
    self.init(
      query: result.query, id: result.id,
      sections: result.sections.map { section in
        SectionOutline(
          section, layout: layouts.first { $0.module.hasSameBytes(as: section.module) }, rowLimit: rowLimit)
      })
    checks = result.expectations.map { CheckOutline($0) }
  }
}

/// What a comparison takes from a condition.
package struct CheckOutline: Sendable, Hashable {
  /// The module's id.
  package var module: String
  /// The condition's key.
  package var check: String
  /// The condition's value as JSON text.
  package var expected: String
  /// Whether it holds.
  package var holds: Bool
  /// Whether it makes its query fail: it does not hold, and that is not known.
  package var isFailure: Bool
  /// The rank of the hit that is expected, from 1; nil where there is none.
  package var rank: Int?

  /// The outline of what came of a condition.
  package init(_ outcome: CheckOutcome) {
    self.init(
      module: outcome.module, check: outcome.check, expected: outcome.expected, status: outcome.status,
      actual: outcome.actual)
  }

  /// The outline of a condition's members.
  init(module: String, check: String, expected: JSON, status: CheckOutcome.Status, actual: JSON) {
    self.module = module
    self.check = check
    self.expected = expected.text()
    holds = status == .passed
    isFailure = status == .failed || status == .error
    rank = check == "contains" ? actual.integerValue : nil
  }

  /// What names the condition within its query.
  var name: ExactText { ExactText("\(check) \(expected)") }
}

/// What a comparison takes from a section.
package struct SectionOutline: Sendable, Hashable {
  /// What the rows of a section are.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Records; their ids are compared.
    case hits
    /// Values of a facet; the values are compared.
    case facetHits
  }

  /// The module's id.
  package var module: String
  /// The section's state.
  package var status: SectionStatus
  /// Why there is no answer, when the status is error.
  package var error: SearchError?
  /// How many records match; nil where that does not apply.
  package var nbHits: Int?
  /// What the rows are.
  package var kind: Kind
  /// The ids of the records, or the values of the facet, in their order.
  package var ids: [String]
  /// What people call the records, in the order of `ids`: empty, or for the first of them, with an empty text for one
  /// that has no name but its id.
  package var labels: [String] = []
  /// How many records have each value of the facet, in the order of `ids`; empty for records.
  package var counts: [Int]
  /// Whether a backend's pagination limit cut off rows that were asked for.
  package var isTruncated = false

  /// An outline.
  package init(
    module: String, status: SectionStatus, error: SearchError? = nil, nbHits: Int? = nil, kind: Kind = .hits,
    ids: [String] = [], counts: [Int] = []
  ) {
    self.module = module
    self.status = status
    self.error = error
    self.nbHits = nbHits
    self.kind = kind
    self.ids = ids
    self.counts = counts
  }

  /// The outline of a section.
  init(_ section: SectionResult, layout: SectionLayout? = nil, rowLimit: Int? = nil) {
    self.init(module: section.module, status: section.status, error: section.error, nbHits: section.counts?.nbHits)
    isTruncated = section.isTruncated
    switch section.content {
    case .hits(let hits):
      ids = hits.map(\.objectID)
      guard let layout else { return }
      let reader = HitReader(layout: layout, characterLimit: Self.labelLimit + 1)
      labels = hits.prefix(rowLimit ?? hits.count).map { hit in
        Self.label(reader.label(of: hit).plainText, id: hit.objectID)
      }
    case .facetHits(let facets):
      kind = .facetHits
      ids = facets.map(\.value)
      counts = facets.map(\.count)
    }
  }

  /// The most characters of a label.
  static let labelLimit = 60

  /// A name as labels hold it: cut, and empty when it says no more than the id.
  static func label(_ name: String, id: String) -> String {
    guard !name.hasSameBytes(as: id) else { return "" }
    let start = name.unicodeScalars.prefix(labelLimit + 1)
    return start.count > labelLimit ? String(String.UnicodeScalarView(start.dropLast())) + "…" : name
  }

  /// The outline of the first rows alone.
  func prefix(_ rowCount: Int?) -> SectionOutline {
    guard let rowCount, ids.count > rowCount else { return self }
    var outline = self
    outline.ids = Array(ids.prefix(rowCount))
    outline.counts = Array(counts.prefix(rowCount))
    outline.labels = Array(labels.prefix(rowCount))
    return outline
  }
}

extension ResultOutline {
  /// Whether a section was not answered, or a condition does not hold or could not be judged.
  package var hasFailure: Bool { sections.contains { $0.status == .error } || checks.contains(where: \.isFailure) }
}
