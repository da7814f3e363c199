package import Diagnostics

extension YAMLNode {
  /// The place of a part of the scalar's text, so that a caret can point inside of it.
  ///
  /// Exact for plain and quoted scalars on one line, escapes included; the whole range for text that is folded from
  /// several lines, for block scalars, and for nodes that are no scalars.
  ///
  /// - Parameter offsets: The part, in Unicode scalars from the start of the text; brought into the text when outside.
  /// - Complexity: O(length of the text).
  package func range(ofScalars offsets: Range<Int>) -> SourceRange {
    scalarPlaces.range(ofScalars: offsets)
  }

  /// The places of all parts of the scalar's text, for asking for several of them.
  ///
  /// - Complexity: O(length of the text).
  package var scalarPlaces: ScalarPlaces {
    guard let scalar, range.start.line == range.end.line else { return ScalarPlaces(range: range, columns: nil) }
    return ScalarPlaces(range: range, columns: columns(of: scalar))
  }

  /// The column of each scalar of the text and of the end of the text; nil when they are unknown.
  private func columns(of scalar: YAMLScalar) -> [Int]? {
    let text = scalar.text.unicodeScalars
    let width = range.end.column - range.start.column
    var columns: [Int] = []
    var column = range.start.column
    switch scalar.style {
    case .plain:
      for _ in text {
        columns.append(column)
        column += 1
      }
      columns.append(column)
      return columns.count == width + 1 ? columns : nil
    case .singleQuoted:
      column += 1
      for character in text {
        columns.append(column)
        column += character == "'" ? 2 : 1
      }
      columns.append(column)
      return column + 1 == range.end.column ? columns : nil
    case .doubleQuoted:
      column += 1
      var source = (details?.escapedSource ?? scalar.text).unicodeScalars[...]
      let hasEscapes = details?.escapedSource != nil
      while let first = source.first {
        columns.append(column)
        let length = hasEscapes && first == "\\" ? YAMLNode.escapeLength(source.dropFirst().first) : 1
        column += length
        source = source.dropFirst(length)
      }
      columns.append(column)
      return columns.count == text.count + 1 && column + 1 == range.end.column ? columns : nil
    case .literal, .folded:
      return nil
    }
  }

  /// The number of scalars of an escape, its backslash included, by the letter after the backslash.
  private static func escapeLength(_ letter: Unicode.Scalar?) -> Int {
    switch letter {
    case "x": 4
    case "u": 6
    case "U": 10
    default: 2
    }
  }
}

/// The places of the parts of a scalar's text; see ``YAMLNode/range(ofScalars:)``.
package struct ScalarPlaces: Sendable {
  /// The place of the whole scalar.
  let range: SourceRange
  /// The column of each scalar of the text and of the end of the text; nil when they are unknown.
  let columns: [Int]?

  /// The place of a part, given in Unicode scalars from the start of the text and brought into the text when outside.
  package func range(ofScalars offsets: Range<Int>) -> SourceRange {
    guard let columns, let last = columns.indices.last else { return range }
    func position(_ offset: Int) -> SourcePosition {
      SourcePosition(line: range.start.line, column: columns[min(max(offset, 0), last)])
    }
    return SourceRange(start: position(offsets.lowerBound), end: position(offsets.upperBound))
  }
}
