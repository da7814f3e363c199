package import TerminalText

/// Writes diagnostics as text for people: the place, the message, and the source line with a caret beneath it.
///
/// ```
/// search.yaml:12:5: error: unknown key 'infiniteScroling'; did you mean 'infiniteScrolling'?
///   12 |     infiniteScroling: off
///      |     ^~~~~~~~~~~~~~~~
/// ```
///
/// The caret stands right by display width, tabs are kept, long lines are cut around the caret, and characters that
/// could act on a terminal show as escapes.
package struct DiagnosticRenderer: Sendable {
  private let sources: [ExactText: SourceText]
  private let styler: Styler
  private let maximumWidth: Int

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - sources: The files whose lines may be shown, found by their names.
  ///   - styler: Applies colours, or does not.
  ///   - maximumWidth: The largest number of columns of a source line with its line number; at least 40 are used.
  package init(sources: [SourceText] = [], styler: Styler = .plain, maximumWidth: Int = 160) {
    self.sources = Dictionary(sources.map { (ExactText($0.file), $0) }) { _, last in last }
    self.styler = styler
    self.maximumWidth = max(maximumWidth, 40)
  }

  /// The diagnostics in the order of their positions, one after the other.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.sorted().map(render(_:)).joined()
  }

  /// One diagnostic, each of its lines ended by LF; without a known source or a range only its first line.
  package func render(_ diagnostic: Diagnostic) -> String {
    heading(of: diagnostic) + "\n" + excerpt(of: diagnostic)
  }

  private func heading(of diagnostic: Diagnostic) -> String {
    var place = diagnostic.file.visiblyEscaped()
    if let start = diagnostic.range?.start {
      place += ":\(start.line):\(start.column)"
    }
    let severity = styler.apply(style(of: diagnostic.severity), to: diagnostic.severity.rawValue + ":")
    return styler.apply(.bold, to: place + ":") + " " + severity + " " + diagnostic.fullMessage.visiblyEscaped()
  }

  private func excerpt(of diagnostic: Diagnostic) -> String {
    guard let range = diagnostic.range, let source = sources[ExactText(diagnostic.file)] else { return "" }
    let number = "  \(range.start.line)"
    let separator = " | "
    let gutterWidth = number.count + separator.count
    guard
      let excerpt = SourceExcerpt(
        of: range, in: source, indentation: gutterWidth, maximumWidth: maximumWidth - gutterWidth)
    else { return "" }
    let padding = excerpt.underline.prefix { $0 == " " || $0 == "\t" }
    let caret = styler.apply(style(of: diagnostic.severity), to: String(excerpt.underline.dropFirst(padding.count)))
    let firstLine = styler.apply(.dim, to: number + " |") + (excerpt.text.isEmpty ? "" : " ") + excerpt.text
    let secondLine = styler.apply(.dim, to: "".padded(toWidth: number.count) + " |") + " " + padding + caret
    return firstLine + "\n" + secondLine + "\n"
  }

  private func style(of severity: Diagnostic.Severity) -> Style {
    switch severity {
    case .error: [.bold, .red]
    case .warning: [.bold, .yellow]
    case .note: [.bold, .cyan]
    }
  }
}
