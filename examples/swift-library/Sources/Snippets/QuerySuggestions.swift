import ExampleScreen
import MultihitsKit

@MainActor
func suggestQueries() async throws {
  struct Product: Decodable { let name: String }
  let service = try ExampleData.electronics()

  let suggestions = HitsInteractor<Hit<QuerySuggestion>>(infiniteScrolling: .off, showItemsOnEmptyQuery: true)
  let products = HitsInteractor<Product>(showItemsOnEmptyQuery: true)
  let connector = MultiIndexHitsConnector(
    service: service,
    indexModules: [
      .init(indexName: "suggestions", parameters: ["hitsPerPage": 3], hitsInteractor: suggestions),
      .init(indexName: "products", parameters: ["hitsPerPage": 2], hitsInteractor: products),
    ])
  let queryInputInteractor = QueryInputInteractor()
  queryInputInteractor.connectSearcher(connector.searcher)

  queryInputInteractor.query = "came"
  await connector.searcher.waitForAnswers()
  let renderer = HighlightRenderer(isInverted: true)
  for suggestion in suggestions.hits { print(suggestion.object.highlightedString(renderer: renderer).marked) }

  if let first = suggestions.hit(atIndex: 0) {
    queryInputInteractor.select(suggestion: first.query)
  }
  await connector.searcher.waitForAnswers()
  print(products.hits.map(\.name))
}
