import IndexSettings
import IndexStore

/// The documents in which the parts of a query are found, as far as posting lists tell, ready to be combined.
///
/// Most documents need not be read: their posting lists tell that they match and with how many typos. Those that have
/// words split, side by side or in restricted attributes, or one word for two of the query, are only known to be
/// candidates.
struct QueryDocuments {
  let query: PreparedQuery
  private let index: IndexView
  private let units: [UnitDocuments]
  /// Documents that have words of the query joined into one.
  private let concatenated: [JoinedDocuments]
  /// Documents that have other words for several words of the query, perhaps not side by side.
  private let replaced: [JoinedDocuments]

  init(_ query: PreparedQuery, index: IndexView) {
    self.query = query
    self.index = index
    units = query.query.units.map { UnitDocuments($0, of: query, index: index) }
    concatenated = query.concatenations.map { concatenation in
      JoinedDocuments(
        words: concatenation.words, documents: index.documents(withAll: [concatenation.matches.runs.map(\.terms)]))
    }
    replaced = query.alternativeSpans.filter { $0.words.count > 1 }.map { span in
      var documents = index.noDocuments
      for candidate in span.candidates.values.joined() {
        documents.formUnion(index.documents(withAll: candidate.terms.map { [$0..<$0 + 1] }))
      }
      return JoinedDocuments(words: span.words, documents: documents)
    }
  }

  /// The documents that match.
  ///
  /// - Parameters:
  ///   - query: the query that this was made of, perhaps with other words optional.
  ///   - scope: tells which documents may match.
  func find(_ query: PreparedQuery, in scope: SearchScope) -> FoundDocuments {
    var documents = candidates(query)
    scope.restrict(&documents)
    let read = decide(query, among: &documents)
    return FoundDocuments(documents, units: units, query: query.query, read: read)
  }

  /// The documents that match in each of several scopes; one that may match in more than one of them is read once.
  func find(_ query: PreparedQuery, in scopes: [SearchScope]) -> [FoundDocuments] {
    let accepted = SearchScope.accepted(candidates(query), in: scopes)
    var matching = accepted.dropFirst().reduce(into: accepted.first ?? index.noDocuments) { $0.formUnion($1) }
    let read = decide(query, among: &matching)
    return accepted.map { documents in
      var documents = documents
      documents.formIntersection(matching)
      return FoundDocuments(documents, units: units, query: query.query, read: read)
    }
  }

  /// Reads the candidates of which posting lists do not tell everything, and leaves out those that do not match.
  private func decide(_ query: PreparedQuery, among documents: inout DocumentSet) -> ReadDocuments {
    var reading = ReadDocuments()
    let unsure = unsureDocuments(query)
    guard var undecided = unsure ?? concatenated.first?.documents else { return reading }
    for group in concatenated { undecided.formUnion(group.documents) }
    undecided.formIntersection(documents)
    var matcher = DocumentMatcher(query, index: index)
    var chooser = ReadingChooser(units, concatenated, query: query.query)
    for document in undecided {
      if unsure?.contains(document) ?? false {
        if matcher.matches(document) {
          reading.append(document, typos: matcher.match.typos, wordCount: matcher.match.wordCount)
        } else {
          documents.remove(document)
        }
      } else if let best = chooser.best(of: document) {
        if !best.isAlone { reading.append(document, typos: best.typos, wordCount: best.wordCount) }
      } else {
        documents.remove(document)
      }
    }
    return reading
  }

  /// The documents that match as far as posting lists tell.
  private func candidates(_ query: PreparedQuery) -> DocumentSet {
    guard !units.isEmpty else { return DocumentSet(all: index.documentCount) }
    let required = units.filter { !query.query.words[$0.words].allSatisfy(\.isOptional) }
    guard let first = required.first else {
      return units.dropFirst().reduce(into: documents(of: units[0])) { $0.formUnion(documents(of: $1)) }
    }
    return required.dropFirst().reduce(into: documents(of: first)) { $0.formIntersection(documents(of: $1)) }
  }

  /// The documents in which a unit may be found, by itself or joined with others.
  private func documents(of unit: UnitDocuments) -> DocumentSet {
    var documents = unit.documents(capacity: index.documentCount)
    for group in concatenated + replaced where group.words.overlaps(unit.words) { documents.formUnion(group.documents) }
    return documents
  }

  /// The documents that must be read to know whether and how they match; nil without such documents.
  private func unsureDocuments(_ query: PreparedQuery) -> DocumentSet? {
    if !query.permissions.areMatchesUnrestricted, !(units.isEmpty && query.exclusions.isEmpty) {
      return DocumentSet(all: index.documentCount)
    }
    let excluded = query.exclusions.map { terms in index.documents(withAll: terms.map { [$0..<$0 + 1] }) }
    let crowded = query.sharedTerms.documents(in: index) { !query.query.words[$0].isOptional }
    let sets = units.compactMap(\.unsure) + replaced.map(\.documents) + excluded + crowded
    guard let first = sets.first else { return nil }
    return sets.dropFirst().reduce(into: first) { $0.formUnion($1) }
  }
}
