package import Terminal

/// How the screen behaves, apart from what is searched.
package struct ScreenOptions: Sendable {
  /// Whether typing searches; otherwise Enter does.
  package var searchesAsYouType: Bool
  /// The keys, besides Enter, that accept.
  package var acceptingKeys: Set<Key>
  /// The prompt before the text in the search box.
  package var prompt: String
  /// Whether the query may be accepted without a hit, because it is printed.
  package var acceptsQueryAlone: Bool

  /// The keys that always leave or stop the program.
  package static let reservedKeys: Set<Key> = [.control("c"), .control("z")]

  /// Options.
  package init(
    searchesAsYouType: Bool = true, acceptingKeys: Set<Key> = [], prompt: String = "Search: ",
    acceptsQueryAlone: Bool = false
  ) {
    self.searchesAsYouType = searchesAsYouType
    self.acceptingKeys = acceptingKeys
    self.prompt = prompt
    self.acceptsQueryAlone = acceptsQueryAlone
  }
}
