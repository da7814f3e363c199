import EmbeddedEngine
import SearchModel
package import Workspaces

extension SearchWorkspace {
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
}
