import Diagnostics
package import SearchModel

extension TypesenseDialect {
  /// Reads an answer: `results` in the order of the searches, put together for each request. A search that failed is
  /// the error of its request alone.
  package func results(
    in reply: HTTPReply, to call: PlannedCall
  ) throws(SearchError) -> [Result<SearchResponse, SearchError>] {
    guard reply.isSuccess else {
      var error = SearchError(typesense: reply)
      // A key that may not search one of several collections is refused as one that is not known.
      if error.code == .auth, Set(call.members.map(\.request.indexName)).count > 1 { error.code = .forbidden }
      throw error
    }
    var readers: [[TypesenseResponseReader]] = []
    for member in call.members { readers.append(try self.readers(of: member)) }
    if readers.allSatisfy({ $0.allSatisfy(\.readsPlainHits) }),
      let answer = TypesenseAnswer(reply.body, likeOthersOf: answers),
      let responses = try? responses(in: answer, of: readers, to: call, reply), responses.allSatisfy(\.isSuccess)
    {
      return responses
    }
    let answer = try TypesenseAnswer(try reply.json(likeOthersOf: answers))
    return try responses(in: answer, of: readers, to: call, reply)
  }

  private func responses(
    in answer: TypesenseAnswer, of readers: [[TypesenseResponseReader]], to call: PlannedCall, _ reply: HTTPReply
  ) throws(SearchError) -> [Result<SearchResponse, SearchError>] {
    let results = answer.results
    let expected = readers.joined().reduce(0) { $0 + $1.request.searchCount }
    // Nothing says which search a result belongs to but its place, and which places are left out nobody knows.
    guard results.count == expected else {
      throw SearchError(
        .badResponse,
        "\(results.count.counted("result")) came in answer to \(expected.counted("search", "searches")): \(reply.excerpt)"
      )
    }
    var start = 0
    return zip(call.members, readers).map { member, readers in
      defer { start = readers.reduce(start) { $0 + $1.request.searchCount } }
      return Result { () throws(SearchError) in
        var responses: [SearchResponse] = []
        var place = start
        for reader in readers {
          let next = place + reader.request.searchCount
          responses.append(try reader.response(in: results[place..<next]))
          place = next
        }
        return try member.plan.merge(responses)
      }
    }
  }
}

extension Result {
  fileprivate var isSuccess: Bool {
    if case .success = self { true } else { false }
  }
}

extension SearchError {
  /// The error of a reply that is no success, in the words of its body.
  package init(typesense reply: HTTPReply) {
    let content = try? JSON(parsing: reply.body).objectValue
    let message = content?["message"]?.stringValue ?? content?["error"]?.stringValue
    self.init(
      typesenseStatus: reply.status,
      message: message ?? "the backend answered with status \(reply.status): \(reply.excerpt)", index: nil)
  }

  /// The error that stands in place of the result of one search, nil for a result.
  init?(typesense result: TypesenseReader, index: String) {
    guard let content = result.content, let status = content["code"]?.integerValue, content["found"] == nil else {
      return nil
    }
    let message = content["error"]?.stringValue ?? content["message"]?.stringValue
    self.init(
      typesenseStatus: status, message: message ?? "the search failed with the status \(status)", index: index)
  }

  private init(typesenseStatus status: Int, message: String, index: String?) {
    let message = Self.shortened(message)
    // 404 is also said of a field that is not in the schema or not made for what is asked of it.
    let isField = status == 404 && message.contains(" field ")
    self.init(status: isField ? 400 : status, message: message)
    if code == .indexNotFound, let index {
      self.message = "there is no collection or alias named '\(index)': \(message)"
    }
    if status == 422 { code = .badRequest }
  }
}
