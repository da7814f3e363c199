/// What a test does with a baseline.
package enum BaselineUse: Sendable, Hashable {
  /// Compares with it.
  case compare(path: String)
  /// Writes it.
  case update(path: String)

  /// The file.
  package var path: String {
    switch self {
    case .compare(let path), .update(let path): path
    }
  }
}
