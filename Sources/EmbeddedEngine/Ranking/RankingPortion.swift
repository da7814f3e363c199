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

  init(_ within: DocumentSet..., without: [DocumentSet] = [], typos: Int = 0, attribute: Int = 0, exact: Int) {
    self.within = within
    self.without = without
    self.typos = typos
    self.attribute = attribute
    self.exact = exact
  }

  /// Goes through the documents, ascending, until the body has had enough.
  ///
  /// - Parameter body: returns whether to go on.
  func forEach(_ body: (DocumentID) -> Bool) {
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
  /// Sorts documents that match without typos into portions, the best ones first.
  static func portions(of documents: DocumentSet, _ run: SearchRun) -> [RankingPortion] {
    let query = run.query
    let count = query.query.words.count
    if query.permissions.areMatchesUnrestricted, let places = run.found.places {
      return portions(of: documents, places, exactness: run.options.exactOnSingleWord)
    }
    // Other words for several at once are rare, and then every document may be exact.
    guard count > 1, !query.stretches.contains(where: { $0.words.count > 1 }) else {
      return [RankingPortion(documents, exact: count)]
    }
    let exact = run.index.documents(
      withAll: query.query.words.indices.map { word in
        let terms = query.matches[word].runs.filter { $0.whole == 0 }.map(\.terms)
        let others = query.stretches.filter { $0.words == word..<word + 1 }.flatMap(\.candidates.keys)
        return terms + others.map { $0..<$0 + 1 }
      })
    return [
      RankingPortion(exact, documents, exact: count), RankingPortion(documents, without: [exact], exact: count - 1),
    ]
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
        portions.append(RankingPortion(exact, place, documents, without: before, attribute: value, exact: 1))
      }
      portions.append(
        RankingPortion(place, documents, without: before + [exact].compactMap { $0 }, attribute: value, exact: 0))
      before.append(place)
    }
    return portions + [RankingPortion(documents, without: before, exact: 1)]
  }
}
