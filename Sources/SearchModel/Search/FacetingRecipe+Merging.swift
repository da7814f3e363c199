import Diagnostics
import OrderedCollections

extension FacetingRecipe {
  /// Puts the answers to requests that ``expand(_:)`` made together: hits and counts from the main one, each facet that
  /// had a separate request from that one alone. Counts are exact only when those of all answers are.
  ///
  /// - Throws: ``SearchError`` when the number of answers is not the number of requests, or when facet values came in
  ///   answer to a search for hits.
  static func merge(
    _ responses: [SearchResponse], to subrequests: [SearchSubrequest]
  ) throws(SearchError) -> SearchResponse {
    guard var merged = responses.first, responses.count == subrequests.count else {
      throw SearchError(
        .badResponse, "\(responses.count.counted("answer")) came to \(subrequests.count.counted("request"))")
    }
    guard subrequests[0].target != .hits || responses.allSatisfy({ $0.facetHits == nil }) else {
      throw SearchError(.badResponse, "facet values came in answer to a search for hits")
    }
    if responses.count == 1 { return merged }
    for (subrequest, response) in zip(subrequests, responses).dropFirst() {
      // Also where nothing was counted: the main answer's counts are those of another question.
      for attribute in subrequest.parameters.facets where merged.facets[attribute] != nil {
        merged.facets[attribute] = []
        merged.facetStats[attribute] = nil
      }
      for (attribute, values) in response.facets { merged.facets[attribute] = values }
      for (attribute, stats) in response.facetStats { merged.facetStats[attribute] = stats }
      merged.isExhaustive = merged.isExhaustive && response.isExhaustive
      merged.isCutShort = merged.isCutShort || response.isCutShort
    }
    return merged
  }

  /// A response with the count 0 for chosen values of disjunctive facets that no record has any more, if the request
  /// keeps them. It is all that is left to do where one request counts each facet without the facet's own refinements.
  package static func addingChosenValues(to response: SearchResponse, for request: SectionRequest) -> SearchResponse {
    addingChosenValues(to: response, for: request, limit: request.parameters.maxValuesPerFacet) {
      request.parameters.facetOrder
    }
  }

  /// The same for lists of another length and order.
  ///
  /// - Parameters:
  ///   - response: the answer with the counts.
  ///   - request: what was asked.
  ///   - limit: how many values a list of counts has at most.
  ///   - order: the order of the values; called where values are added.
  static func addingChosenValues(
    to response: SearchResponse, for request: SectionRequest, limit: Int, order: () -> FacetOrder
  ) -> SearchResponse {
    guard request.target == .hits, request.keepsSelectedEmptyFacets, !request.filterGroups.isEmpty else {
      return response
    }
    var merged = response
    let chosen = chosenValues(in: request)
    for attribute in disjunctiveAttributes(of: request) {
      let values = merged.facets[attribute] ?? []
      // Nearly always all are there, word for word, and then nothing else has to be compared.
      var missing = (chosen[attribute] ?? []).filter { value in !values.contains { $0.value == value } }
      guard !missing.isEmpty else { continue }
      let present = Set(values.map { comparable($0.value) })
      missing = missing.filter { !present.contains(comparable($0)) }
      // A list that is as long as it may be was cut: what is missing there may well have records.
      guard !missing.isEmpty, present.count < limit else { continue }
      merged.facets[attribute] = order().sorted(values + missing.map { Facet(value: $0, count: 0) })
    }
    return merged
  }

  /// A response whose lists of values are cut to a length. Chosen values stay, also beyond it, and those that no record
  /// has take no place of others.
  static func trimming(_ response: SearchResponse, for request: SectionRequest, to limit: Int) -> SearchResponse {
    guard response.facets.values.contains(where: { $0.count > limit }) else { return response }
    var trimmed = response
    let chosen = chosenValues(in: request)
    for (attribute, values) in response.facets where values.count > limit {
      var room = max(limit, 0)
      trimmed.facets[attribute] = values.filter { value in
        let hasPlace = room > 0 && value.count > 0
        if hasPlace { room -= 1 }
        return hasPlace || chosen[attribute]?.contains(value.value) ?? false
      }
    }
    return trimmed
  }

  /// A facet value as filters compare it: numbers by what they amount to, texts without regard to case.
  private static func comparable(_ value: String) -> String {
    PlainNumber(exactly: value)?.description ?? value.caseFolded
  }
}
