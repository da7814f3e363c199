import Diagnostics
import SearchGraph
import SearchModel

/// Writes one row a hit, and one row for a section without hits, so that nothing is missing silently; or one row a
/// section.
struct DelimitedRenderer: ResultRenderer {
  private let syntax: DelimitedSyntax
  private let shape: OutputShape
  private let options: RenderingOptions
  private let columns: DelimitedColumns

  init(syntax: DelimitedSyntax, shape: OutputShape, options: RenderingOptions) {
    self.syntax = syntax
    self.shape = shape
    self.options = options
    columns = DelimitedColumns(shape: shape, options: options)
  }

  var header: String { row(columns.header.map { DelimitedCell($0) }) }

  func render(_ result: QueryResult) -> [UInt8] { Array(text(of: result).utf8) }

  private func text(of result: QueryResult) -> String {
    let carried = columns.carried.map { DelimitedCell(result.row[$0]) }
    var text = ""
    for section in shape.sections(of: result) {
      let start = cells(of: section, in: result)
      guard options.rows == .hits else {
        text += row(start + carried)
        continue
      }
      for (offset, cells) in cells(of: section).enumerated() {
        let position = section.isWithoutHits ? .empty : DelimitedCell(offset + 1)
        text += row(start + [position] + cells + carried)
      }
    }
    return text
  }

  /// The cells that all rows of a section begin with.
  private func cells(of section: SectionResult, in result: QueryResult) -> [DelimitedCell] {
    let names = [result.query, result.id ?? "", section.module, section.status.rawValue].map { DelimitedCell($0) }
    let counts = section.shownCounts
    // Hits that were asked for by offset are on no page.
    let page = counts?.offset == nil ? counts?.page : nil
    let error = section.error.map { DelimitedCell($0.code.rawValue) } ?? .empty
    let duration = options.isTimed ? [DelimitedCell(result.roundedMilliseconds)] : []
    return names + [counts?.nbHits, page].map { $0.map { DelimitedCell($0) } ?? .empty } + [error] + duration
  }

  private func row(_ cells: [DelimitedCell]) -> String {
    syntax.row(cells, isSpreadsheetSafe: options.isSpreadsheetSafe)
  }

  /// The rows of a section's hits, each from `objectID` to the last field or count.
  private func cells(of section: SectionResult) -> [[DelimitedCell]] {
    let noFields = columns.fields.map { _ in DelimitedCell.empty }
    let noCount: [DelimitedCell] = columns.hasCount ? [.empty] : []
    guard !section.isWithoutHits else { return [[.empty] + noFields + noCount] }
    switch section.content {
    case .hits(let hits):
      let hasSchema = shape.layout(of: section).schema != nil
      return hits.map { hit in
        let fields: [DelimitedCell] = columns.fields.map { field in
          switch field {
          case .named(let name): hasSchema ? DelimitedCell(hit.fields[name.text]) : .empty
          case .wholeHit: hasSchema ? .empty : DelimitedCell(Self.record(of: hit))
          }
        }
        return [DelimitedCell(hit.objectID)] + fields + noCount
      }
    case .facetHits(let facets):
      return facets.map { facet in
        [DelimitedCell(facet.value)] + noFields + (columns.hasCount ? [DelimitedCell(facet.count)] : [])
      }
    }
  }

  /// A hit without a schema as one value; annotations stay out, as they do beside fields.
  private static func record(of hit: DynamicHit) -> JSON {
    var hit = hit
    hit.annotations = [:]
    return hit.json
  }
}
