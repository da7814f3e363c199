import Diagnostics
import Runs
import SearchModel
import SpecLoader
import Workspaces

extension RunPlan {
  /// The sections that list values of facets, by the facets of other sections that they refine.
  var facetSections: [RefinedFacet: Int] {
    var sections: [RefinedFacet: Int] = [:]
    for (number, module) in loader.modules.enumerated() {
      guard case .facet(let facet) = module.content else { continue }
      for (refined, other) in loader.modules.enumerated() where facet.refines.contains(other.id) {
        let key = RefinedFacet(section: refined, attribute: facet.attribute)
        sections[key] = sections[key] ?? number
      }
    }
    return sections
  }

  /// The facets of which one chosen value suffices, by section.
  var disjunctiveFacets: [Int: ExactSet] {
    var facets: [Int: ExactSet] = [:]
    for (section, module) in loader.modules.enumerated() {
      guard case .hits(let hits) = module.content else { continue }
      facets[section] = ExactSet(hits.disjunctiveFacets)
    }
    return facets
  }
}
