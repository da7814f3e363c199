package import SearchDialects
package import SearchModel

/// The outcome of one attempt to send a call, for logs.
package struct AttemptReport: Sendable {
  /// The call.
  package var call: HTTPCall
  /// The scheme, name and port of the host that was asked, secrets hidden.
  package var host: String
  /// Which attempt it was, from 1.
  package var number: Int
  /// The status of the answer, or why no answer came.
  package var result: Result<Int, SearchError>
  /// How long it took.
  package var duration: Duration
  /// A text for which the hosts of the backend answer in place of another one; nil for none, and after the first.
  package var replacedText: ReplacedText?
}

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
