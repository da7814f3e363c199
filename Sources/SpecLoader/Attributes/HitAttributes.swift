import Diagnostics
import IndexSettings
package import SearchModel

/// Which attributes the rows of a section can have.
package struct HitAttributes {
  private let module: ModuleSpecification
  private let settings: SearchParameters
  private let parameters: SearchParameters

  /// The attributes of a module's rows.
  ///
  /// - Parameters:
  ///   - parameters: those with which the section searches.
  ///   - settings: those of its index.
  package init(of module: ModuleSpecification, parameters: SearchParameters = [:], settings: SearchParameters = [:]) {
    self.module = module
    self.parameters = parameters
    self.settings = settings
  }

  /// Why no row can have an attribute; nil where one can.
  package func absence(of attribute: String) -> String? {
    switch module.content {
    case .facet(let facet):
      let names = ["objectID", "value", "count", facet.attribute]
      guard !names.contains(where: { $0.hasSameBytes(as: attribute) }) else { return nil }
      return "a facet value has 'value', 'count' and '\(facet.attribute)', not '\(attribute)'"
    case .hits(let hits):
      let path = FieldPath(attribute)
      guard let first = path.components.first, !AttributeUse.isReserved(first), hits.schema?.names(path) != true
      else { return nil }
      let names = settings.overlaid(with: parameters)["attributesToRetrieve"]?.stringListValue ?? ["*"]
      let unretrievable = settings["unretrievableAttributes"]?.stringListValue ?? []
      guard !RetrievedAttributes(names, unretrievable: unretrievable).reaches(into: path) else { return nil }
      let isNever = AttributeSelection(unretrievable).includes(path)
      return "hits come without '\(attribute)', which "
        + "'\(isNever ? "unretrievableAttributes" : "attributesToRetrieve")' leaves out"
    }
  }
}
