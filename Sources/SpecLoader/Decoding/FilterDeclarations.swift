import Diagnostics
import IndexSettings
import SearchModel

/// What the settings of an index declare for filters.
struct FilterDeclarations: Sendable {
  /// What a filter lacks.
  struct Lack: Sendable {
    /// The code of the warning.
    let code: String
    /// What is wrong, up to the name of the index: "'x' is not among the attributesForFaceting of".
    let words: String
    /// What may be meant: all that is declared.
    let declared: [String]
  }

  let faceting: FacetingAttributes
  let numbers: NumericAttributes

  /// What the index does not declare though a filter needs it; nil when it can find something there.
  func lack(of need: FilterNeed) -> Lack? {
    switch need {
    case .facet(let attribute):
      guard !faceting.isDeclared(attribute) else { return nil }
      return Lack(
        code: "undeclared-facet", words: "\(Diagnostic.quoted(attribute)) is not among the attributesForFaceting of",
        declared: faceting.attributes)
    case .number(let attribute, let byOrder):
      guard !numbers.allows(attribute, byOrder ? .less : .equal) else { return nil }
      let name = Diagnostic.quoted(attribute)
      return Lack(
        code: "undeclared-number",
        words: numbers.allows(attribute, .equal)
          ? "\(name) compares with '=' and '!=' alone: it is equalOnly in the numericAttributesForFiltering of"
          : "\(name) is not among the numericAttributesForFiltering of",
        declared: numbers.allows(attribute, .equal) ? [] : numbers.attributes)
    case .bounds: return nil
    }
  }
}

extension FilterDeclarations {
  /// What settings declare.
  init(settings: SearchParameters) {
    self.init(faceting: FacetingAttributes(settings: settings), numbers: NumericAttributes(settings: settings))
  }

  /// What is wrong with a filter in the index of a name, whatever its records are.
  func finding(_ need: FilterNeed, ofIndex name: String) -> FilterFinding? {
    if let fault = need.fault { return fault }
    guard let lack = lack(of: need) else { return nil }
    return FilterFinding(
      code: lack.code, message: "\(lack.words) the index \(Diagnostic.quoted(name))",
      suggestion: Suggestions.closestMatch(to: need.attribute, among: lack.declared))
  }
}

extension FilterNeed {
  /// What is wrong wherever the filter is used; nil for what an index can have.
  var fault: FilterFinding? {
    guard case .bounds(_, let text) = self else { return nil }
    return FilterFinding(
      code: "empty-range", message: "no number is in \(Diagnostic.quoted(text)): the lower bound is written first",
      suggestion: nil)
  }
}

/// What is wrong with a filter, whatever the records are.
struct FilterFinding: Sendable, Hashable {
  /// The code of the warning.
  let code: String
  let message: String
  let suggestion: String?
}
