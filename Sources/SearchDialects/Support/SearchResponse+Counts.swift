import SearchModel

extension SearchResponse {
  /// Lets the counts be no smaller than what came: a backend that says nothing, or less than it shows, has at least the
  /// hits of the page and those in front of it.
  ///
  /// - Parameter offset: how many hits there are in front of the first one.
  mutating func countAtLeastHits(behind offset: Int) {
    guard !hits.isEmpty else { return }
    if nbHits < saturatingSum(max(offset, 0), hits.count) {
      // Of a group of records only the first one counts.
      let count = hits.count { ($0["_distinctSeqID"]?.integerValue ?? 0) == 0 }
      nbHits = max(nbHits, saturatingSum(max(offset, 0), count))
    }
    if hitsPerPage > 0, extra["offset"] == nil, nbPages <= page, page < .max { nbPages = page + 1 }
  }
}
