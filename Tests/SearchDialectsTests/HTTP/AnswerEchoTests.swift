import Diagnostics
import SearchModel
import TestSupport
import Testing

@testable import SearchDialects

/// What answers have in place of what they are to repeat.
struct AnswerEchoTests {
  private let echoes = [
    AnswerEcho(
      place: 0, index: "films",
      members: [
        .init(["query"], asked: .text("a \"b\" é")),
        .init(["params"], asked: .parameters("filters=x%3Ay&hitsPerPage=3")),
      ], usualText: [#""query":"a \"b\" é""#, #""params":"filters=x%3Ay&hitsPerPage=3""#]),
    AnswerEcho(
      place: 1, index: "actors", members: [.init(["request", "size"], asked: .number(3))], usualText: [#""size":3"#]),
  ]

  private func echoes(in body: String, status: Int = 200) -> HTTPReply.Echoes {
    HTTPReply(status: status, body: Array(body.utf8)).echoes(of: echoes)
  }

  /// What differs in an answer: where, and what is there instead.
  private func differences(in body: String) -> [String]? {
    guard case .found(let findings) = echoes(in: body) else { return nil }
    return findings.filter { !$0.isSame }.map { finding in
      let path = (finding.point.member + [finding.point.parameter].compactMap(\.self)).map(\.text)
      let place = "\(finding.place) \(path.joined(separator: "."))"
      return finding.hasNoResult ? "\(place) without a result" : "\(place) \(finding.found?.text() ?? "-")"
    }
  }

  @Test func usualAnswerIsNotReadForItsMembers() {
    let body =
      #"{"results":[{"hits":[],"params":"filters=x%3Ay&hitsPerPage=3","query":"a \"b\" é"},{"request":{"size":3}}]}"#
    expectEqual(echoes(in: body), .usual)
  }

  @Test(arguments: [
    #"{"results":[{"hits":[],"query": "a \"b\" \u00e9","params":"hitsPerPage=3&ts=1&filters=x:y"},{"hits":[],"request":{"size" : 3}}]}"#,
    #"{"results":[{"hits":[],"query":"a \"b\" é","params":"filters=x%3Ay&hitsPerPage=3"},{"code":404,"error":"none"}]}"#,
  ])
  func sameIsSameHoweverItIsWritten(body: String) {
    expectEqual(differences(in: body), [])
  }

  @Test(arguments: [
    (
      #"{"hits":[],"query":"b","params":"filters=x%3Ay&hitsPerPage=3"},{"hits":[],"request":{"size":3}}"#,
      [#"0 query "b""#]
    ),
    (
      #"{"hits":[],"query":"a \"b\" e\u0301","params":"filters=x%3Ay&hitsPerPage=3"},{"hits":[],"request":{"size":3}}"#,
      ["0 query \"a \\\"b\\\" e\u{301}\""]
    ),
    (
      #"{"hits":[],"query":"a \"b\" é","params":"hitsPerPage=4&page=1"},{"hits":[],"request":{"size":4}}"#,
      ["0 params.filters -", "0 params.hitsPerPage 4", "0 params.page 1", "1 request.size 4"]
    ),
    (#"{"hits":[]},{"grouped_hits":[],"request":[]}"#, ["0 query -", "0 params -", "1 request.size -"]),
    (
      #"{"hits":[],"query":7,"params":{}},{"hits":[],"request":{"size":"3"}}"#,
      ["0 query -", "0 params -", "1 request.size -"]
    ),
    (#"{"hits":[],"query":"a \"b\" é","params":"filters=x%3Ay&hitsPerPage=3"}"#, ["1 request.size without a result"]),
  ])
  func everyDifferenceIsTold(results: String, expected: [String]) {
    expectEqual(differences(in: "{\"results\":[\(results)]}"), expected)
  }

  /// A text that stands in a hit of another result is not taken for an echo.
  @Test func usualTextsStandInTheOrderOfTheResults() {
    let body =
      #"{"results":[{"hits":[{"size":3}],"params":"filters=x%3Ay&hitsPerPage=3","query":"a \"b\" é"},{"hits":[],"request":{"size":4}}]}"#
    expectEqual(differences(in: body), ["1 request.size 4"])
  }

  @Test func objectWithoutResultsHasNone() {
    expectEqual(differences(in: #"{"name":"films"}"#)?.count, 3)
  }

  @Test(arguments: ["no JSON", "[]", ""])
  func whatIsNoObjectIsNotCompared(body: String) {
    expectEqual(echoes(in: body), .none)
  }

  @Test func onlySuccessesAndAskedEchoesAreCompared() {
    expectEqual(echoes(in: #"{"results":[]}"#, status: 503), .none)
    expectEqual(HTTPReply(status: 200, body: Array(#"{"query":"x"}"#.utf8)).echoes(of: []), .none)
  }

  @Test func moreResultsThanWereAskedForAreNone() {
    let own =
      #"{"hits":[],"query":"a \"b\" \u00e9","params":"filters=x%3Ay&hitsPerPage=3"},{"code":404,"error":"none"}"#
    for (surplus, count) in [("", 0), (",{}", 1), (",{},{}", 1)] {
      let reply = HTTPReply(status: 200, body: Array("{\"results\":[\(own)\(surplus)]}".utf8))
      guard case .found(let findings) = reply.echoes(of: echoes, resultCount: 2) else {
        Issue.record("nothing was compared")
        continue
      }
      expectEqual(findings.filter { $0.hasNoResult }.count, count)
    }
  }

  @Test(arguments: [
    (#"{"name":"films"}"#, "same"), (#"{"name":"actors"}"#, "other"), (#"{"results":[{"hits":[]}]}"#, "none"),
    (#"{"name":7}"#, "other"),
  ])
  func anObjectHasItsName(body: String, expected: String) {
    let echo = AnswerEcho(ofObjectIn: "films", members: [.init(["name"], asked: .name("films"))])
    guard case .found(let findings) = HTTPReply(status: 200, body: Array(body.utf8)).echoes(of: [echo]) else {
      Issue.record("nothing was compared")
      return
    }
    expectEqual(findings.map { $0.hasNoResult ? "none" : $0.isSame ? "same" : "other" }, [expected])
  }
}
