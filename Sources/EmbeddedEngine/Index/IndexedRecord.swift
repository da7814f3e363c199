import SearchModel

/// An attribute that is searched: the path to its texts, without the indices of lists on the way.
struct IndexedAttribute: Sendable {
  let path: FieldPath
  /// Its place among the searchable attributes.
  let rank: Int
  /// Whether an earlier match is better.
  let isOrdered: Bool
  /// Whether the parts of camelCase words are words too.
  let splitsCamelCase: Bool
  /// The path as text.
  let name: String
}

/// The words of a record.
struct IndexedRecord: Sendable {
  /// One text of an attribute; a list has one per item.
  struct Element: Sendable {
    /// The number of the attribute in the index.
    let attribute: Int32
    /// The position of its first word; items of a list continue the count.
    let start: Int32
    /// How many positions it has.
    let length: Int32
  }

  /// An occurrence of a word.
  struct Token: Sendable {
    /// The word's number in the vocabulary.
    let word: Int32
    /// The number of the element it stands in.
    let element: Int32
    /// The first position it covers.
    let start: Int32
    /// The last position it covers.
    let end: Int32
  }

  var elements: [Element] = []
  var tokens: [Token] = []
}
