import Diagnostics
import SearchGraph
import SearchModel
import TerminalText

/// Writes sections as headings and tables in GitHub's Markdown, matches in bold.
struct MarkdownRenderer: ResultRenderer {
  let shape: OutputShape

  /// An empty line: every result of a batch has a heading.
  var separator: String { "\n" }

  func render(_ result: QueryResult) -> [UInt8] {
    var blocks: [[String]] = []
    if shape.run == .batch { blocks.append(["## " + MarkdownText.escaped(result.heading)]) }
    let sections = shape.sections(of: result).flatMap { self.blocks(for: $0) }
    blocks += sections.isEmpty ? [[MarkdownText.escaped(result.emptyNote)]] : sections
    if let duration = result.duration { blocks.append(["_\(duration)_"]) }
    var joiner = BlockJoiner()
    return Array(joiner.append(blocks).utf8)
  }

  /// The blocks of a section, none when it shows nothing.
  private func blocks(for section: SectionResult) -> [[String]] {
    let title = MarkdownText.escaped(section.title)
    if let error = section.error {
      return [["**Error** in \(title) (\(error.code.rawValue)): " + MarkdownText.escaped(error.message)]]
    }
    if let note = section.absenceNote { return [["**\(title)**: \(note)"]] }
    guard !section.isWithoutHits else { return [] }
    let reader = HitReader(layout: shape.layout(of: section))
    let lines =
      switch section.content {
      case .hits(let hits):
        table(of: hits, reader: reader)
      case .facetHits(let facets): table(of: facets, layout: reader.layout)
      }
    return [["### \(title) (\(section.headingNote))"], lines]
  }

  /// A table of all fields; where no schema says which there are, and of those that a choice leaves none of, what text
  /// output shows.
  private func table(of hits: [DynamicHit], reader: HitReader) -> [String] {
    guard let schema = reader.layout.schema, !schema.fields.isEmpty else { return outline(of: hits, reader: reader) }
    return table(of: hits, schema: schema, reader: reader)
  }

  /// A table of all fields, the label first.
  private func table(of hits: [DynamicHit], schema: HitSchema, reader: HitReader) -> [String] {
    func isLabel(_ field: HitField) -> Bool { reader.labelName.map { $0.hasSameBytes(as: field.name) } ?? false }
    let fields = schema.fields.filter(isLabel) + schema.fields.filter { !isLabel($0) }
    return table(
      columns: fields.map { ($0.name, [.integer, .number].contains($0.type)) },
      rows: hits.map { hit in
        fields.map { field in
          reader.text(of: field.name, in: hit).map { MarkdownText.highlighted($0, isAddress: field.type == .url) } ?? ""
        }
      })
  }

  /// A table of what text output shows.
  private func outline(of hits: [DynamicHit], reader: HitReader) -> [String] {
    table(
      columns: [("label", false), ("detail", false)],
      rows: hits.map { hit in
        [
          MarkdownText.highlighted(reader.label(of: hit)),
          reader.details(of: hit).map { MarkdownText.highlighted($0) }.joined(separator: " · "),
        ]
      })
  }

  private func table(of facets: [Facet], layout: SectionLayout) -> [String] {
    table(
      columns: [("value", false), ("count", true)],
      rows: facets.map { [MarkdownText.highlighted(FieldText($0, layout: layout)), String($0.count)] })
  }

  /// A table whose first column numbers the rows.
  private func table(columns: [(name: String, isNumeric: Bool)], rows: [[String]]) -> [String] {
    let names = columns.map { MarkdownText.escaped($0.name) }
    let rules = columns.map { $0.isNumeric ? "---:" : "---" }
    let lines = rows.enumerated().map { offset, cells in MarkdownText.row([String(offset + 1)] + cells) }
    return [MarkdownText.row(["#"] + names), MarkdownText.row(["---:"] + rules)] + lines
  }
}
