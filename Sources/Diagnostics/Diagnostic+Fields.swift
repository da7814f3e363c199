/// The parts of a diagnostic under the names that they have in JSON output.
package struct DiagnosticFields: Sendable, Hashable {
  /// The file as the user named it.
  package let file: String
  /// The line of the first scalar, from 1.
  package let line: Int?
  /// The column of the first scalar, from 1, in Unicode scalars.
  package let column: Int?
  /// The column after the last scalar; nil when the range goes beyond its first line.
  package let endColumn: Int?
  /// `error` or `warning`.
  package let severity: String
  /// The kind of finding, in kebab case.
  package let code: String
  /// What is wrong, without the suggestion.
  package let message: String
  /// The bare text that was probably meant.
  package let suggestion: String?
}

extension Diagnostic {
  /// The parts of the diagnostic for machine-readable output, their text as it is.
  package var fields: DiagnosticFields {
    DiagnosticFields(
      file: file, line: range?.start.line, column: range?.start.column, endColumn: endColumn,
      severity: severity.rawValue, code: code, message: message, suggestion: suggestion)
  }

  /// The column after the last scalar when the range stays on one line.
  var endColumn: Int? {
    guard let range, range.start.line == range.end.line else { return nil }
    return range.end.column
  }
}
