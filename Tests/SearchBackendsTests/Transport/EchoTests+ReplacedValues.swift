import SearchDialects
import Synchronization
import TestSupport
import Testing

@testable import SearchBackends

/// Hosts that answer for other values than those that were asked.
extension EchoTests {
  /// What the attempts of some calls tell of replaced values.
  private func replacedValues(_ replies: [ScriptedWire.Outcome], calls: [HTTPCall]) async throws -> [String] {
    let told = Mutex<[String]>([])
    let transport = transport(ScriptedWire(replies)) { report in
      for value in report.replacedValues {
        told.withLock {
          $0.append("\(value.parameter ?? "\(value.kind)"): \(value.asked) -> \(value.answered ?? "nothing")")
        }
      }
    }
    for call in calls { _ = try await transport.send(call).result.get() }
    return told.withLock { $0 }
  }

  /// A cache that gives one answer to all queries cannot be told from rules that replace words, so people are told.
  @Test func anAnswerForAnotherTextIsToldOnce() async throws {
    let replies = ["jerry", "jerry", "jerry", "mary", "mary"].map { reply($0) }
    try await expectEqual(replacedValues(replies, calls: [call, call, call]), ["text: tom -> jerry"])
  }

  @Test func textsInOtherCasesAndOtherNamesOfIndicesAreNotTold() async throws {
    #expect(try await replacedValues([reply(" TOM"), reply(" TOM")], calls: [call]).isEmpty)
    let alias = result(#","collection":"films_2""#)
    #expect(try await replacedValues([alias, alias], calls: [call(with: "")]).isEmpty)
  }

  @Test(arguments: [
    ("filters=a%3A1", "filters=a%3A2", ["filters: a:1 -> a:2"]),
    ("filters=a%3A1", "page=0", ["filters: a:1 -> nothing"]),
    ("aroundLatLng=1%2C2", "page=0", ["aroundLatLng: 1,2 -> nothing"]),
    ("page=2", "page=3", ["page: 2 -> 3"]),
    ("page=2", "", []),
    ("query=tom", "query=jerry", ["text: tom -> jerry"]),
    // In another form, and with something that a key adds.
    ("filters=a%3A1", "filters=(A:%221%22)%20AND%20public%3A1", []),
    ("page=0", "page=0&filters=public%3A1", []),
    ("filters=Year+%3E%3D+1990", "filters=(year%3E%3D%221990%22)", []),
    ("filters=a%3D1", "filters=a%3A1", []),
    ("facetFilters=%5B%22a%3A-1%22%5D", "facetFilters=%5B%5B%22a%3A-1%22%5D%5D", []),
    // With the same words and another meaning.
    ("filters=year%3E%3D1990", "filters=year%3C1990", ["filters: year>=1990 -> year<1990"]),
    ("filters=a%3A1", "filters=NOT+a%3A1", ["filters: a:1 -> NOT a:1"]),
    ("filters=a%3A1+OR+b%3A2", "filters=a%3A1+AND+b%3A2", ["filters: a:1 OR b:2 -> a:1 AND b:2"]),
    ("filters=a%3A1+AND+b%3A2", "filters=a%3A2+AND+b%3A1", ["filters: a:1 AND b:2 -> a:2 AND b:1"]),
  ])
  func anAnswerForAnotherParameterIsToldOnce(asked: String, answered: String, expected: [String]) async throws {
    let answer = result(#","params":"\#(answered)""#)
    let calls = [call(with: asked), call(with: asked)]
    try await expectEqual(replacedValues([answer, answer, answer], calls: calls), expected)
  }

  /// What a host once left out need not be there, and is told all the same where hits depend on it.
  @Test func aParameterThatIsComparedNoMoreIsTold() async throws {
    let answers = ["page=0", "page=7", "page=7"].map { result(#","params":"\#($0)""#) }
    try await expectEqual(
      replacedValues(
        [answers[0], answers[0], answers[1], answers[1]], calls: [call(with: "page=0&a=1"), call(with: "page=3&a=1")]),
      ["page: 3 -> 7"])
  }

  @Test func anAnswerForAnotherIndexIsToldOnce() async throws {
    var call = HTTPCall(.get, "/")
    call.echoes = [AnswerEcho(place: 0, index: "films", members: [.init(["index"], asked: .name("films"))])]
    let answer = result(#","index":"people""#)
    try await expectEqual(replacedValues([answer, answer, answer], calls: [call, call]), ["index: films -> people"])
  }

  @Test func anAnswerWithAnotherNumberIsToldOnce() async throws {
    var call = HTTPCall(.get, "/")
    call.echoes = [
      AnswerEcho(place: 0, index: "films", members: [.init(["request_params", "per_page"], asked: .number(4))])
    ]
    let answer = result(#","request_params":{"per_page":7}"#)
    try await expectEqual(replacedValues([answer, answer, answer], calls: [call, call]), ["per_page: 4 -> 7"])
  }

  @Test func aTextAndAParameterAreEachTold() async throws {
    let answer = result(#","params":"filters=a%3A1&query=jerry""#)
    try await expectEqual(
      replacedValues([answer, answer], calls: [call(with: "filters=b%3A2&query=tom")]),
      ["filters: b:2 -> a:1", "text: tom -> jerry"])
  }
}
