/// Words that a search treats as equal, as in Algolia's synonym objects.
public struct Synonym: Sendable, Hashable {
  /// The five types of synonyms.
  public enum Kind: Sendable, Hashable {
    /// Each of several words or phrases also finds the others.
    case synonym([String])
    /// A word or phrase also finds others, which do not find it.
    case oneWaySynonym(input: String, synonyms: [String])
    /// A word also finds others, each counting as so many typos: 1 for `altCorrection1`, 2 for `altCorrection2`.
    case altCorrection(word: String, corrections: [String], typos: Int)
    /// A placeholder text in records that stands for any of several words or phrases and is found by these words only.
    case placeholder(placeholder: String, replacements: [String])
  }

  /// The object's id, unique in its list.
  public var objectID: String
  /// The type and its words.
  public var kind: Kind

  /// A synonym.
  public init(objectID: String, kind: Kind) {
    self.objectID = objectID
    self.kind = kind
  }
}
