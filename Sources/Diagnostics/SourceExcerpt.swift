import TerminalText

/// A source line made fit for a terminal, with the underline that belongs beneath it.
///
/// Only a part around the start of the range is ever decoded, so that lines of any length are cheap.
package struct SourceExcerpt {
  /// The line, hostile characters escaped, with `…` where something was cut off.
  package let text: String
  /// White space up to the range, then `^` and a `~` for each further column of the range.
  package let underline: String

  /// One grapheme cluster of the line as it is shown.
  private struct Cell {
    var text: String
    /// The columns that it takes; for a tab the most that it can take.
    var width: Int
    /// The columns of the source that it covers, in scalars.
    var columns: Range<Int>

    var isTab: Bool { text == "\t" }
  }

  /// The distance between tab stops of a terminal.
  private static let tabStop = 8

  /// Makes the excerpt of the line where the range starts.
  ///
  /// - Parameters:
  ///   - range: The range to underline.
  ///   - source: The file.
  ///   - indentation: The columns in front of the excerpt, which decide how wide tabs are.
  ///   - maximumWidth: The largest number of columns of the text.
  package init?(of range: SourceRange, in source: SourceText, indentation: Int, maximumWidth: Int) {
    guard let line = source.byteRange(ofLine: range.start.line) else { return nil }
    let start = Swift.min(range.start.column, Int.max - 1)
    let end = range.end.line == range.start.line ? Swift.max(range.end.column, start + 1) : Int.max
    let stretch = SourceExcerpt.stretch(around: range.start, line: line, source: source, maximumWidth: maximumWidth)
    var cells = SourceExcerpt.cells(of: stretch.bytes, in: source, firstColumn: stretch.firstColumn)

    let window = SourceExcerpt.window(
      cells, start: start, isCutBefore: stretch.bytes.lowerBound > line.lowerBound,
      isCutAfter: stretch.bytes.upperBound < line.upperBound, maximumWidth: maximumWidth)
    cells = Array(cells[window.cells])

    var text = window.isCutBefore ? "…" : ""
    var underline = window.isCutBefore ? " " : ""
    var hasCaret = false
    var column = indentation + underline.count
    for cell in cells {
      let width = cell.isTab ? SourceExcerpt.tabStop - column % SourceExcerpt.tabStop : cell.width
      text += cell.text
      column += width
      if cell.columns.upperBound <= start {
        underline += cell.isTab ? "\t" : String(repeating: " ", count: width)
      } else if cell.columns.lowerBound < end, width > 0 {
        underline += (hasCaret ? "~" : "^") + String(repeating: "~", count: width - 1)
        hasCaret = true
      }
    }
    self.text = window.isCutAfter ? text + "…" : text
    self.underline = hasCaret ? underline : underline + "^"
  }

  /// The bytes around a position that can matter for the excerpt, and the column of the first of them.
  private static func stretch(
    around position: SourcePosition, line: Range<Int>, source: SourceText, maximumWidth: Int
  ) -> (bytes: Range<Int>, firstColumn: Int) {
    // Emoji sequences take a dozen bytes a column; longer clusters than that may be cut.
    let reach = 256 + 16 * maximumWidth
    let center = source.byteOffset(of: position)
    var lower = Swift.max(line.lowerBound, center - reach)
    while lower < center, source.bytes[lower].isUTF8Continuation { lower += 1 }
    var upper = Swift.min(line.upperBound, center + reach)
    while upper > center, upper < line.upperBound, source.bytes[upper].isUTF8Continuation { upper -= 1 }
    return (lower..<upper, source.position(atByteOffset: lower).column)
  }

  /// The clusters of a range of a file; each hidden part of it is one cluster, however long it is.
  private static func cells(of stretch: Range<Int>, in source: SourceText, firstColumn: Int) -> [Cell] {
    guard !source.hidden.isEmpty else { return cells(bytes: source.bytes[stretch], firstColumn: firstColumn) }
    var cells: [Cell] = []
    var column = firstColumn
    var offset = stretch.lowerBound
    func append(_ further: [Cell]) {
      cells += further
      column = cells.last?.columns.upperBound ?? column
    }
    for hidden in source.hidden(in: stretch) {
      append(self.cells(bytes: source.bytes[offset..<hidden.lowerBound], firstColumn: column))
      append([Cell(text: "***", width: 3, columns: column..<column + hidden.count)])
      offset = hidden.upperBound
    }
    append(self.cells(bytes: source.bytes[offset..<stretch.upperBound], firstColumn: column))
    return cells
  }

  /// The clusters of a part of a text.
  private static func cells(bytes: ArraySlice<UInt8>, firstColumn: Int) -> [Cell] {
    var column = firstColumn
    if bytes.allSatisfy({ 0x20..<0x7F ~= $0 }) {
      // Most lines; finding clusters costs more than all the rest.
      return bytes.enumerated().map { index, byte in
        Cell(
          text: String(Unicode.Scalar(byte)), width: 1, columns: firstColumn + index..<firstColumn + index + 1)
      }
    }
    return String(decoding: bytes, as: UTF8.self).map { character in
      let columns = column..<column + character.unicodeScalars.count
      column = columns.upperBound
      if character == "\t" { return Cell(text: "\t", width: tabStop, columns: columns) }
      let text = String(character).visiblyEscaped()
      return Cell(text: text, width: text.displayWidth, columns: columns)
    }
  }

  /// Chooses the cells to show: all when they fit, else those around the start of the range.
  private static func window(
    _ cells: [Cell], start: Int, isCutBefore: Bool, isCutAfter: Bool, maximumWidth: Int
  ) -> (cells: Range<Int>, isCutBefore: Bool, isCutAfter: Bool) {
    let total = cells.reduce(0) { $0 + $1.width }
    if !isCutBefore, !isCutAfter, total <= maximumWidth { return (cells.indices, false, false) }

    // Two columns are kept for the two ellipses, a third of the others for what precedes the range.
    let room = Swift.max(maximumWidth - 2, 8)
    let caret = cells.firstIndex { $0.columns.upperBound > start } ?? cells.count
    var first = caret
    var before = 0
    while first > 0, before + cells[first - 1].width <= room / 3 {
      first -= 1
      before += cells[first].width
    }
    // A short way to the start of the line is not worth cutting.
    let leading = cells[..<first].reduce(0) { $0 + $1.width }
    if !isCutBefore, leading + before <= room / 2 {
      first = 0
      before += leading
    }
    var last = caret
    var used = before
    while last < cells.count, used + cells[last].width <= room {
      used += cells[last].width
      last += 1
    }
    return (first..<last, isCutBefore || first > 0, isCutAfter || last < cells.count)
  }
}
