import SearchModel

/// The schema of results in JSON: one result object, or a list of them.
enum ResultsSchema {
  private static let string = MemberSchema.string
  private static let count = MemberSchema.count

  static func document(fileName: String) -> JSONObject {
    [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": .string(fileName),
      "title": "Multihits results",
      "description": "The result of one query, or a list of the results of several.",
      "anyOf": [["$ref": "#/$defs/result"], ["type": "array", "items": ["$ref": "#/$defs/result"]]],
      "$defs": [
        "error": error, "expectation": expectation, "facetHit": facetHit, "hit": hit, "result": result,
        "section": section,
      ],
    ]
  }

  private static let result = MemberSchema.object(
    "Result", "What one query gave.", required: ["schemaVersion", "query", "sections"],
    [
      ("schemaVersion", ["const": 1], "The version of this form.", 1),
      (
        "shard", MemberSchema.shard, "The part of a run that it is of, with --shard.",
        ["part": "2/5", "run": "9f86d081884c7d65", "ordinal": 7]
      ),
      ("query", string, "The text searched for.", "tom"),
      ("id", string, "The query's id, in a batch.", "1"),
      ("row", ["type": "object"], "Columns carried from the query file.", ["source": "logs"]),
      (
        "sections", ["type": "array", "items": ["$ref": "#/$defs/section"]], "The sections, in the spec's order.",
        [["module": "actors", "indexName": "actors", "title": "Actors", "status": "hidden", "hits": []]]
      ),
      (
        "expectations", ["type": "array", "items": ["$ref": "#/$defs/expectation"]], "How the expectations came out.",
        [["module": "actors", "check": "status", "status": "passed", "expected": "ok", "actual": "ok", "line": 7]]
      ),
      (
        "timings", ["type": "object", "additionalProperties": ["type": "number", "minimum": 0]],
        "The duration in milliseconds, with --timings.", ["milliseconds": 12.5]
      ),
    ], isOpen: true)

  private static let section: JSON = {
    var schema = MemberSchema.object(
      "Section", "What one module gave.", required: ["module", "indexName", "title", "status"],
      [
        ("module", string, "The module's id.", "actors"), ("indexName", string, "The index searched.", "actors"),
        ("title", string, "The heading.", "Actors"),
        ("status", ["enum": ["ok", "empty", "hidden", "error"]], "What the section came to.", "ok"),
        ("nbHits", count, "How many records match.", 12), ("page", count, "The last loaded page, from 0.", 0),
        ("nbPages", count, "How many pages there are.", 3),
        ("hitsPerPage", count, "How many hits a page holds at most.", 5),
        ("offset", count, "The first hit, from 0, where hits were asked for by offset instead of by page.", 40),
        ("length", count, "How many hits were asked for from the offset on.", 10),
        ("hits", ["type": "array", "items": ["$ref": "#/$defs/hit"]], "The records.", [["objectID": "31"]]),
        (
          "facetHits", ["type": "array", "items": ["$ref": "#/$defs/facetHit"]], "The facet values.",
          [["value": "Drama", "highlighted": "Drama", "count": 10]]
        ),
        (
          "facets",
          ["type": "object", "additionalProperties": ["type": "object", "additionalProperties": count]],
          "Counts of facet values, by attribute.", ["genre": ["Drama": 10]]
        ),
        (
          "facets_stats",
          ["type": "object", "additionalProperties": ["type": "object", "additionalProperties": ["type": "number"]]],
          "Statistics of numeric facets, by attribute.",
          ["year": ["min": 1990, "max": 2020, "avg": 2001.5, "sum": 24018]]
        ),
        ("truncated", ["const": true], "Whether a pagination limit cut off what was asked for.", true),
        (
          "invalidHits", ["type": "object", "additionalProperties": count],
          "How many hits were skipped or blanked for not fitting the schema.", ["skipped": 1, "blanked": 0]
        ),
        ("queryAfterRemoval", string, "The query with its removed words tagged.", "tom <em>hanx</em>"),
        (
          "userData", [:], "The index's user data; a list as soon as rules return data of theirs.", ["theme": "dark"]
        ),
        (
          "renderingContent", ["type": "object"], "What a user interface may do, such as the order of facets.",
          ["facetOrdering": [:]]
        ),
        ("appliedRules", ["type": "array"], "The rules that applied.", [["objectID": "rule-1"]]),
        ("nbSortedHits", count, "How many of the records a virtual replica shows.", 5),
        (
          "error", ["$ref": "#/$defs/error"], "Why there is no answer.",
          ["code": "timeout", "message": "no answer", "retryable": true]
        ),
        (
          "timings", ["type": "object", "additionalProperties": ["type": "number", "minimum": 0]],
          "The requests to a remote backend and the attempts to send them, with --timings.",
          ["requests": 2, "attempts": 1]
        ),
      ], isOpen: true)
    if case .object(var members) = schema {
      members["oneOf"] = [["required": ["hits"]], ["required": ["facetHits"]]]
      members["if"] = ["properties": ["status": ["const": "error"]]]
      members["then"] = ["required": ["error"]]
      members["else"] = ["not": ["required": ["error"]]]
      schema = .object(members)
    }
    return schema
  }()

  private static let hit = MemberSchema.object(
    "Hit", "A record: its id, its fields in the schema's order, then annotations.", required: ["objectID"],
    [
      ("objectID", string, "The record's id.", "31"),
      ("_highlightResult", ["type": ["object", "array"]], "Matches, in the record's shape.", [:]),
      ("_snippetResult", ["type": ["object", "array"]], "Cut-outs around matches, in the record's shape.", [:]),
      ("_rankingInfo", ["type": "object"], "The ranking criteria.", ["nbTypos": 0]),
      ("_distinctSeqID", count, "The place within the hit's group.", 0),
    ], isOpen: true)

  private static let facetHit = MemberSchema.object(
    "Facet hit", "A facet value.", required: ["value", "highlighted", "count"],
    [
      ("value", string, "The value.", "Drama"),
      ("highlighted", string, "The value with its matches.", "<em>Dr</em>ama"),
      ("count", count, "How many records have it.", 10),
    ], isOpen: false)

  static let error = MemberSchema.object(
    "Error", "Why a section has no answer.", required: ["code", "message", "retryable"],
    [
      (
        "code", ["enum": .array(SearchError.Code.allCases.map { .string($0.rawValue) })], "The kind of error.",
        "timeout"
      ),
      ("message", string, "What happened.", "no answer within 5 s"),
      ("retryable", ["type": "boolean"], "Whether trying again may help.", true),
    ], isOpen: true)

  private static let expectation = MemberSchema.object(
    "Expectation", "How one expectation came out.", required: ["module", "check", "status"],
    [
      ("module", string, "The module's id; page for all sections together.", "actors"),
      ("check", string, "What is checked.", "nbHits"),
      ("status", ["enum": ["passed", "failed", "error", "knownFailure"]], "How it came out.", "failed"),
      ("expected", [:], "What was expected.", ">= 1"), ("actual", [:], "What came.", 0),
      ("message", string, "What was expected and what came, unless it passed.", "expected >= 1 hits, found 0"),
      ("file", string, "The file that holds the expectation.", "queries.yaml"),
      ("line", ["type": "integer", "minimum": 1], "The expectation's line.", 7),
    ], isOpen: true)
}
