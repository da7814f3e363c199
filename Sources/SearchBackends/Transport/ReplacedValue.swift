import Diagnostics
import SearchDialects
import SearchModel

/// A value of a query for which hosts answer in place of the one that was asked: its text, its index or one of its
/// parameters.
///
/// Their own rules may replace words of a text, and write parameters in another way. Hosts that mix up answers, and
/// caches that give one answer to all queries, look the same.
package struct ReplacedValue: Sendable, Hashable {
  /// What of a query it is.
  package enum Kind: Sendable, Hashable {
    case text
    case index
    case parameter
  }

  package var kind: Kind
  /// The name of the parameter that has the value; nil for the text and the index.
  package var parameter: String?
  /// What was asked.
  package var asked: String
  /// What the answer was for; nil for nothing.
  package var answered: String?

  /// Nil for the same value in another form: hosts may write it in other cases, with other blanks and signs, and add
  /// something to parameters, as keys that restrict what they find do. Nil, too, for a parameter that they leave out,
  /// but for filters and places: with those they would find less. And nil for an alias.
  init?(_ finding: EchoFinding) {
    guard let asked = finding.asked.map(Self.text) else { return nil }
    let answered = finding.found.map(Self.text)
    if let parameter = finding.point.parameter {
      switch finding.manner {
      case .form, .addition: return nil
      case .omission where !Self.restrictions.contains(parameter.text): return nil
      case .omission, .other: break
      }
      kind = parameter == Self.textParameter ? .text : .parameter
      self.parameter = kind == .text ? nil : parameter.text
    } else {
      guard let answered, !Self.words(of: asked).elementsEqual(Self.words(of: answered)) else { return nil }
      switch finding.kind {
      case .text: kind = .text
      case .index: kind = .index
      case .page, .other:
        // An alias is a text.
        guard finding.asked?.integerValue != nil else { return nil }
        kind = .parameter
        parameter = finding.point.member.last?.text
      }
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
}
