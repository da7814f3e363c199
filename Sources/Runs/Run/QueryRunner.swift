import Diagnostics
package import Presentation
import SearchBackends
import SearchGraph
import SearchModel
package import SpecLoader
package import Workspaces

/// A worker of a run: it has its own graph, which it asks one query after the other. Confined to its task.
package final class QueryRunner: QuerySearching {
  let plan: RunPlan
  package let search: LoadedSearch
  private let controller: SectionsController
  /// What the sections of the latest query cost.
  private(set) var ledger = RequestLedger()

  /// A worker with a new graph.
  ///
  /// - Parameter keepsRawHits: whether hits are kept as received, too.
  package init(plan: RunPlan, keepsRawHits: Bool = false) {
    self.plan = plan
    controller = SectionsController(modules: plan.loader.modules)
    search = plan.loader.load(controller: controller, keepsRawHits: keepsRawHits)
  }

  /// Searches one query in every section.
  package func run(query: String) async -> QueryResult {
    await run(query: query, ordinal: 1, id: nil, row: [:], parameters: [:])
  }

  /// Searches a query of a file, with its row's parameters between the spec's and the command line's.
  package func run(_ entry: QueryEntry) async -> QueryResult {
    var result = await run(
      query: entry.query, ordinal: entry.ordinal, id: entry.id, row: entry.carried,
      parameters: entry.defaults.overlaid(with: entry.parameters), filters: entry.filterTexts)
    result.ordinal = entry.ordinal
    // A query that asks nobody waits for nothing. Many of them would keep their thread from reading answers.
    if result.sections.allSatisfy({ $0.status == .hidden || $0.error?.code == .badRequest }) { await Task.yield() }
    return result
  }

  private func run(
    query: String, ordinal: Int, id: String?, row: JSONObject, parameters: SearchParameters,
    filters: FilterTexts = []
  ) async -> QueryResult {
    let start = ContinuousClock.now
    let overrides = parameters.overlaid(with: plan.parameters)
    do {
      try search.prepare(
        query: query, overrides: overrides, filters: filters + plan.filters, startsAtFirstPage: plan.reach != .onePage)
    } catch {
      return refused(query: query, id: id, row: row, because: error)
    }
    ledger = RequestLedger()
    let ends = await RequestLedger.$current.withValue(ledger) {
      await RunQuery.$current.withValue(RunQuery(ordinal: ordinal)) {
        await search.search()
        var ends: [Int: LoadedRows] = [:]
        for section in plan.loader.modules.indices { ends[section] = await loadFurtherPages(ofSection: section) }
        return ends
      }
    }
    var sections = controller.sections(isCutOff: isCutOff(section:_:rows:), ends: ends)
    for index in sections.indices {
      guard let error = sections[index].error else { continue }
      sections[index].error = SearchError(error.code, plan.hiding(error.message), isRetryable: error.isRetryable)
    }
    if plan.isTimed {
      for (index, module) in plan.loader.modules.enumerated() where !plan.loader.specification.isEmbedded(module) {
        let cost = ledger.cost(of: module.id)
        if cost != RequestLedger.Cost() { sections[index].cost = cost }
      }
      for (index, module) in plan.loader.modules.enumerated() {
        sections[index].milliseconds = ledger.milliseconds(of: module.id)
      }
    }
    let duration = ContinuousClock.now - start
    return QueryResult(
      query: query, id: id, row: row, sections: sections,
      milliseconds: plan.isTimed ? (duration / .microseconds(10)).rounded() / 100 : nil)
  }

  /// Loads what the run wants of a section beside its first page.
  ///
  /// - Returns: what there is when the backend did not deliver what it announced.
  private func loadFurtherPages(ofSection section: Int) async -> LoadedRows? {
    switch reach(ofSection: section) {
    case .onePage: nil
    case .rows(let count): await search.loadPages(ofSection: section, until: count, limits: limits(ofSection: section))
    case .allPages: await search.loadPages(ofSection: section, until: .max, limits: limits(ofSection: section))
    }
  }

  /// How much is loaded of a section: embedded indices have finitely many pages.
  func limits(ofSection section: Int) -> LoadingLimits {
    plan.limits ?? (plan.loader.specification.isEmbedded(plan.loader.modules[section]) ? LoadingLimits() : .remote)
  }

  /// How far a section is loaded: one that does not scroll has one page, unless every page is asked for.
  private func reach(ofSection section: Int) -> RunPlan.Reach {
    guard case .rows = plan.reach, case .hits(let hits) = plan.loader.modules[section].content,
      hits.infiniteScrolling == .off
    else { return plan.reach }
    return .onePage
  }

  /// Whether a limit cut off rows of a section that this run wants.
  private func isCutOff(section: Int, _ response: SearchResponse, rows: Int) -> Bool {
    let (size, nbHits) = (response.hitsPerPage, response.nbHits)
    // Of a window, or of no hits, there are no further pages.
    guard response.extra["offset"] == nil, size > 0 else { return response.isPaginationLimited }
    // Pages of groups count groups, which may have several rows.
    let reachable = saturatingProduct(response.nbPages, size)
    let isShort = rows < nbHits || reachable < nbHits
    switch reach(ofSection: section) {
    case .onePage:
      let first = saturatingProduct(response.page, size)
      return response.isPaginationLimited || rows == 0 && first >= reachable && first < nbHits
    case .rows(let count): return rows < count && isShort
    case .allPages: return isShort
    }
  }

  /// The result of a query whose filters do not parse: an error in every section.
  private func refused(query: String, id: String?, row: JSONObject, because error: FilterSyntaxError) -> QueryResult {
    let sections = plan.loader.modules.map { module in
      var section = SectionResult(
        module: module.id, indexName: module.indexName, title: module.title, status: .error, content: .hits([]))
      if case .facet = module.content { section.content = .facetHits([]) }
      section.error = SearchError(.badRequest, plan.hiding("filters: \(error.message)"))
      return section
    }
    return QueryResult(query: query, id: id, row: row, sections: sections)
  }
}

@available(*, unavailable)
extension QueryRunner: Sendable {}

extension RequestLedger {
  /// How long a section waited, in milliseconds with two decimals; nil when that was not measured.
  func milliseconds(of module: String) -> Double? {
    duration(of: module).map { ($0 / .microseconds(10)).rounded() / 100 }
  }
}
