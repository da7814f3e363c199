import Diagnostics

/// A setting or query parameter whose shape is right but whose content cannot be read.
package struct SettingProblem: Sendable, Hashable, CustomStringConvertible {
  /// The parameter's name.
  package let name: String
  /// Which entry of its list is meant, from 0; nil for the value as a whole.
  package let element: Int?
  /// What is wrong, in words.
  package let message: String
  /// What was probably meant.
  package let suggestion: String?
  /// The parameter that is not there and without which this one does nothing; nil for other problems.
  package let missing: String?

  /// A problem.
  package init(name: String, element: Int? = nil, message: String, suggestion: String? = nil) {
    self.name = name
    self.element = element
    self.message = message
    self.suggestion = suggestion
    missing = nil
  }

  /// A parameter without effect, since another one is missing.
  package init(name: String, missing: String) {
    self.name = name
    element = nil
    message = "has no effect: there is no '\(missing)'"
    suggestion = nil
    self.missing = missing
  }

  /// The problem in one line: `customRanking[1]: …`.
  package var description: String {
    "\(name)\(element.map { "[\($0)]" } ?? ""): \(messageWithSuggestion)"
  }

  /// What is wrong, and what was probably meant.
  package var messageWithSuggestion: String { message + Suggestions.hint(suggestion) }
}
