import SearchDialects
import SearchModel
import TestSupport
import Testing

struct VolatileMembersTests {
  private func removed(_ members: VolatileMembers, _ body: String) -> String {
    String(decoding: members.removed(from: HTTPReply(status: 200, body: Array(body.utf8))).body, as: UTF8.self)
  }

  private func dialect(hits: String, nbHits: String? = nil) throws -> RESTDialect {
    var paths: ExactDictionary = ["hits": hits]
    paths["nbHits"] = nbHits
    return RESTDialect(
      mapping: try RESTMapping(url: "https://shop.example/", query: ["q": "{query}"], responsePaths: paths))
  }

  @Test func durationsStandAsZeroInAnswersAndTheirResults() {
    let typesense = TypesenseDialect(apiKey: "k").volatileMembers
    expectEqual(
      removed(typesense, #"{"search_time_ms": 3, "results": [{"found": 1, "search_time_ms": 12}, 1, {"code": 404}]}"#),
      #"{"search_time_ms":0,"results":[{"found":1,"search_time_ms":0},1,{"code":404}]}"#)
    expectEqual(removed(typesense, #"{"name":"a","created_at":1700000000}"#), #"{"name":"a","created_at":0}"#)
    let algolia = AlgoliaDialect(applicationID: "A", apiKey: "k").volatileMembers
    expectEqual(
      removed(
        algolia, #"{"results":[{"hits":[],"processingTimeMS":4,"processingTimingsMS":{"total":4},"queryID":"f3"}]}"#),
      #"{"results":[{"hits":[],"processingTimeMS":0}]}"#)
  }

  @Test func hitsAreLeftAlone() throws {
    let hits = #"{"results":[{"hits":[{"objectID":"1","processingTimeMS":4}]}]}"#
    expectEqual(removed(AlgoliaDialect(applicationID: "A", apiKey: "k").volatileMembers, hits), hits)
    let rest = #"{"results":[{"took":4}], "x": 1.50}"#
    expectEqual(removed(try dialect(hits: "$.results").volatileMembers, rest), rest)
  }

  @Test func whatIsNoAnswerIsLeftAlone() {
    for body in ["", "<html>", "[1]", "{\"found\" : 1}"] {
      expectEqual(removed(TypesenseDialect(apiKey: "k").volatileMembers, body), body)
      expectEqual(removed(VolatileMembers(), body), body)
    }
  }

  @Test func mappedSearchLosesWhatItDoesNotRead() throws {
    let answer = #"{"took":7,"query_ms":1.5,"hits":[]}"#
    expectEqual(removed(try dialect(hits: "$.hits").volatileMembers, answer), #"{"took":0,"query_ms":0,"hits":[]}"#)
    expectEqual(
      removed(try dialect(hits: "$.hits", nbHits: "$.took").volatileMembers, answer),
      #"{"took":7,"query_ms":0,"hits":[]}"#)
    for path in ["$..hits", "$.*", "$"] {
      expectEqual(removed(try dialect(hits: path).volatileMembers, answer), answer)
    }
  }
}
