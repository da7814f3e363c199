import Diagnostics
import IndexSettings
package import SearchModel
import SpecLoader
import Workspaces

extension RunPlan {
  /// The attributes that the index of a section declares for counting; none for an index that the spec does not hold.
  package func declaredFacets(ofSection section: Int) -> [String] {
    let name = loader.modules[section].indexName
    let settings = loader.specification.indices.first { $0.name.hasSameBytes(as: name) }?.settings
    return (settings?["attributesForFaceting"]?.arrayValue ?? []).compactMap { entry in
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
