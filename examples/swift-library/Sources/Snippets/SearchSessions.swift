import ExampleScreen
import MultihitsKit

@MainActor
func manageASearchSession() async throws {
  let client = try ExampleData.movieNight()
  let index = client.index(withName: "movies")

  let searcher = Searcher(
    index: index,
    resultHandler: { results, error in
      if let error { print(error.message) }
      if let results { print("page \(results.page): \(results.hits.count) hits") }
    })
  searcher.query.query = "john"
  searcher.query.numericFilters = ["year >= 1960"]
  searcher.query.hitsPerPage = 4
  searcher.search()
  await searcher.waitForAnswers()

  // The next page; calls while an answer is awaited, and after the last page, ask nothing.
  searcher.loadMore()
  searcher.loadMore()
  await searcher.waitForAnswers()
  print(searcher.hits.count)

  // Refinements: all values of a facet must match, unless it is disjunctive.
  searcher.query.facets = ["genres"]
  searcher.disjunctiveFacets = ["genres"]
  searcher.addFacetRefinement(name: "genres", value: "Western")
  searcher.toggleFacetRefinement(name: "genres", value: "War")
  print(searcher.hasFacetRefinement(name: "genres", value: "War"))
  searcher.search()
  await searcher.waitForAnswers()
}
