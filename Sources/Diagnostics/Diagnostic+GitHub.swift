import TerminalText

extension Diagnostic {
  /// The diagnostic as a workflow command of GitHub Actions, one line without its line end.
  ///
  /// `::error file=F,line=L,col=C,endColumn=E::message`; the position is left out for a finding about the whole file,
  /// `endColumn` when the range spans lines. Percent signs and line ends are percent-encoded everywhere, colons and
  /// commas in properties too, as the runner decodes them; other control characters become visible escapes.
  package var gitHubAnnotation: String {
    var properties = "file=" + Diagnostic.percentEncoded(file, isProperty: true)
    if let start = range?.start {
      properties += ",line=\(start.line),col=\(start.column)"
    }
    if let endColumn {
      properties += ",endColumn=\(endColumn)"
    }
    return "::\(severity == .note ? "notice" : severity.rawValue) \(properties)::"
      + Diagnostic.percentEncoded(fullMessage, isProperty: false)
  }

  /// The text with `%`, CR, LF (and `:`, `,` in a property) percent-encoded and other controls escaped.
  package static func percentEncoded(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.visiblyEscaped()
  }
}
