import Diagnostics
package import EmbeddedEngine
import IndexSettings
import SearchDialects
import SearchGraph
package import SearchModel
import SpecLoader
import Workspaces

/// Explains queries: the exact requests of each section, nothing sent to remote backends.
package struct Explainer: Sendable {
  /// What is asked of every query.
  package var plan: RunPlan
  /// The embedded indices by name.
  package var indices: ExactDictionary<EmbeddedIndex>

  /// An explainer.
  package init(plan: RunPlan, indices: ExactDictionary<EmbeddedIndex>) {
    self.plan = plan
    self.indices = indices
  }

  /// Explains a query.
  ///
  /// - Parameters:
  ///   - query: the text to search for.
  ///   - objectID: a record whose place is to be explained, nil for none.
  /// - Throws: ``FilterSyntaxError`` when a filter of the plan does not parse.
  package func explain(query: String, objectID: String? = nil) throws(FilterSyntaxError) -> QueryExplanation {
    let search = plan.loader.load()
    try search.prepare(query: query, overrides: plan.parameters, filters: plan.filters)
    let requests = ExactDictionary(
      search.connector.searcher.makeRequests().map { ($0.request.moduleID, $0.request) }, uniquingKeysWith: { $1 })
    var sections: [SectionExplanation] = []
    for module in plan.loader.modules {
      var section = SectionExplanation(
        module: module.id, indexName: module.indexName, title: module.title,
        backend: plan.loader.specification.backendName(of: module), status: .hidden, requests: [], hits: [])
      if let request = requests[module.id] {
        section.requests = try FacetingRecipe.expand(request)
        addIdle(to: &section)
        section.status = .unsent
        if isEmbedded(section.backend) { answer(&section, of: module, objectID: objectID) }
      }
      sections.append(section)
    }
    addCalls(to: &sections, for: requests)
    return QueryExplanation(query: query, sections: sections)
  }

  /// Names what a section asks for without effect.
  private func addIdle(to section: inout SectionExplanation) {
    let specification = plan.loader.specification
    let settings = specification.indices.first { $0.name.hasSameBytes(as: section.indexName) }?.settings ?? [:]
    let parameters = section.requests.first?.parameters ?? [:]
    if isEmbedded(section.backend) {
      section.idleParameters = Self.idle(in: parameters, over: settings)
      section.idleSettings = Self.idle(in: settings)
    } else if let backend = specification.backends.first(where: { $0.name == section.backend }),
      let dialect = backend.dialect(indices: specification.indices)
    {
      section.idleParameters = parameters.object.keys.filter(dialect.ignores)
      section.idleSettings = settings.object.filter { name, value in
        !dialect.takesSettings || dialect.ignores(name) || dialect.refusal(ofSetting: name, value) != nil
      }.map(\.key)
    }
  }

  /// The names in a layer that do nothing on the embedded engine, sorted.
  private static func idle(in values: SearchParameters, over lower: SearchParameters = [:]) -> [String] {
    let found =
      SettingChecks.withoutEffect(in: values, over: lower)
      + SettingChecks.criteriaWithoutEffect(in: values, ranking: lower.overlaid(with: values))
    let problems = ExactSet(found.filter { $0.element == nil }.map(\.name))
    return values.object.filter { name, value in
      problems.contains(name) || SearchParameter.byName[name]?.support == .withoutEffect && !isEmpty(value)
    }.map(\.key)
  }

  /// Whether a value names nothing that could have an effect.
  private static func isEmpty(_ value: JSON) -> Bool {
    switch value {
    case .object, .array: value.asksForNothing
    case .null, .bool, .integer, .double, .string, .literal: false
    }
  }

  /// Encodes the requests of remote backends as they would be sent: those of one backend together.
  private func addCalls(to sections: inout [SectionExplanation], for requests: ExactDictionary<SectionRequest>) {
    let specification = plan.loader.specification
    for backend in specification.backends {
      guard let dialect = backend.dialect(indices: specification.indices) else { continue }
      let asking = sections.indices.filter { sections[$0].backend == backend.name && sections[$0].status == .unsent }
      let calls = dialect.plan(asking.compactMap { requests[sections[$0].module] }, strategy: .none)
      for (place, error) in calls.refusals {
        sections[asking[place]].status = .error
        sections[asking[place]].error = error
      }
      for call in calls.calls {
        let whole = specification.addressed(call.call, to: backend)
        for member in call.members { sections[asking[member.place]].call = whole }
      }
    }
  }

  private func isEmbedded(_ backend: String) -> Bool {
    plan.loader.specification.backends.contains { $0.name == backend && $0.kind == .embedded }
  }

  /// Searches the section's index for what its hits' criteria are.
  private func answer(_ section: inout SectionExplanation, of module: ModuleSpecification, objectID: String?) {
    do throws(SearchError) {
      guard let index = indices[section.indexName], let main = section.requests.first else {
        throw SearchError(.indexNotFound, "there is no index named '\(section.indexName)'")
      }
      switch main.target {
      case .facetValues(let attribute, let facetQuery, let maxFacetHits):
        let response = try index.searchFacetValues(
          attribute: attribute, facetQuery: facetQuery, maxFacetHits: maxFacetHits, parameters: main.parameters)
        section.status = response.facetHits?.isEmpty ?? true ? .empty : .ok
      case .hits:
        var parameters = main.parameters
        parameters["getRankingInfo"] = true
        let response = try index.search(parameters)
        section.status = response.hits.isEmpty ? .empty : .ok
        section.rules = try index.explainRules(main.parameters)
        section.queryAfterRemoval = response.queryAfterRemoval
        section.hits = zip(response.hits, try index.explainHits(main.parameters)).map { hit, record in
          HitExplanation(
            record: record, rankingInfo: hit["_rankingInfo"]?.objectValue ?? [:], misfit: Self.misfit(of: hit, module))
        }
        section.record = try objectID.map { id throws(SearchError) in
          try index.explain(objectID: id, parameters: main.parameters)
        }
        if let misfit = section.hits.lazy.compactMap(\.misfit).first(where: { $0.policy == .fail }) {
          section.status = .error
          section.error = SearchError(.invalidHit, misfit.problem)
        }
      }
    } catch {
      section.status = .error
      section.error = error
    }
  }

  /// Why a hit does not fit the schema of its module; nil for one that fits.
  private static func misfit(of hit: JSONObject, _ module: ModuleSpecification) -> HitMisfit? {
    guard case .hits(let hits) = module.content,
      let problem = DynamicHitDecoder.misfit(of: hit, hits.schema)
    else { return nil }
    return HitMisfit(problem: problem, policy: hits.onInvalidHit)
  }
}
