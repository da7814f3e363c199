import IndexSettings
import IndexStore

/// The documents in which a unit of a query, a word or a phrase, is found, as far as posting lists tell.
struct UnitDocuments {
  /// The words of the query.
  let words: Range<Int>
  /// The documents that have the word by a term of so many typos: not those of fewer typos left out.
  private(set) var byTypos: [(typos: Int, documents: DocumentSet)] = []
  /// Documents that may have the unit in a way that only reading them tells; nil when there is no such way.
  private(set) var unsure: DocumentSet?
  /// Where the documents without typos have the word; only for the word of a query of one.
  private(set) var places: PlacedDocuments?

  init(_ words: Range<Int>, of query: PreparedQuery, index: IndexView) {
    self.words = words
    if words.count == 1 {
      // The two halves of a word may stand at a better place than the word itself.
      if query.query.words.count == 1, query.alternativeSpans.isEmpty, query.splits[words.lowerBound] == nil {
        places = PlacedDocuments(capacity: index.documentCount)
      }
      for run in query.matches[words.lowerBound].runs { add(run, index) }
      if let places, !places.isEmpty { byTypos.append((0, places.documents)) }
      addAlternatives(of: query, index)
      byTypos.sort { $0.typos < $1.typos }
      if let split = query.splits[words.lowerBound] {
        addUnsure(index.documents(withAll: [[split.left..<split.left + 1], [split.right..<split.right + 1]]))
      }
    } else {
      addUnsure(index.documents(withAll: words.map { query.matches[$0].runs.map(\.terms) }))
    }
  }

  private mutating func add(_ run: TermMatches.Run, _ index: IndexView) {
    if run.typos == 0, places != nil {
      places?.add(run, index.postings)
    } else {
      add(run.terms, typos: run.typos, index)
    }
  }

  private mutating func addAlternatives(of query: PreparedQuery, _ index: IndexView) {
    for candidates in query.alternativeSpans.filter({ $0.words == words }).flatMap(\.candidates.values) {
      for candidate in candidates {
        if candidate.terms.count == 1 {
          let term = candidate.terms[0]
          add(term..<term + 1, typos: query.alternatives[candidate.alternative].typos, index)
        } else {
          addUnsure(index.documents(withAll: candidate.terms.map { [$0..<$0 + 1] }))
        }
      }
    }
  }

  private mutating func add(_ terms: Range<TermID>, typos: Int, _ index: IndexView) {
    let place = byTypos.firstIndex { $0.typos == typos } ?? byTypos.count
    if place == byTypos.count { byTypos.append((typos, index.noDocuments)) }
    index.postings.union(terms, into: &byTypos[place].documents)
  }

  private mutating func addUnsure(_ documents: DocumentSet) {
    if unsure == nil { unsure = documents } else { unsure?.formUnion(documents) }
  }

  /// The fewest typos with which a document has the unit, nil when its posting lists do not hold the document.
  func typos(of document: DocumentID) -> Int? {
    for level in byTypos where level.documents.contains(document) { return level.typos }
    return nil
  }

  /// All documents that have, or may have, the unit.
  func documents(capacity: Int) -> DocumentSet {
    var documents = unsure ?? byTypos.first?.documents ?? DocumentSet(capacity: capacity)
    for level in unsure == nil ? byTypos.dropFirst() : byTypos[...] { documents.formUnion(level.documents) }
    return documents
  }
}

extension IndexView {
  /// A set without documents.
  var noDocuments: DocumentSet { DocumentSet(capacity: documentCount) }

  /// The documents that have at least one term of each group.
  func documents(withAll groups: [[Range<TermID>]]) -> DocumentSet {
    var common = noDocuments
    for (number, group) in groups.enumerated() {
      var documents = noDocuments
      for terms in group { postings.union(terms, into: &documents) }
      if number == 0 { common = documents } else { common.formIntersection(documents) }
      if common.isEmpty { break }
    }
    return common
  }
}
