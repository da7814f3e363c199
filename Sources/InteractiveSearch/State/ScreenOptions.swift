public import Terminal

/// How the screen behaves, apart from what is searched.
public struct ScreenOptions: Sendable {
  /// Whether typing searches; otherwise Enter does.
  public var searchesAsYouType: Bool
  /// The keys, besides Enter, that accept.
  public var acceptingKeys: Set<Key>
  /// What stands before the text in the search box.
  public var prompt: String
  /// Whether the query may be accepted without a hit, because it is printed.
  public var acceptsQueryAlone: Bool

  /// The keys that always leave or stop the program.
  public static let reservedKeys: Set<Key> = [.control("c"), .control("z")]

  /// Options.
  public init(
    searchesAsYouType: Bool = true, acceptingKeys: Set<Key> = [], prompt: String = "Search: ",
    acceptsQueryAlone: Bool = false
  ) {
    self.searchesAsYouType = searchesAsYouType
    self.acceptingKeys = acceptingKeys
    self.prompt = prompt
    self.acceptsQueryAlone = acceptsQueryAlone
  }
}
