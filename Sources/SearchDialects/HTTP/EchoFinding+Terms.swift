import Diagnostics
package import SearchModel

extension EchoFinding {
  /// What an answer has of a parameter, beside what was asked.
  package enum Manner: Sendable, Hashable {
    /// All of it, in other cases, with other blanks and signs, and perhaps with something beside it, as keys add that
    /// restrict what they find.
    case form
    /// Nothing.
    case omission
    /// A value, where none was asked.
    case addition(JSON)
    /// Another value.
    case other
  }

  /// What it has of a parameter.
  package var manner: Manner {
    guard let found else { return .omission }
    guard let asked else { return .addition(found) }
    let terms = Set(Self.terms(of: found).map(ExactText.init))
    return Self.terms(of: asked).allSatisfy { terms.contains(ExactText($0)) } ? .form : .other
  }

  /// The same, with the terms of a parameter in place of its value, in their order by letters: nodes of one host may
  /// each write the value in a way of their own.
  package var inTerms: EchoFinding {
    guard point.isParameter, let found else { return self }
    var finding = self
    finding.found = .array(Self.terms(of: found).sorted().map(JSON.string))
    return finding
  }

  /// The words and numbers in the value of a parameter, in small letters, each comparison as one and with the `not` or
  /// `-` before it, without quotes: `year>:1990` for `Year >= 1990`. `=` and `:` mean the same.
  private static func terms(of value: JSON) -> [String] {
    var terms: [String] = []
    var term = ""
    var isNegated = false
    var followsBlank = false
    func end() {
      defer { (term, followsBlank) = ("", false) }
      guard term != "not" else {
        isNegated = true
        return
      }
      guard !term.isEmpty else { return }
      terms.append(isNegated ? "not \(term)" : term)
      isNegated = false
    }
    for character in (value.stringValue ?? value.text()).lowercased() {
      switch character {
      case "\"", "'", "\\": continue
      case "<", ">", "!", ":": term.append(character)
      case "=": term.append(":")
      case "-" where term.isEmpty: isNegated = true
      case let character where character.isWhitespace:
        followsBlank = true
        continue
      case let character where character.isLetter || character.isNumber:
        if followsBlank, let last = term.last, last.isLetter || last.isNumber { end() }
        term.append(character)
      default: end()
      }
      followsBlank = false
    }
    end()
    return terms
  }
}
