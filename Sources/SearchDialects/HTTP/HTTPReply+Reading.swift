package import SearchModel

extension HTTPReply {
  /// The beginning of the body in one line, as error messages show what came instead of an answer.
  package var excerpt: String {
    guard !body.isEmpty else { return "an empty body" }
    let readCount = min(body.count, Self.excerptLength * 4)
    let beginning = String(decoding: body[..<readCount], as: UTF8.self)
    let line = beginning.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // Whatever is cut says so, however much of it was white space.
    return line.count > Self.excerptLength || readCount < body.count ? "\(line.prefix(Self.excerptLength))…" : line
  }

  /// The body as JSON.
  ///
  /// - Parameter texts: what earlier answers of the backend were read by.
  /// - Throws: ``SearchError`` with the code `badResponse` that shows the beginning of what came instead.
  package func json(likeOthersOf texts: SimilarTexts = SimilarTexts()) throws(SearchError) -> JSON {
    do {
      return try texts.parse(body)
    } catch {
      let fault = body.isEmpty ? "" : " (\(error.message), byte \(error.offset))"
      throw SearchError(.badResponse, "the answer is no JSON\(fault): \(excerpt)")
    }
  }

  private static let excerptLength = 120
}
