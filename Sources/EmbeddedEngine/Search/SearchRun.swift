import IndexSettings
import IndexStore
import SearchModel

/// One search: from the parameters, as the rules leave them, to the documents found and the ways to order them.
struct SearchRun {
  /// From how many words on an all-optional query demands more words the more documents match.
  static let fewestWordsOfRisingDemand = 4
  /// Per so many documents the demand rises.
  static let documentsPerDemand = 1_000
  /// How many words `lastWords` and `firstWords` remove at most.
  static let mostRemovedWords = 5

  let scope: SearchScope
  /// What the rules make of the search.
  let rules: RuleOutcome
  /// The documents of the records that rules promote or hide, by their ids.
  let ruleDocuments: ExactDictionary<DocumentID>
  private(set) var query: PreparedQuery
  /// All documents that match; those that rules promote may be among them.
  private(set) var found: FoundDocuments
  /// The highest count of typos that the typo mode lets through, nil when it lets all through.
  private(set) var typoLimit: Int?
  /// How many words must match, nil when one is enough or all are required.
  private(set) var demand: Int?
  /// The words that were made optional because the whole query found nothing, as numbers.
  private(set) var removedWords: [Int] = []

  var index: IndexView { scope.index }
  var options: SearchOptions { scope.options }

  init(_ parameters: SearchParameters, in index: EmbeddedIndex) throws(SearchError) {
    var clauses = ClauseTable(index.view)
    let search = try ParsedSearch(parameters, in: index, clauses: &clauses)
    let words = QueryDocuments(search)
    self.init(search, words, found: words.find(words.query, in: search.scope))
  }

  /// - Parameters:
  ///   - search: the search.
  ///   - words: the documents of its words.
  ///   - found: those that have all of them and meet the search's filters.
  private init(_ search: ParsedSearch, _ words: QueryDocuments, found: FoundDocuments) {
    scope = search.scope
    rules = search.rules
    ruleDocuments = search.ruleDocuments
    query = words.query
    self.found = found
    limitToPlaces()
    limitToDemand()
    removeWords(words)
    limitTypos()
  }

  /// Runs searches in one pass: words and filters that are the same in several of them are looked up once.
  ///
  /// - Returns: what each by itself would be, in their order.
  static func runs(_ searches: [SearchParameters], in index: EmbeddedIndex) throws(SearchError) -> [SearchRun] {
    var clauses = ClauseTable(index.view)
    var parsed: [ParsedSearch] = []
    for parameters in searches { parsed.append(try ParsedSearch(parameters, in: index, clauses: &clauses)) }
    var runs: [(place: Int, run: SearchRun)] = []
    // Rules may have given some of them other words.
    for places in Dictionary(grouping: parsed.indices, by: { parsed[$0].wordParameters }).values {
      let words = QueryDocuments(parsed[places[0]])
      let found = words.find(words.query, in: places.map { parsed[$0].scope })
      for (place, found) in zip(places, found) { runs.append((place, SearchRun(parsed[place], words, found: found))) }
    }
    return runs.sorted { $0.place < $1.place }.map(\.run)
  }
}

extension SearchRun {
  /// When nothing was found, removes words as `removeWordsIfNoResults` says.
  private mutating func removeWords(_ parts: QueryDocuments) {
    guard found.count == 0, options.wordRemoval != .none else { return }
    let original = query
    for removed in removals() {
      for word in removed { query.query.words[word].isOptional = true }
      found = parts.find(query, in: scope)
      limitToPlaces()
      limitToDemand()
      if found.count > 0 {
        removedWords = removed
        return
      }
    }
    query = original
  }

  /// The sets of words to remove, one after the other.
  private func removals() -> [[Int]] {
    let words = Array(query.query.words.indices)
    let most = min(Self.mostRemovedWords, max(words.count - 1, 0))
    switch options.wordRemoval {
    case .none: return []
    case .allOptional: return words.isEmpty ? [] : [words]
    // One word always stays: the first one, or the last one.
    case .lastWords: return (0..<most).map { Array(words.suffix($0 + 1)) }
    case .firstWords: return (0..<most).map { Array(words.prefix($0 + 1)) }
    }
  }

  /// Leaves out the documents outside the area or the radius.
  private mutating func limitToPlaces() {
    guard scope.geo.isActive else { return }
    let (geo, places) = (scope.geo, index.columns.places)
    var nearest: NearestPlace?
    found.keep { geo.accepts($0, in: places, nearest: &nearest) }
  }

  /// Leaves out documents that have fewer words than a query of optional words demands.
  ///
  /// The first thousand hits need one word, the next thousand a step more, and so on. Documents with more words fill
  /// the thousands first, so that one is left out only when enough others have more words than it, and never the best.
  private mutating func limitToDemand() {
    demand = nil
    let words = query.query.words
    guard words.count >= Self.fewestWordsOfRisingDemand, words.allSatisfy(\.isOptional),
      found.count > Self.documentsPerDemand
    else { return }
    let all = found
    var counts = Array(repeating: 0, count: words.count + 1)
    for document in all.documents { counts[min(all.wordCount(of: document), words.count)] += 1 }
    let step = words.count < 10 ? 1 : words.count / 5
    var demand = words.count
    var countBefore = counts[demand]
    while demand > 1, demand - 1 > countBefore / Self.documentsPerDemand * step {
      demand -= 1
      countBefore += counts[demand]
    }
    guard demand > 1 else { return }
    self.demand = demand
    found.keep { all.wordCount(of: $0) >= demand }
  }

  /// Leaves out the documents with more typos than the typo mode keeps.
  private mutating func limitTypos() {
    guard options.typoTolerance == .min || options.typoTolerance == .strict else { return }
    var seen: Set<Int> = []
    for document in found.documents { seen.insert(found.typos(of: document)) }
    let counts = seen.sorted()
    typoLimit = options.typoTolerance == .min ? counts.first : counts.dropFirst().first ?? counts.first
    guard let typoLimit else { return }
    let all = found
    found.keep { all.typos(of: $0) <= typoLimit }
  }
}

extension SearchRun {
  /// The query with the removed words in tags, nil when none were removed.
  var queryAfterRemoval: String? {
    guard !removedWords.isEmpty else { return nil }
    let text = String(String.UnicodeScalarView(query.query.text))
    let marked = MarkedText(
      Array(text.utf8)[...], tokens: [], matches: [],
      marks: removedWords.map { MarkedText.Mark(query.query.words[$0].range) })
    return marked.tagged(tags: HighlightTags())
  }
}
