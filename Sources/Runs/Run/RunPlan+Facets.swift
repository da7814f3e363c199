package import SearchModel
import SpecLoader
import Workspaces

extension RunPlan {
  /// The attributes that the index of a section declares for counting; none for an index that the spec does not hold.
  package func declaredFacets(ofSection section: Int) -> [String] {
    let settings = loader.specification.indexSettings(of: loader.modules[section])
    return (settings["attributesForFaceting"]?.arrayValue ?? []).compactMap { entry in
      var attribute = entry.stringValue ?? ""
      while let open = attribute.firstIndex(of: "("), attribute.last == ")" {
        if attribute[..<open] == "filterOnly" { return nil }
        attribute = String(attribute[attribute.index(after: open)...].dropLast())
      }
      return attribute.isEmpty ? nil : attribute
    }
  }

  /// The order of a section's facet values.
  package func facetOrder(ofSection section: Int) -> FacetOrder {
    loader.specification.displayParameters(of: loader.modules[section]).facetOrder
  }
}
