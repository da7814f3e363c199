import SearchGraph
import TestSupport
import Testing

struct QueryInputInteractorTests {
  private final class Events {
    var list: [String] = []
  }

  private let interactor = QueryInputInteractor()
  private let events = Events()

  init() {
    interactor.onQueryChanged.subscribe { [events] in events.list.append("changed to '\($0)'") }
    interactor.onQuerySubmitted.subscribe { [events] in events.list.append("submitted '\($0)'") }
  }

  @Test func aDifferentTextIsAnEventAndAnEqualOneIsNot() {
    interactor.query = "t"
    interactor.query = "t"
    interactor.query = ""
    expectEqual(events.list, ["changed to 't'", "changed to ''"])
  }

  @Test func submittingFiresEveryTime() {
    interactor.submitQuery()
    interactor.query = "tom"
    interactor.submitQuery()
    interactor.submitQuery()
    expectEqual(events.list, ["submitted ''", "changed to 'tom'", "submitted 'tom'", "submitted 'tom'"])
  }

  @Test func choosingASuggestionReplacesTheTextAndSubmits() {
    interactor.query = "to"
    interactor.select(suggestion: "tom hanks")
    interactor.select(suggestion: "tom hanks")
    expectEqual(interactor.query, "tom hanks")
    expectEqual(
      events.list,
      [
        "changed to 'to'", "changed to 'tom hanks'", "submitted 'tom hanks'", "submitted 'tom hanks'",
      ])
  }

  @Test func aBoxMayBeginWithAText() {
    expectEqual(SearchBoxInteractor(query: "tom").query, "tom")
    #expect(SearchBoxInteractor().query.isEmpty)
  }
}
