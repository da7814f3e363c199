package import Diagnostics
package import SearchModel
package import TerminalText

/// How diagnostics are written: the values of `validate --format`.
package enum DiagnosticFormat: String, Sendable, Hashable, CaseIterable {
  /// Source lines with carets, for people.
  case text
  /// An array of objects, indented by two spaces.
  case json
  /// Workflow commands of GitHub Actions, one a line.
  case github
}

extension DiagnosticFormat {
  /// The diagnostics in this format, sorted by file and position.
  ///
  /// No diagnostics are an empty text, in JSON an empty array.
  ///
  /// - Parameters:
  ///   - diagnostics: The findings, in any order.
  ///   - sources: The texts that the findings are about; only text output shows their lines.
  ///   - styler: Colour in text output.
  ///   - maximumWidth: The columns that source lines are cut to in text output.
  package func render(
    _ diagnostics: [Diagnostic], sources: [SourceText] = [], styler: Styler = .plain, maximumWidth: Int = 160
  ) -> String {
    switch self {
    case .text:
      DiagnosticRenderer(sources: sources, styler: styler, maximumWidth: maximumWidth).render(diagnostics)
    case .json:
      JSON.array(diagnostics.sorted().map { $0.fields.json }).text(indentation: 2) + "\n"
    case .github:
      diagnostics.sorted().map { $0.gitHubAnnotation + "\n" }.joined()
    }
  }
}

extension DiagnosticFields {
  /// The parts under their names; what is not known is absent.
  package var json: JSON {
    var members: JSONObject = ["file": .string(file)]
    members["line"] = line.map(JSON.integer)
    members["column"] = column.map(JSON.integer)
    members["endColumn"] = endColumn.map(JSON.integer)
    members["severity"] = .string(severity)
    members["code"] = .string(code)
    members["message"] = .string(message)
    members["suggestion"] = suggestion.map(JSON.string)
    return .object(members)
  }
}
