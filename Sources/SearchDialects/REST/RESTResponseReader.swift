import SearchModel

/// Reads the answers of a REST search by the paths of its mapping.
struct RESTResponseReader {
  let mapping: RESTMapping
  /// Whether pages after the first one can be asked for.
  let isPaged: Bool
  /// Whether the request says how many hits a page holds.
  let hasPageSize: Bool

  /// The JSON of an answer.
  ///
  /// - Throws: the error that the answer reports, or that it is.
  func content(of reply: HTTPReply) throws(SearchError) -> JSON {
    let content: JSON
    do throws(JSONSyntaxError) {
      content = try JSON(parsing: reply.body)
    } catch {
      guard reply.isSuccess else { throw failure(reply, content: nil) }
      guard !reply.body.isEmpty else { throw SearchError(.badResponse, "the answer is empty, where JSON was expected") }
      throw SearchError(
        .badResponse,
        "the answer is no JSON: \(error.message) at byte \(error.offset); it begins with \(piece(of: reply.body))")
    }
    guard reply.isSuccess else { throw failure(reply, content: content) }
    return content
  }

  private func failure(_ reply: HTTPReply, content: JSON?) -> SearchError {
    let message = content.flatMap(reportedMessage)
    guard reply.status >= 400 else {
      return SearchError(.badResponse, "the backend answered with the status \(reply.status), which is no answer")
    }
    if let message { return SearchError(status: reply.status, message: message) }
    let rest = reply.body.isEmpty ? "" : ": \(piece(of: reply.body))"
    return SearchError(status: reply.status, message: "the backend answered with the status \(reply.status)\(rest)")
  }

  /// What the path of the error finds, unless that value means that there is no error.
  private func reportedMessage(in content: JSON) -> String? {
    guard let found = mapping.error.flatMap({ try? $0.values(in: content) }) else { return nil }
    let texts = found.filter { !$0.isNullOrEmpty && $0 != false && $0 != "" && $0 != 0 }.map {
      $0.scalarText ?? $0.text()
    }
    guard !texts.isEmpty else { return nil }
    // Written by the backend: as a rule a sentence, but nothing keeps it from being long.
    return shortened(texts.joined(separator: "; "), to: 500)
  }

  /// Reads what was found for a request.
  func response(in content: JSON, to request: SectionRequest) throws(SearchError) -> SearchResponse {
    let records: [JSON]
    do throws(SearchError) {
      records = try hits(in: content)
    } catch {
      throw reportedMessage(in: content).map { SearchError(.server, $0, isRetryable: false) } ?? error
    }
    if records.isEmpty, let message = reportedMessage(in: content) {
      throw SearchError(.server, message, isRetryable: false)
    }
    var hits: [JSONObject] = []
    hits.reserveCapacity(records.count)
    for (place, record) in records.enumerated() { hits.append(try hit(record, at: place, request)) }
    var response = SearchResponse(hits: hits, page: request.parameters.page, hitsPerPage: request.pageSize)
    try count(&response, in: content, request)
    try readFacets(in: content, into: &response, request)
    return FacetingRecipe.addingChosenValues(to: response, for: request)
  }
}

// Counts and pages.
extension RESTResponseReader {
  /// Sets how many hits and pages there are.
  ///
  /// Without a path for the number of hits, one more hit is expected after a full page, so that scrolling goes on; the
  /// counts are then marked as not exact.
  private func count(
    _ response: inout SearchResponse, in content: JSON, _ request: SectionRequest
  ) throws(SearchError) {
    let count = response.hits.count
    // A backend that gets no page size uses its default.
    if !hasPageSize, count > response.hitsPerPage { response.hitsPerPage = count }
    let size = response.hitsPerPage
    if let path = mapping.nbHits {
      response.nbHits = try number(at: path, in: content)
      // Where a backend has its own size of pages, what is in front of this one is not known.
      response.countAtLeastHits(behind: hasPageSize ? request.hitOffset : 0)
    } else {
      let isFull = isPaged && size > 0 && count >= size
      response.nbHits = saturatingSum(request.hitOffset, isFull ? saturatingSum(count, 1) : count)
      response.isExhaustive = !isFull
    }
    guard isPaged else {
      response.nbPages = count > 0 ? 1 : 0
      response.isPaginationLimited = count < response.nbHits
      return
    }
    response.nbPages = pageCount(of: response.nbHits, size: size)
    // A page that has hits is there.
    if count > 0, size > 0, response.page < .max { response.nbPages = max(response.nbPages, response.page + 1) }
    response.isPaginationLimited =
      hasPageSize && response.isExhaustive
      && SearchResponse.isShort(
        response.hits, isGrouped: false, from: request.hitOffset, size: size, of: response.nbHits)
  }

  private func number(at path: JSONPath, in content: JSON) throws(SearchError) -> Int {
    let found = try values(at: path, in: content, "")
    guard let value = found.first, found.count == 1 else {
      throw SearchError(.badResponse, "'\(path)' must find one number in the answer, found \(found.count) values")
    }
    let number = value.integerValue ?? value.stringValue.flatMap { Int($0) }
    guard let number, number >= 0 else { throw mismatch(path, "a whole number from 0", value, "") }
    return number
  }
}

// What messages say.
extension RESTResponseReader {
  /// The values that a path finds, at least one.
  func values(at path: JSONPath, in content: JSON, _ context: String) throws(SearchError) -> [JSON] {
    let found = try path.values(in: content)
    guard found.isEmpty else { return found }
    throw missing(path, in: content, context)
  }

  /// The error for a path that finds nothing: how far it leads, and what is there.
  func missing(_ path: JSONPath, in content: JSON, _ context: String) -> SearchError {
    guard let trace = try? path.trace(in: content), let last = trace.last.first else {
      return SearchError(.badResponse, "the answer has nothing at '\(path)'\(context)")
    }
    let place = JSONPath.text(of: path, to: trace.lastEnd)
    return SearchError(
      .badResponse,
      "the answer has nothing at '\(path)'\(context): at '\(place)' is \(last.typeName), \(piece(of: last))")
  }

  /// The error for a value of another type.
  func mismatch(_ path: JSONPath, _ expected: String, _ found: JSON, _ context: String) -> SearchError {
    SearchError(
      .badResponse,
      "'\(path)' of the answer\(context) must be \(expected), found \(found.typeName): \(piece(of: found))")
  }

  /// A piece of the answer for a message.
  func piece(of value: JSON) -> String {
    shortened(value.text(), to: Self.pieceLength)
  }

  private func piece(of body: [UInt8]) -> String {
    shortened(String(decoding: body.prefix(4 * Self.pieceLength + 4), as: UTF8.self), to: Self.pieceLength)
  }

  private static let pieceLength = 120

  /// A text of some length.
  private func shortened(_ text: String, to length: Int) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: length, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }
}
