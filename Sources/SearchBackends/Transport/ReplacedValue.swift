import Diagnostics
import SearchDialects
import SearchModel

/// A value of a query for which hosts answer in place of the one that was asked: its text, or one of its parameters.
///
/// Their own rules may replace words of a text, and write parameters in another way. Hosts that mix up answers, and
/// caches that give one answer to all queries, look the same.
package struct ReplacedValue: Sendable, Hashable {
  /// The parameter that has the value; nil for the text.
  package var parameter: String?
  /// What was asked.
  package var asked: String
  /// What the answer was for; nil for nothing.
  package var answered: String?

  /// Nil for the same value in another form: hosts may write it in other cases, with other blanks and signs, and add
  /// something to parameters, as keys that restrict what they find do. Nil, too, for a parameter that they leave out,
  /// but for filters and places: with those they would find less.
  init?(_ finding: EchoFinding) {
    guard let asked = finding.asked.map(Self.text) else { return nil }
    let answered = finding.found.map(Self.text)
    if let parameter = finding.point.parameter {
      guard answered != nil || Self.restrictions.contains(parameter.text) else { return nil }
      let found = Set(Self.terms(of: answered ?? "").map(ExactText.init))
      guard !Self.terms(of: asked).allSatisfy({ found.contains(ExactText($0)) }) else { return nil }
      self.parameter = parameter == Self.textParameter ? nil : parameter.text
    } else {
      guard finding.isText, let answered,
        !Self.words(of: asked).elementsEqual(Self.words(of: answered))
      else { return nil }
    }
    self.asked = asked
    self.answered = answered
  }

  /// The parameter that is the text of a query.
  private static let textParameter = ExactText("query")

  private static let restrictions = ExactSet([
    "filters", "facetFilters", "numericFilters", "tagFilters", "aroundLatLng", "insideBoundingBox", "insidePolygon",
  ])

  private static func text(of value: JSON) -> String { value.stringValue ?? value.text() }

  private static func words(of text: String) -> [Substring] {
    text.lowercased().split(whereSeparator: \.isWhitespace)
  }

  /// The words and numbers in the value of a parameter.
  private static func terms(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
