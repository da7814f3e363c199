import IndexSettings
import IndexStore
import SearchModel

/// The documents that match a query and its filters.
struct FoundDocuments {
  private(set) var documents: DocumentSet
  /// How many they are.
  private(set) var count: Int
  private let units: [UnitDocuments]
  private let query: ParsedQuery
  private let read: ReadDocuments

  init(_ documents: DocumentSet, units: [UnitDocuments], query: ParsedQuery, read: ReadDocuments) {
    self.documents = documents
    count = documents.count
    self.units = units
    self.query = query
    self.read = read
  }

  /// With how many typos a document matches.
  func typos(of document: DocumentID) -> Int {
    if let place = read.place(of: document) { return Int(read.typos[place]) }
    return units.reduce(0) { $0 + ($1.typos(of: document) ?? 0) }
  }

  /// How many query words a document contains.
  func wordCount(of document: DocumentID) -> Int {
    if let place = read.place(of: document) { return Int(read.wordCounts[place]) }
    // Without optional words nothing else matches than all of them.
    guard query.words.contains(where: \.isOptional) else { return query.words.count }
    return units.reduce(0) { $0 + ($1.typos(of: document) == nil ? 0 : $1.words.count) }
  }

  /// What the cheapest way of each word of the query costs in a document; nil when only reading the document tells.
  ///
  /// - Parameter query: the query, the ways of which posting lists tell.
  func costs(of document: DocumentID, in query: PreparedQuery) -> [MatchCost]? {
    guard read.place(of: document) == nil, units.count == query.query.words.count else { return nil }
    var costs: [MatchCost] = []
    costs.reserveCapacity(units.count)
    for unit in units {
      guard unit.words.count == 1, unit.unsure == nil else { return nil }
      switch unit.typos(of: document) {
      case nil: costs.append(.none)
      case 0:
        guard let cost = query.costWithoutTypos(of: unit.words.lowerBound) else { return nil }
        costs.append(cost)
      case let typos?: costs.append(MatchCost(typos: typos))
      }
    }
    return costs
  }

  /// Leaves out documents.
  mutating func keep(where isKept: (DocumentID) -> Bool) {
    var kept = documents
    for document in documents where !isKept(document) { kept.remove(document) }
    documents = kept
    count = kept.count
  }

  /// The documents without typos.
  func withoutTypos() -> DocumentSet {
    var exact = documents
    for unit in units where unit.byTypos.contains(where: { $0.typos > 0 }) {
      var wrong = DocumentSet(capacity: documents.capacity)
      for level in unit.byTypos where level.typos > 0 { wrong.formUnion(level.documents) }
      if let right = unit.byTypos.first, right.typos == 0 { wrong.subtract(right.documents) }
      exact.subtract(wrong)
    }
    for (place, document) in read.documents.enumerated() {
      if read.typos[place] > 0 {
        exact.remove(document)
      } else if documents.contains(document) {
        exact.insert(document)
      }
    }
    return exact
  }

  /// Where the documents without typos have the word; only for queries of one word that may be found nowhere else.
  var places: PlacedDocuments? { units.count == 1 ? units[0].places : nil }
}

/// The results of reading documents, in the order of their ids.
struct ReadDocuments {
  private(set) var documents: [DocumentID] = []
  private(set) var typos: [UInt16] = []
  private(set) var wordCounts: [UInt16] = []

  mutating func append(_ document: DocumentID, typos: Int, wordCount: Int) {
    documents.append(document)
    self.typos.append(UInt16(clamping: typos))
    wordCounts.append(UInt16(clamping: wordCount))
  }

  /// The place of a document, nil when it was not read.
  func place(of document: DocumentID) -> Int? {
    guard let last = documents.last, document <= last else { return nil }
    let place = documents.indices.partitioningIndex { documents[$0] >= document }
    return documents[place] == document ? place : nil
  }
}
