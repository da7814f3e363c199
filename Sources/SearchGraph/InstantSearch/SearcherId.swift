import Diagnostics

/// What tells the searchers of an ``InstantSearch`` apart: an index, and a variant where an index has several
/// searchers.
///
/// Source of the name: InstantSearch 2's `SearcherId`.
public struct SearcherId: Sendable, Hashable, CustomStringConvertible {
  /// The index.
  public let index: String
  /// The variant; empty where the index has one searcher.
  public let variant: String

  /// An id.
  public init(index: String, variant: String = "") {
    self.index = index
    self.variant = variant
  }

  /// Two ids are one when their names have the same bytes.
  public static func == (left: SearcherId, right: SearcherId) -> Bool {
    left.index.hasSameBytes(as: right.index) && left.variant.hasSameBytes(as: right.variant)
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    ExactText(index).hash(into: &hasher)
    ExactText(variant).hash(into: &hasher)
  }

  /// The index, and the variant behind a slash.
  public var description: String { variant.isEmpty ? index : "\(index)/\(variant)" }
}
