import ExampleScreen
import MultihitsKit

@MainActor
func readResults() async throws {
  let searcher = Searcher(service: try ExampleData.movieNight(), indexName: "movies")
  searcher.query = [
    "query": "hitch", "facets": ["genres", "year"], "attributesToSnippet": ["directors:2"], "getRankingInfo": true,
    "hitsPerPage": 2,
  ]
  await searcher.searchAndWait()

  if let results = searcher.results {
    print(results.nbHits, results.query, results.page, results.nbPages)
    print(results.facets(name: "genres")?.first?.value ?? "")
    print(results.facetStats(name: "year")?.min ?? 0)
    print(results.highlightResult(at: 0, path: "directors.0")?.value ?? "")
    print(results.snippetResult(at: 0, path: "directors.0")?.matchLevel ?? .none)
    print(results.rankingInfo(at: 0)?.nbTypos ?? 0)
    // The answer itself is always there.
    print(results.content["nbHits"] == .integer(results.nbHits))
  }
}
