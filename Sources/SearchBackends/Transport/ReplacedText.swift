import SearchDialects
import SearchModel

/// A text for which hosts answer in place of the one that was asked.
///
/// Their own rules may replace words of a query. A cache that gives one answer to all queries looks the same.
package struct ReplacedText: Sendable, Hashable {
  /// What was asked.
  package var asked: String
  /// What the answer was for.
  package var answered: String

  /// Nil for what is no other text: hosts may write it in other cases, and with other blanks.
  init?(_ finding: EchoFinding) {
    guard finding.isText, let asked = finding.asked?.stringValue, let answered = finding.found?.stringValue,
      !Self.words(of: asked).elementsEqual(Self.words(of: answered))
    else { return nil }
    self.asked = asked
    self.answered = answered
  }

  private static func words(of text: String) -> [Substring] {
    text.lowercased().split(whereSeparator: \.isWhitespace)
  }
}
