import SearchGraph
import SearchModel
import TestSupport
import Testing

@MainActor
struct SearcherConnectionTests {
  private let searcher = RecordingSearcher()
  private let interactor = QueryInputInteractor()

  @Test func asYouTypeEachChangeSearches() {
    interactor.connectSearcher(searcher)
    interactor.query = "t"
    interactor.query = "to"
    interactor.query = "to"
    interactor.query = ""
    expectEqual(searcher.searches, ["t", "to", ""])
  }

  @Test func asYouTypeSubmittingAloneDoesNotSearch() {
    interactor.connectSearcher(searcher, searchTriggeringMode: .searchAsYouType)
    interactor.submitQuery()
    interactor.query = "tom"
    interactor.submitQuery()
    expectEqual(searcher.searches, ["tom"])
  }

  @Test func onSubmitTypingDoesNothing() {
    interactor.connectSearcher(searcher, searchTriggeringMode: .searchOnSubmit)
    interactor.query = "tom"
    #expect(searcher.searches.isEmpty)
    #expect(searcher.query.isEmpty)
  }

  @Test func onSubmitEachSubmissionSearchesForTheSameTextToo() {
    interactor.connectSearcher(searcher, searchTriggeringMode: .searchOnSubmit)
    interactor.query = "tom"
    interactor.submitQuery()
    interactor.submitQuery()
    expectEqual(searcher.searches, ["tom", "tom"])
    expectEqual(searcher.query, "tom")
  }

  @Test(arguments: SearchTriggeringMode.allCases)
  func choosingASuggestionSearchesForItOnce(mode: SearchTriggeringMode) {
    interactor.connectSearcher(searcher, searchTriggeringMode: mode)
    interactor.select(suggestion: "tom hanks")
    expectEqual(searcher.searches, ["tom hanks"])
  }

  @Test(
    arguments: SearchTriggeringMode.allCases,
    [("typed", "known", "typed"), ("", "known", "known"), ("typed", "", "typed"), ("", "", "")])
  func connectingMakesTheTextsEqualAndDoesNotSearch(
    mode: SearchTriggeringMode, texts: (box: String, searcher: String, both: String)
  ) {
    interactor.query = texts.box
    searcher.query = texts.searcher
    interactor.connectSearcher(searcher, searchTriggeringMode: mode)
    expectEqual(interactor.query, texts.both)
    expectEqual(searcher.query, texts.both)
    #expect(searcher.searches.isEmpty)
  }

  @Test(arguments: SearchTriggeringMode.allCases)
  func theBoxFollowsTheSearchersTextWithoutASearch(mode: SearchTriggeringMode) {
    interactor.connectSearcher(searcher, searchTriggeringMode: mode)
    interactor.query = "typed"
    let before = searcher.searches
    searcher.query = "set"
    expectEqual(interactor.query, "set")
    expectEqual(searcher.searches, before)
  }

  @Test func twoBoxesOfOneSearcherFollowEachOtherWithOneSearchForEachChange() {
    let other = QueryInputInteractor()
    interactor.connectSearcher(searcher)
    other.connectSearcher(searcher)
    interactor.query = "t"
    other.query = "to"
    expectEqual(searcher.searches, ["t", "to"])
    expectEqual(interactor.query, "to")
  }

  @Test func oneBoxDrivesSeveralSearchers() {
    let other = RecordingSearcher()
    interactor.connectSearcher(searcher)
    interactor.connectSearcher(other)
    interactor.query = "t"
    expectEqual(searcher.searches, ["t"])
    expectEqual(other.searches, ["t"])
  }

  @Test func trapDisconnectingSendsNoEmptySearch() {
    let connection = interactor.connectSearcher(searcher)
    interactor.query = "tom"
    connection.disconnect()
    expectEqual(searcher.searches, ["tom"])
    expectEqual(searcher.query, "tom")
    expectEqual(interactor.query, "tom")
  }

  @Test(arguments: SearchTriggeringMode.allCases)
  func aDisconnectedBoxNeitherDrivesNorFollows(mode: SearchTriggeringMode) {
    let connection = interactor.connectSearcher(searcher, searchTriggeringMode: mode)
    connection.disconnect()
    connection.disconnect()
    interactor.query = "typed"
    interactor.submitQuery()
    #expect(searcher.searches.isEmpty)
    #expect(searcher.query.isEmpty)
    searcher.query = "set"
    expectEqual(interactor.query, "typed")
  }

  @Test(arguments: SearchTriggeringMode.allCases)
  func connectingTwiceSearchesOnce(mode: SearchTriggeringMode) {
    let connection = interactor.connectSearcher(searcher, searchTriggeringMode: mode)
    connection.connect()
    connection.disconnect()
    connection.connect()
    interactor.query = "typed"
    interactor.submitQuery()
    expectEqual(searcher.searches, ["typed"])
  }

  @Test func disconnectingLeavesOtherConnectionsOfTheSamePairAlone() {
    let connection = interactor.connectSearcher(searcher)
    interactor.connectSearcher(searcher)
    connection.disconnect()
    interactor.query = "tom"
    expectEqual(searcher.searches, ["tom"])
  }

  @Test func trapATextThatAHandlerReplacedIsNotSearchedForAfterItsReplacement() {
    interactor.onQueryChanged.subscribe { [interactor] text in
      if text == " tom" { interactor.query = "tom" }
    }
    interactor.connectSearcher(searcher)
    interactor.query = " tom"
    expectEqual(searcher.searches, ["tom"])
    expectEqual(searcher.query, "tom")
  }

  @Test func trapATextOfTheSearcherThatAHandlerReplacedDoesNotComeBackIntoTheBox() {
    searcher.onQueryChanged.subscribe { [searcher] text in
      if text == " tom" { searcher.query = "tom" }
    }
    interactor.connectSearcher(searcher)
    searcher.query = " tom"
    expectEqual(interactor.query, "tom")
    expectEqual(searcher.query, "tom")
  }

  @Test func aConnectionKeepsNeitherTheSearcherNorTheBoxAlive() {
    weak var goneSearcher: RecordingSearcher?
    weak var goneInteractor: QueryInputInteractor?
    do {
      let searcher = RecordingSearcher()
      let interactor = QueryInputInteractor()
      interactor.connectSearcher(searcher)
      interactor.query = "tom"
      goneSearcher = searcher
      goneInteractor = interactor
    }
    #expect(goneSearcher == nil)
    #expect(goneInteractor == nil)
  }

  @Test func aConnectionEndsWithItsSearcherAndWithItsBox() {
    do {
      let gone = RecordingSearcher()
      interactor.connectSearcher(gone)
      let other = QueryInputInteractor()
      other.connectSearcher(searcher)
    }
    interactor.query = "tom"
    searcher.query = "hanks"
    expectEqual(interactor.query, "tom")
    #expect(searcher.searches.isEmpty)
  }

  @Test func searchesStartInTheActorThatConnected() async {
    let screen = Screen()
    await expectEqual(screen.actors(typing: "tom"), [ObjectIdentifier(screen)])
  }
}

/// An actor of its own that owns a search box.
private actor Screen {
  private let searcher = RecordingSearcher()
  private let interactor = QueryInputInteractor()

  func actors(typing text: String) -> [ObjectIdentifier] {
    let connection = interactor.connectSearcher(searcher)
    interactor.query = text
    connection.disconnect()
    return searcher.actors
  }
}
