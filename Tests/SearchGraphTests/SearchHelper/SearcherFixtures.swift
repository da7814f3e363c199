import SearchModel

@testable import SearchGraph

/// A searcher of hotels whose requests and answers a test passes by hand; the service behind it fails.
func makeHotelSearcher(query: SearchParameters = [:], resultHandler: Searcher.ResultHandler? = nil) -> Searcher {
  Searcher(
    service: ScriptedService { _ in .failure(SearchError(.unsupported, "nobody asks the service")) },
    indexName: "hotels", query: query, resultHandler: resultHandler)
}

/// The answer with a page of two hits that say what was asked: `paris#0.0`, `paris#0.1`, `paris#1.0` …
func hotelPage(of request: SectionRequest, nbPages: Int = 3) -> SearchResponse {
  let page = request.parameters.page
  let hits = (0..<2).map { row -> JSONObject in
    ["objectID": .string("\(request.parameters.query)#\(page).\(row)")]
  }
  return SearchResponse(hits: hits, nbHits: 2 * nbPages, page: page, nbPages: nbPages, hitsPerPage: 2)
}

extension Searcher {
  /// The ids of the hits held.
  var hitIDs: [String] { hits.compactMap { $0["objectID"]?.stringValue } }

  /// Hands over the answer to a request, nothing without one.
  func succeed(_ issued: Searcher.Request?, nbPages: Int = 3) {
    guard let issued else { return }
    receive(.success(hotelPage(of: issued.request, nbPages: nbPages)), for: issued)
  }

  /// Hands over a failure of a request, nothing without one.
  func fail(_ issued: Searcher.Request?, _ code: SearchError.Code = .server) {
    guard let issued else { return }
    receive(.failure(SearchError(code, "down")), for: issued)
  }
}

/// Writes down all that a searcher tells, in few words.
final class SearcherLog: SearcherDelegate {
  private(set) var lines: [String] = []

  init(_ searcher: Searcher) {
    searcher.delegate = self
    searcher.onSearch.subscribe(with: self) { $0.lines.append("search \($1.seqNo)\($1.isLoadingMore ? " more" : "")") }
    searcher.onResult.subscribe(with: self) { $0.lines.append("result \($1.seqNo)\($1.isLoadingMore ? " more" : "")") }
    searcher.onError.subscribe(with: self) { $0.lines.append("error \($1.seqNo) \($1.error.code)") }
    searcher.onCancel.subscribe(with: self) { $0.lines.append("cancel \($1.seqNo)") }
    searcher.onRefinementChange.subscribe(with: self) { $0.lines.append("refined after \($1.seqNo)") }
    searcher.addResultHandler { [weak self] in self?.handle("first handler", $0, $1) }
    searcher.addResultHandler { [weak self] in self?.handle("second handler", $0, $1) }
  }

  func searcher(
    _ searcher: Searcher, didReceive results: SearchResults?, error: SearchError?, for request: Searcher.Request
  ) {
    handle("delegate", results, error)
  }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func handle(_ name: String, _ results: SearchResults?, _ error: SearchError?) {
    lines.append(
      "\(name): \(results.map { "\($0.nbHits) hits" } ?? "no hits"), \(error.map { "\($0.code)" } ?? "fine")")
  }
}
