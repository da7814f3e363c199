/// What loads further pages of a section: its searcher.
public protocol PageLoader: AnyObject {
  /// Asks for pages, each in a request of its own for that section alone, and returns at once. Pages that are under way are
  /// not asked for again.
  func loadPages(_ pages: [Int], isolation: isolated any Actor)
  /// Asks for a page of the section alone and returns when it has come or failed.
  func loadPageAndWait(_ page: Int) async
}
