import IndexSettings
import IndexStore

/// Finds the two words that a query word falls into.
struct WordSplitter {
  /// How long the first part of a split word may be.
  static let longestFirstHalf = 12
  /// How many postings are read in the time that it takes to read a document's words.
  private static let postingsPerDocument = 60

  let index: IndexView
  /// Words of fewer letters are not split.
  let shortest: Int

  /// A way to cut a word, with the most documents that can have both halves.
  private struct Cut {
    let split: PreparedQuery.Split
    let bound: Int
  }

  /// The terms that a word falls into; of several ways the one that most documents have side by side, of equal ones the
  /// first. A word that the index has is split only where at least as many documents have its halves.
  func split(_ word: QueryWord) -> PreparedQuery.Split? {
    let scalars = word.word.scalars
    guard word.canSplitAndConcatenate, scalars.count >= max(shortest, 2) else { return nil }
    let demand = max(1, index.terms.number(of: scalars).map { index.postings.count(of: $0) } ?? 0)
    var cuts: [Cut] = []
    for cut in 1...min(Self.longestFirstHalf, scalars.count - 1) {
      guard let left = index.terms.number(of: scalars[..<cut]), let right = index.terms.number(of: scalars[cut...])
      else { continue }
      let bound = min(index.postings.count(of: left), index.postings.count(of: right))
      if bound >= demand { cuts.append(Cut(split: PreparedQuery.Split(left: left, right: right), bound: bound)) }
    }
    // The most promising cut first: what cannot reach its count need not be looked at.
    let order = cuts.indices.sorted { cuts[$0].bound == cuts[$1].bound ? $0 < $1 : cuts[$0].bound > cuts[$1].bound }
    var best: (count: Int, cut: Int)?
    for number in order where cuts[number].bound >= best?.count ?? demand {
      let count = documentCount(of: cuts[number].split)
      guard count >= demand else { continue }
      if best.map({ count > $0.count || count == $0.count && number < $0.cut }) ?? true { best = (count, number) }
    }
    return best.map { cuts[$0.cut].split }
  }

  /// How many documents have the two terms side by side.
  private func documentCount(of split: PreparedQuery.Split) -> Int {
    let (left, right) = (index.postings.count(of: split.left), index.postings.count(of: split.right))
    let (rare, frequent) = left < right ? (split.left, split.right) : (split.right, split.left)
    var documents = index.postings.documents(of: rare)
    if max(left, right) < documents.count * Self.postingsPerDocument {
      documents = index.postings.intersection(of: documents, with: frequent)
    }
    var buffer = TokenBuffer()
    return documents.count { document in
      index.documents.readTokens(of: document, into: &buffer)
      let tokens = buffer.tokens
      return tokens.indices.contains { first in
        tokens[first].term == split.left
          && tokens.first(after: first, where: { tokens[$0].term == split.right }) != nil
      }
    }
  }
}
