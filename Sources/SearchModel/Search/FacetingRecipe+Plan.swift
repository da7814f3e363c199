extension FacetingRecipe {
  /// What a backend is asked for a section, and how its answers become that of the section.
  ///
  /// ```swift
  /// let plan = try FacetingRecipe.Plan(request)
  /// var responses: [SearchResponse] = []
  /// for subrequest in plan.subrequests { responses.append(try await search(subrequest)) }
  /// return try plan.merge(responses)
  /// ```
  package struct Plan: Sendable, Hashable {
    /// How long the lists of facet values are that a backend is asked for.
    package enum ListLength: Sendable, Hashable {
      /// As long as the request says: for backends that understand Algolia's parameters and are sent them as they are.
      case asRequested
      /// As long as lists may be where values can be chosen, since chosen values must be among the counts even when
      /// they are not among the most frequent ones; merging cuts the lists again. For backends to which long lists cost
      /// little.
      case longest
    }

    /// What the section asks.
    package private(set) var request: SectionRequest
    /// The subrequests: the main one, then those that count facets; at least one.
    package private(set) var subrequests: [SearchSubrequest]
    private let listLength: ListLength

    /// Plans the requests of a section.
    ///
    /// - Throws: ``SearchError`` with the code `badRequest` when the request's own `filters` text does not parse.
    package init(_ request: SectionRequest, listLength: ListLength = .asRequested) throws(SearchError) {
      self.request = request
      self.listLength = listLength
      var asked = request
      if listLength == .longest, !FacetingRecipe.disjunctiveAttributes(of: request).isEmpty {
        asked.parameters["maxValuesPerFacet"] = .integer(SearchParameters.mostValuesPerFacet)
      }
      do throws(FilterSyntaxError) {
        subrequests = try FacetingRecipe.expand(asked)
      } catch {
        throw SearchError(.badRequest, "filters: \(error.message)")
      }
    }

    /// The same for another text of the query, which no subrequest depends on but by repeating it.
    package func asking(_ text: String) -> Plan {
      var plan = self
      plan.request.parameters.query = text
      for place in subrequests.indices { plan.subrequests[place].parameters.query = text }
      return plan
    }

    /// Puts the answers to ``subrequests`` together: hits and counts from the main one, each facet that had a separate
    /// request from that one alone, and, if the request keeps them, chosen values that no record has any more with the
    /// count 0. Counts are exact only when those of all answers are.
    ///
    /// - Throws: ``SearchError`` with the code `badResponse` when the number of answers is not the number of requests,
    ///   or when facet values came in answer to a search for hits.
    package func merge(_ responses: [SearchResponse]) throws(SearchError) -> SearchResponse {
      try merge(responses) { FacetListing(request.parameters) }
    }

    /// The same for a backend that knows more about how facets are listed than the request says.
    ///
    /// - Parameters:
    ///   - responses: the answers to ``subrequests``.
    ///   - listing: how facets are listed; called at most once, and not at all without facets.
    package func merge(
      _ responses: [SearchResponse], listing makeListing: () -> FacetListing
    ) throws(SearchError) -> SearchResponse {
      let merged = try FacetingRecipe.merge(responses, to: subrequests)
      if merged.facets.isEmpty, request.filterGroups.isEmpty { return merged }
      lazy var listing = makeListing()
      let whole = FacetingRecipe.addingChosenValues(
        to: merged, for: request, limit: subrequests[0].parameters.maxValuesPerFacet
      ) { listing.order }
      guard listLength == .longest, !whole.facets.isEmpty else { return whole }
      return FacetingRecipe.trimming(whole, for: request, to: listing.limit)
    }
  }
}
