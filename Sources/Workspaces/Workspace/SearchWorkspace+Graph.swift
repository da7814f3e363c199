public import SearchGraph
public import SearchModel
import SpecLoader

extension SearchWorkspace {
  /// A graph of the spec's sections for a custom user interface, confined to the caller.
  ///
  /// - Parameter controller: the controller that shows the hits.
  /// - Throws: ``FilterSyntaxError`` for filters of the spec that do not parse; the spec's checks refuse these before.
  public func makeConnector(
    controller: (any MultiIndexHitsController)? = nil
  ) throws(FilterSyntaxError) -> MultiIndexHitsConnector {
    let search = loader.load(controller: controller)
    try search.prepare(query: "")
    return search.connector
  }

  /// Builds graphs of the modules that run.
  package var loader: GraphLoader {
    GraphLoader(
      specification: specification, services: services,
      moduleIDs: spec.options.modules.isEmpty ? nil : spec.options.modules)
  }
}
