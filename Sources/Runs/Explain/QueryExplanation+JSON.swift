import EmbeddedEngine
import IndexSettings
import SearchDialects
package import SearchModel

extension QueryExplanation {
  /// The explanation in the form of `explain --format json`.
  package var json: JSON {
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
    if !idleParameters.isEmpty || !idleSettings.isEmpty {
      object["withoutEffect"] = [
        "params": .array(idleParameters.map(JSON.string)), "settings": .array(idleSettings.map(JSON.string)),
      ]
    }
    if let call { object["http"] = call.json }
    if !rules.isEmpty { object["rules"] = .array(rules.map(\.json)) }
    if let queryAfterRemoval { object["queryAfterRemoval"] = .string(queryAfterRemoval) }
    if status == .ok || status == .empty || !hits.isEmpty {
      object["hits"] = .array(hits.map(\.json))
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

extension HTTPCall {
  /// The call with its secrets hidden.
  fileprivate var json: JSON {
    var object: JSONObject = ["method": .string(method.rawValue), "url": .string(target.hidden)]
    object["headers"] = .object(
      JSONObject(headers.map { ($0.name, .string($0.value.hidden)) }, uniquingKeysWith: { first, _ in first }))
    if let body { object["body"] = body.value }
    return .object(object)
  }
}

extension RuleExplanation {
  fileprivate var json: JSON {
    [
      "objectID": .string(objectID), "conditions": .array(conditions.map(JSON.string)),
      "effects": .array(effects.map { .string($0.description) }),
    ]
  }
}

extension HitExplanation {
  fileprivate var json: JSON {
    var object: JSONObject = ["objectID": .string(objectID)]
    if let position = record.position { object["position"] = .integer(position) }
    object["_rankingInfo"] = .object(rankingInfo)
    if let misfit {
      object["misfit"] = ["onInvalidHit": .string(misfit.policy.rawValue), "problem": .string(misfit.problem)]
    }
    if let promoter = record.promotedBy { object["promotedBy"] = .string(promoter) }
    object["words"] = .array(record.words.map(\.json))
    object["criteria"] = .array(record.criteria.map(\.json))
    return .object(object)
  }
}

extension RecordExplanation {
  fileprivate var json: JSON {
    var object: JSONObject = ["objectID": .string(objectID)]
    if let position { object["position"] = .integer(position) }
    if let promotedBy { object["promotedBy"] = .string(promotedBy) }
    if !reasons.isEmpty { object["reasons"] = .array(reasons.map { .string($0.description) }) }
    if !removedWords.isEmpty { object["removedWords"] = .array(removedWords.map(JSON.string)) }
    if !stopWords.isEmpty { object["stopWords"] = .array(stopWords.map(JSON.string)) }
    object["words"] = .array(words.map(\.json))
    if !criteria.isEmpty { object["criteria"] = .array(criteria.map(\.json)) }
    return .object(object)
  }
}

extension WordExplanation {
  fileprivate var json: JSON {
    var object: JSONObject = ["word": .string(queryWord), "matches": .array(matches.map(\.json))]
    if !outranked.isEmpty { object["outranked"] = .array(outranked.map(\.json)) }
    return .object(object)
  }
}

extension WordExplanation.Match {
  fileprivate var json: JSON {
    var object: JSONObject = [
      "recordWord": .string(recordWord), "attribute": .string(attribute), "kind": .string(kind.description),
    ]
    if !edits.isEmpty { object["edits"] = .array(edits.map { .string($0.rawValue) }) }
    if isBeginning { object["prefix"] = true }
    return .object(object)
  }
}

extension CriterionExplanation {
  fileprivate var json: JSON {
    var object: JSONObject = ["name": .string(name)]
    object["value"] = value
    return .object(object)
  }
}
