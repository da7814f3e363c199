import Runs
import SearchGraph
import SearchModel
import SpecLoader
import Workspaces

extension InteractiveSession {
  /// Has a section count the facets that its index declares, so that there is something to choose.
  func countFacets(ofSection section: Int, isolation: isolated any Actor) {
    guard let searcher = loaded.connector.searcher.sections[section] as? HitsSearcher else { return }
    let declared = plan.declaredFacets(ofSection: section)
    let counted = searcher.parameters.facets
    let missing = declared.filter { !counted.contains($0) && !searcher.disjunctiveFacets.contains($0) }
    guard !missing.isEmpty, !counted.contains("*") else { return }
    searcher.parameters.facets = counted + missing
    searcher.search(isolation: isolation)
  }
}
