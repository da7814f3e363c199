/// One of Algolia's search parameters or index settings, as declared once for decoding, checking, documentation and
/// the JSON Schema.
public struct SearchParameter: Sendable, Hashable {
  /// Where a parameter may stand.
  public enum Scope: String, Sendable, Hashable {
    /// Only in the settings of an index.
    case setting
    /// Only in a query.
    case query
    /// In both; the query wins.
    case both
  }

  /// What the embedded engine does with a parameter.
  public enum EmbeddedSupport: String, Sendable, Hashable {
    /// It works.
    case works
    /// It is accepted and has no effect, because there is nothing it could act on (analytics, personalisation …).
    case withoutEffect

    /// The state in words for the schema and the documentation.
    public var summary: String {
      switch self {
      case .works: "works"
      case .withoutEffect: "accepted, no effect"
      }
    }
  }

  /// Parameters that are about the same thing.
  public struct Group: Sendable, Hashable {
    /// What they are about, as a heading.
    public let title: String
    /// The parameters.
    public let parameters: [SearchParameter]
  }

  /// Algolia's name.
  public let name: String
  /// Where it may stand.
  public let scope: Scope
  /// The shape of its value.
  public let type: ValueType
  /// The value when nobody sets it, nil when its absence means something of its own.
  public let defaultValue: JSON?
  /// What the embedded engine does with it.
  public let support: EmbeddedSupport
  /// What it does, in one sentence.
  public let summary: String
  /// A value one could write.
  public let example: JSON

  /// Whether it may stand in a query.
  public var isQueryParameter: Bool { scope != .setting }
  /// Whether it may stand in an index's settings.
  public var isSetting: Bool { scope != .query }

  /// All parameters by name.
  public static let byName: [String: SearchParameter] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The names that may stand in a query, sorted.
  public static let queryNames: [String] = all.filter(\.isQueryParameter).map(\.name).sorted()

  /// The names that may stand in an index's settings, sorted.
  public static let settingNames: [String] = all.filter(\.isSetting).map(\.name).sorted()
}
