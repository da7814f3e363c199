/// A backend that can tell at once whether a query has a word, without searching.
package protocol WordCuttingService: SearchService {
  /// Whether a query has a word, as an index cuts texts; nil when there is no index of that name.
  func hasWord(in query: String, ofIndex name: String) -> Bool?
}
