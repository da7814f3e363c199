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
          $0.append("\(value.parameter ?? "text"): \(value.asked) -> \(value.answered ?? "nothing")")
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
  ])
  func anAnswerForAnotherParameterIsToldOnce(asked: String, answered: String, expected: [String]) async throws {
    let answer = result(#","params":"\#(answered)""#)
    let calls = [call(with: asked), call(with: asked)]
    try await expectEqual(replacedValues([answer, answer, answer], calls: calls), expected)
  }

  /// What a host once wrote in its own way is compared no more, and is told all the same.
  @Test func aParameterThatIsComparedNoMoreIsTold() async throws {
    let answer = result(#","params":"filters=a%3A1""#)
    try await expectEqual(
      replacedValues([answer, answer, answer, answer], calls: [call(with: "page=0"), call(with: "filters=b%3A2")]),
      ["filters: b:2 -> a:1"])
  }

  @Test func aTextAndAParameterAreEachTold() async throws {
    let answer = result(#","params":"filters=a%3A1&query=jerry""#)
    try await expectEqual(
      replacedValues([answer, answer], calls: [call(with: "filters=b%3A2&query=tom")]),
      ["filters: b:2 -> a:1", "text: tom -> jerry"])
  }
}
