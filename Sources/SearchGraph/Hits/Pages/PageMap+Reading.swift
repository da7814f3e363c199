import SearchModel

extension PageMap {
  /// One more than the highest row that is there.
  var extent: Int {
    guard let page = lastFilled.flatMap(loadedPage) else { return 0 }
    return saturatingSum(layout.firstRow(ofPage: page.number), page.rows.count)
  }

  /// The row with a number, nil when it is not there. Complexity: logarithmic.
  func row(at index: Int) -> Row? {
    guard index >= 0, let page = loadedPage(layout.page(ofRow: index)) else { return nil }
    let place = index - layout.firstRow(ofPage: page.number)
    return page.rows.indices.contains(place) ? page.rows[place] : nil
  }

  /// The answer of the highest loaded page without its hits; when no page is loaded, that of the highest page that ever
  /// came.
  var summary: SearchResponse? { loaded.last?.summary ?? newest?.summary }

  /// The error of the lowest page that has one.
  var firstFailure: (page: Int, error: SearchError)? {
    failures.min { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Whether the answers are pages, and no slice from an offset.
  var isPaged: Bool { newest.map { $0.summary.extra["offset"] == nil } ?? false }

  /// The page after the highest loaded one; nil when there are no more pages, when it was requested already, or when a
  /// page has failed.
  var nextPage: Int? {
    guard isPaged, failures.isEmpty, let last = loaded.last?.number, last < layout.lastPage, !pending.contains(last + 1)
    else { return nil }
    return last + 1
  }

  /// A loaded page.
  func loadedPage(_ number: Int) -> LoadedPage? {
    let place = loaded.partitioningIndex { $0.number >= number }
    return place < loaded.count && loaded[place].number == number ? loaded[place] : nil
  }
}
