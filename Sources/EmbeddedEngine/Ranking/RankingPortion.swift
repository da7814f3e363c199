import IndexSettings
import IndexStore

/// Documents of which it is known without reading them how good they can be at best.
///
/// They are those of some sets that are not in others. The sets are combined only as far as the documents are iterated.
struct RankingPortion {
  /// The sets that all have the documents.
  private let within: [DocumentSet]
  /// The sets without any of them.
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
  /// With fewer documents, reading all of them takes less time than finding out where they have the words.
  private static let fewestPlaced = 1_000

  /// Sorts documents that match into portions, the best ones first.
  ///
  /// - Parameter typos: the fewest typos that they have, or 0.
  static func portions(of documents: DocumentSet, typos: Int, _ run: SearchRun) -> [RankingPortion] {
    let (query, index) = (run.query, run.index)
    let count = query.query.words.count
    if typos == 0, query.permissions.areMatchesUnrestricted, let places = run.found.places {
      let exact: DocumentSet? =
        switch run.options.exactOnSingleWord {
        case .attribute: places.filling
        case .word: places.whole
        case .none: nil
        }
      let tiers = (exact.map { [ExactTier(documents: $0, exact: 1)] } ?? []) + [ExactTier(documents: nil, exact: 0)]
      return portions(of: documents, at: places, tiers, typos: 0)
        + [RankingPortion(within: [documents], without: places.atPlace, exact: 1)]
    }
    // Other words for several at once are rare, and then every document may be exact.
    guard !query.alternativeSpans.contains(where: { $0.words.count > 1 }) else {
      return [RankingPortion(documents, typos: typos, exact: count)]
    }
    // A document with typos has no exact match of some word.
    let tiers = exactTiers(run, highest: typos > 0 ? count - 1 : count)
    guard query.alternativeSpans.isEmpty, documents.count >= fewestPlaced else {
      return portions(within: [documents], tiers, typos: typos)
    }
    var places = PlacedDocuments(capacity: documents.capacity)
    for matches in query.matches {
      add(matches.runs.filter { typos > 0 || $0.typos == 0 }, of: query, index, to: &places)
    }
    // Words that are split or joined here may stand at better places than the others.
    for case let split? in query.splits { places.addPlaces(of: split.left..<split.left + 1, index.postings) }
    for run in query.concatenations.flatMap(\.matches.runs) { places.addPlaces(of: run.terms, index.postings) }
    return portions(of: documents, at: places, tiers, typos: typos)
      + portions(within: [documents], without: places.atPlace, tiers, typos: typos)
  }

  /// Adds where documents have a word: only the places of the very word count where a document has it, too.
  private static func add(
    _ runs: [TermMatches.Run], of query: PreparedQuery, _ index: IndexView, to places: inout PlacedDocuments
  ) {
    let whole = runs.filter { $0.whole == 0 }
    let others = runs.filter { $0.whole != 0 }
    for run in whole { places.addPlaces(of: run.terms, index.postings) }
    // The words of a phrase stand side by side, whatever else a document has of them; where attributes are restricted,
    // the very word may stand where it does not count; and for the only word of a query, what it begins counts as much.
    let isOutranked =
      query.query.words.count > 1 && query.permissions.areMatchesUnrestricted && query.query.phrases.isEmpty
    guard isOutranked, !whole.isEmpty, !others.isEmpty else {
      for run in others { places.addPlaces(of: run.terms, index.postings) }
      return
    }
    var besides = PlacedDocuments(capacity: index.documentCount)
    for run in others { besides.addPlaces(of: run.terms, index.postings) }
    places.add(besides, without: index.documents(withAll: [whole.map(\.terms)]))
  }

  /// Documents of which the highest value of the exact criterion is known.
  private struct ExactTier {
    /// Those that are in no tier before; nil for all others.
    let documents: DocumentSet?
    let exact: Int
  }

  /// Documents by where they have their words, the best place first.
  private static func portions(
    of documents: DocumentSet, at places: PlacedDocuments, _ tiers: [ExactTier], typos: Int
  ) -> [RankingPortion] {
    var before: [DocumentSet] = []
    var portions: [RankingPortion] = []
    for (place, value) in zip(places.atPlace, PostingCode.leastValues) {
      portions += self.portions(
        within: [place, documents], without: before, tiers, typos: typos, attribute: value)
      before.append(place)
    }
    return portions
  }

  /// Documents by how many words they may have as they are typed, the most first.
  private static func portions(
    within: [DocumentSet], without: [DocumentSet] = [], _ tiers: [ExactTier], typos: Int, attribute: Int = 0
  ) -> [RankingPortion] {
    var before = without
    return tiers.map { tier in
      let own = tier.documents.map { [$0] } ?? []
      defer { before += own }
      return RankingPortion(
        within: own + within, without: before, typos: typos, attribute: attribute, exact: tier.exact)
    }
  }

  /// Documents by whether they have all words as typed, some of them, or no word.
  ///
  /// - Parameter highest: how many words the documents in question can have so.
  private static func exactTiers(_ run: SearchRun, highest: Int) -> [ExactTier] {
    // As a rule, no document has a mistyped word. Its empty set would empty the intersection, too, so it is left out.
    let sets = exactDocuments(run).filter { !$0.isEmpty }
    guard highest > 0, let first = sets.first else { return [ExactTier(documents: nil, exact: 0)] }
    var tiers: [ExactTier] = []
    if sets.count <= highest {
      tiers.append(
        ExactTier(documents: sets.dropFirst().reduce(into: first) { $0.formIntersection($1) }, exact: sets.count))
    }
    if sets.count > 1 {
      tiers.append(
        ExactTier(documents: sets.dropFirst().reduce(into: first) { $0.formUnion($1) }, exact: sets.count - 1))
    }
    return tiers + [ExactTier(documents: nil, exact: 0)]
  }

  /// For each word the documents that have it as it is typed.
  private static func exactDocuments(_ run: SearchRun) -> [DocumentSet] {
    let query = run.query
    return query.query.words.indices.map { word in
      let terms = query.matches[word].runs.filter { $0.whole == 0 }.map(\.terms)
      let others = query.alternativeSpans.filter { $0.words == word..<word + 1 }.flatMap(\.candidates.keys)
      return run.index.documents(withAll: [terms + others.map { $0..<$0 + 1 }])
    }
  }
}
