package import Presentation
package import SearchModel

/// What is known of a section of a result when it is judged.
package struct SectionFacts {
  /// A hit, or a facet value. Most conditions look at ids alone, so the rest is made when it is asked for.
  package struct Row {
    /// The object id; of a facet value, the value.
    package let id: String
    private let makeLabel: () -> String
    private let makeRecord: () -> JSON

    /// A row.
    package init(
      id: String, label: @escaping @autoclosure () -> String, record: @escaping @autoclosure () -> JSON = [:]
    ) {
      self.id = id
      makeLabel = label
      makeRecord = record
    }

    /// What people call it.
    var label: String { makeLabel() }

    /// The record as received, with the fields of the hit schema by their names. Made anew each time.
    var record: JSON { makeRecord() }
  }

  /// The module's id.
  package var module: String
  /// The section's state.
  package var status: SectionStatus
  /// How many records match, or how many facet values there are.
  package var nbHits: Int
  /// The loaded rows, from the first one on.
  package var rows: [Row]
  /// How many of them the result shows; the others are loaded to be judged.
  package var shownCount: Int
  /// The place of the first loaded row, from 0: a page behind the first one does not begin the list.
  package var firstRank: Int
  /// The counts of facet values, by attribute.
  package var facets: ExactDictionary<[Facet]>
  /// How many requests the section cost.
  package var requestCount: Int
  /// Why there is no answer, when the status is error.
  package var error: SearchError?

  /// Facts.
  package init(
    module: String, status: SectionStatus, nbHits: Int = 0, rows: [Row] = [], firstRank: Int = 0,
    facets: ExactDictionary<[Facet]> = [:], requestCount: Int = 0, error: SearchError? = nil
  ) {
    self.module = module
    self.status = status
    self.nbHits = nbHits
    self.rows = rows
    shownCount = rows.count
    self.firstRank = firstRank
    self.facets = facets
    self.requestCount = requestCount
    self.error = error
  }

  /// Whether fewer rows could be loaded than conditions look at and the backend announced.
  package var lacksRows = false
  /// The error in which loading them ended; nil where the backend gave no more of them.
  package var loadingError: SearchError?

  /// The index that is searched, where records come from it.
  package var indexName: String?
  /// Why no row can have an attribute; nil where one can.
  package var absence: (_ attribute: String) -> String? = { _ in nil }

  /// The rows that the result shows.
  var shownRows: ArraySlice<Row> { rows.prefix(shownCount) }

  /// How many values of a facet are counted at most.
  package var facetLimit = Int.max

  /// Whether rows are shown.
  var isShown: Bool { status == .ok && !rows.isEmpty }
}
