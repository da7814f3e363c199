import SearchGraph

/// Counts the searches that it is asked for and sends none.
final class RecordingSearcher: QuerySearcher {
  var query: String {
    didSet {
      if query != oldValue { onQueryChanged.fire(query) }
    }
  }
  let onQueryChanged = Signal<String>()
  /// The texts that were searched for.
  private(set) var searches: [String] = []
  /// The actors that searches were started in.
  private(set) var actors: [ObjectIdentifier] = []

  init(query: String = "") {
    self.query = query
  }

  func search(isolation: isolated any Actor) {
    searches.append(query)
    actors.append(ObjectIdentifier(isolation))
  }

  func searchAndWait() async {
    searches.append(query)
  }
}

/// A text field without a screen.
final class TextField: QueryInputController {
  /// What it shows.
  private(set) var text = ""
  /// What it was told to show, in order.
  private(set) var shown: [String] = []
  var onQueryChanged: ((String) -> Void)?
  var onQuerySubmitted: ((String) -> Void)?

  /// Whether the field reports texts that it is told to show, as if they were typed.
  private let echoes: Bool

  init(echoes: Bool = false) {
    self.echoes = echoes
  }

  func setQuery(_ query: String) {
    text = query
    shown.append(query)
    if echoes { onQueryChanged?(query) }
  }

  func type(_ text: String) {
    self.text = text
    onQueryChanged?(text)
  }

  func submit() {
    onQuerySubmitted?(text)
  }
}

/// A list of suggestions, which offers texts and shows none.
final class SuggestionsList: QueryInputController {
  var onQueryChanged: ((String) -> Void)?
  var onQuerySubmitted: ((String) -> Void)?

  func setQuery(_ query: String) {}

  func choose(_ suggestion: String) {
    onQuerySubmitted?(suggestion)
  }
}
