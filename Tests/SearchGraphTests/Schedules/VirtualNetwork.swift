import SearchModel
import TestSupport

@testable import SearchGraph

/// A network on a virtual clock: each request is answered after its own delay, in an order of its own, some of them
/// twice.
///
/// What an answer says depends on the request alone, and whether it fails on the request and the input that began the
/// search, so that two orders of arrival can be compared.
struct VirtualNetwork {
  private struct Delivery {
    var time: Int
    var number: Int
    var issued: IssuedRequest
    var result: Result<SearchResponse, SearchError>
  }

  /// How many pages every search has.
  static let pageCount = 6
  /// How many hits a page has.
  static let hitsPerPage = 3

  private var deliveries: [Delivery] = []
  private var number = 0
  /// The input that began each section's present search.
  private var causes: [String: Int] = [:]
  private let failureSalt: String

  init(failureSalt: String) {
    self.failureSalt = failureSalt
  }

  var isIdle: Bool { deliveries.isEmpty }

  /// Sends requests that an input caused: new searches, or further pages of searches that earlier inputs began.
  mutating func send(
    _ issued: [IssuedRequest], input: Int, isPageLoad: Bool, now: Int, delay: () -> Int, duplicates: () -> Bool
  ) {
    for issued in issued {
      if !isPageLoad { causes[issued.request.moduleID] = input }
      let result = answer(to: issued.request, cause: causes[issued.request.moduleID] ?? 0)
      for _ in 0..<(duplicates() ? 2 : 1) {
        number += 1
        deliveries.append(Delivery(time: now + delay(), number: number, issued: issued, result: result))
      }
    }
  }

  /// Delivers what is due up to a time, in the order of the clock.
  mutating func deliver(until time: Int, afterEach check: () -> Void) {
    while let next = deliveries.indices.min(by: { left, right in
      (deliveries[left].time, deliveries[left].number) < (deliveries[right].time, deliveries[right].number)
    }), deliveries[next].time <= time {
      let delivery = deliveries.remove(at: next)
      delivery.issued.component.receive(delivery.result, for: delivery.issued)
      check()
    }
  }

  private func answer(to request: SectionRequest, cause: Int) -> Result<SearchResponse, SearchError> {
    let key = Self.key(of: request)
    let page = request.parameters.page
    if SeededGenerator.hash(failureSalt, key, "\(page)", "\(cause)") % 6 == 0 {
      return .failure(SearchError(.server, "\(key) \(page)"))
    }
    if case .facetValues = request.target {
      return .success(SearchResponse(facetHits: [Facet(value: key, count: 1)]))
    }
    return .success(Self.response(key: key, page: page))
  }

  /// The answer for a page of whatever a key names.
  static func response(key: String, page: Int) -> SearchResponse {
    let rows = (0..<hitsPerPage).map { row -> JSONObject in
      ["objectID": .string("\(key)#\(page * hitsPerPage + row)"), "key": .string(key)]
    }
    return SearchResponse(
      hits: rows, nbHits: pageCount * hitsPerPage, page: page, nbPages: pageCount, hitsPerPage: hitsPerPage)
  }

  /// What a request asks for, pages apart.
  static func key(of request: SectionRequest) -> String {
    var key = request.indexName + "|"
    if case .facetValues(_, let facetQuery, _) = request.target {
      key += facetQuery
    } else {
      key += request.parameters.query
    }
    // Cheaper than the filters' text, which a schedule would print a hundred times.
    for group in request.filterGroups {
      for filter in group.filters {
        if case .facet(_, .string(let value)) = filter.condition { key += "|" + value }
      }
    }
    return key + "|" + (request.parameters.filters ?? "-")
  }
}
