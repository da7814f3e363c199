import SearchGraph
import SearchModel
import TestSupport
import Testing

struct MultipleQueriesStrategyTests {
  private func makeShop(_ seen: @escaping @Sendable (String) -> Void) -> Shop {
    Shop { parameters in
      seen(parameters.text)
      if parameters.text == "fault" { throw ShopFault() }
      let count = Int(parameters.text) ?? 0
      return ShopResults(total: 100, hits: (0..<count).map { ["objectID": .string("\($0)")] })
    }
  }

  private func request(_ hits: String, hitsPerPage: Int = 3) -> SectionRequest {
    makeRequest(hits, parameters: ["hitsPerPage": .integer(hitsPerPage), "page": 1])
  }

  @Test func requestsBehindAFullPageAreNotAsked() async throws {
    let seen = RequestLog<String>()
    let shop = makeShop { text in seen.record(text) }
    let requests = [request("2"), request("fault"), request("3"), request("1"), request("4")]
    let answers = await shop.answer(requests, strategy: .stopIfEnoughMatches)
    expectEqual(seen.values, ["2", "fault", "3"])
    expectEqual(answers.count, 5)
    expectEqual(answers[1], .failure(SearchError(.server, "the shop is shut")))
    try expectEqual(answers[2].get().hits.count, 3)
    for answer in answers[3...] {
      let response = try answer.get()
      expectEqual(response, SearchResponse(page: 1, hitsPerPage: 3, extra: ["processed": false]))
      expectEqual(response.content["processed"], false)
    }
  }

  @Test func withoutStrategyAllAreAsked() async {
    let seen = RequestLog<String>()
    let shop = makeShop { text in seen.record(text) }
    let answers = await shop.answer([request("3"), request("1")], strategy: .none)
    expectEqual(answers.count, 2)
    expectEqual(Set(seen.values), ["1", "3"])
  }

  @Test func aRequestForNoHitsStopsNothing() async {
    let seen = RequestLog<String>()
    let shop = makeShop { text in seen.record(text) }
    _ = await shop.answer([request("0", hitsPerPage: 0), request("1")], strategy: .stopIfEnoughMatches)
    expectEqual(seen.values, ["0", "1"])
  }

  @Test func anIndexKnowsItsServiceAndName() async throws {
    let index = makeShop { _ in }.index(withName: "movies")
    expectEqual(index.name, "movies")
    try await expectEqual(index.service.answer([request("2")])[0].get().hits.count, 2)
  }
}
