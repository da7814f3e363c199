import SearchModel
import Testing

@testable import SearchDialects

/// Answers that repeat what was asked, or what somebody else asked.
struct AnswerEchoTests {
  private let echoes = [
    AnswerEcho(place: 0, path: ["query"], text: "a \"b\" é"), AnswerEcho(place: 1, path: ["params", "q"], text: "c"),
  ]

  private func contradicts(_ body: String, status: Int = 200) -> Bool {
    HTTPReply(status: status, body: Array(body.utf8)).otherTexts(than: echoes) != nil
  }

  @Test(arguments: [
    #"{"results":[{"query":"a \"b\" é"},{"params":{"q":"c"}}]}"#,
    #"{"results":[{"query": "a \"b\" \u00e9"},{"params": {"q" : "c"}}]}"#,
    #"{"results":[{},{}]}"#, #"{"results":[{"query":7},{"params":[]}]}"#, "no JSON", "[]", "",
  ])
  func whatRepeatsItOrNothingIsNoContradiction(body: String) {
    #expect(!contradicts(body))
  }

  @Test(arguments: [
    #"{"results":[{"query":"a"},{"params":{"q":"c"}}]}"#, #"{"results":[{"query":"a \"b\" é"},{"params":{"q":"C"}}]}"#,
    #"{"results":[{"query":"a \"b\" e\u0301"},{"params":{"q":"c"}}]}"#, #"{"results":[{"query":"a \"b\" é"}]}"#,
    #"{"name":"films"}"#,
  ])
  func whatRepeatsAnotherIsOne(body: String) {
    #expect(contradicts(body))
    #expect(!contradicts(body, status: 503))
  }

  @Test func nothingContradictsACallWithoutEchoes() {
    #expect(HTTPReply(status: 200, body: Array(#"{"query":"x"}"#.utf8)).otherTexts(than: []) == nil)
  }

  @Test func bothServicesRepeatTheQueryOfEachSearch() throws {
    let requests = ["tom", "\"x\" y"].map {
      SectionRequest(moduleID: "m", indexName: "films", parameters: ["query": .string($0)])
    }
    let algolia = AlgoliaDialect(applicationID: "A", apiKey: "k").plan(requests, strategy: .none)
    #expect(
      algolia.calls.map(\.call.echoes) == [
        [
          AnswerEcho(place: 0, path: ["query"], text: "tom"), AnswerEcho(place: 0, path: ["index"], text: "films"),
          AnswerEcho(place: 1, path: ["query"], text: "\"x\" y"), AnswerEcho(place: 1, path: ["index"], text: "films"),
        ]
      ])
    let typesense = TypesenseDialect(apiKey: "k").plan(requests, strategy: .none)
    let texts = typesense.calls.flatMap(\.call.echoes)
    #expect(texts.map(\.place) == [0, 1])
    #expect(texts.allSatisfy { $0.path == ["request_params", "q"] })
    #expect(texts.first?.text == "tom")
  }
}
