import Presentation
import TerminalText

/// What keeps the data of an output from acting on a terminal that it is printed to.
///
/// Files and pipes get the bytes of the data. On a terminal they would be read as commands.
package enum TerminalSafety: Sendable, Hashable {
  /// The text is made for people: the renderer has escaped its data.
  case rendered
  /// JSON, whose values stay the same: `\u009B`.
  case json
  /// Lines in which line feeds and tabs separate what is data, which gets visible escapes: `\u{9B}`.
  case lines

  /// The text as a terminal may have it.
  func safe(_ text: String) -> String {
    switch self {
    case .rendered: text
    case .json: text.escapedAsJSON()
    case .lines:
      text.unicodeScalars.split(separator: "\t", omittingEmptySubsequences: false)
        .map { String($0).visiblyEscaped(keepingNewlines: true) }.joined(separator: "\t")
    }
  }

  /// The bytes as a terminal may have them.
  func safe(_ bytes: [UInt8]) -> [UInt8] {
    self == .rendered ? bytes : Array(safe(String(decoding: bytes, as: UTF8.self)).utf8)
  }
}

extension OutputFormat {
  /// What keeps its data from acting on a terminal.
  var terminalSafety: TerminalSafety {
    switch self {
    case .json, .ndjson: .json
    case .csv, .tsv: .lines
    case .text, .markdown: .rendered
    }
  }
}
