import SearchDialects
import SearchModel
import TestSupport
import Testing

/// How a mapping reads answers.
struct RESTDialectResponseTests {
  @Test func aListOrTheValuesOfAPathAreTheHits() throws {
    let records = #"[{"objectID":"a","n":1},{"objectID":"b","n":2}]"#
    for (path, body) in [
      ("$.hits", #"{"hits":\#(records)}"#), ("$.hits[*]", #"{"hits":\#(records)}"#), ("$", records), ("$[*]", records),
      ("$.rows[0].hits", #"{"rows":[{"hits":\#(records)}]}"#),
      (
        "$.hits.hits[*]._source",
        #"{"hits":{"hits":[{"_source":{"objectID":"a","n":1}},{"_source":{"objectID":"b","n":2}}]}}"#
      ),
      ("$.groups[*].hits[*]", #"{"groups":[{"hits":[{"objectID":"a","n":1}]},{"hits":[{"objectID":"b","n":2}]}]}"#),
      ("$.byID.*", #"{"byID":{"x":{"objectID":"a","n":1},"y":{"objectID":"b","n":2}}}"#),
      ("$..record", #"{"a":{"record":{"objectID":"a","n":1}},"b":[{"record":{"objectID":"b","n":2}}]}"#),
    ] {
      let response = try answer(try makeDialect(response: ["hits": path]), body)
      expectEqual(response.hits, [["objectID": "a", "n": 1], ["objectID": "b", "n": 2]], "\(path)")
    }
  }

  @Test(arguments: [
    ("$.hits", #"{"hits":[]}"#), ("$.hits", #"{"hits":null}"#), ("$.hits[*]", #"{"hits":[]}"#),
    ("$.hits[*]", #"{"hits":null}"#), ("$.hits.hits[*]._source", #"{"hits":{"hits":[]}}"#), ("$..record", "{}"),
  ])
  func anEmptyListIsAnEmptyPage(path: String, body: String) throws {
    let response = try answer(try makeDialect(response: ["hits": path]), body)
    #expect(response.hits.isEmpty)
    expectEqual(response.nbHits, 0)
    expectEqual(response.nbPages, 0)
  }

  @Test(arguments: [
    (
      ["hits": "$.data.items"], #"{"data":{"rows":[1]}}"#,
      "the answer has nothing at '$.data.items': at '$.data' is an object, {\"rows\":[1]}"
    ),
    (
      ["hits": "$.data[*]"], #"{"items":[]}"#, "the answer has nothing at '$.data': at '$' is an object, {\"items\":[]}"
    ),
    (["hits": "$.data"], #"{"data":{"a":1}}"#, "'$.data' of the answer must be a list, found an object: {\"a\":1}"),
    (["hits": "$.data[*]"], #"{"data":7}"#, "'$.data' of the answer must be a list or an object, found an integer: 7"),
    (
      ["hits": "$.data"], #"{"data":[1]}"#, "'$.data' of the answer in the 1st hit must be objects, found an integer: 1"
    ),
    (
      ["hits": "$.data[*].doc"], #"{"data":[{"doc":{"objectID":"1"}},{"dok":{}}]}"#,
      "the answer has nothing at '$.doc' of the 2nd value of '$.data[*]': at '$' is an object, {\"dok\":{}}"
    ),
    (
      ["objectID": "$.id"], #"{"hits":[{"id":"a"},{"key":"b"}]}"#,
      "the answer has nothing at '$.id' in the 2nd hit: at '$' is an object, {\"key\":\"b\"}"
    ),
    (
      ["objectID": "$.id"], #"{"hits":[{"id":true}]}"#,
      "'$.id' of the answer in the 1st hit must be a text or a whole number, found a boolean: true"
    ),
    (
      ["objectID": "$.id"], #"{"hits":[{"id":""}]}"#,
      "'$.id' of the answer in the 1st hit must be a text or a whole number, found a string: \"\""
    ),
    (["nbHits": "$.total"], #"{"hits":[]}"#, "the answer has nothing at '$.total': at '$' is an object, {\"hits\":[]}"),
    (
      ["nbHits": "$.total"], #"{"hits":[],"total":{"value":3}}"#,
      "'$.total' of the answer must be a whole number from 0, found an object: {\"value\":3}"
    ),
    (
      ["nbHits": "$.total"], #"{"hits":[],"total":-1}"#,
      "'$.total' of the answer must be a whole number from 0, found an integer: -1"
    ),
    (
      ["nbHits": "$.total"], #"{"hits":[],"total":1.5}"#,
      "'$.total' of the answer must be a whole number from 0, found a number: 1.5"
    ),
    (
      ["nbHits": "$..total"], #"{"hits":[],"total":1,"a":{"total":2}}"#,
      "'$..total' must find one number in the answer, found 2 values"
    ),
    (
      ["highlights": "$.hl"], #"{"hits":[{"objectID":"1","hl":7}]}"#,
      "'$.hl' of the answer in the 1st hit must be an object of texts by attribute, or a list of such, found an integer: 7"
    ),
  ])
  func whatIsMissingOrOfAnotherTypeIsAnErrorWithItsPath(
    response: [String: String], body: String, message: String
  ) throws {
    let dialect = try makeDialect(response: ExactDictionary(uniqueKeysWithValues: response))
    #expect(throws: SearchError(.badResponse, message)) { try answer(dialect, body) }
  }

  @Test func aPieceOfTheAnswerIsShort() throws {
    let name = String(repeating: "x", count: 107)
    let message = #"the answer has nothing at '$.hits': at '$' is an object, {"\#(name)":"01234567…"#
    #expect(throws: SearchError(.badResponse, message)) {
      try answer(try makeDialect(), #"{"\#(name)":"0123456789 and more"}"#)
    }
  }

  @Test(arguments: [
    (
      "<!DOCTYPE html><html>",
      "the answer is no JSON: expected a value, found '<' at byte 0; it begins with <!DOCTYPE html><html>"
    ),
    (
      #"{"hits":["#,
      "the answer is no JSON: the text ends where a value was expected at byte 9; it begins with {\"hits\":["
    ),
    ("", "the answer is empty, where JSON was expected"),
  ])
  func whatIsNoJSONIsABadResponse(body: String, message: String) throws {
    let dialect = try makeDialect()
    #expect(throws: SearchError(.badResponse, message)) { try answer(dialect, body) }
  }

  @Test(arguments: [
    (401, SearchError.Code.auth), (403, .forbidden), (404, .indexNotFound), (400, .badRequest), (429, .rateLimited),
    (500, .server),
    (503, .server), (504, .timeout), (413, .tooLarge),
  ])
  func theMessageOfAFailureComesFromItsPath(status: Int, code: SearchError.Code) throws {
    let dialect = try makeDialect(response: ["error": "$.error.text"])
    #expect(throws: SearchError(code, "no such thing")) {
      try answer(dialect, status: status, #"{"error":{"text":"no such thing"}}"#)
    }
    #expect(throws: SearchError(code, "the backend answered with the status \(status): <h1>x</h1>")) {
      try answer(dialect, status: status, "<h1>x</h1>")
    }
    #expect(throws: SearchError(code, "the backend answered with the status \(status)")) {
      try answer(dialect, status: status, "")
    }
  }

  @Test func anErrorInASuccessfulAnswerCountsWhenThereAreNoHits() throws {
    let dialect = try makeDialect(response: ["error": "$.errors[*].message"])
    for body in [#"{"errors":[{"message":"a"},{"message":"b"}]}"#, #"{"hits":[],"errors":[{"message":"a; b"}]}"#] {
      #expect(throws: SearchError(.server, "a; b", isRetryable: false)) { try answer(dialect, body) }
    }
    try expectEqual(answer(dialect, #"{"hits":[{"objectID":"1"}],"errors":[{"message":"slow"}]}"#).hits.count, 1)
    for none in ["null", "false", "\"\"", "[]", "{}", "0"] {
      #expect(try answer(dialect, #"{"hits":[],"errors":[{"message":\#(none)}]}"#).hits.isEmpty)
    }
  }

  @Test func idsAreTexts() throws {
    let dialect = try makeDialect(response: ["objectID": "$.meta.id"])
    let body =
      #"{"hits":[{"meta":{"id":7}},{"meta":{"id":"x"}},{"meta":{"id":8.0}},{"meta":{"id":18446744073709551617}}]}"#
    try expectEqual(answer(dialect, body).hits.map { $0["objectID"] }, ["7", "x", "8", "18446744073709551617"])
  }

  @Test func theIDStandsFirstAndReplacesAMemberOfItsName() throws {
    let dialect = try makeDialect(response: ["objectID": "$.sku"])
    let hit = try answer(dialect, #"{"hits":[{"title":"T","objectID":"old","sku":"new"}]}"#).hits[0]
    expectEqual(Array(hit.keys), ["objectID", "title", "sku"])
    expectEqual(hit["objectID"], "new")
  }

  @Test func hitsOfOneIDAreKept() throws {
    try expectEqual(answer(try makeDialect(), #"{"hits":[{"objectID":"1"},{"objectID":"1"}]}"#).hits.count, 2)
  }

  @Test func numbersOfHitsMayBeTexts() throws {
    let response = try answer(try makeDialect(response: ["nbHits": "$.total"]), #"{"hits":[],"total":"42"}"#)
    expectEqual(response.nbHits, 42)
  }

  @Test(
    arguments: [
      (["page": "{page}", "n": "{hitsPerPage}"], 1, 23, 2), (["page": "{page}", "n": "{hitsPerPage}"], 99, 99, 5),
      // How many hits are in front of them is not known where the backend has a size of its own.
      (["page": "{page}"], 1, 3, 2), ([:], 1, 3, 1),
    ] as [(JSONObject, Int, Int, Int)])
  func thereAreAtLeastTheHitsThatCame(query: JSONObject, total: Int, nbHits: Int, nbPages: Int) throws {
    let dialect = try makeDialect(
      query: query.merging(["q": "{query}"]) { $1 }, response: ["nbHits": "$.total"])
    let body = #"{"hits":[{"objectID":"1"},{"objectID":"2"},{"objectID":"3"}],"total":\#(total)}"#
    let response = try answer(dialect, makeRequest(["page": query.isEmpty ? 0 : 1]), body)
    #expect(response.nbHits == nbHits && response.nbPages == nbPages)
  }
}

/// How many hits and pages an answer has.
struct RESTPageTests {
  private func makeBody(_ count: Int, total: Int? = nil) -> String {
    let hits = (0..<count).map { #"{"objectID":"\#($0)"}"# }.joined(separator: ",")
    return #"{"hits":[\#(hits)]\#(total.map { ",\"total\":\($0)" } ?? "")}"#
  }

  private let paging: JSONObject = ["q": "{query}", "page": "{page}", "size": "{hitsPerPage}"]

  @Test func pagesFollowFromTheNumberOfHits() throws {
    let dialect = try makeDialect(query: paging, response: ["nbHits": "$.total"])
    let response = try answer(dialect, makeRequest(["page": 1, "hitsPerPage": 5]), makeBody(5, total: 11))
    expectEqual(response.nbHits, 11)
    expectEqual(response.page, 1)
    expectEqual(response.nbPages, 3)
    expectEqual(response.hitsPerPage, 5)
    #expect(response.isExhaustive)
    #expect(!response.isPaginationLimited)
    let short = try answer(dialect, makeRequest(["page": 1, "hitsPerPage": 5]), makeBody(4, total: 11))
    #expect(short.isPaginationLimited)
    let last = try answer(dialect, makeRequest(["page": 2, "hitsPerPage": 5]), makeBody(1, total: 11))
    #expect(!last.isPaginationLimited)
  }

  @Test(arguments: [
    (0, 5, 6, 2, false), (0, 4, 4, 1, true), (1, 5, 11, 3, false), (1, 2, 7, 2, true), (2, 0, 10, 2, true),
    (0, 0, 0, 0, true),
  ])
  func withoutANumberAFullPageHasAnotherBehindIt(
    page: Int, count: Int, nbHits: Int, nbPages: Int, isExhaustive: Bool
  ) throws {
    let dialect = try makeDialect(query: paging)
    let response = try answer(dialect, makeRequest(["page": .integer(page), "hitsPerPage": 5]), makeBody(count))
    expectEqual(response.nbHits, nbHits)
    expectEqual(response.nbPages, nbPages)
    expectEqual(response.isExhaustive, isExhaustive)
  }

  @Test func aBackendWithoutPagesHasOne() throws {
    let limited = try answer(try makeDialect(response: ["nbHits": "$.total"]), makeBody(3, total: 9))
    expectEqual(limited.nbPages, 1)
    expectEqual(limited.nbHits, 9)
    #expect(limited.isPaginationLimited)
    let whole = try answer(try makeDialect(), makeBody(20))
    expectEqual(whole.nbPages, 1)
    expectEqual(whole.nbHits, 20)
    #expect(!whole.isPaginationLimited)
  }

  @Test func aBackendThatIsNotToldASizeHasItsOwn() throws {
    let dialect = try makeDialect(query: ["q": "{query}", "page": "{page}"], response: ["nbHits": "$.total"])
    let response = try answer(dialect, makeBody(50, total: 120))
    expectEqual(response.hitsPerPage, 50)
    expectEqual(response.nbPages, 3)
  }

  @Test func hugeNumbersDoNotOverflow() throws {
    let dialect = try makeDialect(query: ["q": "{query}", "o": "{offset}", "p": "{pageNumber}", "s": "{hitsPerPage}"])
    let request = makeRequest(["page": .integer(.max), "hitsPerPage": 2])
    try expectEqual(answer(dialect, request, makeBody(2)).nbHits, .max)
    #expect(try plan(dialect, request).target.revealed.hasSuffix("o=9223372036854775807&p=9223372036854775807&s=2"))
  }
}
