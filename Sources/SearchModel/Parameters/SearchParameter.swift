/// One of Algolia's search parameters or index settings, as declared once for decoding, checking, documentation and
/// the JSON Schema.
package struct SearchParameter: Sendable, Hashable {
  /// Where a parameter may stand.
  package enum Scope: String, Sendable, Hashable {
    /// Only in the settings of an index.
    case setting
    /// Only in a query.
    case query
    /// In both; the query wins.
    case both
  }

  /// What the embedded engine does with a parameter.
  package enum EmbeddedSupport: String, Sendable, Hashable {
    /// It works.
    case works
    /// It is accepted and has no effect, because there is nothing it could act on (analytics, personalisation …).
    case withoutEffect

    /// The state in words for the schema and the documentation.
    package var summary: String {
      switch self {
      case .works: "works"
      case .withoutEffect: "accepted, no effect"
      }
    }
  }

  /// Parameters that are about the same thing.
  package struct Group: Sendable, Hashable {
    /// What they are about, as a heading.
    package let title: String
    /// The parameters.
    package let parameters: [SearchParameter]
  }

  /// Algolia's name.
  package let name: String
  /// Where it may stand.
  package let scope: Scope
  /// The shape of its value.
  package let type: ValueType
  /// The value when the parameter is not set; nil when its absence has a meaning of its own.
  package let defaultValue: JSON?
  /// What the embedded engine does with it.
  package let support: EmbeddedSupport
  /// What it does, in one sentence.
  package let summary: String
  /// A value one could write.
  package let example: JSON

  /// Whether it may stand in a query.
  package var isQueryParameter: Bool { scope != .setting }
  /// Whether it may stand in an index's settings.
  package var isSetting: Bool { scope != .query }

  /// The parameters that are about what Algolia's service knows of its users; they say nothing of hits.
  package static let namesAboutUsers: Set<String> = [
    "percentileComputation", "analytics", "analyticsTags", "clickAnalytics", "userToken", "personalizationImpact",
    "enableReRanking", "enableABTest",
  ]

  /// All parameters by name.
  package static let byName: [String: SearchParameter] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The names that may stand in a query, sorted.
  package static let queryNames: [String] = all.filter(\.isQueryParameter).map(\.name).sorted()

  /// The names that may stand in an index's settings, sorted.
  package static let settingNames: [String] = all.filter(\.isSetting).map(\.name).sorted()
}
