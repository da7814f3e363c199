import Diagnostics
package import SearchGraph
package import SearchModel
package import SpecLoader

/// Builds the graph of connectors that a spec describes.
package struct GraphLoader: Sendable {
  /// The spec.
  package let specification: SearchSpecification
  /// The backends by the names of the spec.
  package let services: ExactDictionary<any SearchService>
  /// The modules to build, in the spec's order.
  package let modules: [ModuleSpecification]

  /// A loader.
  ///
  /// - Parameters:
  ///   - specification: the spec.
  ///   - services: the backends by name.
  ///   - moduleIDs: the modules to build; nil for all.
  package init(
    specification: SearchSpecification, services: ExactDictionary<any SearchService>, moduleIDs: [String]? = nil
  ) {
    self.specification = specification
    self.services = services
    modules = specification.modules.filter { module in moduleIDs?.contains(module.id) ?? true }
  }

  /// A new graph, confined to the caller.
  ///
  /// - Parameters:
  ///   - controller: the controller that shows its hits.
  ///   - keepsRawHits: whether hits are kept as received, too.
  package func load(
    controller: (any MultiIndexHitsController)? = nil, keepsRawHits: Bool = false
  ) -> LoadedSearch {
    let filterStates = ExactDictionary(
      specification.modules.map { ($0.id, FilterState(groups: $0.filterGroups)) }, uniquingKeysWith: { $1 })
    let indexModules = modules.map { module in
      switch module.content {
      case .hits(let hits):
        hitsModule(module, hits, filterState: filterStates[module.id], keepsRawHits: keepsRawHits)
      case .facet(let facet): facetModule(module, facet, filterStates: filterStates)
      }
    }
    return LoadedSearch(
      connector: MultiIndexHitsConnector(modules: indexModules, services: services, controller: controller),
      pageSizes: modules.map(pageSize), facetLimits: modules.map(facetLimit), baseFilters: modules.map(baseFilters),
      filteringModules: modules.map(\.filteringModules))
  }

  private func hitsModule(
    _ module: ModuleSpecification, _ hits: HitsModuleSpecification, filterState: FilterState?, keepsRawHits: Bool
  ) -> IndexModule {
    let interactor = HitsInteractor(
      infiniteScrolling: hits.infiniteScrolling, showItemsOnEmptyQuery: module.showItemsOnEmptyQuery,
      pageCleanUpOffset: nil, keepsRawHits: keepsRawHits,
      decoder: DynamicHitDecoder(schema: hits.schema, policy: hits.onInvalidHit))
    var parameters = specification.query.overlaid(with: module.query)
    parameters.hitsPerPage = parameters.hitsPerPage ?? pageSize(of: module)
    return IndexModule(
      id: module.id, indexName: module.indexName, backend: specification.backendName(of: module),
      parameters: parameters,
      disjunctiveFacets: hits.disjunctiveFacets, hitsInteractor: interactor, filterState: filterState)
  }

  /// How many hits a page holds when no query says so.
  private func pageSize(of module: ModuleSpecification) -> Int {
    specification.indexSettings(of: module).hitsPerPage ?? 20
  }

  /// How many facet values are listed when no query says so.
  private func facetLimit(of module: ModuleSpecification) -> Int {
    specification.indexSettings(of: module).maxFacetHits ?? 10
  }

  private func facetModule(
    _ module: ModuleSpecification, _ facet: FacetModuleSpecification, filterStates: ExactDictionary<FilterState>
  ) -> IndexModule {
    var parameters = specification.query.overlaid(with: module.query)
    let maxFacetHits = facet.maxFacetHits ?? parameters.maxFacetHits ?? facetLimit(of: module)
    for name in Self.hitsOnlyParameters { parameters[name] = nil }
    for (name, kind) in FilterListKind.parameters {
      let lists = refinedModules(of: facet).compactMap { specification.query.overlaid(with: $0.query)[name] }
      if !lists.isEmpty { parameters[name] = kind.joined([parameters[name]].compactMap { $0 } + lists) }
    }
    let refined = facet.refines.compactMap { filterStates[$0] }
    var indexModule = IndexModule(
      id: module.id, indexName: module.indexName, backend: specification.backendName(of: module),
      facet: facet.attribute,
      maxFacetHits: maxFacetHits, isDisjunctive: facet.operator == .or, parameters: parameters,
      facetListInteractor: facetListInteractor(of: module, facet, refining: refined), filterStates: refined)
    indexModule.followsQuery = facet.queryUse == .follow
    return indexModule
  }

  /// The modules whose hits a facet section counts.
  private func refinedModules(of facet: FacetModuleSpecification) -> [ModuleSpecification] {
    facet.refines.compactMap { id in specification.modules.first { $0.id.hasSameBytes(as: id) } }
  }

  /// Parameters that say which hits to return and how, which a search in facet values does not have.
  static let hitsOnlyParameters = [
    "page", "hitsPerPage", "offset", "length", "facets", "attributesToRetrieve", "attributesToHighlight",
    "attributesToSnippet", "snippetEllipsisText", "restrictHighlightAndSnippetArrays", "getRankingInfo", "maxFacetHits",
    "responseFields", "distinct",
  ]

  /// The filter texts of the spec and the module, and of the modules whose hits a facet section counts.
  private func baseFilters(of module: ModuleSpecification) -> [String] {
    var texts = [specification.query.filters, module.query.filters]
    if case .facet(let facet) = module.content { texts += refinedModules(of: facet).map(\.query.filters) }
    return texts.compactMap { $0 }
  }
}

extension ModuleSpecification {
  /// The groups of the module's filter state; a facet section has no filter state.
  package var filterGroups: [FilterGroup] {
    guard case .hits(let hits) = content else { return [] }
    return hits.filterGroups
  }
}
