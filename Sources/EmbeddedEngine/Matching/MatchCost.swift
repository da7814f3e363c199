import IndexSettings

/// What a way to match a query word costs. Of several ways in a record the cheapest ones count, and only they are
/// shown.
struct MatchCost: Hashable, Comparable {
  /// The cost of what does not match.
  static let none = MatchCost(rawValue: -1)
  /// The cost of a word's two halves, and of words that stand joined.
  static let parts = MatchCost(typos: 0, .split)

  private let rawValue: Int32

  private init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// What stands in the record, where the typos are equal; the first one is the best.
  enum Form: Int32 {
    /// The word, or, for the only word of a query, what it begins.
    case word
    /// Another word for it.
    case otherWord
    /// What the word begins, and it is one of several.
    case beginning
    /// The word's two halves side by side, or words joined.
    case split
    /// Another word for one that the query word begins.
    case alternativeOfBeginning
  }

  /// - Parameters:
  ///   - typos: how many typos it counts as.
  ///   - form: what stands in the record.
  init(typos: Int, _ form: Form = .word) {
    rawValue = Int32(clamping: typos) << 3 | form.rawValue
  }

  /// The cost of a match by another word.
  init(_ alternative: QueryAlternative) {
    self.init(typos: alternative.typos, alternative.isPrefix ? .alternativeOfBeginning : .otherWord)
  }

  /// What stands in the record.
  var form: Form { Form(rawValue: rawValue & 7) ?? .word }

  /// How many typos it counts as.
  var typos: Int { Int(rawValue >> 3) }

  static func < (left: MatchCost, right: MatchCost) -> Bool { left.rawValue < right.rawValue }
}
