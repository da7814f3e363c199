import Presentation
import Runs
import SearchGraph
import SearchModel
import Terminal

@testable import InteractiveSearch

/// A section for tests, answered with rows.
func makeSection(
  _ module: String, _ labels: [String], kind: SectionView.Kind = .hits, nbHits: Int? = nil, details: [String]? = nil
) -> SectionView {
  let layout = SectionLayout(
    module: module, isFacet: kind == .facetValues, isHighlightingInverted: kind == .suggestions)
  let title = module.prefix(1).uppercased() + module.dropFirst()
  var section = SectionView(module: module, indexName: module, title: title, kind: kind, layout: layout)
  section.content.rows = labels.enumerated().map { place, label in
    if kind == .facetValues { return .facet(Facet(value: label, count: place + 1), isSelected: false) }
    var fields: JSONObject = [kind == .suggestions ? "query" : "name": .string(label)]
    if let details { fields["detail"] = .string(details[place]) }
    return .hit(DynamicHit(objectID: "\(module)-\(place)", fields: fields), received: nil)
  }
  section.content.nbHits = nbHits ?? (kind == .facetValues ? nil : labels.count)
  return section
}

/// A state that shows sections, its cursor in the first row.
func makeState(
  _ sections: SectionView..., query: String = "", size: TerminalSize = TerminalSize(columns: 40, rows: 12),
  options: ScreenOptions = ScreenOptions()
) -> ScreenState {
  var state = ScreenState(options: options, size: size, query: query, sections: sections)
  _ = state.take(
    sections.map { .init(content: $0.content, filterGroups: $0.filterGroups, isLoading: false, startsOver: true) })
  return state
}

extension ScreenState {
  /// Presses keys by their names; what the last one led to.
  @discardableResult
  mutating func press(_ names: String...) -> [Effect] {
    var effects: [Effect] = []
    for name in names { effects = handle(.key(Key(name: name) ?? Key(.function(99)))) }
    return effects
  }

  /// Types a text key by key.
  mutating func type(_ text: String) {
    for character in text { _ = handle(.key(.character(character))) }
  }

  /// The label of the row under the cursor.
  var currentLabel: String? {
    switch currentRow {
    case .hit(let hit, _): hit.fields.values.first?.stringValue
    case .facet(let facet, _): facet.value
    case .missing, nil: nil
    }
  }

  /// The rows of the screen as text, without blank ones at the end of the list.
  var shownLines: [String] { draw().lines }
}
