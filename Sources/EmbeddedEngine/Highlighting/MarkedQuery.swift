import IndexSettings
import IndexStore

/// What texts are marked with: a query and the ways in which its words may stand in records.
struct MarkedQuery {
  let query: ParsedQuery
  /// The neighbours that are looked for as one word.
  let concatenations: [Range<Int>]
  /// The other words that stand for parts of the query.
  let alternatives: [QueryAlternative]
  /// The query words that can be split, by number, each with its two halves.
  let splits: [(word: Int, left: [Unicode.Scalar], right: [Unicode.Scalar])]

  init(_ query: PreparedQuery, terms: TermTable) {
    self.query = query.query
    concatenations = query.concatenations.map(\.words)
    alternatives = query.alternatives
    splits = query.splits.enumerated().compactMap { word, split in
      split.map { (word, terms.scalars(of: $0.left), terms.scalars(of: $0.right)) }
    }
  }

  /// A query that is compared with texts alone, not with the words of an index.
  init(_ query: ParsedQuery) {
    self.query = query
    concatenations = []
    alternatives = []
    splits = []
  }
}
