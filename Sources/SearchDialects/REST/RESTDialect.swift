package import SearchModel

/// Any REST search, through a mapping: one call a section, its answer read by paths.
///
/// Source of the idea: InstantSearch's guide to custom backends, whose two functions `map(query:)` and
/// `map(results:)` a mapping declares.
package struct RESTDialect: SearchDialect {
  /// How the search is asked and its answers read.
  let mapping: RESTMapping

  /// A dialect.
  ///
  /// - Parameter mapping: How the search is asked and its answers read.
  package init(mapping: RESTMapping) {
    self.mapping = mapping
  }

  /// Encodes each request as a separate call, whatever the strategy.
  package func plan(_ requests: [SectionRequest], strategy: MultipleQueriesStrategy) -> CallPlan {
    var plan = CallPlan()
    for (place, request) in requests.enumerated() {
      do throws(SearchError) {
        plan.calls.append(
          PlannedCall(
            call: try call(request),
            members: [PlannedCall.Member(place: place, plan: try FacetingRecipe.Plan(request))]))
      } catch {
        plan.refusals[place] = error
      }
    }
    return plan
  }

  private func call(_ request: SectionRequest) throws(SearchError) -> HTTPCall {
    let filters = try RequestFilters(request, for: mapping.placeholders)
    if let refusal = refusal(of: request, filters: filters) {
      throw SearchError(.unsupported, "the backend \(refusal)")
    }
    let values = PlaceholderValues(request, filters: filters)
    let headers = mapping.headers.compactMap { header in
      header.value.filled(
        with: values, isSecret: true, encodeText: { $0 }, encodeValue: PercentEncoding.encodedHeader
      )
      .map { HTTPHeader(header.name, $0) }
    }
    return HTTPCall(
      mapping.method, try target(values), headers: headers,
      body: mapping.body.flatMap { $0.filled(with: values) }.map(HTTPBody.json))
  }

  private func target(_ values: PlaceholderValues) throws(SearchError) -> GuardedText {
    guard
      let path = mapping.url.path.filled(
        with: values, isSecret: false, encodeText: PercentEncoding.encodedText(ofURL:),
        encodeValue: PercentEncoding.encodedSegment)
    else {
      let missing = mapping.url.path.placeholders.first { values.json($0) == nil }
      throw SearchError(.badRequest, "the path of its URL needs a value for {\(missing?.name ?? "")}")
    }
    try check(path, values)
    var target = mapping.url.origin + path
    var separator: GuardedText = "?"
    for pair in (mapping.url.parameters + mapping.query).flatMap({ $0.filled(with: values) }) {
      target += separator + pair
      separator = "&"
    }
    return target
  }

  /// - Throws: ``SearchError`` with the code `badRequest` for values that would make the path one of another place.
  private func check(_ path: GuardedText, _ values: PlaceholderValues) throws(SearchError) {
    let placeholders = mapping.url.path.placeholders
    guard !placeholders.isEmpty, PercentEncoding.leadsElsewhere(path.revealed) else { return }
    let culprit = placeholders.first { PercentEncoding.leadsElsewhere(values.text($0) ?? "") } ?? placeholders.first
    throw SearchError(
      .badRequest,
      "the value of {\(culprit?.name ?? "")} cannot stand in the path of its URL: servers take '.' and '..' there, encoded"
        + " ones too, for another place")
  }

  /// Reads an answer by the paths of the mapping.
  package func results(
    in reply: HTTPReply, to call: PlannedCall
  ) throws(SearchError) -> [Result<SearchResponse, SearchError>] {
    let reader = RESTResponseReader(mapping: mapping, isPaged: isPaged, hasPageSize: has(.hitsPerPage))
    let content = try reader.content(of: reply)
    return call.members.map { member in
      Result { () throws(SearchError) in try reader.response(in: content, to: member.request) }
    }
  }
}
