import SearchModel

@testable import EmbeddedEngine
@testable import IndexSettings

/// One search: from the parameters, as the rules leave them, to the ordered, grouped records.
struct PlainSearchRun {
  /// From how many words on an all-optional query demands more words the more records match.
  static let fewestWordsOfRisingDemand = 4
  /// Per so many records the demand rises.
  static let recordsPerDemand = 1_000
  /// How many words `lastWords` and `firstWords` remove at most.
  static let mostRemovedWords = 5

  let index: PlainIndex
  let options: SearchOptions
  let filters: PlainFilters
  let geo: PlainGeoSearch
  /// What the rules make of the search.
  let rules: RuleOutcome
  /// The numbers of the records that rules hide, with the rule's number.
  let hiddenRecords: [Int: Int]
  private(set) var query: PlainQuery
  /// All hits, best first: the records that rules promote, then those that match.
  private(set) var ranked: [PlainRankedRecord] = []
  /// All hits in their groups.
  private(set) var allHits = PlainHitGroups()
  /// The hits that pages show, in their order; of a virtual replica the most relevant ones.
  private(set) var hits = PlainHitGroups()
  /// The rules that apply, with what they did.
  private(set) var appliedRules: [RuleExplanation]
  /// The highest count of typos that the typo mode lets through, nil when it lets all through.
  private(set) var typoLimit: Int?
  /// How many words must match, nil when one is enough or all are required.
  private(set) var demand: Int?
  /// The words that were made optional because the whole query found nothing, as numbers.
  private(set) var removedWords: [Int] = []

  init(_ parameters: SearchParameters, in index: PlainIndex) throws(SearchError) {
    try Self.check(parameters, in: index)
    self.index = index
    rules = index.ruleOutcome(of: parameters)
    // An edited query can be too long.
    if !rules.applied.isEmpty { try Self.check(rules.parameters, in: index) }
    appliedRules = rules.applied
    options = SearchOptions(settings: index.settings, query: rules.parameters)
    filters = try PlainFilters(options: options, index: index)
    geo = PlainGeoSearch(rules.parameters)
    hiddenRecords = Self.hiddenRecords(of: rules, in: index)
    var parsed = QueryParser(tokenizer: index.tokenizer, options: options).parse(options.query)
    let languages = options.stopWordLanguages
    if !languages.isEmpty { parsed.removeStopWords { index.lexicon.isStopWord($0, in: languages) } }
    query = PlainQuery(parsed, index: index, options: options)
    findWithRemoval()
    limitTypos()
    ranked = PlainRanking(criteria).sorted(ranked)
    arrange()
  }

  private static func check(_ parameters: SearchParameters, in index: PlainIndex) throws(SearchError) {
    if let problem = parameters.problem(in: .query)
      ?? SettingChecks.problems(inQuery: parameters).first?.description
      ?? SettingChecks.problems(inQuery: parameters, of: index.name, settings: index.settings).first?.description
    {
      throw SearchError(.badRequest, problem)
    }
  }

  /// The criteria over this search's query.
  var criteria: PlainCriteria { PlainCriteria(index: index, query: query, options: options) }
}

extension PlainSearchRun {
  /// Finds records; when none match, removes words as `removeWordsIfNoResults` says.
  private mutating func findWithRemoval() {
    ranked = find()
    guard ranked.isEmpty else { return }
    let original = query
    for removed in removals() {
      for word in removed { query.query.words[word].isOptional = true }
      ranked = find()
      if !ranked.isEmpty {
        removedWords = removed
        return
      }
    }
    query = original
  }

  /// The sets of words to remove, one after the other.
  private func removals() -> [[Int]] {
    let words = Array(query.query.words.indices)
    let counts = 1...Self.mostRemovedWords
    return switch options.wordRemoval {
    case .none: []
    case .allOptional: words.isEmpty ? [] : [words]
    // One word always stays.
    case .lastWords: counts.filter { $0 < words.count }.map { words.suffix($0) }
    case .firstWords: counts.filter { $0 < words.count }.map { Array(words.prefix($0)) }
    }
  }

  /// The records that match the query and all filters.
  private mutating func find() -> [PlainRankedRecord] {
    demand = nil
    let found = index.records.indices.compactMap { number -> PlainRankedRecord? in
      guard hiddenRecords[number] == nil, filters.accepts(number), geo.accepts(index.records[number]),
        let match = query.match(index.indexedRecords[number])
      else { return nil }
      return judged(number, match)
    }
    let demanded = demandedWords(of: found.map(\.match.wordCount))
    guard demanded > 1 else { return found }
    demand = demanded
    return found.filter { $0.match.wordCount >= demanded }
  }

  /// A record with what filters and places say about it.
  func judged(_ number: Int, _ match: PlainMatch) -> PlainRankedRecord {
    PlainRankedRecord(
      record: number, match: match, filterScore: filters.score(number), nearest: geo.nearest(of: index.records[number]))
  }

  /// How many words must match: the fewest for which not too many records have more of them. The first thousand hits
  /// need one word, each further thousand a step more.
  private func demandedWords(of wordCounts: [Int]) -> Int {
    let words = query.query.words
    guard words.count >= Self.fewestWordsOfRisingDemand, words.allSatisfy(\.isOptional) else { return 1 }
    let step = words.count < 10 ? 1 : words.count / 5
    return (1...words.count).first { demand in
      demand >= 1 + wordCounts.count { $0 > demand } / Self.recordsPerDemand * step
    } ?? 1
  }

  /// Leaves out the records with more typos than the typo mode keeps: `min` the fewest, `strict` the two lowest counts.
  private mutating func limitTypos() {
    guard options.typoTolerance == .min || options.typoTolerance == .strict else { return }
    let counts = Set(ranked.map(\.match.typos)).sorted()
    typoLimit = counts.prefix(options.typoTolerance == .min ? 1 : 2).last
    guard let typoLimit else { return }
    ranked.removeAll { $0.match.typos > typoLimit }
  }

  /// Puts promoted records in their places and groups the hits.
  private mutating func arrange() {
    for hiding in rules.hidings where index.number(of: hiding.objectID) != nil {
      appliedRules[hiding.rule].effects.append(.hid(hiding.objectID))
    }
    let promoted = promotedRecords()
    for (promotion, obstacle) in promoted.obstacles {
      appliedRules[promotion.rule].effects.append(.notPromoted(promotion.objectID, obstacle))
    }
    let numbers = Set(promoted.records.map(\.record.record))
    let others = ranked.filter { !numbers.contains($0.record) }
    let front = promoted.records.map(\.record)
    ranked = front + others
    allHits = PlainHitGroups(ranked, of: index, keeping: options.distinctCount)
    hits = PlainHitGroups(front + relevant(others), of: index, keeping: options.distinctCount)
    hits.moveFirst(toPlaces: promoted.records.map(\.place))
    for promotion in promoted.records {
      let place = hits.place(of: promotion.record.record) ?? 0
      appliedRules[promotion.rule].effects.append(.promoted(promotion.objectID, place: place + 1))
    }
  }
}

extension PlainSearchRun {
  /// The query with the removed words in tags, nil when none were removed.
  var queryAfterRemoval: String? {
    guard !removedWords.isEmpty else { return nil }
    let marks = removedWords.map { PlainMarkedText.Mark(query.query.words[$0].range) }
    return PlainMarkedText(scalars: query.query.text, tokens: [], tokenWords: [], marks: marks)
      .tagged(tags: HighlightTags())
  }
}
