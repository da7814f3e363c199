import SearchGraph
import TestSupport
import Testing

@MainActor
struct ControllerConnectionTests {
  private let field = TextField()
  private let interactor = QueryInputInteractor(query: "before")

  @Test func connectingShowsTheText() {
    interactor.connectController(field)
    expectEqual(field.shown, ["before"])
  }

  @Test func typingGoesIntoTheBoxAndSubmittingIsToldEveryTime() {
    var submitted: [String] = []
    interactor.onQuerySubmitted.subscribe { submitted.append($0) }
    interactor.connectController(field)
    field.type("tom")
    expectEqual(interactor.query, "tom")
    #expect(submitted.isEmpty)
    field.submit()
    field.submit()
    expectEqual(submitted, ["tom", "tom"])
  }

  @Test func submittingAnotherTextChangesTheTextFirst() {
    var events: [String] = []
    interactor.onQueryChanged.subscribe { events.append("changed to '\($0)'") }
    interactor.onQuerySubmitted.subscribe { events.append("submitted '\($0)'") }
    let list = SuggestionsList()
    interactor.connectController(list)
    list.choose("tom hanks")
    expectEqual(events, ["changed to 'tom hanks'", "submitted 'tom hanks'"])
  }

  @Test func everyControllerShowsWhatComesFromAnother() {
    let other = TextField()
    let list = SuggestionsList()
    interactor.connectController(field)
    interactor.connectController(other)
    interactor.connectController(list)
    field.type("to")
    expectEqual(other.text, "to")
    list.choose("tom hanks")
    expectEqual(field.text, "tom hanks")
    expectEqual(other.text, "tom hanks")
  }

  @Test func aControllerThatReportsWhatItShowsMakesNoLoop() {
    var changes: [String] = []
    interactor.onQueryChanged.subscribe { changes.append($0) }
    let echoing = TextField(echoes: true)
    interactor.connectController(echoing)
    interactor.connectController(TextField(echoes: true))
    echoing.type("tom")
    interactor.query = "hanks"
    expectEqual(changes, ["tom", "hanks"])
  }

  @Test func trapATextThatAHandlerReplacedIsNotShownAfterItsReplacement() {
    interactor.onQueryChanged.subscribe { [interactor] text in
      if text == " tom" { interactor.query = "tom" }
    }
    interactor.connectController(field)
    field.type(" tom")
    expectEqual(field.text, "tom")
  }

  @Test func aDisconnectedControllerNeitherTypesNorShows() {
    let connection = interactor.connectController(field)
    connection.disconnect()
    connection.disconnect()
    field.type("typed")
    field.submit()
    expectEqual(interactor.query, "before")
    interactor.query = "after"
    expectEqual(field.shown, ["before"])
    #expect(field.onQueryChanged == nil)
    #expect(field.onQuerySubmitted == nil)
  }

  @Test func connectingAgainShowsTheTextOfNowAndConnectingTwiceDoesNothing() {
    let connection = interactor.connectController(field)
    connection.disconnect()
    interactor.query = "after"
    connection.connect()
    connection.connect()
    expectEqual(field.shown, ["before", "after"])
    field.type("typed")
    expectEqual(interactor.query, "typed")
    expectEqual(field.shown, ["before", "after", "typed"])
  }

  @Test func aControllerBelongsToTheInteractorThatWasConnectedLast() {
    let other = QueryInputInteractor(query: "other")
    let echoing = TextField(echoes: true)
    interactor.connectController(echoing)
    other.connectController(echoing)
    expectEqual(interactor.query, "before")
    echoing.type("typed")
    expectEqual(interactor.query, "before")
    expectEqual(other.query, "typed")
  }

  @Test func aConnectionKeepsNeitherTheControllerNorTheBoxAlive() {
    weak var goneField: TextField?
    weak var goneInteractor: QueryInputInteractor?
    do {
      let field = TextField()
      let interactor = QueryInputInteractor()
      interactor.connectController(field, debounceInterval: .seconds(60))
      field.type("tom")
      goneField = field
      goneInteractor = interactor
    }
    #expect(goneField == nil)
    #expect(goneInteractor == nil)
  }

  @Test func aControllerMayOwnItsConnection() {
    final class Screen: QueryInputController {
      let interactor = QueryInputInteractor()
      var connection: QueryInputInteractor.Connection?
      var onQueryChanged: ((String) -> Void)?
      var onQuerySubmitted: ((String) -> Void)?
      func setQuery(_ query: String) {}
    }
    weak var gone: Screen?
    do {
      let screen = Screen()
      screen.connection = screen.interactor.connectController(screen)
      gone = screen
    }
    #expect(gone == nil)
  }

  @Test func aConnectionEndsWithItsControllerAndWithItsBox() {
    do {
      interactor.connectController(TextField())
      let gone = QueryInputInteractor()
      gone.connectController(field)
    }
    interactor.query = "after"
    field.type("typed")
    field.submit()
    expectEqual(interactor.query, "after")
  }
}
