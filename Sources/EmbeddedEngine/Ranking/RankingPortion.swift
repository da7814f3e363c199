/// Documents of which it is known without reading them how good they can be at best.
///
/// They are those of some sets that are not in others. The sets are combined only as far as somebody goes.
struct RankingPortion {
  /// The sets that all have the documents.
  private let within: [DocumentSet]
  /// The sets that have none of them.
  private let without: [DocumentSet]
  /// The fewest typos that they have.
  let typos: Int
  /// The least value of the attribute criterion.
  let attribute: Int
  /// The highest value of the exact criterion.
  let exact: Int

  init(_ documents: DocumentSet, typos: Int = 0, exact: Int) {
    self.init(within: [documents], without: [], typos: typos, exact: exact)
  }

  private init(
    within: [DocumentSet], without: [DocumentSet], typos: Int = 0, attribute: Int = 0, exact: Int
  ) {
    self.within = within
    self.without = without
    self.typos = typos
    self.attribute = attribute
    self.exact = exact
  }

  /// Goes through the documents, ascending, until the body has had enough.
  ///
  /// - Parameter body: returns whether to go on.
  func visit(while body: (DocumentID) -> Bool) {
    guard let first = within.first else { return }
    first.read { reader in
      reader.visitWords(while: { index, members in
        var bits = members
        for set in within.dropFirst() { bits &= set.word(at: index) }
        for set in without { bits &= ~set.word(at: index) }
        while bits != 0 {
          guard body(DocumentID(truncatingIfNeeded: index << 6 + bits.trailingZeroBitCount)) else { return false }
          bits &= bits &- 1
        }
        return true
      })
    }
  }
}

extension RankingPortion {
  /// Fewer documents are read sooner than it is found out where they have the words.
  private static let fewestPlaced = 1_000

  /// Sorts documents that match into portions, the best ones first.
  ///
  /// - Parameter typos: the fewest typos that they have: 0 when they have none.
  static func portions(of documents: DocumentSet, typos: Int, _ run: SearchRun) -> [RankingPortion] {
    let query = run.query
    let count = query.query.words.count
    if typos == 0, query.permissions.areMatchesUnrestricted, let places = run.found.places {
      return portions(of: documents, places, exactness: run.options.exactOnSingleWord)
    }
    // Other words for several at once are rare, and then every document may be exact.
    guard !query.stretches.contains(where: { $0.words.count > 1 }) else {
      return [RankingPortion(documents, typos: typos, exact: count)]
    }
    // A document with typos has no exact match of some word.
    let exact = typos == 0 && count > 1 ? exactDocuments(run) : nil
    guard query.stretches.isEmpty, documents.count >= fewestPlaced else {
      return portions(documents, exact: exact, typos: typos, attribute: 0, count)
    }
    var places = PlacedDocuments(capacity: documents.capacity)
    for matches in query.matches {
      for found in matches.runs where typos > 0 || found.typos == 0 {
        places.addPlaces(of: found.terms, run.index.postings)
      }
    }
    var before: [DocumentSet] = []
    var portions: [RankingPortion] = []
    for (place, value) in zip(places.atPlace, PlacedDocuments.attributeValues) {
      portions += self.portions(place, documents, without: before, exact: exact, typos: typos, attribute: value, count)
      before.append(place)
    }
    return portions + self.portions(documents, without: before, exact: exact, typos: typos, attribute: 0, count)
  }

  /// Documents that have all words as they are typed, and the others.
  private static func portions(
    _ within: DocumentSet..., without: [DocumentSet] = [], exact: DocumentSet?, typos: Int, attribute: Int, _ count: Int
  ) -> [RankingPortion] {
    let others = RankingPortion(
      within: within, without: without + [exact].compactMap { $0 }, typos: typos, attribute: attribute,
      exact: exact == nil && typos == 0 ? count : count - 1)
    guard let exact else { return [others] }
    return [
      RankingPortion(within: [exact] + within, without: without, typos: typos, attribute: attribute, exact: count),
      others,
    ]
  }

  /// The documents that have all words as they are typed.
  private static func exactDocuments(_ run: SearchRun) -> DocumentSet {
    let query = run.query
    return run.index.documents(
      withAll: query.query.words.indices.map { word in
        let terms = query.matches[word].runs.filter { $0.whole == 0 }.map(\.terms)
        let others = query.stretches.filter { $0.words == word..<word + 1 }.flatMap(\.candidates.keys)
        return terms + others.map { $0..<$0 + 1 }
      })
  }

  /// Documents with one word: posting lists tell where it stands, and whether it stands alone.
  private static func portions(
    of documents: DocumentSet, _ places: PlacedDocuments, exactness: SearchOptions.ExactOnSingleWord
  ) -> [RankingPortion] {
    let exact: DocumentSet? =
      switch exactness {
      case .attribute: places.filling
      case .word: places.whole
      case .none: nil
      }
    var before: [DocumentSet] = []
    var portions: [RankingPortion] = []
    for (place, value) in zip(places.atPlace, PlacedDocuments.attributeValues) {
      if let exact {
        portions.append(RankingPortion(within: [exact, place, documents], without: before, attribute: value, exact: 1))
      }
      portions.append(
        RankingPortion(
          within: [place, documents], without: before + [exact].compactMap { $0 }, attribute: value, exact: 0))
      before.append(place)
    }
    return portions + [RankingPortion(within: [documents], without: before, exact: 1)]
  }
}
