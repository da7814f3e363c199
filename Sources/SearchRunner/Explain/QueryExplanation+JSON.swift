import EmbeddedEngine
import OrderedCollections
public import SearchModel

extension QueryExplanation {
  /// The explanation in the form of `explain --format json`.
  public var json: JSON {
    ["query": .string(query), "sections": .array(sections.map(\.json))]
  }
}

extension SectionExplanation {
  fileprivate var json: JSON {
    var object: JSONObject = [
      "module": .string(module), "indexName": .string(indexName), "backend": .string(backend),
      "status": .string(status.rawValue),
    ]
    if let error {
      object["error"] = [
        "code": .string(error.code.rawValue), "message": .string(error.message), "retryable": .bool(error.isRetryable),
      ]
    }
    object["requests"] = .array(requests.map(\.json))
    if let queryAfterRemoval { object["queryAfterRemoval"] = .string(queryAfterRemoval) }
    if status == .ok || status == .empty {
      object["hits"] = .array(
        hits.map { ["objectID": .string($0.objectID), "_rankingInfo": .object($0.rankingInfo)] })
    }
    if let record { object["object"] = record.json }
    return .object(object)
  }
}

extension SearchSubrequest {
  /// The request as Algolia's multi-query call has it, the parameters' names sorted.
  var json: JSON {
    var object: JSONObject = ["indexName": .string(indexName)]
    var parameters = parameters.object
    if case .facetValues(let attribute, let facetQuery, let maxFacetHits) = target {
      object["type"] = "facet"
      object["facet"] = .string(attribute)
      parameters["facetQuery"] = .string(facetQuery)
      parameters["maxFacetHits"] = .integer(maxFacetHits)
      parameters.sort { utf8Precedes($0.key, $1.key) }
    }
    object["params"] = .object(parameters)
    return .object(object)
  }
}

extension RecordExplanation {
  fileprivate var json: JSON {
    var object: JSONObject = ["objectID": .string(objectID)]
    if let position { object["position"] = .integer(position) }
    if !reasons.isEmpty { object["reasons"] = .array(reasons.map { .string($0.description) }) }
    if !removedWords.isEmpty { object["removedWords"] = .array(removedWords.map(JSON.string)) }
    if !stopWords.isEmpty { object["stopWords"] = .array(stopWords.map(JSON.string)) }
    object["words"] = .array(
      words.map { word in
        [
          "word": .string(word.queryWord),
          "matches": .array(
            word.matches.map { match in
              [
                "recordWord": .string(match.recordWord), "attribute": .string(match.attribute),
                "kind": .string(match.kind.description),
              ]
            }),
        ]
      })
    if !criteria.isEmpty {
      object["criteria"] = .array(
        criteria.map { criterion in
          var member: JSONObject = ["name": .string(criterion.name)]
          member["value"] = criterion.value
          return .object(member)
        })
    }
    return .object(object)
  }
}
