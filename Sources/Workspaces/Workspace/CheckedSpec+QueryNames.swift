package import Diagnostics
package import EmbeddedEngine
import IndexSettings
package import SearchModel
package import SpecLoader

// The names in query files beside those that records have. Sections of remote backends are not judged.
extension CheckedSpec {
  /// Warnings about filters of query files that ask for values, tags or numbers that no record of the modules' indices
  /// has.
  ///
  /// - Parameter indices: the indices that are known, by name.
  package func warnings(of uses: [FilterUse], in indices: ExactDictionary<EmbeddedIndex>) -> [Diagnostic] {
    let check = FilterValueCheck(searchedIndices.compactMap { indices[$0.name] }.sorted { $0.name < $1.name })
    return uses.compactMap { use in
      check.finding(use.filter).map { finding in
        Diagnostic(
          .warning, code: "unknown-value", file: use.file, range: use.range, message: finding.message,
          suggestion: finding.suggestion)
      }
    }
  }

  /// Warnings about attributes in the expectations of query files that no record of the modules' indices has, and no
  /// field of their hit schemas: every hit meets a filter that excludes such an attribute, and a snapshot of it holds
  /// nothing.
  ///
  /// Sections of facet values are not judged, and nothing is said where one of the indices is not known.
  ///
  /// - Parameter known: the indices that are known, by name.
  package func warnings(of attributes: [ExpectedAttribute], in known: ExactDictionary<EmbeddedIndex>) -> [Diagnostic] {
    let paths = known.compactMapValues(\.recordPaths)
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
