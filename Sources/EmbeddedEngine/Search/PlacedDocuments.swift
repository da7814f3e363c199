import IndexStore

/// The documents of words by where they have the best of them, as far as the codes of their postings tell.
///
/// A document that has several terms may be in several of the sets.
struct PlacedDocuments {
  private var first: DocumentSet
  private var near: DocumentSet
  private var far: DocumentSet
  private var elsewhere: DocumentSet
  /// Those of ``add(_:_:)`` in which the very word is the whole text of an element.
  private(set) var filling: DocumentSet
  /// Those of ``add(_:_:)`` that have the very word.
  private(set) var whole: DocumentSet

  /// - Parameter capacity: how many documents the index has.
  init(capacity: Int) {
    let empty = DocumentSet(capacity: capacity)
    (first, near, far, elsewhere, filling, whole) = (empty, empty, empty, empty, empty, empty)
  }

  /// The sets by place.
  var atPlace: [DocumentSet] { [first, near, far, elsewhere] }

  var isEmpty: Bool { atPlace.allSatisfy(\.isEmpty) }

  /// All documents.
  var documents: DocumentSet {
    atPlace.dropFirst().reduce(into: first) { $0.formUnion($1) }
  }

  /// Adds the documents of terms that match a query's only word without typos.
  mutating func add(_ run: TermMatches.Run, _ postings: PostingTable) {
    if run.whole == 0 {
      postings.union(run.terms, into: &whole)
      postings.union(filling: run.terms, into: &filling)
    }
    addPlaces(of: run.terms, postings)
  }

  /// Adds documents of others but for some of them.
  mutating func add(_ others: PlacedDocuments, without: DocumentSet) {
    func rest(_ documents: DocumentSet) -> DocumentSet {
      var documents = documents
      documents.subtract(without)
      return documents
    }
    first.formUnion(rest(others.first))
    near.formUnion(rest(others.near))
    far.formUnion(rest(others.far))
    elsewhere.formUnion(rest(others.elsewhere))
  }

  /// Adds the documents of terms.
  mutating func addPlaces(of terms: Range<TermID>, _ postings: PostingTable) {
    postings.union(terms, first: &first, near: &near, far: &far, elsewhere: &elsewhere)
  }
}
