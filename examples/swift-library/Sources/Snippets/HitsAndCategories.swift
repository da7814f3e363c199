import ExampleScreen
import MultihitsKit

@MainActor
func searchHitsAndCategories() async throws {
  struct Item: Decodable { let name: String }

  let searcher = MultiSearcher(service: try ExampleData.shop())
  let categoriesInteractor = FacetListInteractor()
  let hitsInteractor = HitsInteractor<Item>(infiniteScrolling: .off)

  let facetsSearcher = searcher.addFacetsSearcher(indexName: "products", attribute: "categories")
  categoriesInteractor.connectFacetSearcher(facetsSearcher)
  let hitsSearcher = searcher.addHitsSearcher(indexName: "products", parameters: ["hitsPerPage": 2])
  hitsInteractor.connectSearcher(hitsSearcher)

  searcher.query = "shirt"
  await searcher.searchAndWait()
  for category in categoriesInteractor.items { print("\(category.value): \(category.count)") }
  for item in hitsInteractor.hits { print(item.name) }
}
