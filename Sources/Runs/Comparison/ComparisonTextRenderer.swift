import Diagnostics
import Evaluation
import Presentation
import SearchModel
import TerminalText

/// Writes comparisons for people: each query that changed with the rows that came, went and moved, then a table.
struct ComparisonTextRenderer: ComparisonRenderer {
  private let heading: ComparisonHeading
  private let styler: Styler
  private let showsAllQueries: Bool
  private var joiner = BlockJoiner()

  init(heading: ComparisonHeading, options: ComparisonRendering) {
    self.heading = heading
    styler = options.styler
    showsAllQueries = options.showsAllQueries
  }

  func header() -> [UInt8] { [] }

  mutating func render(_ comparison: QueryComparison) -> [UInt8] {
    guard showsAllQueries || comparison.sections.contains(where: { $0.isChanged || !$0.isCompared }) else { return [] }
    var lines = [styler.apply([.bold, .cyan], to: comparison.title.visiblyEscaped())]
    if let side = comparison.onlySide {
      lines.append("  only in \(heading.side(side).name.visiblyEscaped())")
    } else {
      for section in comparison.sections where showsAllQueries || section.isChanged || !section.isCompared {
        lines += self.lines(for: section)
      }
    }
    return Array(joiner.append([lines]).utf8)
  }

  mutating func footer(_ summary: ComparisonSummary) -> [UInt8] {
    Array(joiner.append([lines(for: summary), table(of: summary)]).utf8)
  }

  private func lines(for section: SectionComparison) -> [String] {
    let isChanged = section.isChanged || !section.isCompared
    var lines = [
      "  " + styler.apply(isChanged ? .bold : [], to: section.module.visiblyEscaped()) + ": "
        + note(for: section)
    ]
    for (answer, side) in [(section.left, ComparisonSide.left), (section.right, .right)] {
      guard let error = answer?.error else { continue }
      lines.append(
        "    \(side.rawValue): "
          + styler.apply(.red, to: "error (\(error.code.rawValue)): \(error.message.visiblyEscaped())"))
    }
    let changes = section.changes
    lines += rows("lost", changes.lost.map { (name: $0.name, note: "\($0.rank)") }, .red)
    lines += rows("new", changes.new.map { (name: $0.name, note: "\($0.rank)") }, .green)
    lines += rows("moved", changes.moved.map { (name: $0.name, note: "\($0.from) → \($0.to)") }, .yellow)
    lines += rows("counts", section.countChanges.map { (name: $0.value, note: "\($0.left) → \($0.right)") }, .dim)
    return lines
  }

  /// What the section came to on both sides, and the measures.
  private func note(for section: SectionComparison) -> String {
    guard let left = section.left, let right = section.right else { return section.change.rawValue }
    var notes: [String] = []
    switch section.change {
    case .status where left.status == right.status: notes.append("another error")
    case .status: notes.append("\(left.status.rawValue) → \(right.status.rawValue)")
    case .failed: notes.append("the same error on both sides")
    case .counts: notes.append("same rows")
    case .rows where left.kind != right.kind: notes.append("records on one side, facet values on the other")
    case .identical, .rows, .missing: notes.append(section.change == .identical ? "identical" : "changed")
    }
    if let overlap = section.overlap {
      notes.append("overlap@\(heading.options.overlapDepth) \(overlap.fixed(digits: 2))")
    }
    if let rbo = section.rankBiasedOverlap { notes.append("RBO \(rbo.fixed(digits: 3))") }
    if let leftCount = left.nbHits, let rightCount = right.nbHits, section.change != .identical {
      notes.append(leftCount == rightCount ? "\(leftCount) hits" : "\(leftCount) → \(rightCount) hits")
    }
    return notes.joined(separator: ", ")
  }

  /// The most rows of a kind that a section shows; the JSON output has them all.
  private static let rowLimit = 20

  private func rows(_ label: String, _ rows: [(name: String, note: String)], _ style: Style) -> [String] {
    guard !rows.isEmpty else { return [] }
    var texts = rows.prefix(Self.rowLimit).map { "\($0.name.visiblyEscaped()) (\($0.note))" }
    if rows.count > Self.rowLimit { texts.append("and \(rows.count - Self.rowLimit) more") }
    return ["    " + styler.apply(style, to: label.padded(toWidth: 6)) + " " + texts.joined(separator: ", ")]
  }
}

// MARK: - The summary

extension ComparisonTextRenderer {
  private func lines(for summary: ComparisonSummary) -> [String] {
    let total = summary.total
    let (left, right) = (heading.left.name.visiblyEscaped(), heading.right.name.visiblyEscaped())
    var lines = [styler.apply(.bold, to: "Left: \(left), right: \(right)")]
    var counts = "\(summary.queryCount.counted("query", "queries")): "
    if let changed = total.changedPercent {
      let sections = total.compared.counted("section")
      var share = "\(changed.fixed(digits: 1)) %"
      if summary.isWeighted, let demand = total.demand.changedPercent {
        share += ", \(demand.fixed(digits: 1)) % by demand"
      }
      counts += "\(total.changed) of \(sections) changed (\(share)), \(total.identical) identical"
    } else {
      counts += "nothing was compared"
    }
    let recounted = total.compared - total.changed - total.identical
    if recounted > 0 { counts += ", \(recounted) with other counts only" }
    if total.failed > 0 { counts += ", \(total.failed) in the same error on both sides" }
    lines.append(counts)
    if summary.isWeighted, total.compared > 0 { lines.append("shares and means of the table are by demand") }
    for side in ComparisonSide.allCases {
      let name = heading.side(side).name.visiblyEscaped()
      if let count = summary.onlyCounts[side] {
        lines.append("only in \(name): \(count.counted("query", "queries"))")
      }
      if let modules = summary.unpairedModules[side] {
        let names = modules.map { $0.visiblyEscaped() }.joined(separator: ", ")
        lines.append("only in \(name): \(modules.count == 1 ? "the section" : "the sections") \(names), not compared")
      }
      if let count = summary.duplicateCounts[side] {
        lines.append("left out of \(name): \(count.counted("repeated query", "repeated queries"))")
      }
    }
    return lines
  }

  private func table(of summary: ComparisonSummary) -> [String] {
    guard !summary.modules.isEmpty else { return [] }
    var rows = [
      [
        "section", "compared", "changed", "identical", "overlap@\(heading.options.overlapDepth)", "RBO", "lost", "new",
        "moved", "errors",
      ]
    ]
    rows += summary.modules.map {
      Self.cells($0.key.visiblyEscaped(), $0.value, $0.value.shares(byDemand: summary.isWeighted))
    }
    if summary.modules.count > 1 {
      rows.append(Self.cells("all", summary.total, summary.total.shares(byDemand: summary.isWeighted)))
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    return rows.enumerated().map { place, row in
      let line = zip(row, widths).enumerated().map { column, cell in
        cell.0.padded(toWidth: cell.1, alignment: column == 0 ? .leading : .trailing)
      }.joined(separator: "  ")
      return place == 0 ? styler.apply(.dim, to: line) : line
    }
  }

  private static func cells(
    _ name: String, _ counts: ComparisonSummary.Counts, _ shares: ComparisonSummary.Shares
  ) -> [String] {
    [
      name, "\(counts.compared)", shares.changedPercent.map { "\($0.fixed(digits: 1)) %" } ?? "-",
      shares.identicalPercent.map { "\($0.fixed(digits: 1)) %" } ?? "-",
      shares.meanOverlap?.fixed(digits: 2) ?? "-", shares.meanRankBiasedOverlap?.fixed(digits: 3) ?? "-",
      "\(counts.lost)", "\(counts.new)", "\(counts.moved)",
      "\(counts.errors[.left] ?? 0) | \(counts.errors[.right] ?? 0)",
    ]
  }
}

extension RankChanges.Ranked {
  /// The id with its label, where there is one.
  var name: String { label.map { "\(id) (\($0))" } ?? id }
}

extension RankChanges.Moved {
  /// The id with its label, where there is one.
  var name: String { label.map { "\(id) (\($0))" } ?? id }
}

extension QueryComparison {
  /// What names the query, and on the right where it has another name.
  var title: String {
    var title = (id.map { "Query \($0)" } ?? "Query") + ": \"\(query)\""
    if rightQuery != nil || rightID != nil {
      title += " → " + (rightID.map { "\($0): " } ?? "") + "\"\(rightQuery ?? query)\""
    }
    return title
  }
}

extension Double {
  /// The number with so many digits after the point, rounded; for numbers from 0 to 100.
  func fixed(digits: Int) -> String {
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let scaled = Int((self * Double(scale)).rounded())
    let fraction = String(scaled % scale)
    return "\(scaled / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}
