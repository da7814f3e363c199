import SearchModel

/// One search: from the parameters to the ordered, grouped records.
struct SearchRun {
  /// From how many words on an all-optional query demands more words the more records match.
  static let fewestWordsOfRisingDemand = 4
  /// Per so many records the demand rises.
  static let recordsPerDemand = 1_000
  /// How many words `lastWords` and `firstWords` remove at most.
  static let mostRemovedWords = 5

  let index: EmbeddedIndex
  let options: SearchOptions
  let filter: RecordFilter
  let geo: GeoSearch
  private(set) var query: PreparedQuery
  /// All matching records, best first.
  private(set) var ranked: [RankedRecord] = []
  /// The records that are left of their groups, each group's together behind its best.
  private(set) var kept: [RankedRecord] = []
  /// Where the groups begin in ``kept``; without groups, every record is one.
  private(set) var groupStarts: [Int] = []
  private(set) var automaticRadius: Int?
  /// How many words must match, nil when one is enough or all are required.
  private(set) var demand: Int?
  /// The words that were made optional because the whole query found nothing, as numbers.
  private(set) var removedWords: [Int] = []

  init(_ parameters: SearchParameters, in index: EmbeddedIndex) throws(SearchError) {
    if let problem = parameters.problem(in: .query)
      ?? EmbeddedIndex.problems(inQuery: parameters).first?.description
      ?? EmbeddedIndex.problems(inQuery: parameters, of: index.name, settings: index.settings).first?.description
    {
      throw SearchError(.badRequest, problem)
    }
    self.index = index
    options = SearchOptions(settings: index.settings, query: parameters)
    filter = try RecordFilter(options: options, index: index)
    geo = GeoSearch(parameters)
    var parsed = QueryParser(tokenizer: index.tokenizer, options: options).parse(options.query)
    let languages = options.stopWordLanguages
    if !languages.isEmpty { parsed.removeStopWords { index.lexicon.isStopWord($0, in: languages) } }
    query = PreparedQuery(parsed, index: index, options: options)
    findWithRemoval()
    limitRadius()
    limitTypos()
    Ranking(criteria).sort(&ranked)
    group()
  }

  /// The criteria over this search's query.
  var criteria: Criteria { Criteria(index: index, query: query, options: options) }
}

extension SearchRun {
  /// Finds records; when none match, removes words as `removeWordsIfNoResults` says.
  private mutating func findWithRemoval() {
    ranked = find()
    guard ranked.isEmpty, options.wordRemoval != .none else { return }
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
    let most = min(Self.mostRemovedWords, words.count)
    switch options.wordRemoval {
    case .none: return []
    case .allOptional: return words.isEmpty ? [] : [words]
    case .lastWords: return (0..<most).map { Array(words.suffix($0 + 1)) }
    case .firstWords: return (0..<most).map { Array(words.prefix($0 + 1)) }
    }
  }

  /// The records that match the query and all filters.
  private mutating func find() -> [RankedRecord] {
    demand = nil
    var found: [RankedRecord] = []
    for (number, record) in index.indexedRecords.enumerated() {
      guard let match = query.match(record), filter.accepts(number) else { continue }
      var candidate = RankedRecord(record: number, match: match)
      guard geo.accepts(index.records[number], nearest: &candidate.nearest) else { continue }
      candidate.filterScore = filter.score(number)
      found.append(candidate)
    }
    let demand = demandedWords(of: found.count)
    guard demand > 1 else { return found }
    self.demand = demand
    return found.filter { $0.match.wordCount >= demand }
  }

  /// How many words must match; more the more records there are when all words are optional.
  private func demandedWords(of count: Int) -> Int {
    let words = query.query.words
    guard words.count >= Self.fewestWordsOfRisingDemand, words.allSatisfy(\.isOptional) else { return 1 }
    let step = words.count < 10 ? 1 : words.count / 5
    return min(words.count, 1 + count / Self.recordsPerDemand * step)
  }

  /// Leaves out the records outside the automatic radius.
  private mutating func limitRadius() {
    guard let radius = geo.automaticRadius(of: ranked, hitsPerPage: options.hitsPerPage) else { return }
    automaticRadius = radius
    ranked.removeAll { ($0.nearest?.distance ?? .infinity) > Double(radius) }
  }

  /// The highest count of typos that the typo mode lets through, nil when it lets all through.
  var typoLimit: Int? {
    guard options.typoTolerance == .min || options.typoTolerance == .strict else { return nil }
    let counts = Set(ranked.map(\.match.typos)).sorted()
    return options.typoTolerance == .min ? counts.first : counts.dropFirst().first ?? counts.first
  }

  private mutating func limitTypos() {
    guard let limit = typoLimit else { return }
    ranked.removeAll { $0.match.typos > limit }
  }

  /// Cuts groups down to their best records.
  private mutating func group() {
    let count = options.distinctCount
    guard count > 0 else {
      kept = ranked
      groupStarts = Array(ranked.indices)
      return
    }
    var members: [Int: [RankedRecord]] = [:]
    var order: [Int] = []
    for record in ranked {
      let group = index.groups[record.record]
      if members[group] == nil { order.append(group) }
      if members[group, default: []].count < count { members[group, default: []].append(record) }
    }
    for group in order {
      groupStarts.append(kept.count)
      kept += members[group] ?? []
    }
  }
}

extension SearchRun {
  /// The records of a window of groups in ``kept``.
  func records(ofGroups window: Range<Int>) -> ArraySlice<RankedRecord> {
    let groups = window.clamped(to: groupStarts.indices)
    guard let first = groups.first else { return [] }
    let end = groups.upperBound < groupStarts.count ? groupStarts[groups.upperBound] : kept.count
    return kept[groupStarts[first]..<end]
  }

  /// The query with the removed words in tags, nil when none were removed.
  var queryAfterRemoval: String? {
    guard !removedWords.isEmpty else { return nil }
    let marked = MarkedText(
      scalars: query.query.text, tokens: [], tokenWords: [],
      marks: removedWords.map { MarkedText.Mark(query.query.words[$0].range) })
    return marked.tagged(tags: HighlightTags())
  }
}
