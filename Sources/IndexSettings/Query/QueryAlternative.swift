/// Other words for a part of a query: a record that has them side by side matches that part.
///
/// They are looked for as whole words, without typos.
package struct QueryAlternative: Sendable, Hashable {
  /// Where they come from.
  package enum Origin: Sendable, Hashable {
    /// Another form of the query word.
    case plural
    /// A synonym object of any type but the two below.
    case synonym(objectID: String)
    case altCorrection(objectID: String)
    case placeholder(objectID: String)
  }

  /// The query words that they stand for.
  package let queryWords: Range<Int>
  /// The normalised words; for a placeholder the one that it is, as written.
  package let words: [[Unicode.Scalar]]
  package let origin: Origin
  /// How many typos they count as.
  package let typos: Int
  /// Whether the query has only the beginning of the word that they stand for.
  package let isPrefix: Bool
  /// Whether the exact criterion counts them.
  package let isExact: Bool

  /// Whether a placeholder is looked for.
  package var isPlaceholder: Bool {
    if case .placeholder = origin { true } else { false }
  }

  /// Whether they are words of a synonym object rather than a form of the query word.
  package var isSynonym: Bool { origin != .plural }
}
