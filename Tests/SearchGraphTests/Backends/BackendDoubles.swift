import SearchGraph
import SearchModel
import Synchronization

/// What a backend was asked, in the order in which it was.
final class RequestLog<Value: Sendable>: Sendable {
  private let recorded = Mutex<[Value]>([])

  var values: [Value] { recorded.withLock(\.self) }

  func record(_ value: Value) {
    recorded.withLock { $0.append(value) }
  }
}

/// Parameters of a backend of its own.
struct ShopParameters: Sendable {
  var text: String
  var disjunctiveFacets: [String] = []
  var refinements: [String: [String]] = [:]
}

/// Results of a backend of its own.
struct ShopResults: Sendable {
  var total = 0
  var hits: [JSONObject] = []
  var extraContent: JSONObject = [:]
}

struct ShopFault: Error, CustomStringConvertible {
  var description: String { "the shop is shut" }
}

/// A backend with parameters and results of its own, its searches written by the test.
struct Shop: MappingSearchService {
  var answering: @Sendable (ShopParameters) async throws -> ShopResults

  func map(query: SectionRequest) throws -> ShopParameters {
    if query.query == "unmappable" { throw ShopFault() }
    return ShopParameters(text: query.query)
  }

  func map(
    query: SectionRequest, disjunctiveFacets: [String], refinements: [String: [String]]
  ) -> ShopParameters {
    ShopParameters(text: query.query, disjunctiveFacets: disjunctiveFacets, refinements: refinements)
  }

  func search(_ parameters: ShopParameters) async throws -> ShopResults { try await answering(parameters) }

  func map(results: ShopResults) throws -> SearchResults {
    if results.total < 0 { throw ShopFault() }
    return SearchResults(nbHits: results.total, hits: results.hits, extraContent: results.extraContent)
  }
}

/// A backend that leaves the disjunctive mapping to the default, and searches in facet values.
struct PlainShop: MappingSearchService, AdvancedSearchClient {
  func map(query: SectionRequest) -> String { "plain \(query.query)" }

  func search(_ parameters: String) async throws -> String { parameters }

  func map(results: String) -> SearchResults {
    SearchResults(nbHits: 1, hits: [["objectID": .string(results)]])
  }

  func searchForFacetValues(of facetName: String, matching text: String, query: SectionRequest) async throws -> [Facet]
  {
    if text == "fault" { throw ShopFault() }
    return (0..<5).map { Facet(value: "\(facetName) \(text) \($0)", count: 5 - $0) }
  }
}

/// A backend that forwards Algolia's requests.
struct Forwarder: ForwardingSearchService {
  var answering: @Sendable (SearchSubrequest) async throws -> SearchResults

  func search(_ query: SearchSubrequest) async throws -> SearchResults { try await answering(query) }
}

func makeRequest(
  _ query: String, target: SectionRequest.Target = .hits, parameters: SearchParameters = [:],
  groups: [FilterGroup] = [], disjunctiveFacets: [String] = []
) -> SectionRequest {
  var request = SectionRequest(
    moduleID: "m", indexName: "i", target: target, parameters: parameters, filterGroups: groups,
    disjunctiveFacets: disjunctiveFacets)
  request.parameters.query = query
  return request
}

func facetFilter(_ attribute: String, _ value: String, isNegated: Bool = false) -> Filter {
  Filter(.facet(attribute: attribute, value: FacetValue(bareword: value)), isNegated: isNegated)
}
