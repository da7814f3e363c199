import Diagnostics
import SearchModel
import SpecLoader
import Terminal

extension ScreenState {
  /// Has what is on the screen written as a query with expectations.
  mutating func keepQuery() -> [Effect] {
    if !options.searchesAsYouType, !editor.text.hasSameBytes(as: searchedText) {
      note = "The text is not searched yet; Enter searches it"
      return []
    }
    guard !isUnsettled else {
      note = "Answers are on their way; press F4 when they are there"
      return []
    }
    guard let chosen = chosenFilters else {
      note = "Filters of the spec are switched off, which a query file cannot say"
      return []
    }
    var row = QueryRow(
      query: searchedText, page: given.page, hitsPerPage: given.hitsPerPage, filters: given.filters, sections: [])
    for (module, text) in chosen { row.filters.byModule[module, default: []].append(text) }
    guard !sections.allSatisfy({ $0.content.error != nil }) else {
      note = "There is nothing to expect: every section ended in an error"
      return []
    }
    var omissions: [String] = []
    for section in sections {
      if section.content.error != nil {
        omissions.append("\(section.module) (it ended in an error)")
      } else if section.refines.contains(where: { chosen[$0] != nil }) {
        omissions.append("\(section.module) (its values depend on what is chosen)")
      } else {
        row.sections.append(section.expectation)
      }
    }
    guard !row.sections.isEmpty else {
      note = "There is nothing to expect: without \(omissions.joined(separator: ", "))"
      return []
    }
    return [.keepQuery(row, omissions: omissions)]
  }

  /// The text of what was chosen in each section beside the spec's filters; nil when some of these are switched off.
  private var chosenFilters: ExactDictionary<String>? {
    var texts: ExactDictionary<String> = [:]
    for section in sections where section.kind != .facetValues {
      guard let added = section.filterGroups.added(to: section.ownFilterGroups) else { return nil }
      if let text = FilterGroup.text(of: added) { texts[section.module] = text }
    }
    return texts
  }
}

extension SectionView {
  /// How many of the first rows are expected.
  private static let expectedRowCount = 3

  /// What a test is to expect of the section.
  fileprivate var expectation: QueryRow.Section {
    if content.isHidden { return QueryRow.Section(module: module, status: .hidden) }
    let ids = rowsOfAnswer.map { $0.identity ?? "" }
    guard !ids.isEmpty else { return QueryRow.Section(module: module, status: .empty) }
    let first = beginsWithFirstHit ? ids.prefix(Self.expectedRowCount).prefix { !$0.isEmpty } : []
    return QueryRow.Section(module: module, status: .ok, first: Array(first))
  }

  /// The rows that the answer brought: not the chosen values of a facet, which are listed behind the others when the
  /// answer lacks them.
  private var rowsOfAnswer: ArraySlice<Row> { content.rows.prefix(content.answeredRowCount ?? content.rows.count) }
}
