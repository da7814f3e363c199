import Diagnostics
public import Presentation
public import SearchModel
package import SpecLoader
public import Workspaces

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
      loader: loader, reach: reach, parameters: parameters, filters: filters, isTimed: isTimed, hiding: mask.hiding,
      executor: executor)
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
}
