import SearchGraph
import SearchModel
import TestSupport
import Testing

@MainActor
struct SearchBoxConnectorTests {
  private let searcher = RecordingSearcher()
  private let field = TextField()

  @Test func aConnectorConnectsAllAndSearchesNothing() {
    let connector = SearchBoxConnector(searcher: searcher, controller: field)
    #expect(searcher.searches.isEmpty)
    field.type("tom")
    expectEqual(searcher.searches, ["tom"])
    expectEqual(connector.interactor.query, "tom")
    #expect(connector.searcher === searcher)
    expectEqual(connector.searchTriggeringMode, .searchAsYouType)
    expectEqual(connector.controllerConnections.count, 1)
  }

  @Test func aConnectorOnSubmitSearchesOnSubmit() {
    let interactor = QueryInputInteractor(query: "tom")
    let connector = SearchBoxConnector(
      searcher: searcher, interactor: interactor, searchTriggeringMode: .searchOnSubmit, controller: field)
    field.type("tom hanks")
    #expect(searcher.searches.isEmpty)
    field.submit()
    expectEqual(searcher.searches, ["tom hanks"])
    #expect(connector.interactor === interactor)
  }

  @Test func aTextFieldAndAListOfSuggestionsShareABox() {
    let list = SuggestionsList()
    let connector = SearchBoxConnector(searcher: searcher, controller: field)
    connector.connectController(list)
    field.type("to")
    list.choose("tom hanks")
    expectEqual(field.text, "tom hanks")
    expectEqual(searcher.searches, ["to", "tom hanks"])
    expectEqual(connector.controllerConnections.count, 2)
  }

  @Test func connectingAndDisconnectingAreSymmetricAndMayBeRepeated() {
    let connector = SearchBoxConnector(searcher: searcher, controller: field)
    field.type("one")
    connector.disconnect()
    connector.disconnect()
    field.type("two")
    connector.interactor.query = "three"
    expectEqual(searcher.searches, ["one"])
    expectEqual(field.text, "two")
    connector.connect()
    connector.connect()
    expectEqual(searcher.query, "three")
    expectEqual(field.text, "three")
    expectEqual(searcher.searches, ["one"])
    field.type("four")
    expectEqual(searcher.searches, ["one", "four"])
  }

  @Test func trapDisconnectingSendsNoEmptySearch() {
    let connector = SearchBoxConnector(searcher: searcher, controller: field)
    field.type("tom")
    connector.disconnect()
    expectEqual(searcher.searches, ["tom"])
    expectEqual(searcher.query, "tom")
  }

  @Test func aControllerMayOwnItsConnector() {
    final class Screen: QueryInputController {
      var connector: SearchBoxConnector?
      var onQueryChanged: ((String) -> Void)?
      var onQuerySubmitted: ((String) -> Void)?
      func setQuery(_ query: String) {}
    }
    weak var gone: Screen?
    weak var goneInteractor: QueryInputInteractor?
    do {
      let screen = Screen()
      screen.connector = SearchBoxConnector(
        searcher: searcher, controller: screen, debounceInterval: .milliseconds(100))
      gone = screen
      goneInteractor = screen.connector?.interactor
    }
    #expect(gone == nil)
    #expect(goneInteractor == nil)
    searcher.query = "tom"
    #expect(searcher.searches.isEmpty)
  }
}
