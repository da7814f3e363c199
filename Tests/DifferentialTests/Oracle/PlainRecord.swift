import SearchModel

/// An attribute that is searched: the path to its texts, without the indices of lists on the way.
struct PlainAttribute: Sendable {
  let path: FieldPath
  /// Its place among the searchable attributes.
  let rank: Int
  /// Whether an earlier match is better.
  let isOrdered: Bool
  /// Whether the parts of camelCase words are words too.
  let splitsCamelCase: Bool
}

/// The words of a record.
struct PlainRecord: Sendable {
  /// One text of an attribute; a list has one per item.
  struct Element: Sendable {
    /// The number of the attribute in the index.
    let attribute: Int
    /// The position of its first word; items of a list continue the count.
    let start: Int
    /// How many positions it has.
    let length: Int
  }

  /// An occurrence of a word.
  struct Token: Sendable, Equatable {
    /// The word's number in the vocabulary.
    let word: Int32
    /// The number of the element it stands in.
    let element: Int
    /// The first position it covers.
    let start: Int
    /// The last position it covers.
    let end: Int
  }

  var elements: [Element] = []
  var tokens: [Token] = []

  /// The number of the attribute that an occurrence stands in.
  func attribute(of token: Token) -> Int { elements[token.element].attribute }
}

extension Record {
  /// The values at a path, lists flattened; `objectID` is one.
  func plainValues(at path: FieldPath) -> [JSON] {
    path.components == ["objectID"] ? [.string(objectID)] : JSON.object(attributes).values(at: path)
  }
}

extension JSON {
  /// The text of a value that can be searched: strings, and numbers as they are written.
  var plainSearchableText: String? { boolValue == nil ? scalarText : nil }
}
