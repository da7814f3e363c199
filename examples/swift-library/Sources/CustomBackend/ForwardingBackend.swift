import MultihitsKit

/// A backend whose server asks Algolia and passes the answer on. Here the server is a function.
struct ForwardingBackend: ForwardingSearchService {
  struct ServerError: Error, CustomStringConvertible {
    var description: String { "the server answered with 500" }
  }

  func search(_ query: SearchSubrequest) async throws -> SearchResults {
    let body = try await Self.load("https://backend.example/search?\(query.parameters.urlEncoded)", query)
    guard let content = try JSON(parsing: Array(body.utf8)).objectValue else { throw ServerError() }
    return try SearchResults(content: content, disjunctiveFacets: [])
  }

  /// Stands in for a request over the network.
  private static func load(_ url: String, _ query: SearchSubrequest) async throws -> String {
    let text = query.parameters.query
    guard text != "fail" else { throw ServerError() }
    let hits = ["A Lamp for the Garden", "Garden Paths"].enumerated()
      .filter { $0.element.lowercased().contains(text.lowercased()) }
      .map { offset, title -> JSON in
        let highlighted = title.split(separator: " ")
          .map { $0.lowercased() == text.lowercased() ? "<em>\($0)</em>" : "\($0)" }.joined(separator: " ")
        return [
          "objectID": .string("book-\(offset)"), "title": .string(title),
          "_highlightResult": ["title": ["value": .string(highlighted), "matchLevel": "full"]],
        ]
      }
    let content: JSON = [
      "hits": .array(hits), "nbHits": .integer(hits.count), "page": 0, "nbPages": 1, "hitsPerPage": 20,
      "processingTimeMS": 1, "query": .string(text), "params": .string(query.parameters.urlEncoded),
    ]
    return content.text()
  }
}
