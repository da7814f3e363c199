import Presentation
package import Runs
import SearchGraph
import SearchModel
import SpecLoader
import Terminal
import Workspaces

/// What there is to choose from before a screen is shown: the hits of a query.
///
/// Suggestions and values of facets cannot be chosen. When a section failed, its hits are unknown.
package struct FirstChoice: Sendable {
  /// The only hit, as if it had been accepted; nil unless there is exactly one.
  package let only: Selection?
  /// Whether there is no hit at all.
  package let isNone: Bool

  /// Searches a query.
  package init(plan: RunPlan, query: String) async {
    let result = await QueryRunner(plan: plan).run(query: query)
    var hits: [SelectedHit] = []
    var count = 0
    for (section, module) in zip(result.sections, plan.loader.modules) {
      guard case .hits(let settings) = module.content, settings.role == .results,
        case .hits(let found) = section.content
      else { continue }
      count += max(section.counts?.nbHits ?? 0, found.count)
      hits += found.map { SelectedHit(module: section.module, indexName: section.indexName, hit: $0) }
    }
    let isCertain = result.sections.allSatisfy { $0.error == nil }
    isNone = isCertain && count == 0
    only =
      isCertain && count == 1 && hits.count == 1 ? Selection(query: query, key: Key(.enter), hits: hits) : nil
  }
}
