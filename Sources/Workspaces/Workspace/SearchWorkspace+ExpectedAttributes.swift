package import Diagnostics
import EmbeddedEngine
import SearchModel
package import SpecLoader

extension SearchWorkspace {
  /// Warnings about attributes in the expectations of query files that no record of the modules' indices has, and no
  /// field of their hit schemas: every hit meets a filter that excludes such an attribute, and a snapshot of it holds
  /// nothing.
  ///
  /// Sections of remote backends and of facet values are not judged.
  package func warnings(of attributes: [ExpectedAttribute]) -> [Diagnostic] {
    let paths = indices.compactMapValues(\.recordPaths)
    return attributes.flatMap { expected -> [Diagnostic] in
      var indices: [String] = []
      for module in modules where expected.module.map({ $0.hasSameBytes(as: module.id) }) ?? true {
        guard specification.isEmbedded(module), case .hits(let hits) = module.content,
          !(hits.schema?.fields.contains { $0.name.hasSameBytes(as: expected.attribute) } ?? false)
        else { return [] }
        indices.append(module.indexName)
      }
      return indices.isEmpty ? [] : expected.warnings(in: indices, paths: paths)
    }
  }
}
