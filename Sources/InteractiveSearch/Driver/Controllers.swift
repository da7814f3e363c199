import SearchGraph

/// The search box of the screen, as the graph sees it.
final class BoxController: QueryInputController {
  var onQueryChanged: ((String) -> Void)?
  var onQuerySubmitted: ((String) -> Void)?

  /// Nothing to do: the screen's own text is where changes come from.
  func setQuery(_ query: String) {}
}

/// The list of the screen, as the graph sees it: it tells when to read the sections again.
final class ListController: MultiIndexHitsController {
  weak var hitsSource: (any MultiIndexHitsSource)?
  var onReload: () -> Void = {}

  func reload() { onReload() }

  /// Nothing to do: a list begins at its first row when the first answer to another text comes.
  func scrollToTop() {}
}

@available(*, unavailable)
extension BoxController: Sendable {}

@available(*, unavailable)
extension ListController: Sendable {}
