import Diagnostics
import EmbeddedEngine
package import Evaluation
import IndexSettings
package import Presentation
import SearchBackends
import SearchGraph
import SearchModel
package import SpecLoader
import Workspaces

/// The result of a query with what came of its expectations.
package struct JudgedResult: Sendable {
  /// The result, its expectations included.
  package var result: QueryResult
  /// What reports tell of it.
  package var judged: JudgedQuery
}

/// A worker of a test: it searches one query after the other and judges the results. Confined to its task.
package final class QueryJudge: QuerySearching {
  private let runner: QueryRunner
  private let readers: [HitReader]
  private let indices: ExactDictionary<EmbeddedIndex>
  private let snapshots: SnapshotStore

  /// A worker with a new graph.
  ///
  /// - Parameters:
  ///   - plan: what is asked of every query, its requests counted.
  ///   - indices: the embedded indices, which know why a record is not where it is expected.
  ///   - snapshots: the rows that are kept beside query files.
  init(plan: RunPlan, indices: ExactDictionary<EmbeddedIndex>, snapshots: SnapshotStore) {
    self.snapshots = snapshots
    runner = QueryRunner(plan: plan, keepsRawHits: true)
    readers = plan.layouts.map { HitReader(layout: $0, characterLimit: 60) }
    self.indices = indices
  }

  /// Searches a query and judges its result.
  package func run(_ entry: QueryEntry) async -> JudgedResult {
    let start = ContinuousClock.now
    var result = await runner.run(entry)
    let duration = ContinuousClock.now - start
    if !entry.expectations.isEmpty {
      // Judging may take long. The thread that read the answer has others to read.
      await Task.yield()
      result.expectations = await judge(entry, result)
    }
    for place in result.expectations.indices { hideSecrets(in: &result.expectations[place]) }
    return JudgedResult(
      result: result,
      judged: JudgedQuery(
        entry, result, milliseconds: (duration / .microseconds(10)).rounded() / 100, ledger: runner.ledger))
  }

  private func judge(_ entry: QueryEntry, _ result: QueryResult) async -> [CheckOutcome] {
    let blocks = entry.expectations
    var sections: [SectionFacts] = []
    for (section, found) in result.sections.enumerated() {
      let depth = await loadRows(ofSection: section, found, for: blocks)
      var facts = facts(ofSection: section, found)
      if let depth { note(depth, ofSection: section, in: &facts) }
      sections.append(facts)
    }
    // Asked of failures alone.
    lazy var insight = IndexInsight(
      loader: runner.plan.loader, indices: indices,
      requests: ExactDictionary(
        runner.search.connector.searcher.makeRequests().map { ($0.request.moduleID, $0.request) },
        uniquingKeysWith: { $1 }))
    return ResultJudge(
      sections: sections, insight: { insight($0, $1) },
      snapshot: { [snapshots] in snapshots.rows(entry.file, entry.snapshotName, $0) }
    ).judge(blocks)
  }

  /// Loads as many rows as conditions look at: a hit that must be within the first ten can be on the second page.
  ///
  /// - Returns: how many should be there; nil where none had to be loaded.
  private func loadRows(ofSection section: Int, _ found: SectionResult, for blocks: [ExpectationBlock]) async -> Int? {
    guard let counts = found.counts, counts.page == 0, counts.offset ?? 0 == 0, case .hits(let hits) = found.content
    else { return nil }
    let depth = min(blocks.reduce(0) { max($0, $1.depth(inModule: found.module)) }, counts.nbHits)
    guard hits.count < depth else { return nil }
    await runner.search.loadPages(ofSection: section, until: depth, limits: runner.limits(ofSection: section))
    return depth
  }

  /// Takes note of rows that could not be loaded. Those that were left out, since they do not fit, were.
  private func note(_ depth: Int, ofSection section: Int, in facts: inout SectionFacts) {
    guard
      let hits = runner.search.connector.interactor.interactor(forSection: section) as? HitsInteractor<DynamicHit>,
      saturatingSum(hits.loadedHitCount, hits.skippedHitCount) < depth
    else { return }
    facts.lacksRows = true
    if case .failed(let error) = hits.state { facts.loadingError = error }
  }

  private func facts(ofSection section: Int, _ found: SectionResult) -> SectionFacts {
    var facts = SectionFacts(
      module: found.module, status: found.status, facets: found.facets,
      requestCount: runner.ledger.cost(of: found.module).requests, error: found.error)
    let module = runner.plan.loader.modules[section]
    let attributes = HitAttributes(
      of: module, parameters: parameters(ofSection: section), settings: settings(ofSection: section))
    facts.absence = attributes.absence
    if module.showsHits { facts.indexName = module.indexName }
    switch (found.content, runner.search.connector.interactor.interactor(forSection: section)) {
    case (.facetHits(let facets), _):
      let attribute = facetAttribute(ofSection: section)
      facts.rows = facets.map { facet in
        SectionFacts.Row(id: facet.value, label: "", record: facet.record(attribute: attribute))
      }
      facts.nbHits = facets.count
      facts.shownCount = facets.count
    case (.hits, let hits as HitsInteractor<DynamicHit>) where found.error == nil:
      facts.nbHits = found.counts?.nbHits ?? 0
      facts.firstRank =
        found.counts.map { $0.offset ?? saturatingProduct(hits.firstLoadedPage ?? $0.page, $0.hitsPerPage) } ?? 0
      let reader = readers[section]
      let schema = module.hitSchema
      facts.rows = hits.hits.enumerated().map { place, hit in
        SectionFacts.Row(
          id: hit.objectID, label: reader.label(of: hit).plainText,
          record: .object(JudgedRecord.members(of: hit, received: hits.rawHit(atIndex: place), schema)))
      }
      if !found.facets.isEmpty { facts.facetLimit = facetLimit(ofSection: section) }
      if case .hits(let shown) = found.content { facts.shownCount = shown.count }
    default: break
    }
    return facts
  }

  /// The attribute whose values a section shows.
  private func facetAttribute(ofSection section: Int) -> String {
    guard case .facet(let facet) = runner.plan.loader.modules[section].content else { return "value" }
    return facet.attribute
  }

  /// How many values of a facet a section counts at most.
  private func facetLimit(ofSection section: Int) -> Int {
    let name = "maxValuesPerFacet"
    if let limit = parameters(ofSection: section)[name]?.integerValue { return limit }
    return settings(ofSection: section)[name]?.integerValue ?? 100
  }

  private func parameters(ofSection section: Int) -> SearchParameters {
    runner.search.connector.searcher.sections[section].parameters
  }

  private func settings(ofSection section: Int) -> SearchParameters {
    runner.plan.loader.specification.indexSettings(of: runner.plan.loader.modules[section])
  }

  private func hideSecrets(in outcome: inout CheckOutcome) {
    outcome.message = runner.plan.hiding(outcome.message)
    outcome.details = outcome.details.map(runner.plan.hiding)
  }
}

@available(*, unavailable)
extension QueryJudge: Sendable {}

extension ExpectationBlock {
  /// How many rows of a section its conditions look at, as far as they say it.
  fileprivate func depth(inModule module: String) -> Int {
    if case .module(let id) = scope, !id.hasSameBytes(as: module) { return 0 }
    return expectations.reduce(0) { depth, expectation in
      switch expectation.check {
      case .contains(_, let within): max(depth, within ?? 0)
      case .first(let ids): max(depth, ids.count)
      default: depth
      }
    }
  }
}

extension JudgedQuery {
  /// What reports tell of a result.
  fileprivate init(_ entry: QueryEntry, _ result: QueryResult, milliseconds: Double, ledger: RequestLedger) {
    self.init(
      id: entry.id, query: entry.query, file: entry.file, line: entry.line, count: entry.count, tags: entry.tags,
      sections: result.sections.map { section in
        Section(
          module: section.module, status: section.status, nbHits: section.rowTotal,
          error: section.error, isErrorExpected: result.expectations.expectError(of: section.module),
          milliseconds: ledger.milliseconds(of: section.module))
      }, expectations: result.expectations, milliseconds: milliseconds)
    ordinal = entry.ordinal
    if entry.snapshotName != entry.id { snapshotName = entry.snapshotName }
  }
}

extension SectionResult {
  /// How many records match, or how many facet values there are; nil for sections that were not answered.
  fileprivate var rowTotal: Int? {
    guard status == .ok || status == .empty else { return nil }
    if case .facetHits(let facets) = content { return facets.count }
    return counts?.nbHits
  }
}

extension Facet {
  /// The value as a record that filters are compared with, by its attribute's name, too, which may be one of the
  /// others.
  fileprivate func record(attribute: String) -> JSON {
    var members: JSONObject = ["objectID": .string(value), "value": .string(value), "count": .integer(count)]
    members[attribute] = .string(value)
    // Filters know an attribute with dots by its path, but what every value has by its name.
    let path = FieldPath(attribute).components
    if path.count > 1, members[path[0]] == nil {
      members[path[0]] = path.dropFirst().reversed().reduce(.string(value)) { .object([$1: $0]) }
    }
    return .object(members)
  }
}
