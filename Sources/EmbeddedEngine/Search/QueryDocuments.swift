/// The documents in which the parts of a query are found, as far as posting lists tell, ready to be combined.
///
/// Most documents need not be read: their posting lists tell that they match and with how many typos. Those that have words
/// joined, split, side by side or in restricted attributes are only known to be candidates.
struct QueryDocuments {
  private let query: PreparedQuery
  private let index: EmbeddedIndex
  private let units: [UnitDocuments]
  /// Documents that have words of the query joined, or have other words for several of them.
  private let joined: [(words: Range<Int>, documents: DocumentSet)]

  init(_ query: PreparedQuery, index: EmbeddedIndex) {
    self.query = query
    self.index = index
    units = query.query.units.map { UnitDocuments($0, of: query, index: index) }
    let concatenations = query.concatenations.map { concatenation in
      (concatenation.words, index.documents(withAll: [concatenation.matches.runs.map(\.terms)]))
    }
    let stretches = query.stretches.filter { $0.words.count > 1 }.map { stretch in
      var documents = index.noDocuments
      for candidate in stretch.candidates.values.joined() {
        documents.formUnion(index.documents(withAll: candidate.terms.map { [$0..<$0 + 1] }))
      }
      return (stretch.words, documents)
    }
    joined = concatenations + stretches
  }

  /// The documents that match.
  ///
  /// - Parameters:
  ///   - query: the query that this was made of, perhaps with other words optional.
  ///   - scope: tells which documents may match.
  func find(_ query: PreparedQuery, in scope: SearchScope) -> FoundDocuments {
    var documents = candidates(query)
    scope.restrict(&documents)
    var unsure = unsureDocuments(query)
    unsure.formIntersection(documents)
    var reading = ReadDocuments()
    if !unsure.isEmpty {
      var matcher = DocumentMatcher(query, index: index)
      for document in unsure {
        if matcher.matches(document) {
          reading.append(document, typos: matcher.match.typos, wordCount: matcher.match.wordCount)
        } else {
          documents.remove(document)
        }
      }
    }
    return FoundDocuments(documents, units: units, query: query.query, read: reading)
  }

  /// The documents that match as far as posting lists tell.
  private func candidates(_ query: PreparedQuery) -> DocumentSet {
    guard !units.isEmpty else { return DocumentSet(all: index.recordCount) }
    let required = units.filter { !query.query.words[$0.words].allSatisfy(\.isOptional) }
    var candidates = index.noDocuments
    if required.isEmpty {
      for unit in units { add(unit, to: &candidates) }
      return candidates
    }
    for (number, unit) in required.enumerated() {
      if number == 0 {
        add(unit, to: &candidates)
      } else {
        var documents = index.noDocuments
        add(unit, to: &documents)
        candidates.formIntersection(documents)
      }
    }
    return candidates
  }

  /// Adds the documents in which a unit may be found, by itself or joined with others.
  private func add(_ unit: UnitDocuments, to documents: inout DocumentSet) {
    unit.formUnion(into: &documents)
    for group in joined where group.words.overlaps(unit.words) { documents.formUnion(group.documents) }
  }

  /// The documents of which only reading tells whether and how they match.
  private func unsureDocuments(_ query: PreparedQuery) -> DocumentSet {
    if !query.permissions.areMatchesUnrestricted, !(units.isEmpty && query.exclusions.isEmpty) {
      return DocumentSet(all: index.recordCount)
    }
    var unsure = index.noDocuments
    for unit in units {
      if let documents = unit.unsure { unsure.formUnion(documents) }
    }
    for group in joined { unsure.formUnion(group.documents) }
    for terms in query.exclusions {
      unsure.formUnion(index.documents(withAll: terms.map { [$0..<$0 + 1] }))
    }
    return unsure
  }
}
