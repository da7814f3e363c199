import Presentation
import SearchDialects
import SearchModel

/// A search as the monitor shows it.
struct AskedQuery: Sendable, Hashable {
  /// The index.
  var indexName: String
  /// The text, as far as it is shown.
  var query: String
  /// What tells it from others: a hash of its parameters, in whatever order they were written, and of the facet whose
  /// values it searches. The parameters themselves may be as large as a body.
  var identity: Int
  /// How many hits it has; nil where it was not made, or failed.
  var hitCount: Int?

  init(_ query: ServedQuery, hitCount: Int?) {
    indexName = query.indexName
    self.hitCount = hitCount
    var hasher = Hasher()
    hasher.combine(query.indexName)
    hasher.combine(query.parameters)
    var text = query.parameters.query
    if case .facetValues(let attribute, let facetQuery, _) = query.target {
      text = facetQuery
      hasher.combine(attribute)
      hasher.combine(facetQuery)
    }
    identity = hasher.finalize()
    self.query = text.utf8.count > Self.longestText ? text.prefix(Self.longestText) + "…" : text
  }

  private static let longestText = 200

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
