import Presentation
import SearchDialects
import SearchModel

/// A search as the monitor shows it.
struct AskedQuery: Sendable, Hashable {
  /// The index.
  var indexName: String
  /// The text.
  var query: String
  /// What tells it from others: its parameters as they were written, and the facet whose values it searches.
  var identity: String
  /// How many hits it has; nil where it was not made, or failed.
  var hitCount: Int?

  init(_ query: ServedQuery, hitCount: Int?) {
    indexName = query.indexName
    self.hitCount = hitCount
    self.query = query.parameters.query
    identity = "\(query.indexName)?\(query.echo)"
    if case .facetValues(let attribute, let text, _) = query.target {
      self.query = text
      identity += "&\(attribute)=\(text)"
    }
  }

  /// The search as JSON.
  var json: JSON {
    var object: JSONObject = ["indexName": .string(indexName), "query": .string(query)]
    object["nbHits"] = hitCount.map(JSON.integer)
    return .object(object)
  }
}

/// A request of Algolia's interface as the monitor shows it.
struct AskedRequest: Sendable {
  var method: String
  var path: String
  var status: Int
  var milliseconds: Double
  /// The user's token, or the connection.
  var client: String
  var queries: [AskedQuery]
  /// What of it has no effect.
  var warnings: [String]
  /// Why it failed; nil when it was answered.
  var failure: String?
  /// How many events of users it carries.
  var eventCount = 0

  /// The request as JSON.
  func json(ordinal: Int) -> JSON {
    var object: JSONObject = [
      "ordinal": .integer(ordinal), "method": .string(method), "path": .string(path), "status": .integer(status),
      "milliseconds": JSON(plainNumber: (milliseconds * 100).rounded() / 100) ?? 0, "client": .string(client),
      "queries": .array(queries.map(\.json)), "warnings": .array(warnings.map(JSON.string)),
    ]
    object["message"] = failure.map(JSON.string)
    return .object(object)
  }
}
