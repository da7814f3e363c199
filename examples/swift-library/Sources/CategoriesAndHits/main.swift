import ExampleScreen
// Searches one index twice: for the categories whose names match, and for the products that do.
import MultihitsKit

struct Item: Codable {
  let name: String
  let price: Double
}

let searcher = MultiSearcher(service: try ExampleData.shop())
let textField = TextField()
let searchBoxConnector = SearchBoxConnector(searcher: searcher, controller: textField)
let categoriesInteractor = FacetListInteractor()
let hitsInteractor = HitsInteractor<Item>(infiniteScrolling: .off)

let facetsSearcher = searcher.addFacetsSearcher(indexName: "products", attribute: "categories", maxFacetHits: 4)
categoriesInteractor.connectFacetSearcher(facetsSearcher)
let hitsSearcher = searcher.addHitsSearcher(indexName: "products", parameters: ["hitsPerPage": 4])
hitsInteractor.connectSearcher(hitsSearcher)

@MainActor
func show() {
  Screen.printSearchBox(textField.text)
  Screen.printSection("Categories", categoriesInteractor.items.map { "\($0.value) (\($0.count))" })
  Screen.printSection("Hits", hitsInteractor.hits.map { "\($0.name), \($0.price)" })
}

searcher.search()
await searcher.waitForAnswers()
show()

for text in ["sh", "shirt", "red", "submarine"] {
  textField.type(text)
  await searcher.waitForAnswers()
  show()
}
