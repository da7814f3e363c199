import SearchGraph
import SearchModel
import TerminalText

/// Writes sections for people: a heading, then a line for each hit with its label and details.
struct TextRenderer: ResultRenderer {
  /// The widest label that the others are filled up to; a longer one pushes only its own details.
  private static let maximumLabelWidth = 40
  private static let indentation = "  "

  let shape: OutputShape
  let options: RenderingOptions

  /// An empty line: every result of a batch has a heading.
  var separator: String { "\n" }

  func render(_ result: QueryResult) -> [UInt8] {
    var blocks: [[String]] = []
    if shape.run == .batch {
      blocks.append([options.styler.apply([.bold, .cyan], to: result.heading.visiblyEscaped())])
    }
    let sections = shape.sections(of: result).compactMap { block(for: $0) }
    blocks += sections.isEmpty ? [[result.emptyNote.visiblyEscaped()]] : sections
    if let duration = result.duration { blocks.append([options.styler.apply(.dim, to: duration)]) }
    var joiner = BlockJoiner()
    return Array(joiner.append(blocks).utf8)
  }

  /// The lines of a section, nil when it shows nothing.
  private func block(for section: SectionResult) -> [String]? {
    if let error = section.error { return [line(for: error, in: section)] }
    if let note = section.absenceNote {
      return [options.styler.apply(.bold, to: section.title.visiblyEscaped()) + ": " + note]
    }
    guard !section.isWithoutHits else { return nil }
    let layout = shape.layout(of: section)
    let heading =
      options.styler.apply(.bold, to: section.title.visiblyEscaped())
      + options.styler.apply(.dim, to: " (\(section.headingNote))")
    switch section.content {
    case .hits(let hits): return [heading] + lines(for: hits, layout: layout)
    case .facetHits(let facets): return [heading] + lines(for: facets, layout: layout)
    }
  }

  private func line(for error: SearchError, in section: SectionResult) -> String {
    options.styler.apply(.bold, to: section.title.visiblyEscaped()) + ": "
      + options.styler.apply(.red, to: "error (\(error.code.rawValue)): " + error.message.visiblyEscaped())
  }

  private func lines(for hits: [DynamicHit], layout: SectionLayout) -> [String] {
    let reader = HitReader(layout: layout)
    return lines(
      hits.map { hit in
        (label: reader.label(of: hit), details: reader.details(of: hit))
      })
  }

  private func lines(for facets: [Facet], layout: SectionLayout) -> [String] {
    let countWidth = facets.map { String($0.count).displayWidth }.max() ?? 0
    return lines(
      facets.map { facet in
        let count = String(facet.count).padded(toWidth: countWidth, alignment: .trailing)
        return (label: FieldText(facet, layout: layout), details: [FieldText(plain: count)])
      })
  }

  private func lines(_ rows: [(label: FieldText, details: [FieldText])]) -> [String] {
    let starts = rows.map { row in
      var line = StyledLine()
      line.append(Self.indentation)
      line.append(row.label)
      return line
    }
    let widest = Self.indentation.displayWidth + Self.maximumLabelWidth
    let labelWidth = starts.map(\.width).filter { $0 <= widest }.max() ?? 0
    return zip(starts, rows).map { start, row in
      var line = start
      for (offset, detail) in row.details.enumerated() {
        if offset == 0 { line.pad(toWidth: labelWidth) }
        line.append(offset == 0 ? Self.indentation : " · ", style: .dim)
        line.append(detail, style: .dim)
      }
      return line.text(styler: options.styler, maximumWidth: options.terminalWidth)
    }
  }
}
