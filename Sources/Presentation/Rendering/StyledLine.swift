import SearchModel
import TerminalText

/// A line of runs, each with its own style; the styles take no columns.
struct StyledLine: Sendable {
  private var runs: [(style: Style, text: String)] = []

  /// The columns that the line takes.
  private(set) var width = 0

  /// An empty line.
  init() {}

  /// Adds text that is safe for terminals as it is.
  mutating func append(_ text: String, style: Style = []) {
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].text += text
    } else {
      runs.append((style, text))
    }
    width += text.displayWidth
  }

  /// Adds text from data, its matched parts emphasised; what could act on a terminal becomes visible.
  mutating func append(_ text: FieldText, style: Style = []) {
    for part in text.parts {
      append(part.text.visiblyEscaped(), style: part.isHighlighted ? .match : style)
    }
  }

  /// Fills the line with spaces until it is so many columns wide.
  mutating func pad(toWidth target: Int) {
    if width < target { append(String(repeating: " ", count: target - width)) }
  }

  /// The line as text, cut to a number of columns if one is given.
  func text(styler: Styler, maximumWidth: Int?) -> String {
    guard let maximumWidth, maximumWidth > 0 else { return text(styler: styler) }
    let plain = runs.map(\.text).joined()
    guard plain.displayWidth > maximumWidth else { return text(styler: styler) }
    // The cut text is a beginning of the whole and the ellipsis; so many scalars keep their styles.
    let ellipsis = "…"
    let cut = plain.truncated(toWidth: maximumWidth, ellipsis: ellipsis)
    var remaining = cut.unicodeScalars.count - ellipsis.unicodeScalars.count
    var result = ""
    for run in runs where remaining > 0 {
      let kept = String(String.UnicodeScalarView(run.text.unicodeScalars.prefix(remaining)))
      remaining -= kept.unicodeScalars.count
      result += styler.apply(run.style, to: kept)
    }
    return result + ellipsis
  }

  private func text(styler: Styler) -> String {
    runs.reduce(into: "") { $0 += styler.apply($1.style, to: $1.text) }
  }
}
