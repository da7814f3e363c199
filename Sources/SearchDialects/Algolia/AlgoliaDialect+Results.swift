import Diagnostics
package import SearchModel

extension AlgoliaDialect {
  /// Reads an answer: `results` in the order of the queries, put together for each request.
  ///
  /// A result may leave out what it likes, see ``SearchResponse/init(content:)``; a member of an impossible type
  /// is the error of its request alone.
  package func results(
    in reply: HTTPReply, to call: PlannedCall
  ) throws(SearchError) -> [Result<SearchResponse, SearchError>] {
    let indices = Set(call.members.map(\.request.indexName))
    let index = indices.count == 1 ? indices.first : nil
    guard reply.isSuccess else { throw SearchError(algolia: reply, index: index) }
    let answer = try reply.json(likeOthersOf: answers)
    guard let content = answer.objectValue else {
      throw SearchError(.badResponse, "the answer must be an object, found \(answer.typeName): \(reply.excerpt)")
    }
    guard let found = content["results"] else {
      throw SearchError(algoliaContent: content, index: index)
        ?? SearchError(.badResponse, "the answer has no 'results': \(reply.excerpt)")
    }
    guard let results = found.arrayValue else {
      throw SearchError(
        .badResponse, "'results' of the answer must be a list, found \(found.typeName): \(reply.excerpt)")
    }
    let queries = call.members.reduce(0) { $0 + $1.subrequests.count }
    let mismatch = SearchError(
      .badResponse, "\(results.count.counted("result")) came in answer to \(queries.counted("query", "queries"))")
    guard results.count <= queries else { throw mismatch }
    var start = 0
    return call.members.map { member in
      defer { start += member.subrequests.count }
      let range = start..<start + member.subrequests.count
      return Result { () throws(SearchError) in
        // The results that came are those of the first queries.
        guard range.upperBound <= results.count else { throw mismatch }
        return try response(to: member, from: results[range])
      }
    }
  }

  private func response(
    to member: PlannedCall.Member, from results: ArraySlice<JSON>
  ) throws(SearchError) -> SearchResponse {
    let request = member.request
    var responses: [SearchResponse] = []
    for (place, result) in zip(results.indices, results) {
      responses.append(try response(to: request, from: result, at: place))
    }
    return try member.plan.merge(responses)
  }

  private func response(
    to request: SectionRequest, from result: JSON, at place: Int
  ) throws(SearchError) -> SearchResponse {
    guard let content = result.objectValue else {
      throw SearchError(.badResponse, "'results[\(place)]' of the answer must be an object, found \(result.typeName)")
    }
    guard content["processed"]?.boolValue != false else { return SearchResponse(unasked: request) }
    do throws(SearchError) {
      var response = try SearchResponse(content: content, facetOrder: request.parameters.facetOrder)
      guard request.target == .hits || response.facetHits != nil else {
        throw SearchError(.badResponse, "the answer to a search for facet values has no 'facetHits'")
      }
      guard content["hits"]?.arrayValue != nil || !Self.asksForHits(request) else {
        throw SearchError(.badResponse, "the answer has no list of 'hits'")
      }
      response.countAtLeastHits(behind: response.firstHit)
      return response
    } catch {
      guard error.code == .badResponse else {
        throw SearchError(algoliaContent: content, index: request.indexName) ?? error
      }
      var start = result.text().prefix(Self.excerptLength + 1)
      if start.count > Self.excerptLength { start = start.dropLast() + "…" }
      throw SearchError(.badResponse, "\(error.message); results[\(place)] begins \(start)")
    }
  }

  /// Whether an answer without hits is none: those for facet values have others, and `responseFields` may leave them
  /// out.
  private static func asksForHits(_ request: SectionRequest) -> Bool {
    guard request.target == .hits else { return false }
    let members = request.parameters["responseFields"]?.stringListValue ?? ["*"]
    return members.contains("*") || members.contains("hits")
  }

  private static let excerptLength = 120
}

extension SearchResponse {
  /// How many hits there are in front of the first one.
  fileprivate var firstHit: Int {
    if let offset = extra["offset"]?.integerValue { return offset }
    return saturatingProduct(page, hitsPerPage)
  }
}

extension SearchError {
  /// The error of a reply that is no success, in the words of its body.
  ///
  /// - Parameters:
  ///   - reply: the reply.
  ///   - index: the index that was asked, if it was only one; named where the body does not.
  package init(algolia reply: HTTPReply, index: String?) {
    if let content = try? JSON(parsing: reply.body).objectValue, let message = content["message"]?.stringValue {
      self.init(algoliaStatus: reply.status, message: message, index: index)
    } else {
      self.init(status: reply.status, message: "the backend answered with status \(reply.status): \(reply.excerpt)")
    }
  }

  /// The error that a body or a result reports, nil when it reports none.
  init?(algoliaContent content: JSONObject, index: String?) {
    guard let status = content["status"]?.integerValue, status >= 400 else { return nil }
    let message = content["message"]?.stringValue ?? "the backend answered with status \(status)"
    self.init(algoliaStatus: status, message: message, index: index)
  }

  private init(algoliaStatus status: Int, message: String, index: String?) {
    var message = Self.shortened(message)
    if status == 404, let index, !message.contains(index) { message += " (index '\(index)')" }
    self.init(status: status, message: message)
    // Algolia answers with 403 whether a key is unknown or does not allow something; only the first concerns every
    // request.
    if status == 403, message.hasPrefix("Invalid Application-I") { code = .auth }
  }
}
