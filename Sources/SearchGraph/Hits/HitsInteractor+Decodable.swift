public import SearchModel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension HitsInteractor where Record: Decodable {
  /// An interactor for hits of a type of your own.
  ///
  /// Source of the behaviour: InstantSearch's `HitsInteractor`, with its defaults.
  ///
  /// - Parameters:
  ///   - infiniteScrolling: whether and when further pages are loaded.
  ///   - showItemsOnEmptyQuery: whether the section shows hits for the empty query.
  ///   - pageCleanUpOffset: how many pages before and after those in use are kept; nil for all.
  ///   - onInvalidHit: what to do with a hit that does not decode as `Record`.
  ///   - jsonDecoder: reads each hit.
  public convenience init(
    infiniteScrolling: InfiniteScrolling = .on(withOffset: 5), showItemsOnEmptyQuery: Bool = true,
    pageCleanUpOffset: Int? = 3, onInvalidHit: InvalidHitPolicy = .fail, jsonDecoder: JSONDecoder = JSONDecoder()
  ) {
    let decoder = TypedHitDecoder(policy: onInvalidHit) { received in
      try jsonDecoder.decode(Record.self, from: received)
    }
    self.init(
      infiniteScrolling: infiniteScrolling, showItemsOnEmptyQuery: showItemsOnEmptyQuery,
      pageCleanUpOffset: pageCleanUpOffset, decode: decoder.decode)
  }
}
