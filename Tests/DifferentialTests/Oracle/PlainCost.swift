/// What a way to match a query word costs: of the ways that a record has, only the cheapest ones count.
struct PlainCost: Hashable, Comparable {
  /// What stands in the record, the best first.
  enum Standing: Int {
    /// A whole word; in a query of one word also what that word begins.
    case wholeWord
    /// What one of several query words begins.
    case beginning
    /// The two halves of the word, side by side.
    case halves
    /// Another word for one that the query word only begins.
    case alternativeOfBeginning
  }

  let typos: Int
  var standing = Standing.wholeWord

  /// Fewer typos are better, then what stands there.
  static func < (left: PlainCost, right: PlainCost) -> Bool {
    left.typos == right.typos ? left.standing.rawValue < right.standing.rawValue : left.typos < right.typos
  }
}
