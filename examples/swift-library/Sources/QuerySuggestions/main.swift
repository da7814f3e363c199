import ExampleScreen
// A search box with suggestions below it: choosing one replaces the text, closes the list and leaves the results.
import MultihitsKit

struct ShopItem: Codable {
  let name: String
  let brand: String
  let price: Double
}

let queryInputInteractor = QueryInputInteractor()
let textField = TextField()
let suggestionsHitsInteractor = HitsInteractor<Hit<QuerySuggestion>>(
  infiniteScrolling: .off, showItemsOnEmptyQuery: true)
let suggestions = SuggestionsController()
let resultsHitsInteractor = HitsInteractor<ShopItem>(
  infiniteScrolling: .on(withOffset: 10), showItemsOnEmptyQuery: true)
let results = ResultsController()

let multiIndexHitsConnector = MultiIndexHitsConnector(
  service: try ExampleData.electronics(),
  indexModules: [
    .init(
      indexName: "suggestions", parameters: ["hitsPerPage": 5], hitsInteractor: suggestionsHitsInteractor),
    .init(indexName: "products", parameters: ["hitsPerPage": 4], hitsInteractor: resultsHitsInteractor),
  ])
let searcher = multiIndexHitsConnector.searcher

queryInputInteractor.connectSearcher(searcher)
queryInputInteractor.connectController(textField)
queryInputInteractor.connectController(suggestions)
queryInputInteractor.onQuerySubmitted.subscribe(with: suggestions) { suggestions, _ in suggestions.isOpen = false }
suggestionsHitsInteractor.connectController(suggestions)
resultsHitsInteractor.connectController(results)
suggestions.isHighlightingInverted = true

@MainActor
func show() {
  Screen.printSearchBox(textField.text)
  suggestions.show()
  results.show()
}

// The screen at the beginning: results for the empty text.
searcher.search()
await searcher.waitForAnswers()
show()

// The search box is tapped: the most popular texts.
suggestions.isOpen = true
show()

for text in ["wire", "wireless h"] {
  textField.type(text)
  await searcher.waitForAnswers()
  show()
}

suggestions.choose(row: 0)
await searcher.waitForAnswers()
show()
