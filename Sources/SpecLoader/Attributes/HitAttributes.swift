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
      let names = ["objectID", "value", "count"].map { FieldPath($0) }
      // What every value has hides what is below it.
      let path = FieldPath(facet.attribute)
      let isHidden = path.components.count > 1 && names.contains { $0.components == Array(path.components.prefix(1)) }
      let own = [FieldPath(components: [facet.attribute])] + (isHidden ? [] : [path])
      guard !(names + own).contains(FieldPath(attribute)) else { return nil }
      return "a facet value has 'value', 'count' and '\(facet.attribute)', not '\(attribute)'"
    case .hits(let hits):
      let named = FieldPath(attribute)
      let path = hits.schema?.source(of: named) ?? named
      // Tags are an attribute that can be left out, unlike others that answers have by themselves.
      guard let first = path.components.first, first == "_tags" || !AttributeUse.isReserved(first) else { return nil }
      let names = settings.overlaid(with: parameters)["attributesToRetrieve"]?.stringListValue ?? ["*"]
      let unretrievable = settings["unretrievableAttributes"]?.stringListValue ?? []
      guard !RetrievedAttributes(names, unretrievable: unretrievable).reaches(into: path) else { return nil }
      let isNever = AttributeSelection(unretrievable).includes(path)
      return "hits come without '\(attribute)', which "
        + "'\(isNever ? "unretrievableAttributes" : "attributesToRetrieve")' leaves out"
    }
  }
}
