package import Presentation
package import SearchModel
import SpecLoader

/// How long queries took and their sections waited, counted: number, mean and percentiles, errors apart.
package struct LatencyTable: Sendable {
  fileprivate struct Row: Sendable {
    var durations = DurationHistogram()
    var count = 0
    var errorCount = 0
  }

  private var queries = Row()
  private var sections: ExactDictionary<Row> = [:]

  /// An empty table.
  package init() {}

  /// Counts a result that tells how long it took.
  ///
  /// - Parameter backends: the names of the backends that answer, by module.
  package mutating func add(_ result: QueryResult, backends: ExactDictionary<String>) {
    guard let milliseconds = result.milliseconds else { return }
    queries.add(milliseconds, isError: result.sections.contains { $0.status == .error })
    for section in result.sections {
      guard let milliseconds = section.milliseconds else { continue }
      let name = (backends[section.module].map { $0 + "/" } ?? "") + section.module
      sections[name, default: Row()].add(milliseconds, isError: section.status == .error)
    }
  }

  /// Whether nothing was counted.
  package var isEmpty: Bool { queries.count + queries.errorCount == 0 }

  /// The lines of the table; a percentile for which there are too few durations is left out.
  package var lines: [String] {
    let columns = ["", "n", "mean", "p50", "p90", "p95", "p99", "errors"]
    var rows = [columns, queries.cells("queries")]
    for (name, row) in sections { rows.append(row.cells(name)) }
    let widths = columns.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = row[0] + String(repeating: " ", count: widths[0] - row[0].count)
      for column in row.indices.dropFirst() {
        line += "  " + String(repeating: " ", count: widths[column] - row[column].count) + row[column]
      }
      return line
    }
  }
}

extension LatencyTable.Row {
  fileprivate mutating func add(_ milliseconds: Double, isError: Bool) {
    guard !isError else {
      errorCount += 1
      return
    }
    count += 1
    durations.add(milliseconds, count: 1)
  }

  fileprivate func cells(_ name: String) -> [String] {
    let statistics: [Measure.Statistic] = [.mean, .p50, .p90, .p95, .p99]
    return [name, String(count)] + statistics.map { durations.value(of: $0).map(Self.shown) ?? "" }
      + [String(errorCount)]
  }

  private static func shown(_ milliseconds: Double) -> String {
    let hundredths = Int((min(milliseconds, 1e12) * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) ms"
  }
}
