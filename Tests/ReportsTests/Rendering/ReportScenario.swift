import Diagnostics
import Evaluation
import Presentation
import SearchModel
import SpecLoader
import Testing

@testable import Reports

/// Judged queries to report.
struct ReportScenario: CustomTestStringConvertible {
  var name: String
  var queries: [JudgedQuery]
  var thresholds: [ThresholdOutcome] = []

  var testDescription: String { name }

  /// The counts of the queries, with the thresholds.
  var summary: TestSummary {
    var summary = TestSummary()
    for query in queries { summary.add(query) }
    summary.thresholds = thresholds
    return summary
  }

  /// The whole report in a format.
  func report(_ format: ReportFormat) -> String { report(format.renderer(specification: "search \"é\".yaml")) }

  /// The whole report of a renderer.
  func report(_ renderer: some ReportRenderer) -> String {
    var renderer: any ReportRenderer = renderer
    var text = renderer.header()
    for query in queries { text += renderer.render(query) }
    return text + renderer.footer(summary)
  }
}

extension ReportScenario {
  /// Every way in which a query can end, and data that would like to be markup.
  static let all = ReportScenario(
    name: "all", queries: [passed, failed, unjudged, unanswered, untold, hostile, nothing], thresholds: thresholds)

  /// A test in which all is well.
  static let well = ReportScenario(name: "well", queries: [passed], thresholds: Array(thresholds.prefix(1)))

  /// A test of no query.
  static let empty = ReportScenario(name: "empty", queries: [])

  /// So many queries, each of which fails.
  static func failing(_ count: Int) -> ReportScenario {
    ReportScenario(
      name: "\(count) failures",
      queries: (1...count).map { number in
        JudgedQuery(
          id: String(number), query: String(repeating: "\u{1B}@a", count: 200), file: "queries.yaml", line: number,
          sections: [JudgedQuery.Section(module: "actors", status: .empty, nbHits: 0)],
          expectations: [outcome("actors", "nbHits", .failed, expected: ">= 1", actual: 0, line: number)])
      })
  }

  private static let passed = JudgedQuery(
    id: "tom", query: "tom hanks", file: "queries.yaml", line: 3, count: 12, tags: ["kind": "head"],
    sections: [
      JudgedQuery.Section(module: "actors", status: .ok, nbHits: 12),
      JudgedQuery.Section(module: "movies", status: .empty, nbHits: 0),
    ],
    expectations: [
      outcome("actors", "nbHits", .passed, expected: ">= 1", actual: 12, line: 6),
      outcome(
        "movies", "status", .knownFailure, expected: "ok", actual: "empty", message: "not indexed yet: #12", line: 8),
    ], milliseconds: 12.3456)

  private static let failed = JudgedQuery(
    id: "2", query: "meg", file: "queries.yaml", line: 10,
    sections: [JudgedQuery.Section(module: "actors", status: .ok, nbHits: 3)],
    expectations: [
      outcome(
        "actors", "first", .failed, expected: ["31", "500"], actual: ["7", "31"],
        message: "expected 31, 500 first, found 7, 31",
        details: ["1. 7 Meg Ryan", "2. 31 Tom Hanks", "500 stands at place 9"], line: 12),
      outcome("page", "shown", .passed, expected: 1, line: 14),
    ], milliseconds: 1004)

  private static let unjudged = JudgedQuery(
    id: "3", query: "", file: "queries.yaml", line: 16,
    sections: [
      JudgedQuery.Section(module: "actors", status: .hidden),
      JudgedQuery.Section(
        module: "movies", status: .error, error: SearchError(.timeout, "no answer within 5 s")),
    ],
    expectations: [
      outcome(
        "movies", "nbHits", .error, expected: 5, message: "movies was not answered: no answer within 5 s", line: 18),
      outcome("page", "sections", .error, expected: ["movies"], message: "movies was not answered", line: 20),
    ])

  private static let unanswered = JudgedQuery(
    id: "4", query: "x", file: "more/queries.csv", line: 2,
    sections: [
      JudgedQuery.Section(module: "actors", status: .ok, nbHits: 1),
      JudgedQuery.Section(
        module: "movies", status: .error, error: SearchError(.auth, "the key is refused")),
      JudgedQuery.Section(
        module: "press", status: .error, error: SearchError(.dns, "no such host"), isErrorExpected: true
      ),
    ], expectations: [])

  private static let untold = JudgedQuery(
    id: "5", query: "y", file: "queries.yaml", line: 30,
    sections: [
      JudgedQuery.Section(module: "actors", status: .empty, nbHits: 0),
      JudgedQuery.Section(module: "movies", status: .error, error: SearchError(.server, "status 500")),
    ],
    expectations: [
      outcome("actors", "nbHits", .passed, expected: 0, actual: 0, line: 32),
      outcome("movies", "requests", .passed, expected: "<= 1", actual: 1, line: 33),
    ])

  private static let hostile = JudgedQuery(
    id: "6\u{202E}", query: "\u{1B}[31m\"a\nb\" ]]> <b> & 'c' 👩‍👩‍👧 # TODO \\ | @all \u{FFFE}", file: "-", line: 40,
    tags: ["k\u{1B}": "v\"\n"],
    sections: [
      JudgedQuery.Section(module: "actors", status: .ok, nbHits: 3),
      JudgedQuery.Section(
        module: "press", status: .error, error: SearchError(.badResponse, "<\u{1B}>\n::error::x ]]>")),
    ],
    expectations: [
      outcome(
        "actors", "contains", .failed, expected: ["where": "title:\"]]>\"", "within": 3], actual: "<em>\u{7}\r\n%,:",
        message: "expected ]]>\nfound \u{1B}[0m # SKIP, 100 % of a:b\u{2028}",
        details: ["- [x] *bold* | @all", "...", "\u{0}\u{9B}31m\ttab\r\nnot ok 7"], file: "a,b:c%.yaml", line: 41),
      outcome(
        "actors", "each", .knownFailure, expected: "a = 1", message: "see #7\nok 9 \u{1B}", file: "-", line: 42),
    ])

  private static let nothing = JudgedQuery(
    id: "7", query: "no section", file: "-", line: 50, sections: [], expectations: [])

  private static let thresholds = [
    ThresholdOutcome(
      threshold: Threshold(
        module: "movies", measure: "nDCG@10", minimum: 0.8, tags: ["kind": "head"], file: "queries.yaml",
        range: range(60, 5)),
      status: .passed, observed: 0.853_212_34, margin: 0.053_212_34, queryCount: 40, message: "nDCG@10 is 0.853"),
    ThresholdOutcome(
      threshold: Threshold(
        module: "actors", measure: "empty", maximum: 0.05, file: "queries.yaml", range: range(61, 5)),
      status: .failed, observed: 0.125, margin: -0.075, queryCount: 8,
      message: "empty in actors is 12.5 %, more than 5 %"),
    ThresholdOutcome(
      threshold: Threshold(
        module: nil, measure: "p95(latency)", minimum: 1, maximum: 50, severity: .warn, file: "queries.yaml",
        range: range(62, 5)),
      status: .warned, observed: 80.5, margin: -30.5, queryCount: 7, message: "p95(latency) is 80.5 ms # <slow>"),
    ThresholdOutcome(
      threshold: Threshold(
        module: "press", measure: "AP", minimum: 0.5, tags: ["k": "\u{1B}"], file: "queries.yaml", range: range(63, 5)),
      status: .failed, observed: nil, margin: .infinity, queryCount: 0, message: "no query of press is judged"),
  ]

  private static func outcome(
    _ module: String, _ check: String, _ status: CheckOutcome.Status, expected: JSON, actual: JSON = .null,
    message: String = "expected something else", details: [String] = [], file: String = "queries.yaml", line: Int
  ) -> CheckOutcome {
    CheckOutcome(
      module: module, check: check, status: status, expected: expected, actual: actual, message: message,
      details: details, file: file, range: range(line, 9))
  }

  private static func range(_ line: Int, _ column: Int) -> SourceRange {
    SourceRange(
      start: SourcePosition(line: line, column: column), end: SourcePosition(line: line, column: column + 6))
  }
}
