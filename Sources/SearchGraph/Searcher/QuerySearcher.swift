/// A searcher that a search box can drive: it has a text and searches for it.
///
/// Source of the behaviour: InstantSearch's `Searcher` and `QuerySettable` protocols.
public protocol QuerySearcher: AnyObject {
  /// The text to search for. Setting another text starts everything anew at the first page, but sends nothing; setting
  /// the same text again is no event.
  var query: String { get set }
  /// Fires when the text changed.
  var onQueryChanged: Signal<String> { get }
  /// Starts a search in the caller's actor and returns at once. Whatever it brings arrives in that actor.
  func search(isolation: isolated any Actor)
  /// Searches and returns when every section has its answer or its error.
  func searchAndWait() async
}
