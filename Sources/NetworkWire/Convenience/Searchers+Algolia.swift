public import SearchGraph
public import SearchModel

// Searchers and connectors of an Algolia application. Source of the forms: InstantSearch's own initialisers.

extension HitsSearcher {
  /// A searcher of an index of an Algolia application.
  public convenience init(
    appID: ApplicationID, apiKey: APIKey, indexName: String, parameters: SearchParameters = [:],
    disjunctiveFacets: [String] = []
  ) {
    self.init(
      service: AlgoliaService.make(appID: appID, apiKey: apiKey), indexName: indexName, parameters: parameters,
      disjunctiveFacets: disjunctiveFacets)
  }
}

extension FacetSearcher {
  /// A searcher of the values of a facet of an Algolia application's index.
  public convenience init(
    appID: ApplicationID, apiKey: APIKey, indexName: String, attribute: String, facetQuery: String = "",
    maxFacetHits: Int = 10, isDisjunctive: Bool = true, parameters: SearchParameters = [:]
  ) {
    self.init(
      service: AlgoliaService.make(appID: appID, apiKey: apiKey), indexName: indexName, attribute: attribute,
      facetQuery: facetQuery, maxFacetHits: maxFacetHits, isDisjunctive: isDisjunctive, parameters: parameters)
  }
}

extension MultiSearcher {
  /// A searcher without components over an Algolia application.
  public convenience init(appID: ApplicationID, apiKey: APIKey) {
    self.init(service: AlgoliaService.make(appID: appID, apiKey: apiKey))
  }
}

extension MultiIndexSearcher {
  /// A searcher of indices of an Algolia application whose interactors are connected by hand: the position of an index
  /// must be that of its interactor.
  public convenience init(appID: ApplicationID, apiKey: APIKey, indexNames: [String]) {
    self.init(service: AlgoliaService.make(appID: appID, apiKey: apiKey), indexNames: indexNames)
  }
}

extension MultiIndexHitsConnector {
  /// Connects the sections of index modules, searched over an Algolia application, and a controller. Each notified
  /// change of a module's filter state searches its section in the caller's actor.
  ///
  /// - Parameters:
  ///   - appID: the application's ID.
  ///   - apiKey: a key that may search, best one that may do nothing else.
  ///   - indexModules: the indices, their interactors and filter states.
  ///   - controller: the controller that shows the hits.
  ///   - isolation: the caller's actor.
  public convenience init(
    appID: ApplicationID, apiKey: APIKey, indexModules: [IndexModule],
    controller: (any MultiIndexHitsController)? = nil, isolation: isolated any Actor = #isolation
  ) {
    self.init(
      service: AlgoliaService.make(appID: appID, apiKey: apiKey), indexModules: indexModules, controller: controller,
      isolation: isolation)
  }
}
