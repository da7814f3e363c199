import ExampleScreen
import MultihitsKit

/// A list of suggestions: it shows hits and is typed into by choosing one.
final class SuggestionsController: HitsController, QueryInputController {
  var hitsSource: HitsInteractor<Hit<QuerySuggestion>>?
  var onQueryChanged: ((String) -> Void)?
  var onQuerySubmitted: ((String) -> Void)?
  /// Whether what is still to be typed stands out, instead of what was typed.
  var isHighlightingInverted = false
  /// Whether the list is on the screen.
  var isOpen = false
  private var rows: [String] = []

  // The list offers texts and shows none of its own.
  func setQuery(_ query: String) {}

  func scrollToTop() {}

  func reload() {
    let renderer = HighlightRenderer(isInverted: isHighlightingInverted)
    rows = (hitsSource?.hits ?? []).map { $0.object.highlightedString(renderer: renderer).marked }
  }

  func choose(row: Int) {
    guard let suggestion = hitsSource?.hit(atIndex: row) else { return }
    onQuerySubmitted?(suggestion.query)
  }

  func show() {
    if isOpen { Screen.printSection("Suggestions", rows) }
  }
}
