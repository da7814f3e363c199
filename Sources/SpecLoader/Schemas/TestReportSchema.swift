import SearchModel

/// The schema of the report on a test in JSON.
enum TestReportSchema {
  private static let string = MemberSchema.string
  private static let count = MemberSchema.count
  private static let place = MemberSchema.place
  private static let verdict = MemberSchema.words(["passed", "failed", "error"])
  private static let outcome = ["passed", "failed", "error", "knownFailure"]

  /// The document: a report and what it consists of.
  static func document(fileName: String) -> JSONObject {
    var document: JSONObject = [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": .string(fileName),
    ]
    document.merge(report.objectValue ?? [:]) { first, _ in first }
    document["$defs"] = [
      "baseline": baseline, "change": change, "error": ResultsSchema.error, "expectation": expectation, "query": query,
      "section": section,
      "summary": summary, "threshold": threshold,
    ]
    return document
  }

  private static let report = MemberSchema.object(
    "Multihits test report", "What multihits test --report json=FILE writes.",
    required: ["schemaVersion", "specification", "queries", "thresholds", "summary"],
    [
      ("schemaVersion", ["const": 1], "The version of this form.", 1),
      ("specification", string, "The spec, as it was named.", "search.yaml"),
      (
        "shard", MemberSchema.shard, "The part of the run that it is; absent for a whole one.",
        ["part": "2/5", "run": "9f86d081884c7d65"]
      ),
      (
        "queries", MemberSchema.list(of: "query"), "The queries that were judged, in their order.",
        [
          [
            "id": "1", "query": "tom", "file": "queries.yaml", "line": 1, "verdict": "passed", "sections": [],
            "expectations": [],
          ]
        ]
      ),
      (
        "thresholds", MemberSchema.list(of: "threshold"), "The bounds of the whole run.",
        [
          [
            "measure": "empty", "max": 0.1, "severity": "fail", "status": "passed", "observed": 0.05, "margin": 0.05,
            "queries": 20, "message": "empty is 5 %", "file": "queries.yaml", "line": 9,
          ]
        ]
      ),
      (
        "summary", MemberSchema.reference(to: "summary"), "How the queries ended, counted.",
        [
          "queries": 1, "passed": 1, "failed": 0, "errors": 0,
          "expectations": ["passed": 2, "failed": 0, "error": 0, "knownFailure": 0], "emptySections": ["actors": 0],
          "verdict": "passed",
        ]
      ),
    ], isOpen: true)

  private static let query = MemberSchema.object(
    "Query", "A judged query.", required: ["id", "query", "file", "line", "verdict", "sections", "expectations"],
    [
      ("id", string, "The query's id.", "1"), ("query", string, "The text searched for.", "tom"),
      ("file", string, "The query file, - for standard input.", "queries.yaml"),
      ("line", place, "The line where the query begins.", 3),
      ("ordinal", place, "Its place among all queries of the files.", 1),
      ("count", place, "How often the query was asked; absent for once.", 12),
      (
        "tags", ["type": "object", "additionalProperties": string], "The query's tags; absent without any.",
        ["kind": "head"]
      ),
      ("verdict", verdict, "How the query ended.", "passed"),
      (
        "sections", MemberSchema.list(of: "section"), "The sections, in the spec's order.",
        [["module": "actors", "status": "ok", "nbHits": 12]]
      ),
      (
        "expectations", MemberSchema.list(of: "expectation"), "What came of each condition, in the order of the file.",
        [["module": "actors", "check": "nbHits", "status": "passed", "file": "queries.yaml", "line": 7, "column": 17]]
      ),
      (
        "changes", MemberSchema.list(of: "change"),
        "How sections stand beside the baseline; absent without one.",
        [["module": "actors", "tier": "worse", "note": "was ok, is empty"]]
      ),
      ("milliseconds", ["type": "number", "minimum": 0], "The duration, with --timings.", 12.5),
    ], isOpen: true)

  private static let change = MemberSchema.object(
    "Change", "What became of one section since the baseline.", required: ["module", "tier"],
    [
      ("module", string, "The module's id.", "actors"),
      ("tier", MemberSchema.words(["same", "changed", "better", "worse", "new"]), "What became of it.", "worse"),
      ("empty", ["const": true], "There when the section came out empty and was not.", true),
      ("overlap", number, "The overlap of the first ten rows.", 0.7),
      ("rbo", number, "The rank-biased overlap of all rows.", 0.8),
      ("note", string, "What changed, for people.", "lost a1 (1); new a7 (3)"),
    ], isOpen: true)

  private static let baseline = MemberSchema.object(
    "Baseline", "How the run stands beside its baseline; shares are those of the demand.",
    required: ["sentence", "new"],
    [
      ("made", string, "The day on which the baseline was made; absent for a saved run.", "2026-10-01"),
      (
        "remarks", ["type": "array", "items": string], "What is to be known of the baseline.",
        ["it was made with another spec"]
      ),
      ("sentence", string, "What the comparison comes to.", "Beside the baseline of 2026-10-01, …"),
      ("better", number, "The share that got better.", 0.012), ("worse", number, "The share that got worse.", 0.004),
      ("changed", number, "The share that changed otherwise.", 0.031),
      ("empty", number, "The share of which a section came out empty.", 0.001),
      ("queries", count, "How many queries the baseline holds.", 200),
      ("new", count, "How many queries the baseline does not have.", 3),
      ("missing", count, "How many queries of the baseline did not run; absent where some were chosen.", 0),
    ], isOpen: true)

  private static let section = MemberSchema.object(
    "Section", "How one module ended.", required: ["module", "status"],
    [
      ("module", string, "The module's id.", "actors"),
      ("status", MemberSchema.words(["ok", "empty", "hidden", "error"]), "What the section came to.", "ok"),
      ("nbHits", count, "How many records match, or how many facet values there are.", 12),
      (
        "error", MemberSchema.reference(to: "error"), "Why there is no answer.",
        ["code": "timeout", "message": "no answer", "retryable": true]
      ),
      ("expected", ["const": true], "There when a condition expects the error.", true),
      ("milliseconds", ["type": "number", "minimum": 0], "How long it waited for its backend, with --timings.", 4.2),
    ], isOpen: true)

  private static let expectation = MemberSchema.object(
    "Expectation", "What came of one condition.", required: ["module", "check", "status", "file", "line", "column"],
    [
      ("module", string, "The module's id; page for all sections together.", "actors"),
      ("check", string, "What is checked.", "nbHits"),
      ("status", MemberSchema.words(outcome), "How it came out.", "failed"),
      ("expected", [:], "What was expected.", ">= 1"), ("actual", [:], "What came.", 0),
      ("message", string, "What was expected and what came.", "expected >= 1 hits, found none"),
      (
        "details", ["type": "array", "items": string], "What helps to understand a failure, a line each.",
        ["1. a1 (Tom Hanks)"]
      ),
      ("file", string, "The file that holds the condition.", "queries.yaml"), ("line", place, "Its line.", 7),
      ("column", place, "Its column, in Unicode scalars.", 17),
    ] + end, isOpen: true)

  private static let end: [(name: String, schema: JSON, description: String, example: JSON)] = [
    ("endLine", place, "The line in which it ends; absent for a place without length.", 7),
    ("endColumn", place, "The column behind its end.", 23),
  ]

  private static let threshold = MemberSchema.object(
    "Threshold", "A bound of the whole run, and what was observed.",
    required: ["measure", "severity", "status", "queries", "message", "file", "line"],
    [
      ("module", string, "The module whose sections are measured; absent for whole queries.", "actors"),
      ("measure", string, "What is measured.", "empty"), ("min", number, "The least value that is allowed.", 0.8),
      ("max", number, "The greatest value that is allowed.", 0.1),
      (
        "tag", ["type": "object", "additionalProperties": string], "The tags of the queries that are measured.",
        ["kind": "head"]
      ),
      ("severity", MemberSchema.words(Threshold.Severity.allCases.map(\.rawValue)), "What a miss means.", "fail"),
      (
        "status", MemberSchema.words(["passed", "failed", "warned", "open"]),
        "How it came out; in a shard it is open until the shards are merged.", "passed"
      ),
      ("observed", number, "The value; absent when no query was measured.", 0.05),
      ("margin", number, "How far the value is from the bound; negative when it is missed.", 0.05),
      ("queries", count, "How many queries were measured, each as often as it was asked.", 20),
      ("message", string, "The outcome in words.", "empty is 5 %"),
      ("file", string, "The file that holds the threshold.", "queries.yaml"), ("line", place, "Its line.", 9),
      ("column", place, "Its column, in Unicode scalars.", 5),
    ] + end, isOpen: true)

  private static let summary = MemberSchema.object(
    "Summary", "How the queries of the test ended, counted.",
    required: ["queries", "passed", "failed", "errors", "expectations", "emptySections", "verdict"],
    [
      ("queries", count, "How many queries ran.", 20), ("passed", count, "How many passed.", 18),
      ("failed", count, "How many failed.", 1), ("errors", count, "How many ended in an error.", 1),
      ("cutShort", ["const": true], "There when the test ended early, after as many failures as it was allowed.", true),
      (
        "expectations",
        ["type": "object", "propertyNames": MemberSchema.words(outcome), "additionalProperties": count],
        "How many conditions came out in each way.", ["passed": 30, "failed": 1, "error": 0, "knownFailure": 2]
      ),
      (
        "emptySections", ["type": "object", "additionalProperties": count], "How many sections are empty, by module.",
        ["actors": 3]
      ),
      ("verdict", verdict, "How the test ended.", "failed"),
      (
        "baseline", MemberSchema.reference(to: "baseline"), "The comparison with a baseline; absent without one.",
        ["sentence": "Beside the baseline, …", "new": 0]
      ),
    ], isOpen: true)

  private static let number: JSON = ["type": "number"]
}
