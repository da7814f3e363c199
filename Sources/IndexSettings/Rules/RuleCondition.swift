package import SearchModel

/// What a search must be like for a rule to apply: all of the parts that are there.
package struct RuleCondition: Sendable, Hashable {
  /// Which part of the query a pattern must cover.
  package enum Anchoring: String, Sendable, Hashable, CaseIterable {
    /// The pattern covers the whole query.
    case `is`
    /// The query begins with the pattern.
    case startsWith
    /// The query ends with the pattern.
    case endsWith
    /// The pattern stands anywhere in the query.
    case contains
  }

  /// What the query must say; nil when it does not matter.
  package var pattern: RulePattern?
  /// Where in the query the pattern stands.
  package var anchoring: Anchoring
  /// Whether words may differ from the pattern's as they may from a record's: with typos, as plurals, by synonyms.
  package var allowsAlternatives: Bool
  /// What `ruleContexts` must name; nil when it does not matter.
  package var context: String?
  /// Facet values and tags that every hit must have by the search's `filters` or `facetFilters`.
  package var filters: [Filter]

  /// A condition.
  package init(
    pattern: RulePattern? = nil, anchoring: Anchoring = .is, allowsAlternatives: Bool = false, context: String? = nil,
    filters: [Filter] = []
  ) {
    self.pattern = pattern
    self.anchoring = anchoring
    self.allowsAlternatives = allowsAlternatives
    self.context = context
    self.filters = filters
  }

  /// The condition in words: `query contains 'red', context mobile`.
  var summary: String {
    var parts: [String] = []
    if let pattern { parts.append("query \(anchoring.verb) '\(pattern.text)'") }
    if let context { parts.append("context \(context)") }
    if !filters.isEmpty { parts.append("filters " + filters.map(\.description).joined(separator: " AND ")) }
    return parts.isEmpty ? "no condition" : parts.joined(separator: ", ")
  }
}

extension RuleCondition.Anchoring {
  fileprivate var verb: String {
    switch self {
    case .is: "is"
    case .startsWith: "starts with"
    case .endsWith: "ends with"
    case .contains: "contains"
    }
  }
}

/// Words, and places where any value of a facet may stand: `cheap {facet:brand}`.
///
/// A backslash escapes the character after it.
package struct RulePattern: Sendable, Hashable {
  /// A part of a pattern.
  enum Part: Sendable, Hashable {
    case text(String)
    case facet(String)
  }

  /// The pattern as it is written.
  package let text: String
  let parts: [Part]

  /// Reads a pattern; nil when a brace begins no `{facet:attribute}`.
  package init?(_ text: String) {
    self.text = text
    var parts: [Part] = []
    var literal = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\\":
        if let escaped = rest.popFirst() { literal.unicodeScalars.append(escaped) }
      case "{":
        guard let facet = Self.placeholder(&rest) else { return nil }
        if !literal.isEmpty { parts.append(.text(literal)) }
        literal = ""
        parts.append(.facet(facet))
      default: literal.unicodeScalars.append(scalar)
      }
    }
    if !literal.isEmpty { parts.append(.text(literal)) }
    self.parts = parts
  }

  /// The attribute of a placeholder whose opening brace was read; nil when it is not a placeholder.
  private static func placeholder(_ rest: inout Substring.UnicodeScalarView) -> String? {
    let mark = "facet:".unicodeScalars
    guard rest.starts(with: mark) else { return nil }
    rest = rest.dropFirst(mark.count)
    var attribute = ""
    while let scalar = rest.popFirst() {
      switch scalar {
      case "}": return attribute.isEmpty ? nil : attribute
      case "\\":
        if let escaped = rest.popFirst() { attribute.unicodeScalars.append(escaped) }
      default: attribute.unicodeScalars.append(scalar)
      }
    }
    return nil
  }

  /// The facets of the placeholders, in order.
  var facets: [String] {
    parts.compactMap { part in
      if case .facet(let attribute) = part { attribute } else { nil }
    }
  }
}
