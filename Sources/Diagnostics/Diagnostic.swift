import TerminalText

/// A finding about an input file: what is wrong, where, and what was probably meant.
public struct Diagnostic: Sendable, Hashable {
  /// How grave a diagnostic is.
  public enum Severity: String, Sendable, CaseIterable {
    /// The input cannot be used.
    case error
    /// The input can be used, perhaps not as intended.
    case warning
    /// The input is used in a way that its text does not show.
    case note
  }

  /// How grave it is.
  public var severity: Severity
  /// A stable name of the kind of finding, in kebab case, such as `unknown-key`.
  public var code: String
  /// The file as the user named it.
  public var file: String
  /// The place in the file; nil when the finding is about the whole file.
  public var range: SourceRange?
  /// What is wrong, as one sentence without a period and without the suggestion.
  public var message: String
  /// The text that was probably meant, ready to be put in place of what is there.
  public var suggestion: String?

  /// Makes a diagnostic.
  ///
  /// - Parameters:
  ///   - severity: How grave it is.
  ///   - code: The kind of finding, in kebab case.
  ///   - file: The file as the user named it.
  ///   - range: The place in the file, nil for the whole file.
  ///   - message: What is wrong; see ``quoted(_:)`` for text from data.
  ///   - suggestion: The bare text that was probably meant.
  package init(
    _ severity: Severity = .error, code: String, file: String, range: SourceRange? = nil, message: String,
    suggestion: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.file = file
    self.range = range
    self.message = message
    self.suggestion = suggestion
  }

  /// The message, followed by the suggestion if there is one.
  public var fullMessage: String { message + Suggestions.hint(suggestion) }

  /// Text from data for use inside a message: in single quotes, with visible escapes, at most 60 columns of it.
  package static func quoted(_ text: some StringProtocol) -> String {
    quoted(String(text))
  }

  /// Text from data for use inside a message.
  package static func quoted(_ text: String) -> String {
    // Nearly every name is one of these, and the general way costs a program's start time.
    if text.utf8.count <= 60, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return "'" + text + "'" }
    // Scalars without a width would pass any limit in columns, hence the limit on scalars before it.
    let scalars = text.unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: 240, limitedBy: scalars.endIndex) ?? scalars.endIndex
    let isWhole = end == scalars.endIndex
    let shown = text[..<end].visiblyEscaped() + (isWhole ? "" : "…")
    return "'" + shown.truncated(toWidth: 60) + "'"
  }
}

extension Diagnostic: Comparable {
  /// Orders by file, position (a finding about the whole file first), code and message.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    if left.file != right.file { return left.file < right.file }
    if left.range != right.range {
      guard let leftRange = left.range else { return true }
      guard let rightRange = right.range else { return false }
      return leftRange < rightRange
    }
    if left.code != right.code { return left.code < right.code }
    if left.message != right.message { return left.message < right.message }
    if left.severity != right.severity { return left.severity == .error }
    return (left.suggestion ?? "") < (right.suggestion ?? "")
  }
}
