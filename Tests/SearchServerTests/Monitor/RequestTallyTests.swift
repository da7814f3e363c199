import SearchDialects
import SearchModel
import TestSupport
import Testing

@testable import SearchServer

struct RequestTallyTests {
  private func request(_ queries: [String], client: String = "c") -> AskedRequest {
    AskedRequest(
      method: "POST", path: "/1/indexes/*/queries", status: 200, milliseconds: 1, client: client,
      queries: queries.map {
        AskedQuery(ServedQuery("films", parameters: ["query": .string($0)], echo: "query=\($0)"), hitCount: 1)
      },
      warnings: [])
  }

  private func bursts(_ tally: RequestTally) -> [[JSON?]] {
    (tally.json["keystrokes"]?.arrayValue ?? []).reversed().map {
      [$0["kind"], $0["requests"], $0["queries"], $0["doubled"], $0["empty"]]
    }
  }

  @Test func requestsSideBySideAreOfOneKeystroke() {
    var tally = RequestTally()
    tally.note(request([""]), at: .zero)
    tally.note(request(["t", "t"]), at: .milliseconds(500))
    tally.note(request(["to"]), at: .milliseconds(540))
    tally.note(request(["tom"]), at: .milliseconds(800))
    expectEqual(bursts(tally), [["load", 1, 1, 0, 1], ["keystroke", 2, 3, 1, 0], ["keystroke", 1, 1, 0, 0]])
    #expect(tally.json["mostQueriesOfKeystroke"] == 3 && tally.json["mostRequestsOfKeystroke"] == 2)
  }

  @Test func whatIsAskedAgainIsDoubled() {
    var tally = RequestTally()
    tally.note(request(["tom"]), at: .zero)
    tally.note(request(["tom"]), at: .milliseconds(300))
    tally.note(request(["to"]), at: .milliseconds(600))
    tally.note(request(["tom"]), at: .milliseconds(900))
    expectEqual(bursts(tally).map { $0[3] }, [0, 1, 0, 0])
    expectEqual(tally.json["doubled"], 1)
  }

  @Test func clientsAreCountedApart() {
    var tally = RequestTally()
    tally.note(request(["a"], client: "x"), at: .zero)
    tally.note(request(["a"], client: "y"), at: .milliseconds(1))
    tally.note(request(["b"], client: "x"), at: .milliseconds(2))
    expectEqual(bursts(tally).map { $0[1] }, [2, 1])
    expectEqual(tally.json["doubled"], 0)
  }

  @Test func aLongPauseBeginsAnotherVisit() {
    var tally = RequestTally()
    tally.note(request([""]), at: .zero)
    tally.note(request(["a"]), at: .seconds(5))
    tally.note(request([""]), at: .seconds(60))
    expectEqual(bursts(tally).map { $0[0] }, ["load", "keystroke", "load"])
  }

  @Test func onlyTheLastOnesAreKept() {
    var tally = RequestTally()
    for number in 0..<500 { tally.note(request(["\(number)"]), at: .seconds(number)) }
    #expect(tally.json["requests"] == 500 && tally.json["recent"]?.arrayValue?.count == RequestTally.mostKept)
    expectEqual(tally.json["keystrokes"]?.arrayValue?.count, RequestTally.mostKept)
    expectEqual(tally.json["recent.0.ordinal"], 500)
  }

  @Test func whatIsKeptHasALimit() {
    var tally = RequestTally()
    for number in 0..<1_000 {
      tally.note(request(["\(number)", "\(number / 2)", String(repeating: "long", count: 10_000)]), at: .zero)
    }
    let keystroke = tally.json["keystrokes.0"]
    #expect(keystroke?["queries"] == 3_000 && keystroke?["requests"] == 1_000)
    expectEqual(keystroke?["texts"]?.arrayValue?.count, RequestTally.mostTexts)
    expectEqual(tally.json["mostQueriesOfKeystroke"], 3_000)
    expectEqual(tally.json["recent"]?.arrayValue?.count, RequestTally.mostKept)
    #expect(tally.json.text().utf8.count < 300_000)
  }
}
