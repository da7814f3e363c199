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

  /// Warnings about attributes in query files that no record of the modules' indices has: every hit meets a filter that
  /// excludes such an attribute, a snapshot of it holds nothing, and a search by it finds nothing.
  ///
  /// Fields of hit schemas are names, too, and facet values have names of their own. Nothing is said where one of the
  /// indices is not known.
  ///
  /// - Parameter known: the indices that are known, by name.
  package func warnings(of attributes: [NamedAttribute], in known: ExactDictionary<EmbeddedIndex>) -> [Diagnostic] {
    let paths = known.compactMapValues(\.recordPaths)
    return attributes.flatMap { named -> [Diagnostic] in
      if let warning = warningOfFacetValues(named) { return [warning] }
      guard let indices = indices(of: named, paths), !indices.isEmpty else { return [] }
      let warnings = named.warnings(in: indices, paths: paths)
      guard !warnings.isEmpty, let id = named.objectID else { return warnings }
      let isID = indices.contains { (try? known[$0]?.records([id], attributes: []))?.isEmpty == false }
      return isID ? [] : warnings
    }
  }

  /// A warning about an attribute that facet values do not have, where a condition on a section of theirs names it.
  private func warningOfFacetValues(_ named: NamedAttribute) -> Diagnostic? {
    guard case .condition(let id?) = named.role,
      let module = modules.first(where: { $0.id.hasSameBytes(as: id) }), !module.showsHits,
      let absence = HitAttributes(of: module).absence(of: named.attribute)
    else { return nil }
    return Diagnostic(
      .warning, code: "unknown-attribute", file: named.file, range: named.range,
      message: "\(Diagnostic.quoted(named.name)): \(absence)")
  }

  /// The indices one of which should have an attribute; nil where another may have it.
  private func indices(of named: NamedAttribute, _ paths: ExactDictionary<RecordPaths>) -> [String]? {
    var indices: [String] = []
    for module in modules {
      if case .condition(let id?) = named.role, !id.hasSameBytes(as: module.id) { continue }
      guard specification.isEmbedded(module) else { return nil }
      if named.isExpected {
        guard case .hits(let hits) = module.content else {
          if HitAttributes(of: module).absence(of: named.attribute) == nil { return nil }
          continue
        }
        let path = FieldPath(named.attribute)
        if let schema = hits.schema {
          if schema.names(path) || schema.names(FieldPath(components: [named.attribute])) { return nil }
          if schema.hasDefaultOfAnyValues(for: path) { return nil }
          // What is in a field of any values, only the records say.
          if let source = schema.source(of: path), paths[module.indexName]?[source] != nil { return nil }
        }
      }
      if !indices.contains(module.indexName) { indices.append(module.indexName) }
    }
    return indices
  }
}
