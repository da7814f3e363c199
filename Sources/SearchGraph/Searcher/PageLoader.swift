/// What loads further pages of a section: the searcher that the section's interactor is attached to.
///
/// It tells the interactor of each page with ``SectionInteractor/willLoad(page:)`` before it sends anything, and asks
/// for the pages of this section alone. A page that is under way is not requested again, but the interactor is notified
/// again. Source of the behaviour: InstantSearch's `PageLoadable`.
package protocol PageLoader: AnyObject {
  /// Asks for pages, counted from 0, and returns at once; the answers arrive in the given actor.
  func loadPages(_ pages: [Int], isolation: isolated any Actor)
  /// Asks for a page, counted from 0, and returns when it has come or failed, or when its request is out of date.
  func loadPageAndWait(_ page: Int) async
}
