import Diagnostics
import SearchDialects
import SearchModel
import TestSupport
import Testing

struct RecordingTests {
  private static let key = "0123456789abc/+é"
  private let mask = SecretMask([Self.key])

  private func makeCall(body: HTTPBody? = nil) -> HTTPCall {
    HTTPCall(
      .post, "https://shop.example/movies/search?q=tom%20hanks&key=" + .secret(Self.key),
      headers: [
        HTTPHeader("Authorization", .secret(Self.key)), HTTPHeader("X-Index", "movies"),
        HTTPHeader("User-Agent", "multihits/1.0"),
      ], body: body)
  }

  private func makeReply(_ text: String, headers: [String: String] = [:]) -> HTTPOutcome {
    HTTPOutcome(.success(HTTPReply(status: 200, headers: headers, body: Array(text.utf8))), attempts: 1)
  }

  @Test func theFileIsReadable() {
    let recording = Recording(
      makeCall(body: .json(["q": "tom"])),
      makeReply(
        #"{"hits":[{"title":"Tom"}],"n":1.50}"#, headers: ["content-type": "application/json", "date": "today"]),
      backend: "shop", mask: mask)
    expectEqual(
      recording.text,
      """
      {
        "recording": 1,
        "backend": "shop",
        "request": {
          "method": "POST",
          "target": "https://shop.example/movies/search?q=tom%20hanks&key=***",
          "headers": {
            "authorization": "***",
            "x-index": "movies"
          },
          "json": {
            "q": "tom"
          }
        },
        "response": {
          "status": 200,
          "headers": {
            "content-type": "application/json"
          },
          "json": {
            "hits": [
              {
                "title": "Tom"
              }
            ],
            "n": 1.5
          }
        }
      }

      """)
  }

  @Test(arguments: [
    RecordedOutcome.reply(status: 200, headers: ["retry-after": "3"], body: .json(["a": [1, .null, "x"]])),
    .reply(status: 404, headers: [:], body: .text("<html>\n\"é\"")),
    .reply(status: 200, headers: [:], body: .bytes([0xFF, 0, 1, 2])),
    .reply(status: 204, headers: [:], body: nil), .reply(status: 200, headers: [:], body: .jsonLines([1, ["a": 2]])),
    .failure(SearchError(.timeout, "no answer within 5 s")), .failure(SearchError(.server, "x", isRetryable: false)),
  ])
  func whatIsWrittenIsReadAgain(outcome: RecordedOutcome) throws {
    let request = RecordedRequest(makeCall(body: .jsonLines([["a": 1], ["b": 2]])), mask: mask)
    let recording = Recording(
      backend: "shop", request: request, outcome: outcome, attempts: 3, turn: 2, queries: [3, 8])
    try expectEqual(Recording(parsing: Array(recording.text.utf8)), recording)
  }

  @Test(arguments: [
    "0123456789abc/+é", "0123456789abc%2F%2B%C3%A9", "0123456789abc%2f%2b%c3%a9", "MDEyMzQ1Njc4OWFiYy8rw6k=",
  ])
  func noSecretIsLeftInAnyForm(form: String) {
    for body in [#"{"a":"x\#(form)y","\#(form)":[1,"\#(form)"]}"#, "plain \(form) text"] {
      let recording = Recording(
        makeCall(body: .json(["echo": .string(form)])), makeReply(body, headers: ["location": "/x?key=\(form)"]),
        backend: "shop", mask: mask)
      #expect(!recording.text.contains("0123456789abc"))
      #expect(!recording.text.contains("MDEyMzQ1Njc4OWFi"))
    }
  }

  @Test func aSecretInEscapesIsHidden() {
    let body = #"{"a":"0123456789\u0061bc\/+\u00e9"}"#
    let recording = Recording(makeCall(), makeReply(body), backend: "shop", mask: mask)
    expectEqual(recording.outcome, .reply(status: 200, headers: [:], body: .json(["a": "***"])))
  }

  @Test func aSecretAmongBytesThatAreNoTextIsHidden() {
    let body = [0xFF] + Array(Self.key.utf8) + [0xFE]
    let outcome = HTTPOutcome(.success(HTTPReply(status: 200, body: body)), attempts: 1)
    #expect(!Recording(makeCall(), outcome, backend: "b", mask: mask).text.contains("0123456789abc"))
    let failure = HTTPOutcome(.failure(SearchError(.connect, "cannot reach \(Self.key)")), attempts: 2)
    expectEqual(
      Recording(makeCall(), failure, backend: "b", mask: mask).outcome,
      .failure(SearchError(.connect, "cannot reach ***")))
  }

  @Test func secretsAsNamesAndNumbersAreHiddenAndNoMemberGetsLost() {
    let mask = SecretMask(["1234567890", "qwertyuiop"])
    let recording = Recording(
      HTTPCall(.get, "/"), makeReply(#"{"1234567890":1,"qwertyuiop":2,"n":1234567890,"d":0.12345678901}"#),
      backend: "b",
      mask: mask)
    expectEqual(
      recording.outcome,
      .reply(status: 200, headers: [:], body: .json(["***": 1, "****": 2, "n": "***", "d": "0.***1"])))
  }

  @Test func headersThatChangeOrTellTooMuchAreDropped() {
    let headers = [
      "date": "x", "set-cookie": "session=1", "server-timing": "a;dur=1", "content-length": "2",
      "content-encoding": "gzip",
      "x-trace": "1", "retry-after": "7", "content-type": "application/json",
    ]
    let recording = Recording(HTTPCall(.get, "/"), makeReply("{}", headers: headers), backend: "b", mask: mask)
    expectEqual(
      recording.outcome,
      .reply(status: 200, headers: ["retry-after": "7", "content-type": "application/json"], body: .json([:])))
  }

  @Test func theNameOfAFileTellsWhatItIsAboutAndIsTheSameEverywhere() {
    let call = makeCall(body: .json(["n": 1]))
    let recording = Recording(call, makeReply("{}"), backend: "My Shop", mask: mask)
    expectEqual(recording.fileName, "my-shop-movies-search-tom-hanks-4650ca7e04ed.json")
    var later = recording
    later.turn = 12
    expectEqual(later.fileName, "my-shop-movies-search-tom-hanks-4650ca7e04ed-12.json")
    #expect(Recording.mayBeFileName(recording.fileName) && Recording.mayBeFileName(later.fileName))
    #expect(!Recording.mayBeFileName("my-shop-movies.json") && !Recording.mayBeFileName("4650ca7e04ed.jsonl"))
    let batch = HTTPCall(.post, "/multi_search", body: .json(["searches": [["collection": "films", "q": "Amélie!"]]]))
    #expect(Recording(batch, makeReply("{}"), backend: "ts", mask: mask).fileName.hasPrefix("ts-multi-search-am-lie-"))
    let root = HTTPCall(.get, "http://127.0.0.1:8001/?" + .secret(String(repeating: "x", count: 900)))
    expectEqual(Recording(root, makeReply("{}"), backend: "é", mask: mask).fileName.utf8.count, 17)
  }

  @Test func anotherKeyMakesTheSameRequest() {
    let one = RecordedRequest(HTTPCall(.get, "/?k=" + .secret("a")), mask: SecretMask([]))
    let other = RecordedRequest(HTTPCall(.get, "/?k=" + .secret("0123456789")), mask: SecretMask(["0123456789"]))
    expectEqual(one, other)
    expectEqual(one.name(ofBackend: "b"), other.name(ofBackend: "b"))
  }

  @Test func whatDiffersHasAnotherName() {
    let calls = [
      HTTPCall(.get, "/a?q=1"), HTTPCall(.post, "/a?q=1"), HTTPCall(.get, "/a?q=2"),
      HTTPCall(.get, "/a?q=1", body: .json(["q": 1])), HTTPCall(.get, "/a?q=1", body: .json(["q": 2])),
      HTTPCall(.get, "/a?q=1", headers: [HTTPHeader("X-Index", "b")]),
    ]
    expectEqual(Set(calls.map { RecordedRequest($0, mask: mask).name(ofBackend: "b") }).count, calls.count)
  }

  @Test(
    arguments: [
      ("{", "the text ends where a member name in quotes was expected", 1),
      ("[]", "this is no recording: it has no member 'recording'", nil),
      (#"{"recording":2}"#, "'recording' must be 1, the version of the format that is read, found 2", nil),
      (#"{"recording":1,"backend":"b"}"#, "the member 'request' is missing", nil),
      (
        #"{"recording":1,"fromQueries":[2,1],"backend":"b","request":{"method":"GET","target":"/"},"response":{"status":200}}"#,
        "'fromQueries' must be a list of ascending whole numbers from 1", nil
      ),
      (#"{"recording":1,"x":1}"#, "unknown member 'x'", nil),
      (
        #"{"recording":1,"backend":7,"request":{"method":"GET","target":"/"}}"#,
        "'backend' must be a text, found an integer", nil
      ),
      (
        #"{"recording":1,"backend":"b","request":{"method":"GET","target":"/"}}"#,
        "a recording has a member 'response' or 'failure'", nil
      ),
      (
        #"{"recording":1,"backend":"b","request":{"method":"GET","target":"/"},"response":{}}"#,
        "the member 'response.status' is missing", nil
      ),
      (
        #"{"recording":1,"backend":"b","request":{"method":"GET","target":"/","text":"","json":1},"response":{"status":200}}"#,
        "'request.json' and 'request.text' are two bodies, where one may be", nil
      ),
      (
        #"{"recording":1,"backend":"b","request":{"method":"GET","target":"/"},"response":{"status":200,"base64":"a"}}"#,
        "'response.base64' is no base64", nil
      ),
      (
        #"{"recording":1,"backend":"b","request":{"method":"GET","target":"/"},"failure":{"code":"late","message":""}}"#,
        "'failure.code' must be a code of an error, found 'late'", nil
      ),
      (
        #"{"recording":1,"backend":"b","request":{"method":"GET","target":"/","headers":{"a":1}},"response":{"status":200}}"#,
        "'request.headers.a' must be a text, found an integer", nil
      ),
    ] as [(String, String, Int?)])
  func whatIsNoRecordingIsAnErrorThatNamesTheMember(text: String, message: String, offset: Int?) {
    #expect(throws: RecordingError(message: message, offset: offset)) { try Recording(parsing: Array(text.utf8)) }
  }

  @Test func bytesOfEveryLengthComeBack() throws {
    for count in 0..<20 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 200) } + [0xFF]
      let recording = Recording(
        backend: "b", request: RecordedRequest(HTTPCall(.get, "/"), mask: mask),
        outcome: .reply(status: 200, headers: [:], body: .bytes(bytes)))
      try expectEqual(Recording(parsing: Array(recording.text.utf8)), recording)
    }
  }

  @Test func differencesAreThoseOfTheLines() {
    let difference = LineDifference(from: ["a", "b", "c", "d"], to: ["a", "x", "c", "d", "e"])
    expectEqual(difference.lines.map(\.marked), ["- b", "+ x", "+ e"])
    #expect(LineDifference(from: ["a"], to: ["a"]).lines.isEmpty)
    expectEqual(LineDifference(from: [], to: ["a", "b"]).lines.map(\.marked), ["+ a", "+ b"])
    expectEqual(LineDifference(from: ["a", "b"], to: ["b", "a"]).lines.count, 2)
  }

  @Test func theLinesOfARequestAreItsParts() {
    expectEqual(
      RecordedRequest(makeCall(body: .json(["q": ["a"]])), mask: mask).lines,
      [
        "POST https://shop.example/movies/search", "?q=tom%20hanks", "&key=***", "authorization: ***",
        "x-index: movies",
        "{", "  \"q\": [", "    \"a\"", "  ]", "}",
      ])
  }
}
