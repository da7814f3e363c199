/// The side of a column that text keeps to when it is padded.
package enum TextAlignment: Sendable {
  /// Spaces follow the text.
  case leading
  /// Spaces precede the text, as is usual for numbers.
  case trailing
}

extension StringProtocol {
  /// The text filled with spaces until it takes `width` terminal columns; text that is as wide or wider stays as it is.
  ///
  /// - Parameters:
  ///   - width: The wanted number of columns.
  ///   - alignment: Where the text stands in the column.
  package func padded(toWidth width: Int, alignment: TextAlignment = .leading) -> String {
    let missing = width - displayWidth
    guard missing > 0 else { return String(self) }
    let spaces = String(repeating: " ", count: missing)
    return alignment == .leading ? self + spaces : spaces + self
  }

  /// The text cut so that it takes at most `width` terminal columns, with an ellipsis where something was cut.
  ///
  /// Grapheme clusters stay whole, so the result may be one column narrower than asked for. An ellipsis that is itself
  /// too wide is left out.
  ///
  /// - Parameters:
  ///   - width: The largest number of columns; nothing is left of the text at zero or less.
  ///   - ellipsis: What marks the cut.
  /// - Complexity: O(`width`) for text without zero-width clusters, whatever the length of the text.
  package func truncated(toWidth width: Int, ellipsis: String = "…") -> String {
    guard width > 0 else { return "" }
    let ellipsisWidth = ellipsis.displayWidth
    let mark = ellipsisWidth <= width ? ellipsis : ""
    let room = ellipsisWidth <= width ? width - ellipsisWidth : width
    var used = 0
    var cut = startIndex
    for index in indices {
      let characterWidth = self[index].displayWidth
      // The cut moves along only as far as the ellipsis still fits after it.
      if used + characterWidth > width { return self[..<cut] + mark }
      used += characterWidth
      if used <= room { cut = self.index(after: index) }
    }
    return String(self)
  }
}
