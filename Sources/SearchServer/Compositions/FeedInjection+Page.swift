import Diagnostics
import SearchDialects
import SearchModel

// One page of what is found and injected. What is found is never asked with other filters than without injected
// records, since these could change what matches: how many typing errors count, and which words may be missing.
extension FeedInjection {
  /// The page that is asked for.
  func page(with places: InjectedPlaces) async throws(ServedFault) -> SearchResponse {
    let size = request.parameters.hitsPerPage ?? settings.hitsPerPage ?? 20
    let number = max(0, request.parameters["page"]?.integerValue ?? 0)
    let limit = settings["paginationLimitedTo"]?.integerValue ?? 1_000
    let start = min(saturatingProduct(number, size), limit)
    let end = min(saturatingSum(start, size), limit)
    // So many records are found down to the end of the page, if all that are injected are among them.
    let depth = saturatingSum(end, places.count)
    var list = try await found(downTo: depth, idsOnly: start > 0)
    let ids = list.hits.map { Self.id($0) ?? "" }
    let injected = ExactSet(places.ids)
    let rest = ids.indices.filter { !injected.contains(ids[$0]) }
    let below = try await countFound(of: injected.subtracting(ExactSet(ids)), below: ids.count, list.nbHits)
    // A backend may count less than it gives.
    let total = max(rest.count, list.nbHits - (ids.count - rest.count) - below)
    let hits = try await hits(
      of: places.entries(in: start..<end, total: total), ranks: rest, in: list.hits, areWhole: start == 0)
    list.rawContent = nil
    for name in ["offset", "length"] { list.extra[name] = nil }
    list.hits = hits
    list.nbHits = saturatingSum(total, places.count)
    list.page = number
    list.hitsPerPage = size
    list.nbPages = pageCount(of: min(list.nbHits, limit), size: size)
    return list
  }

  /// What the feed finds without injected records, from the first one on.
  private func found(downTo depth: Int, idsOnly: Bool) async throws(ServedFault) -> SearchResponse {
    var requests: [SectionRequest] = []
    for start in stride(from: 0, to: depth, by: Self.largestPortion) {
      requests.append(portion(from: start, count: min(Self.largestPortion, depth - start), idsOnly: idsOnly))
    }
    let answers = try await ask(requests)
    var first = answers[0]
    first.hits = answers.flatMap(\.hits)
    return first
  }

  /// The records of a page.
  ///
  /// - Parameters:
  ///   - ranks: the ranks of those that are found and not injected.
  ///   - list: what was found, down to the page.
  ///   - areWhole: whether it has more than ids.
  private func hits(
    of entries: [InjectedPlaces.Entry], ranks: [Int], in list: [JSONObject], areWhole: Bool
  ) async throws(ServedFault) -> [JSONObject] {
    func rank(_ entry: InjectedPlaces.Entry) -> Int? {
      // What is beyond the last page is not known.
      if case .found(let place) = entry, ranks.indices.contains(place) { ranks[place] } else { nil }
    }
    let wanted = entries.compactMap(rank)
    var loaded: [JSONObject] = []
    let first = wanted.first ?? 0
    if let last = wanted.last { loaded = areWhole ? Array(list[first...last]) : try await whole(first...last) }
    return entries.compactMap { entry in
      if case .injected(let record) = entry { return record }
      let place = rank(entry).map { $0 - first }
      return place.flatMap { loaded.indices.contains($0) ? loaded[$0] : nil }
    }
  }

  /// The hits at some ranks, with all that the feed asks of them.
  private func whole(_ ranks: ClosedRange<Int>) async throws(ServedFault) -> [JSONObject] {
    let starts = stride(from: ranks.lowerBound, through: ranks.upperBound, by: Self.largestPortion)
    return try await ask(
      starts.map { portion(from: $0, count: min(Self.largestPortion, ranks.upperBound + 1 - $0), idsOnly: false) }
    ).flatMap(\.hits)
  }

  /// How many of some records are found below those that are known.
  private func countFound(of ids: ExactSet, below known: Int, _ total: Int) async throws(ServedFault) -> Int {
    guard known < total, !ids.isEmpty else { return 0 }
    var request = portion(from: 0, count: min(saturatingSum(ids.count, reach), Self.largestPortion), idsOnly: true)
    request.parameters["facets"] = nil
    request.disjunctiveFacets = []
    request.parameters.filters = try Self.joined(request.parameters.filters, Self.filter(ids.sorted()))
    return try await ask([request])[0].hits.compactMap(Self.id).count(where: ids.contains)
  }

  /// How many records backends give at once.
  private static let largestPortion = 1_000

  /// A part of what the feed finds without injected records.
  func portion(from start: Int, count: Int, idsOnly: Bool) -> SectionRequest {
    var request = request
    for name in ["page", "hitsPerPage"] { request.parameters[name] = nil }
    request.parameters["offset"] = .integer(start)
    request.parameters["length"] = .integer(count)
    guard idsOnly else { return request }
    request.parameters["attributesToRetrieve"] = ["objectID"]
    request.parameters["attributesToHighlight"] = []
    request.parameters["attributesToSnippet"] = []
    return request
  }
}
