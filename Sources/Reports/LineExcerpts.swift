import Diagnostics
import TerminalText

/// Shows single lines of files with a caret under a range, as diagnostics do.
struct LineExcerpts: Sendable {
  /// The largest number of columns of a line with its number.
  private static let maximumWidth = 160

  private let styler: Styler
  private let lines: FailureRenderer.Lines

  /// Excerpts of the lines that a closure finds.
  init(styler: Styler, lines: @escaping FailureRenderer.Lines) {
    self.styler = styler
    self.lines = lines
  }

  /// The line where a range begins, and the caret beneath it; nothing when the line is not known.
  func lines(of range: SourceRange, in file: String) -> [String] {
    guard let line = lines(file, range.start.line) else { return [] }
    let number = "    \(range.start.line) |"
    // The text holds this line alone, so the range moves to its first one.
    var range = range
    range.end.line = range.end.line == range.start.line ? 1 : 2
    range.start.line = 1
    let source = SourceText(file: file, bytes: Array(line.utf8))
    let indentation = number.utf8.count + 1
    guard
      let excerpt = SourceExcerpt(
        of: range, in: source, indentation: indentation, maximumWidth: Self.maximumWidth - indentation)
    else { return [] }
    let padding = excerpt.underline.prefix { $0 == " " || $0 == "\t" }
    let caret = styler.apply([.bold, .red], to: String(excerpt.underline.dropFirst(padding.count)))
    return [
      styler.apply(.dim, to: number) + (excerpt.text.isEmpty ? "" : " ") + excerpt.text,
      styler.apply(.dim, to: "".padded(toWidth: number.utf8.count - 1) + "|") + " " + padding + caret,
    ]
  }
}
