public import SearchModel

/// Why a record has its rank among the hits of a search, or why it is not a hit.
public struct RecordExplanation: Sendable, Hashable {
  /// The record's id.
  public var objectID: String
  /// Its rank among all hits, from 1; nil when it is not a hit.
  public var position: Int?
  /// The rule that promoted it to its rank; nil without such a rule.
  public var promotedBy: String?
  /// What each query word matches in the record, in the query's order.
  public var words: [WordExplanation]
  /// The criteria in the order of the ranking; empty when the record does not match.
  public var criteria: [CriterionExplanation]
  /// Why the record is not a hit, or not on the requested page; empty when it is.
  public var reasons: [AbsenceReason]
  /// The query words that were removed because the whole query found nothing.
  public var removedWords: [String]
  /// The stop words that were left out of the query.
  public var stopWords: [String]

  /// An explanation.
  public init(
    objectID: String, position: Int? = nil, promotedBy: String? = nil, words: [WordExplanation] = [],
    criteria: [CriterionExplanation] = [], reasons: [AbsenceReason] = [], removedWords: [String] = [],
    stopWords: [String] = []
  ) {
    self.objectID = objectID
    self.position = position
    self.promotedBy = promotedBy
    self.words = words
    self.criteria = criteria
    self.reasons = reasons
    self.removedWords = removedWords
    self.stopWords = stopWords
  }
}

/// What a query word matches in a record.
public struct WordExplanation: Sendable, Hashable {
  /// How a word of a record matches a query word.
  public enum Kind: Sendable, Hashable, CustomStringConvertible {
    /// It equals the query word.
    case exact
    /// It begins with the query word.
    case prefix
    /// It equals, or begins with, the query word with typos; a typo in the first letter counts 2.
    case typo(Int)
    /// The word's two halves stand side by side.
    case split
    /// It is the word joined with its neighbours.
    case concatenation
    /// It is another form of the word.
    case plural
    /// The synonym with this id makes it equal to the word, or to the word with its neighbours.
    case synonym(String)
    /// The alternative correction with this id makes it equal to the word; it counts as typos.
    case altCorrection(String, typos: Int)
    /// It is a placeholder that the word replaces, by the synonym with this id.
    case placeholder(String)

    /// The kind in words: "exact", "2 typos", "synonym 'tv'" …
    public var description: String {
      switch self {
      case .exact: "exact"
      case .prefix: "prefix"
      case .typo(1): "1 typo"
      case .typo(let count): "\(count) typos"
      case .split: "split"
      case .concatenation: "concatenation"
      case .plural: "plural"
      case .synonym(let objectID): "synonym '\(objectID)'"
      case .altCorrection(let objectID, let typos): "correction '\(objectID)', \(Self.typo(typos).description)"
      case .placeholder(let objectID): "placeholder of '\(objectID)'"
      }
    }
  }

  /// A word of the record and how it matches.
  public struct Match: Sendable, Hashable, CustomStringConvertible {
    /// The record's word, normalised; two words for a split.
    public var recordWord: String
    /// The attribute it stands in, as a path.
    public var attribute: String
    /// How it matches.
    public var kind: Kind
    /// Which typos they are, in the order of the letters; empty without any.
    public var edits: [TypoEdit]
    /// Whether only the beginning of the record's word matches with these typos.
    public var isBeginning: Bool

    /// A match.
    public init(
      recordWord: String, attribute: String, kind: Kind, edits: [TypoEdit] = [], isBeginning: Bool = false
    ) {
      self.recordWord = recordWord
      self.attribute = attribute
      self.kind = kind
      self.edits = edits
      self.isBeginning = isBeginning
    }

    /// How it matches in words: "exact", "1 typo: substitution", "prefix with 1 typo: missing letter" …
    public var description: String {
      guard case .typo(let count) = kind, !edits.isEmpty else { return kind.description }
      let typos = "\(kind): " + edits.map(\.rawValue).joined(separator: ", ")
      return (isBeginning ? "prefix with " : "") + typos + (count > edits.count ? " (the first letter counts 2)" : "")
    }
  }

  /// The query word, normalised.
  public var queryWord: String
  /// Its best matches, which are marked, each word and attribute once; empty when the record lacks the word.
  public var matches: [Match]
  /// What else in the record matches the word, but is not marked, since the record has a better match elsewhere; each
  /// word and attribute once. Empty for a record that does not match the query.
  public var outranked: [Match]

  /// An explanation.
  public init(queryWord: String, matches: [Match], outranked: [Match] = []) {
    self.queryWord = queryWord
    self.matches = matches
    self.outranked = outranked
  }
}

/// A criterion's value for a record.
public struct CriterionExplanation: Sendable, Hashable {
  /// The criterion as `ranking` names it; the criteria of `custom` one by one as `desc(rating)`.
  public var name: String
  /// Its value; for an order by an attribute the attribute's value, nil when it is missing.
  public var value: JSON?

  /// An explanation.
  public init(name: String, value: JSON?) {
    self.name = name
    self.value = value
  }
}

/// Why a record is not a hit, or not on the requested page.
public enum AbsenceReason: Sendable, Hashable, CustomStringConvertible {
  /// The index has no record with this id.
  case unknownRecord
  /// Nothing in the record matches this query word.
  case missingWord(String)
  /// The record has all of these words, but not side by side as a phrase or a run of ideographs must be.
  case wordsApart(String)
  /// The record has these words, which the query excludes.
  case excludedWords(String)
  /// The words match, but not together as the query asks.
  case wordsDoNotFit
  /// The record does not meet a filter, given with its parameter.
  case filter(String)
  /// The record lies outside the area or radius.
  case outsideArea
  /// The record has no place, and the search is for places.
  case withoutPlace
  /// The record has more typos than the typo mode keeps.
  case tooManyTypos(count: Int, limit: Int)
  /// Fewer words match than the query demands, its words all being optional.
  case tooFewWords(count: Int, demanded: Int)
  /// Better records of the same group take its place; this is the best of them.
  case groupRepresented(by: String)
  /// A rule hides it.
  case hidden(byRule: String)
  /// It is not relevant enough for the hits of a virtual replica.
  case lessRelevant(strictness: Int)
  /// It comes after the last hit that pages can reach.
  case beyondPaginationLimit(Int)
  /// It is a hit on another page, given from 0; nil when pages hold no hits.
  case otherPage(Int?)
  /// It is a hit outside the window that `offset` and `length` show.
  case outsideWindow(offset: Int, length: Int)

  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .unknownRecord: "the index has no such record"
    case .missingWord(let word): "nothing in the record matches '\(word)'"
    case .wordsApart(let words): "the words '\(words)' do not stand side by side in the record"
    case .excludedWords(let words): "the record has '\(words)', which the query excludes"
    case .wordsDoNotFit:
      "the query's words do not match the record together; a word of the record stands for one of them only"
    case .filter(let text): "the record does not meet \(text)"
    case .outsideArea: "the record lies outside the area"
    case .withoutPlace: "the record has no place: its '_geoloc' is missing, or is none"
    case .tooManyTypos(let count, let limit): "the record has \(count) typos, and only \(limit) are kept"
    case .tooFewWords(let count, let demanded):
      "only \(count) of \(demanded) demanded words match; enough other records have more"
    case .groupRepresented(let objectID): "'\(objectID)' stands for its group"
    case .hidden(let rule): "the rule '\(rule)' hides it"
    case .lessRelevant(let strictness):
      "other hits are more relevant, and relevancyStrictness \(strictness) shows the most relevant ones"
    case .beyondPaginationLimit(let limit): "pages reach only the first \(limit) hits"
    case .otherPage(let page?): "it is on page \(page)"
    case .otherPage(nil): "the page holds no hits"
    case .outsideWindow(let offset, let length): "offset \(offset) and length \(length) do not reach it"
    }
  }
}
