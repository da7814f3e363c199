import Diagnostics
import IndexSettings
package import SearchModel
import SpecLoader
import Workspaces

extension RunPlan {
  /// The attributes that the index of a section declares for counting; none for an index that the spec does not hold.
  package func declaredFacets(ofSection section: Int) -> [String] {
    (settings(ofSection: section)?["attributesForFaceting"]?.arrayValue ?? []).compactMap { entry in
      var attribute = entry.stringValue ?? ""
      while let open = attribute.firstIndex(of: "("), attribute.last == ")" {
        if attribute[..<open] == "filterOnly" { return nil }
        attribute = String(attribute[attribute.index(after: open)...].dropLast())
      }
      return attribute.isEmpty ? nil : attribute
    }
  }

  /// The order of a section's facet values, by its parameters or the settings of its index.
  package func facetOrder(ofSection section: Int) -> FacetOrder {
    var parameters = loader.specification.query.overlaid(with: loader.modules[section].query)
    if parameters["sortFacetValuesBy"] == nil {
      parameters["sortFacetValuesBy"] = settings(ofSection: section)?["sortFacetValuesBy"]
    }
    return parameters.facetOrder
  }

  private func settings(ofSection section: Int) -> SearchParameters? {
    let name = loader.modules[section].indexName
    return loader.specification.indices.first { $0.name.hasSameBytes(as: name) }?.settings
  }
}
