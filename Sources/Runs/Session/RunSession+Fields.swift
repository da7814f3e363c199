import Diagnostics
import EmbeddedEngine
import Presentation
import SearchModel
import SpecLoader
import TerminalText
package import Workspaces

// The fields of hits that the command line asks for.
extension RunSession {
  /// Refuses fields that no section has. Where a section of hits has no schema, any field may be in its records.
  ///
  /// - Throws: ``RunFailure`` with 64.
  package func check(_ fields: [String]?, of spec: CheckedSpec) throws {
    guard let fields, Self.indicesWithoutSchema(of: spec) == [] else { return }
    let known = Self.schemaFields(of: spec)
    let names = ExactSet(known)
    guard let unknown = fields.first(where: { !names.contains($0) }) else { return }
    let hint = Suggestions.hint(
      for: unknown, among: known, otherwise: "the fields are \(names.sorted().joined(separator: ", "))")
    throw RunFailure(.usage, "--fields: no section has a field '\(unknown)'\(hint)")
  }

  /// Warns of fields that no schema has, and no record of the indices whose sections have none. Records of remote
  /// backends may have any.
  package func warn(of fields: [String]?, in workspace: SearchWorkspace) {
    guard !console.isQuiet, let fields, let indices = Self.indicesWithoutSchema(of: workspace.spec) else { return }
    let paths = indices.compactMap { workspace.indices[$0]?.recordPaths }.filter { !$0.isEmpty }
    guard !indices.isEmpty, paths.count == indices.count else { return }
    let known = Self.schemaFields(of: workspace.spec) + paths.flatMap { $0.all.map(\.description) }
    let names = ExactSet(known)
    for field in fields where !names.contains(field) {
      let path = FieldPath(field)
      if let first = path.components.first, AttributeUse.isReserved(first) { continue }
      guard !paths.contains(where: { $0[path] != nil }) else { continue }
      console.warn(
        "--fields: no section has a field '\(field)', and no record has it\(Suggestions.hint(for: field, among: known))"
      )
    }
  }

  /// The fields that the schemas of hits have, and the id.
  private static func schemaFields(of spec: CheckedSpec) -> [String] {
    [SectionLayout.objectIDName]
      + spec.modules.flatMap { module -> [String] in
        guard case .hits(let hits) = module.content else { return [] }
        return hits.schema?.fields.map(\.name) ?? []
      }
  }

  /// The indices on the embedded backend whose hits are shown without a schema; nil where a remote backend's are.
  private static func indicesWithoutSchema(of spec: CheckedSpec) -> [String]? {
    var indices: [String] = []
    for module in spec.modules {
      guard case .hits(let hits) = module.content, hits.schema == nil else { continue }
      guard spec.specification.isEmbedded(module) else { return nil }
      indices.append(module.indexName)
    }
    return indices
  }
}
