import LoopbackServers
import NetworkWire
import SearchBackends
import SearchDialects
import SearchModel
import TestSupport
import Testing

struct ServiceOverTheNetworkTests {
  private let request = SectionRequest(moduleID: "m", indexName: "films", parameters: ["query": "tom"])

  @Test func aRESTSearchIsAskedThroughItsMapping() async throws {
    let server = try LoopbackServer { _ in [.answer(200, #"{"items":[{"sku":"7","title":"Tom"}],"total":1}"#)] }
    defer { server.stop() }
    let mapping = try RESTMapping(
      url: "\(server.url)/{index}?q={query}",
      responsePaths: ["hits": "$.items", "objectID": "$.sku", "nbHits": "$.total"])
    let results = await RemoteService(mapping: mapping).answer([request])
    let response = try #require(results.first).get()
    #expect(response.nbHits == 1 && response.hits.first?["objectID"] == "7")
    expectEqual(server.requests.map(\.target), ["/films?q=tom"])
  }

  @Test func aTypesenseServerIsAskedWithItsKeyAlsoWhenItWithholdsTheSchema() async throws {
    let found = #"{"results":[{"found":1,"page":1,"hits":[{"document":{"id":"7","title":"Tom"}}]}]}"#
    let server = try LoopbackServer { request in
      request.method == "GET" ? [.answer(401, "{}")] : [.answer(200, found)]
    }
    defer { server.stop() }
    let service = TypesenseService(nodes: ["\(server.url)/"], apiKey: "key of tests")
    let results = await service.answer([request])
    let response = try #require(results.first).get()
    #expect(response.nbHits == 1 && response.hits.first?["objectID"] == "7")
    expectEqual(server.requests.map(\.target), ["/collections/films", "/multi_search"])
    #expect(server.requests.allSatisfy { $0.headers["x-typesense-api-key"] == "key of tests" })
  }
}
