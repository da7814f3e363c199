package import Evaluation
package import SearchModel
package import TerminalText

/// How comparisons are written: the values of `diff --format`.
package enum ComparisonFormat: String, Sendable, Hashable, CaseIterable {
  /// For people: the queries that changed, then a table.
  case text
  /// For the comment of a pull request: what matters first, never more than fits there.
  case markdown
  /// One indented object with all queries and the summary.
  case json
  /// One compact object a query, then one with the summary.
  case ndjson
}

/// What is compared, as outputs say it.
package struct ComparisonHeading: Sendable, Hashable {
  /// One of the sides.
  package struct Side: Sendable, Hashable {
    /// The side as text.
    package var name: String
    /// The side as the JSON output holds it.
    package var json: JSONObject

    /// A spec, and the backend that it runs on instead of its own.
    package static func spec(_ path: String, backend: String? = nil) -> Side {
      var json: JSONObject = ["spec": .string(path)]
      json["backend"] = backend.map(JSON.string)
      return Side(name: path + (backend.map { " on \($0)" } ?? ""), json: json)
    }

    /// A saved run.
    package static func run(_ path: String) -> Side {
      Side(name: path == "-" ? "standard input" : path, json: ["run": .string(path)])
    }
  }

  /// The left side.
  package var left: Side
  /// The right side.
  package var right: Side
  /// What is compared and how.
  package var options: ComparisonOptions

  /// A heading.
  package init(left: Side, right: Side, options: ComparisonOptions) {
    self.left = left
    self.right = right
    self.options = options
  }

  /// One of the sides.
  func side(_ side: ComparisonSide) -> Side { side == .left ? left : right }
}

/// How comparisons look in detail.
package struct ComparisonRendering: Sendable, Hashable {
  /// Emphasis in text output.
  package var styler: Styler
  /// Whether text output has the queries that did not change, too.
  package var showsAllQueries: Bool
  /// Whether standard output is a terminal, so that data may not reach it as it is.
  package var isTerminal: Bool

  /// Details of an output; the defaults are those of a new file.
  package init(styler: Styler = .plain, showsAllQueries: Bool = false, isTerminal: Bool = false) {
    self.styler = styler
    self.showsAllQueries = showsAllQueries
    self.isTerminal = isTerminal
  }
}

/// Writes comparisons in one format, piece by piece. The same comparisons give the same bytes.
protocol ComparisonRenderer: Sendable {
  /// What stands before the first query.
  mutating func header() -> [UInt8]

  /// The next query.
  mutating func render(_ comparison: QueryComparison) -> [UInt8]

  /// What stands after the last query.
  mutating func footer(_ summary: ComparisonSummary) -> [UInt8]
}

extension ComparisonFormat {
  /// A renderer of this format.
  func renderer(for heading: ComparisonHeading, options: ComparisonRendering) -> any ComparisonRenderer {
    switch self {
    case .text: ComparisonTextRenderer(heading: heading, options: options)
    case .markdown: ComparisonMarkdownRenderer(heading: heading)
    case .json: ComparisonJSONRenderer(heading: heading)
    case .ndjson: ComparisonLinesRenderer(heading: heading)
    }
  }

  /// What keeps its data from acting on a terminal.
  var terminalSafety: TerminalSafety {
    switch self {
    case .json, .ndjson: .json
    case .text, .markdown: .rendered
    }
  }
}
