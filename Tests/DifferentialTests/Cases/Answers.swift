import EmbeddedEngine
import IndexSettings
import SearchModel

/// What an engine answers to a case: the bytes of everything, by what was asked.
struct Answers: Equatable {
  /// JSON texts; no member of a response is left out.
  private(set) var texts: [(question: String, bytes: [UInt8])] = []

  /// Asks everything that a case asks.
  init(_ content: JSONObject, of index: any SearchedIndex) {
    let query = DifferentialCase.parameters(content["query"])
    ask("search") { () throws(SearchError) in try index.search(query).everything }
    if let rules = content["rules"]?.arrayValue, !rules.isEmpty {
      ask("rules") { () throws(SearchError) in .array(try index.explainRules(query).map(\.everything)) }
    }
    for id in content["explain"]?.stringListValue ?? [] {
      ask("explain '\(id)'") { () throws(SearchError) in
        try index.explain(objectID: id, parameters: query).everything
      }
    }
    if let facet = content["facet"]?.objectValue {
      ask("facet values") { () throws(SearchError) in
        try index.searchFacetValues(
          attribute: facet["attribute"]?.stringValue ?? "", facetQuery: facet["facetQuery"]?.stringValue ?? "",
          maxFacetHits: facet["maxFacetHits"]?.integerValue ?? 10, parameters: query
        ).everything
      }
    }
  }

  /// The answer of an engine that refuses to build the index.
  init(error: SearchError) {
    ask("index") { () throws(SearchError) in throw error }
  }

  private mutating func ask(_ question: String, answer: () throws(SearchError) -> JSON) {
    var value: JSON
    do throws(SearchError) {
      value = try answer()
    } catch {
      value = [
        "error": .string(error.code.rawValue), "message": .string(error.message),
        "isRetryable": .bool(error.isRetryable),
      ]
    }
    texts.append((question, Array(value.text().utf8)))
  }

  static func == (left: Answers, right: Answers) -> Bool {
    left.texts.count == right.texts.count
      && zip(left.texts, right.texts).allSatisfy { $0.question == $1.question && $0.bytes == $1.bytes }
  }

  /// The differences from the answers of another engine, each with a little context.
  func differences(from expected: Answers) -> String {
    guard texts.map(\.question) == expected.texts.map(\.question) else {
      return "expected \(expected.texts.map(\.question)), found \(texts.map(\.question))"
    }
    let pairs = zip(texts, expected.texts).filter { $0.bytes != $1.bytes }
    return pairs.map { found, expected in
      let start = zip(found.bytes, expected.bytes).prefix { $0 == $1 }.count
      func excerpt(_ bytes: [UInt8]) -> String {
        let stretch = bytes[max(0, start - 120)..<min(bytes.count, start + 240)]
        return String(decoding: stretch, as: UTF8.self)
      }
      return """
        \(found.question), from byte \(start) on:
          expected … \(excerpt(expected.bytes)) …
          found    … \(excerpt(found.bytes)) …
        """
    }.joined(separator: "\n")
  }
}

extension SearchResponse {
  var everything: JSON {
    func list(_ facets: [Facet]) -> JSON {
      .array(facets.map { [.string($0.value), .integer($0.count), $0.highlighted.map(JSON.string) ?? .null] })
    }
    return [
      "nbHits": .integer(nbHits), "page": .integer(page), "nbPages": .integer(nbPages),
      "hitsPerPage": .integer(hitsPerPage), "isPaginationLimited": .bool(isPaginationLimited),
      "isExhaustive": .bool(isExhaustive), "queryAfterRemoval": queryAfterRemoval.map(JSON.string) ?? .null,
      "extra": .object(extra), "facets": .object(facets.mapValues(list)),
      "facetStats": .object(
        facetStats.mapValues { [.double($0.min), .double($0.max), .double($0.avg), .double($0.sum)] }),
      "facetHits": facetHits.map(list) ?? .null, "rawContent": rawContent.map(JSON.object) ?? .null,
      "hits": .array(hits.map(JSON.object)),
    ]
  }
}

extension RecordExplanation {
  var everything: JSON {
    [
      "objectID": .string(objectID), "position": position.map(JSON.integer) ?? .null,
      "promotedBy": promotedBy.map(JSON.string) ?? .null,
      "words": .array(
        words.map { word in
          func list(_ matches: [WordExplanation.Match]) -> JSON {
            .array(matches.map { [.string($0.recordWord), .string($0.attribute), .string($0.kind.description)] })
          }
          return [.string(word.queryWord), list(word.matches), list(word.outranked)]
        }),
      "criteria": .array(criteria.map { [.string($0.name), $0.value ?? .null] }),
      "reasons": .array(reasons.map { .string($0.description) }),
      "removedWords": .array(removedWords.map(JSON.string)), "stopWords": .array(stopWords.map(JSON.string)),
    ]
  }
}

extension RuleExplanation {
  var everything: JSON {
    [
      "objectID": .string(objectID), "conditions": .array(conditions.map(JSON.string)),
      "effects": .array(effects.map { .string($0.description) }),
    ]
  }
}
