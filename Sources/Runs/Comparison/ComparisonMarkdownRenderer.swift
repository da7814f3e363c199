import Evaluation
import Presentation
import Reports
import SearchModel

/// Writes Markdown for the comment of a pull request: a sentence, a table by module, the first queries that changed.
///
/// What the whole comparison came to stands first, so everything is written at the end. Until then only the rows that
/// will be shown are kept.
struct ComparisonMarkdownRenderer: ComparisonRenderer {
  /// How many changed queries are listed.
  static let queryLimit = 50
  /// How many rows of a kind a section lists.
  private static let rowLimit = 5

  private let heading: ComparisonHeading
  /// A group of table rows for each changed query, one row for each of its changed sections.
  private var changed = KeptRows(limit: queryLimit)
  private var errors = ComparedErrors()

  init(heading: ComparisonHeading) {
    self.heading = heading
  }

  func header() -> [UInt8] { [] }

  mutating func render(_ comparison: QueryComparison) -> [UInt8] {
    for section in comparison.sections { errors.add(section) }
    guard comparison.isChanged else { return [] }
    changed.add(Self.rows(of: comparison))
    return []
  }

  /// The comparison. A comment may have 65,536 characters; the sizes of the parts stay below 60,000 bytes together.
  func footer(_ summary: ComparisonSummary) -> [UInt8] {
    var text =
      Self.sentence(summary) + "\n\nLeft: \(Self.cell(heading.left.name)), right: \(Self.cell(heading.right.name))\n"
    for note in Self.notes(summary) { text += "\n" + note + "\n" }
    if !summary.modules.isEmpty {
      text += "\n" + Self.head(columns(summary)) + Self.modules(summary).text(fitting: 10_000)
    }
    if !errors.isEmpty {
      text += "\n### Errors\n\n" + Self.head(ComparedErrors.columns) + errors.text(fitting: 6_000) { Self.cell($0) }
    }
    if changed.count > 0 {
      text += "\n### Changed queries\n\n" + Self.head(["query", "section", "what"]) + changed.text(fitting: 38_000)
    }
    return Array(text.utf8)
  }

  /// How much changed.
  private static func sentence(_ summary: ComparisonSummary) -> String {
    let total = summary.total
    let queries = String(summary.queryCount, "query", "queries")
    guard let share = total.changedPercent else { return "**Nothing was compared** (\(queries))." }
    guard total.changed > 0 else { return "**No section changed** (\(total.compared) compared, \(queries))." }
    var text =
      "**\(total.changed) of \(String(total.compared, "section", "sections")) changed** (\(share.fixed(digits: 1)) %)"
      + ", in \(summary.changedQueryCount) of \(queries)"
    if summary.isWeighted, let demand = total.demand.changedPercent {
      text += "; by demand \(demand.fixed(digits: 1)) % of the sections"
    }
    return text + "."
  }

  /// What is to be known beside, a paragraph each.
  private static func notes(_ summary: ComparisonSummary) -> [String] {
    var notes: [String] = []
    if summary.total.failed > 0 {
      let sections = String(summary.total.failed, "section", "sections")
      notes.append("Not compared: \(sections) in the same error on both sides.")
    }
    for side in ComparisonSide.allCases {
      if let count = summary.onlyCounts[side] {
        notes.append("Only on the \(side.rawValue): \(String(count, "query", "queries")).")
      }
      if let modules = summary.unpairedModules[side] {
        let names = modules.prefix(10).map { cell($0) }.joined(separator: ", ")
        notes.append("Only on the \(side.rawValue), not compared: \(names)\(modules.count > 10 ? " …" : "").")
      }
      if let count = summary.duplicateCounts[side] {
        notes.append("Left out of the \(side.rawValue): \(String(count, "repeated query", "repeated queries")).")
      }
    }
    return notes
  }

  private func columns(_ summary: ComparisonSummary) -> [String] {
    [
      "section", "compared", "changed", summary.isWeighted ? "% by demand" : "%",
      "overlap@\(heading.options.overlapDepth)", "RBO",
    ]
  }

  /// A row for each module, and one for all where there are several.
  private static func modules(_ summary: ComparisonSummary) -> KeptRows {
    var rows = KeptRows(limit: 50)
    // All of them together come first, so that they are never cut off.
    if summary.modules.count > 1 { rows.add(row("all", summary.total, summary)) }
    for (module, counts) in summary.modules { rows.add(row(cell(module), counts, summary)) }
    return rows
  }

  private static func row(_ name: String, _ counts: ComparisonSummary.Counts, _ summary: ComparisonSummary) -> String {
    let shares = counts.shares(byDemand: summary.isWeighted)
    return MarkdownText.row([
      name, "\(counts.compared)", "\(counts.changed)", shares.changedPercent?.fixed(digits: 1) ?? "-",
      shares.meanOverlap?.fixed(digits: 2) ?? "-", shares.meanRankBiasedOverlap?.fixed(digits: 3) ?? "-",
    ])
  }

  // MARK: - Queries

  /// The rows of a query that changed: its first changed sections.
  private static func rows(of comparison: QueryComparison) -> String {
    let sections = comparison.sections.filter(\.isChanged)
    let title = cell(comparison.title) + (comparison.count == 1 ? "" : " (asked \(comparison.count) times)")
    if let side = comparison.onlySide {
      return MarkdownText.row([title, "", "only on the \(side.rawValue)"])
    }
    var rows = sections.prefix(rowLimit).map { section in
      MarkdownText.row([title, cell(section.module), what(of: section)])
    }
    if sections.count > rowLimit {
      rows.append(MarkdownText.row([title, "", "and \(sections.count - rowLimit) more sections"]))
    }
    return rows.joined(separator: "\n")
  }

  /// What came, went and moved.
  private static func what(of section: SectionComparison) -> String {
    var parts: [String] = []
    if section.change == .status, let left = section.left, let right = section.right {
      parts.append(left.status == right.status ? "another error" : "\(left.status.rawValue) → \(right.status.rawValue)")
    }
    let changes = section.changes
    add("lost", changes.lost.map { ($0.name, "\($0.rank)") }, to: &parts)
    add("new", changes.new.map { ($0.name, "\($0.rank)") }, to: &parts)
    add("moved", changes.moved.map { ($0.name, "\($0.from) → \($0.to)") }, to: &parts)
    return parts.isEmpty ? "changed" : parts.joined(separator: "; ")
  }

  private static func add(_ name: String, _ rows: [(name: String, ranks: String)], to parts: inout [String]) {
    guard !rows.isEmpty else { return }
    let rest = rows.count > rowLimit ? " and \(rows.count - rowLimit) more" : ""
    let shown = rows.prefix(rowLimit).map { "\(cell($0.name)) (\($0.ranks))" }
    parts.append("\(name) \(shown.joined(separator: ", "))\(rest)")
  }

  /// The head of a table.
  private static func head(_ columns: [String]) -> String {
    MarkdownText.row(columns) + "\n" + MarkdownText.row(columns.map { _ in "---" }) + "\n"
  }

  /// A text from data, short enough for a table.
  private static func cell(_ text: String) -> String { MarkdownText.escaped(text.shortened(to: 120)) }
}
