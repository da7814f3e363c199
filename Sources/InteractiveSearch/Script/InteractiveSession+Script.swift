import Diagnostics
import SearchGraph
import SearchModel
import SpecLoader
import Terminal
import Workspaces

// What lines of a script do that is more than a key.
extension InteractiveSession where ClockType == VirtualClock {
  /// Searches the text in the box, whatever makes the box search.
  func submit(isolation: isolated any Actor) {
    let text = state.editor.text
    perform([.submit(text), .remember(text)], isolation: isolation)
  }

  /// Puts the cursor into a row, from 1, scrolling there page by page.
  func moveCursor(
    toRow row: Int, ofSection id: String?, line: ScriptLine, clock: VirtualClock, isolation: isolated any Actor
  ) async throws(ScriptError) {
    let section = try self.section(id, line: line)
    while true {
      let count = state.sections[section].content.isHidden ? 0 : state.sections[section].content.rows.count
      state.hasMoved = true
      state.setCursor(section: section, row: min(row, count) - 1)
      resize(to: state.size, isolation: isolation)
      await settle(clock, isolation: isolation)
      guard row > count else { return }
      guard state.sections[section].content.rows.count > count else {
        let rows = count.counted("row")
        throw ScriptError(
          line: line.number, message: "the section '\(state.sections[section].module)' has \(rows), no row \(row)")
      }
    }
  }

  /// Chooses a value of a facet in a section, or gives it up.
  func toggle(
    _ value: String, of attribute: String, inSection id: String?, line: ScriptLine, isolation: isolated any Actor
  ) throws(ScriptError) {
    let candidates: [Int] =
      if id != nil {
        [try section(id, line: line)]
      } else {
        state.sections.indices.filter { section in
          state.sections[section].content.facets[attribute] != nil
            || state.facetSections[RefinedFacet(section: section, attribute: attribute)] != nil
            || state.choice(of: value, attribute: attribute, section: section).isSelected
        }
      }
    guard let section = candidates.first else {
      let counted = state.sections.flatMap { $0.content.facets.keys }
      let hint = Suggestions.hint(for: attribute, among: counted)
      throw ScriptError(line: line.number, message: "no section counts the facet '\(attribute)'\(hint)")
    }
    let choice = state.choice(of: value, attribute: attribute, section: section)
    if !choice.isSelected, let values = allValues(of: attribute, section: section),
      !values.contains(where: { $0.lowercased() == value.lowercased() })
    {
      let hint = Suggestions.hint(for: value, among: values)
      throw ScriptError(
        line: line.number, message: "nothing that is found has '\(value)' in the facet '\(attribute)'\(hint)")
    }
    perform([choice.effect], isolation: isolation)
  }

  /// The values of a facet that there are to choose from in a section; nil when there may be more than were counted.
  private func allValues(of attribute: String, section: Int) -> [String]? {
    let searchers = loaded.connector.searcher.sections
    if let counted = state.sections[section].content.facets[attribute],
      let hits = searchers[section] as? HitsSearcher, counted.count < hits.parameters.maxValuesPerFacet
    {
      return counted.map(\.value)
    }
    let list = state.facetSections[RefinedFacet(section: section, attribute: attribute)] ?? section
    guard let searcher = searchers[list] as? FacetSearcher, searcher.attribute.hasSameBytes(as: attribute),
      searcher.followsQuery || searcher.query.isEmpty
    else { return nil }
    let content = state.sections[list].content
    guard content.error == nil, !content.isHidden, content.rows.count < searcher.maxFacetHits else { return nil }
    return content.rows.compactMap { row in
      if case .facet(let facet, _) = row { facet.value } else { nil }
    }
  }

  private func section(_ id: String?, line: ScriptLine) throws(ScriptError) -> Int {
    guard let id else {
      guard let section = state.cursor?.section else {
        throw ScriptError(line: line.number, message: "no section shows anything")
      }
      return section
    }
    guard let section = state.sections.firstIndex(where: { $0.module == id }) else {
      let ids = state.sections.map(\.module)
      let hint = Suggestions.hint(
        for: id, among: ids, otherwise: "the sections are \(ids.joined(separator: ", "))")
      throw ScriptError(line: line.number, message: "there is no section '\(id)'\(hint)")
    }
    return section
  }
}
