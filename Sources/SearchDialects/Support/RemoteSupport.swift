/// What a kind of remote backend does with a parameter of Algolia's.
package enum RemoteSupport: String, Sendable, Hashable {
  /// It works.
  case works
  /// Some values work, others are refused.
  case partly
  /// It works where the mapping of the backend has a place for it, and is an error otherwise.
  case placed
  /// It is an error in a query, and a warning among the settings of an index, unless its value asks for nothing.
  case refused
  /// It is accepted and has no effect.
  case withoutEffect

  /// The state in words for the documentation.
  package var summary: String {
    switch self {
    case .works: "works"
    case .partly: "some values"
    case .placed: "by placeholder"
    case .refused: "not there"
    case .withoutEffect: "no effect"
    }
  }
}
