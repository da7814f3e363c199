import SearchModel

@testable import EmbeddedEngine
@testable import IndexSettings

/// What cases are about, so that it is known what they test.
struct CaseStatistics: Sendable {
  private(set) var counts: [String: Int] = [:]

  mutating func add(_ other: CaseStatistics) { counts.merge(other.counts, uniquingKeysWith: +) }

  private mutating func count(_ name: String, if isCounted: Bool = true) {
    if isCounted { counts[name, default: 0] += 1 }
  }

  /// Counts a case by its answer under the oracle.
  mutating func count(_ asked: DifferentialCase, _ comparison: Comparison) {
    count("cases")
    guard let index = comparison.oracle else { return count("index refused") }
    let query = DifferentialCase.parameters(asked.content["query"])
    guard let run = try? PlainSearchRun(query, in: index), let response = try? index.search(query) else {
      return count("question refused")
    }
    count("records: \(Self.range(of: index.records.count))")
    count("hits: \(Self.range(of: response.nbHits))")
    countAnswer(run, response)
    for id in asked.content["explain"]?.stringListValue ?? [] {
      guard let explanation = try? index.explain(objectID: id, parameters: query) else { continue }
      if explanation.reasons.isEmpty { count("explained: hit") }
      for reason in explanation.reasons { count("explained: \(Self.name(of: reason))") }
    }
    if let facet = asked.content["facet"]?.objectValue {
      let found = try? index.searchFacetValues(
        attribute: facet["attribute"]?.stringValue ?? "", facetQuery: facet["facetQuery"]?.stringValue ?? "",
        maxFacetHits: facet["maxFacetHits"]?.integerValue ?? 1, parameters: query)
      count("facet search: \(found.map { ($0.facetHits ?? []).isEmpty ? "nothing" : "values" } ?? "refused")")
    }
    // Of large indices it would take long.
    if index.records.count < 100 { countEffects(asked, query: query, of: index, response) }
  }

  private static func range(of count: Int) -> String {
    switch count {
    case 0, 1: String(count)
    case ...10: "2…10"
    case ...60: "11…60"
    case ...1_000: "61…1000"
    default: "over 1000"
    }
  }

  /// How the hits came about.
  private mutating func countAnswer(_ run: PlainSearchRun, _ response: SearchResponse) {
    let words = run.query.query.words.count
    count("query words: \(words > 4 ? "5 or more" : String(words))")
    count("hits on the page", if: !response.hits.isEmpty)
    let placements = run.ranked.flatMap(\.match.placements).joined()
    for kind in Set(placements.map { Self.name(of: $0.kind, run.query) }) { count("match: \(kind)") }
    count(
      "match: several words by one alternative", if: run.ranked.contains { $0.match.ways.contains(where: \.isTogether) }
    )
    count("ordered by typos", if: Set(run.ranked.map(\.match.typos)).count > 1)
    count("ordered by words", if: Set(run.ranked.map(\.match.wordCount)).count > 1)
    count("ordered by filters", if: Set(run.ranked.map(\.filterScore)).count > 1)
    count("ordered by proximity", if: Set(run.ranked.map(run.criteria.proximity)).count > 1)
    count("ordered by attribute", if: Set(run.ranked.map(run.criteria.attribute)).count > 1)
    count("ordered by exact", if: Set(run.ranked.map(run.criteria.exact)).count > 1)
    count("ordered by geo", if: Set(run.ranked.map(run.criteria.geo)).count > 1)
    count("permuted by customRanking", if: run.index.staticRanks != run.index.idPlaces)
    count("words removed", if: !run.removedWords.isEmpty)
    count("stop words removed", if: !run.query.query.stopWords.isEmpty)
    count("words demanded", if: run.demand != nil)
    count("typos limited", if: run.typoLimit != nil)
    count("radius found", if: run.geo.automaticRadius != nil)
    count("phrases", if: !run.query.query.phrases.isEmpty)
    count("sequences", if: !run.query.query.sequences.isEmpty)
    count("sequences found", if: run.ranked.contains { !$0.match.sequences.isEmpty })
    count("exclusions", if: !run.query.exclusions.isEmpty)
    count("groups", if: run.options.distinctCount > 0)
    count("groups cut", if: run.allHits.records.count < run.ranked.count)
    count("facets counted", if: !response.facets.isEmpty)
    count("statistics", if: !response.facetStats.isEmpty)
    count("pagination limited", if: response.isPaginationLimited)
    count("rules applied", if: !run.appliedRules.isEmpty)
    count("records promoted", if: run.ranked.contains { $0.isPromoted })
    count("records hidden", if: !run.hiddenRecords.isEmpty)
    count("virtual replica", if: run.index.relevantSort != nil)
    count("virtual replica hides hits", if: run.hits.count < run.allHits.count)
  }

  private static func name(of kind: PlainPlacement.Kind, _ query: PlainQuery) -> String {
    switch kind {
    case .exact: "exact"
    case .prefix: "prefix"
    case .typo(let count): "\(count) typos"
    case .split: "split"
    case .concatenation: "concatenation"
    case .alternative(let number):
      switch query.alternatives[number].origin {
      case .plural: "plural"
      case .synonym: query.alternatives[number].isPrefix ? "synonym of a beginning" : "synonym"
      case .altCorrection: "correction"
      case .placeholder: "placeholder"
      }
    }
  }

  /// The reason without what it holds.
  private static func name(of reason: AbsenceReason) -> String {
    Mirror(reflecting: reason).children.first?.label ?? reason.description
  }

  /// Counts each parameter and setting that is there, and whether the answer would be another one without it.
  private mutating func countEffects(
    _ asked: DifferentialCase, query: SearchParameters, of index: PlainIndex, _ response: SearchResponse
  ) {
    var isExplained = response.nbHits > 0
    for name in query.values.keys {
      var fewer = query
      fewer[name] = nil
      if !isExplained, ((try? index.search(fewer))?.nbHits ?? 0) > 0 {
        count("nothing found for: \(name)")
        isExplained = true
      }
      if name == "query" { continue }
      count("query.\(name)")
      count("query.\(name) matters", if: (try? index.search(fewer)) != response)
    }
    for name in asked.content["settings"]?.objectValue?.keys ?? [] {
      var content = asked.content
      var settings = content["settings"]?.objectValue ?? [:]
      settings[name] = nil
      content["settings"] = .object(settings)
      let other = Comparison(DifferentialCase(content).index, engine: .oracle).oracle
      count("settings.\(name)")
      count("settings.\(name) matters", if: (try? other?.search(query)) != response)
    }
  }

  /// The counts as lines, sorted by name.
  var report: String {
    counts.sorted { utf8Precedes($0.key, $1.key) }.map { "\($0.key): \($0.value)" }.joined(separator: "\n")
  }
}
