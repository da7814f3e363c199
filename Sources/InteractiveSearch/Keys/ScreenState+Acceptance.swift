import Diagnostics
import SearchGraph
import SearchModel
import Terminal

extension ScreenState {
  /// Does what Enter does: searches a text that waits for it, or takes what is under the cursor.
  mutating func enter() -> [Effect] {
    if !options.searchesAsYouType, editor.text != searchedText {
      hasMoved = false
      return [.submit(editor.text), .remember(editor.text)]
    }
    return accept(with: Key(.enter))
  }

  /// Takes what is under the cursor: a suggestion takes the place of the text, a value of a facet is chosen or
  /// deselected, and at a hit, or at nothing, the marked hits are accepted, or without marks the hit.
  ///
  /// Until the answers to the typed text are there, the row under the cursor belongs to the earlier text. Acceptance
  /// waits for the answers then, unless the cursor was moved.
  ///
  /// - Parameter key: the key that accepts; any other than Enter takes suggestions as hits.
  mutating func accept(with key: Key) -> [Effect] {
    if isUnsettled, !hasMoved {
      pendingAcceptance = key
      return [.searchTypedText]
    }
    guard let cursor, let row = currentRow else { return acceptNothing(with: key) }
    switch row {
    case .facet where !marks.isEmpty && key != Key(.enter): return finish(with: marks, key: key)
    case .facet(let facet, _): return [.selectFacet(section: cursor.section, value: facet.value)]
    case .hit(let hit, _) where sections[cursor.section].kind == .suggestions && key == Key(.enter):
      return choose(suggestion: HitQuery(layout: sections[cursor.section].layout).text(of: hit))
    case .hit: return finish(with: marks.isEmpty ? [selectedHit(at: cursor)].compactMap { $0 } : marks, key: key)
    case .missing: return []
    }
  }

  /// Puts a suggestion into the search box; one that stands there already leads to its results.
  private mutating func choose(suggestion text: String) -> [Effect] {
    prefersResults = true
    guard text != editor.text else {
      moveCursorToSection(step: 1)
      return [.remember(text)]
    }
    return replaceText(with: text) + [.remember(editor.text)]
  }

  /// Marks the hit under the cursor, or takes its mark away, and goes to the next row. Values of facets are chosen
  /// instead.
  mutating func toggleMark() -> [Effect] {
    guard let cursor, let row = currentRow else { return [] }
    if case .facet(let facet, _) = row { return [.selectFacet(section: cursor.section, value: facet.value)] }
    guard let hit = selectedHit(at: cursor) else { return [] }
    if let place = markPlace(of: hit) { marks.remove(at: place) } else { marks.append(hit) }
    moveCursor(by: 1)
    return []
  }

  /// Whether a hit is marked, in whatever search it was found.
  func isMarked(_ hit: SelectedHit) -> Bool { markPlace(of: hit) != nil }

  private func markPlace(of hit: SelectedHit) -> Int? {
    marks.firstIndex { $0.module == hit.module && $0.hit.objectID.hasSameBytes(as: hit.hit.objectID) }
  }

  private mutating func acceptNothing(with key: Key) -> [Effect] {
    if !marks.isEmpty { return finish(with: marks, key: key) }
    if options.acceptsQueryAlone { return finish(with: [], key: key) }
    note = "There is no hit to accept; Esc leaves"
    return []
  }

  private func finish(with hits: [SelectedHit], key: Key) -> [Effect] {
    [.remember(editor.text), .finish(.accepted(Selection(query: editor.text, key: key, hits: hits)))]
  }
}
