import SearchGraph
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct DebouncedControllerTests {
  private let clock: ManualClock
  private let debouncer: Debouncer<ManualClock>
  private let otherDebouncer: Debouncer<ManualClock>
  private let searcher = RecordingSearcher()
  private let interactor = QueryInputInteractor()
  private let field = TextField()
  private let changes = Recorder<String>()

  init() {
    clock = ManualClock()
    debouncer = Debouncer(delay: .milliseconds(100), clock: clock)
    otherDebouncer = Debouncer(delay: .milliseconds(100), clock: clock)
    interactor.connectSearcher(searcher)
    interactor.connectController(field, debouncer: debouncer)
    interactor.onQueryChanged.subscribe { [changes] in changes.record($0) }
  }

  private func type(_ text: String, at milliseconds: Int) {
    clock.advance(to: .milliseconds(milliseconds))
    field.type(text)
  }

  /// Lets come whatever still waits.
  private func letEverythingCome() async {
    clock.advance(to: .seconds(60))
    while debouncer.isPending || otherDebouncer.isPending { await Task.yield() }
  }

  @Test func aBurstOfTypingSearchesOnceForItsLastText() async {
    for (index, text) in ["t", "to", "tom"].enumerated() { type(text, at: index * 50) }
    #expect(searcher.searches.isEmpty)
    clock.advance(to: .milliseconds(200))
    await changes.wait(forCount: 1)
    expectEqual(searcher.searches, ["tom"])
    type("tom h", at: 300)
    clock.advance(to: .milliseconds(400))
    await changes.wait(forCount: 2)
    expectEqual(searcher.searches, ["tom", "tom h"])
  }

  @Test func trapTheSameTextTypedTwiceWithinTheDelayIsNotLost() async {
    type("tom", at: 0)
    type("tom", at: 50)
    clock.advance(to: .milliseconds(150))
    await changes.wait(forCount: 1)
    expectEqual(searcher.searches, ["tom"])
  }

  @Test func typingBackToTheTextInTheBoxIsNoEvent() async {
    interactor.query = "tom"
    type("tomx", at: 0)
    type("tom", at: 50)
    #expect(debouncer.isPending)
    await letEverythingCome()
    expectEqual(changes.values, ["tom"])
    expectEqual(searcher.searches, ["tom"])
  }

  @Test func submittingDoesNotWaitAndThePendingTextIsNoSecondEvent() async {
    type("tom", at: 0)
    field.submit()
    expectEqual(searcher.searches, ["tom"])
    await letEverythingCome()
    expectEqual(changes.values, ["tom"])
    expectEqual(searcher.searches, ["tom"])
  }

  @Test func trapPendingTextNeverOverwritesASuggestionThatWasChosen() async {
    let list = SuggestionsList()
    interactor.connectController(list)
    type("to", at: 0)
    list.choose("tom hanks")
    await letEverythingCome()
    expectEqual(interactor.query, "tom hanks")
    expectEqual(field.text, "tom hanks")
    expectEqual(searcher.searches, ["tom hanks"])
  }

  @Test func choosingTheTextThatIsInTheBoxTakesBackWhatWasTypedSince() async {
    interactor.query = "tom"
    type("tomx", at: 0)
    interactor.select(suggestion: "tom")
    expectEqual(field.text, "tom")
    await letEverythingCome()
    expectEqual(interactor.query, "tom")
    expectEqual(changes.values, ["tom"])
  }

  @Test func submittingWhatIsInTheBoxTakesPendingTextAlong() async {
    var submitted: [String] = []
    interactor.onQuerySubmitted.subscribe { submitted.append($0) }
    type("tom", at: 0)
    interactor.submitQuery()
    expectEqual(submitted, ["tom"])
    await letEverythingCome()
    expectEqual(searcher.searches, ["tom"])
  }

  @Test func aTextThatIsSetReplacesPendingText() async {
    type("to", at: 0)
    searcher.query = "hanks"
    expectEqual(field.text, "hanks")
    await letEverythingCome()
    expectEqual(interactor.query, "hanks")
  }

  @Test func theControllerThatWasTypedInLastWins() async {
    let other = TextField()
    interactor.connectController(other, debouncer: otherDebouncer)
    type("first", at: 0)
    clock.advance(to: .milliseconds(50))
    other.type("second")
    await letEverythingCome()
    expectEqual(changes.values, ["second"])
    expectEqual(field.text, "second")
    expectEqual(other.text, "second")
  }

  @Test func aControllerThatReportsWhatItShowsHasNotTypedIt() async {
    let echoing = TextField(echoes: true)
    type("tom", at: 0)
    interactor.connectController(echoing, debouncer: otherDebouncer)
    expectEqual(echoing.shown, [""])
    #expect(!otherDebouncer.isPending)
    await letEverythingCome()
    expectEqual(changes.values, ["tom"])
    expectEqual(echoing.text, "tom")
  }

  @Test func trapDisconnectingDropsPendingTextInsteadOfSearchingLater() async {
    let other = TextField()
    let connection = interactor.connectController(other, debouncer: otherDebouncer)
    other.type("late")
    connection.disconnect()
    await letEverythingCome()
    #expect(changes.values.isEmpty)
    #expect(searcher.searches.isEmpty)
  }
}
