import ExampleScreen
import MultihitsKit

final class SearchField: QueryInputController {
  var onQueryChanged: ((String) -> Void)?
  var onQuerySubmitted: ((String) -> Void)?

  func setQuery(_ query: String) {
    print("the field shows '\(query)'")
  }
}

@MainActor
func typeIntoASearchBox() async throws {
  let searcher = HitsSearcher(service: try ExampleData.movieNight(), indexName: "movies")
  searcher.onSearch.subscribe { request in print("searching for '\(request.parameters.query)'") }
  let field = SearchField()

  let connector = SearchBoxConnector(
    searcher: searcher, searchTriggeringMode: .searchAsYouType, controller: field,
    debounceInterval: .milliseconds(20))
  for text in ["v", "ve", "ver"] { field.onQueryChanged?(text) }
  // Once typing rests, the last text alone is searched for.
  while connector.interactor.query != "ver" { try await Task.sleep(for: .milliseconds(10)) }
  await searcher.waitForAnswers()
  print(connector.interactor.query)

  // A submission does not wait.
  field.onQuerySubmitted?("vertigo")
  await searcher.waitForAnswers()
}
