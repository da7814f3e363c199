package import SearchModel

/// What `numericAttributesForFiltering` declares.
package struct NumericAttributes: Sendable {
  /// Whether an attribute allows only `=` and `!=`; nil when every attribute may be compared.
  private let equalOnly: ExactDictionary<Bool>?

  /// The attributes that the setting names.
  package var attributes: [String] { equalOnly.map { Array($0.keys) } ?? [] }

  /// Reads the setting; malformed entries declare nothing.
  package init(settings: SearchParameters) {
    equalOnly = settings["numericAttributesForFiltering"]?.stringListValue.map { entries in
      entries.compactMap(ModifiedAttribute.init).reduce(into: [:]) { $0[$1.name] = $1.modifiers.contains("equalOnly") }
    }
  }

  /// Whether an attribute may be compared so.
  package func allows(_ attribute: String, _ comparison: NumericOperator) -> Bool {
    guard let equalOnly else { return true }
    guard let isEqualOnly = equalOnly[attribute] else { return false }
    return !isEqualOnly || comparison == .equal || comparison == .notEqual
  }

  static func problem(in entry: String) -> String? {
    guard let parsed = ModifiedAttribute(entry), parsed.modifiers.allSatisfy({ $0 == "equalOnly" }) else {
      return "'\(entry)' is not an attribute or equalOnly(attribute)"
    }
    return nil
  }
}
