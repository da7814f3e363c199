import Diagnostics
import EmbeddedEngine
public import SearchGraph
public import SearchModel
package import SpecLoader

extension SearchWorkspace {
  /// What a run asks of every query.
  ///
  /// - Parameters:
  ///   - parameters: search parameters that win over those of the spec.
  ///   - filters: filters in Algolia's syntax, ANDed to those of every section.
  ///   - reach: how far sections of hits are loaded.
  ///   - isTimed: whether results carry their duration and the requests that they cost.
  package func plan(
    parameters: SearchParameters = [:], filters: FilterTexts = [], reach: RunPlan.Reach = .onePage,
    isTimed: Bool = false
  ) -> RunPlan {
    RunPlan(
      loader: loader, reach: reach, parameters: parameters, filters: filters, isTimed: isTimed, hiding: mask.hiding)
  }

  /// Searches one query in every section.
  ///
  /// - Returns: every section of the spec in its order. A section that could not be answered holds its error.
  public func search(
    _ query: String, parameters: SearchParameters = [:], filters: [String] = []
  ) async -> QueryResult {
    await QueryRunner(plan: plan(parameters: parameters, filters: FilterTexts(filters))).run(query: query)
  }

  /// Searches queries in every section, several at once.
  ///
  /// - Parameters:
  ///   - queries: the texts to search for.
  ///   - jobs: how many are searched at once; the results are the same.
  /// - Returns: the results in the order of the queries, each as soon as it is available.
  public func run(_ queries: [String], jobs: Int = 1) -> QueryRun<QueryResult> {
    plan().run(QueryFileReader(queries: queries), options: QueryRunOptions(jobs: jobs))
  }

  /// A graph of the spec's sections for a custom user interface, confined to the caller.
  ///
  /// - Parameter controller: the controller that shows the hits.
  /// - Throws: ``FilterSyntaxError`` for filters of the spec that do not parse; the spec's checks refuse these before.
  public func makeConnector(
    controller: (any MultiIndexHitsController)? = nil
  ) throws(FilterSyntaxError) -> MultiIndexHitsConnector {
    let search = loader.load(controller: controller)
    try search.prepare(query: "")
    return search.connector
  }

  /// Explains a query: the exact requests of each section, nothing sent to remote backends.
  ///
  /// - Parameters:
  ///   - query: the text to search for.
  ///   - objectID: a record whose place is to be explained, nil for none.
  ///   - plan: what else is asked of the query.
  /// - Throws: ``FilterSyntaxError`` for filters that do not parse; what ``CheckedSpec/open(rebuildsIndices:)``
  ///   throws when an index is damaged and cannot be built anew.
  package func explain(_ query: String, objectID: String? = nil, plan: RunPlan) async throws -> QueryExplanation {
    var explainer = Explainer(plan: plan, indices: indices)
    let explanation = try explainer.explain(query: query, objectID: objectID)
    guard indices.values.contains(where: \.isDamaged) else { return explanation }
    explainer.indices =
      try await spec.open(recordings: recordings, rebuildsIndices: true, mask: mask, observer: observer).indices
    return try explainer.explain(query: query, objectID: objectID)
  }

  /// Builds graphs of the modules that run.
  private var loader: GraphLoader {
    GraphLoader(
      specification: specification, services: services,
      moduleIDs: spec.options.modules.isEmpty ? nil : spec.options.modules)
  }
}
