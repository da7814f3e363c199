package import SearchModel

/// Algolia's search API, and whatever else speaks it.
///
/// All requests of a batch go as one call of several queries, each section's subrequests side by side, as
/// `FacetingRecipe` makes them. Parameters are passed on by their own names and values, escaped in one text. Source of
/// the wire: Algolia's public OpenAPI description.
package struct AlgoliaDialect: SearchDialect {
  /// How many queries one call may hold.
  package static let maximumQueries = 50

  /// The headers of every call.
  package let headers: [HTTPHeader]
  /// What reads the answers to searches.
  let answers = SimilarTexts()

  /// A dialect.
  ///
  /// - Parameters:
  ///   - applicationID: the application, which is no secret: it is part of the hosts' names.
  ///   - apiKey: the key, which is one.
  ///   - userAgent: what the calls say they come from.
  package init(applicationID: String, apiKey: String, userAgent: String = "Multihits") {
    headers = [
      HTTPHeader("x-algolia-application-id", GuardedText(applicationID)),
      HTTPHeader("x-algolia-api-key", .secret(apiKey)),
      HTTPHeader("user-agent", GuardedText(userAgent)),
    ]
  }

  /// Words requests as calls of up to ``maximumQueries`` queries; the queries of one request stay together.
  ///
  /// `stopIfEnoughMatches` is left to Algolia only where it means the same: it stops after a query whose matches fill
  /// its page, and a query for no hits always does. So a section with disjunctive facets would be cut off after its own
  /// hits or after its first counts. Where a request has more than one query, asks for no hits or for facet values, or
  /// where one call is not enough, the plan's strategy is `none`, and the requests are to be asked one after the other.
  /// A query that Algolia leaves out is answered by an empty response with `processed: false`.
  package func plan(_ requests: [SectionRequest], strategy: MultipleQueriesStrategy) -> CallPlan {
    var plan = CallPlan()
    var batches: [[PlannedCall.Member]] = []
    var queries = 0
    for (place, request) in requests.enumerated() {
      do throws(SearchError) {
        let recipe = try recipe(of: request)
        if batches.isEmpty || queries + recipe.subrequests.count > Self.maximumQueries {
          batches.append([])
          queries = 0
        }
        queries += recipe.subrequests.count
        batches[batches.count - 1].append(PlannedCall.Member(place: place, plan: recipe))
      } catch {
        plan.refusals[place] = error
      }
    }
    if strategy == .stopIfEnoughMatches, plan.refusals.isEmpty, batches.count < 2,
      batches.joined().allSatisfy(\.isPlain)
    {
      plan.strategy = .stopIfEnoughMatches
    }
    for members in batches { plan.calls.append(call(for: members, strategy: plan.strategy)) }
    return plan
  }

  /// The queries that a request needs.
  ///
  /// - Throws: why they cannot be encoded, or why they would be refused together with all others of the call.
  private func recipe(of request: SectionRequest) throws(SearchError) -> FacetingRecipe.Plan {
    for (name, value) in request.parameters.object {
      if let refusal = refusal(of: .parameter(name: name, value: value)) {
        throw SearchError(.unsupported, "Algolia \(refusal)")
      }
    }
    if case .facetValues(_, let facetQuery, let maxFacetHits) = request.target {
      let limits: [(String, JSON)] = [("facetQuery", .string(facetQuery)), ("maxFacetHits", .integer(maxFacetHits))]
      for (name, value) in limits {
        if let refusal = refusal(of: .parameter(name: name, value: value)) {
          throw SearchError(.unsupported, "Algolia \(refusal)")
        }
      }
    }
    let recipe = try FacetingRecipe.Plan(request)
    guard recipe.subrequests.count <= Self.maximumQueries else {
      throw SearchError(
        .unsupported,
        "Algolia answers at most \(Self.maximumQueries) queries at once, and the disjunctive and hierarchical facets of this"
          + " section need \(recipe.subrequests.count)")
    }
    return recipe
  }

  private func call(for members: [PlannedCall.Member], strategy: MultipleQueriesStrategy) -> PlannedCall {
    let subrequests = members.flatMap(\.subrequests)
    let parameters = subrequests.map(\.parameters.urlEncoded)
    let queries = zip(subrequests, parameters).map { JSON.object($0.algoliaQuery(with: $1)) }
    let body: JSON = ["requests": .array(queries), "strategy": .string(strategy.rawValue)]
    var call = HTTPCall(.post, "/1/indexes/*/queries", body: .json(body))
    call.echoes = subrequests.indices.compactMap { subrequests[$0].echo(of: parameters[$0], place: $0) }
    call.resultCount = subrequests.count
    return PlannedCall(call: call, members: members)
  }
}

extension PlannedCall.Member {
  /// Whether it is one query for hits, which Algolia's own strategies understand.
  fileprivate var isPlain: Bool {
    guard let only = subrequests.first, subrequests.count == 1 else { return false }
    return only.target == .hits && only.parameters.hitsPerPage != 0 && only.parameters["length"]?.integerValue != 0
  }
}

extension SearchSubrequest {
  /// The request as one of several queries.
  ///
  /// - Parameter encoded: its parameters in their URL-encoded form.
  fileprivate func algoliaQuery(with encoded: String) -> JSONObject {
    var query: JSONObject = ["indexName": .string(indexName)]
    if case .facetValues(let attribute, let facetQuery, let maxFacetHits) = target {
      query["type"] = "facet"
      query["facet"] = .string(attribute)
      query["facetQuery"] = .string(facetQuery)
      query["maxFacetHits"] = .integer(maxFacetHits)
    }
    query["params"] = .string(encoded)
    return query
  }

  /// What its result repeats; nil for nothing, and for values of facets, which come alone.
  fileprivate func echo(of encoded: String, place: Int) -> AnswerEcho? {
    guard target == .hits else { return nil }
    let repeated: [(name: String, asked: AnswerEcho.Value, text: String)] = [
      ("query", .text(parameters.query), parameters.query), ("params", .parameters(encoded), encoded),
      ("index", .name(indexName), indexName),
    ].filter { isAnswered(with: $0.name) }
    guard !repeated.isEmpty else { return nil }
    return AnswerEcho(
      place: place, index: indexName, members: repeated.map { AnswerEcho.Member([$0.name], asked: $0.asked) },
      usualText: repeated.map { "\"\($0.name)\":\(JSON.string($0.text).text())" })
  }

  /// Whether the result may have a member: who asks can leave members out.
  private func isAnswered(with member: String) -> Bool {
    guard let members = parameters["responseFields"]?.stringListValue else { return true }
    return members.contains("*") || members.contains(member)
  }
}

extension AlgoliaDialect {
  /// Times of searches, and members that identify one search and its server.
  public var volatileMembers: VolatileMembers {
    VolatileMembers(
      names: ["processingTimeMS", "processingTimingsMS", "queryID", "serverTimeMS", "serverUsed"], lists: ["results"])
  }
}
