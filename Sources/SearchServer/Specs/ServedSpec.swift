import Diagnostics
import EmbeddedBackend
import EmbeddedEngine
import IndexSettings
import SearchDialects
import SearchModel
import SpecLoader
import Workspaces

/// A spec as it is served until another one takes its place: what requests see of it does not change under them.
final class ServedSpec: Sendable {
  /// How many specs were served before it, and this one.
  let number: Int
  /// The spec with its indices and backends.
  let workspace: SearchWorkspace
  /// The engine over the indices.
  let engine: EmbeddedService
  /// The indices by name, in the order of the spec.
  let indices: ExactDictionary<IndexSpecification>
  /// Tells by index what finds nothing there.
  private let filterChecks: ExactDictionary<IndexFilterCheck>
  private let knownWarnings = KnownWarnings()
  /// The synonyms and rules of the indices, as their files have them.
  let objects: ExactDictionary<IndexObjects>
  /// When it was opened, as dates are written.
  let openedAt: String
  private let variants = SpecVariants()

  init(_ workspace: SearchWorkspace, number: Int, openedAt: String) {
    self.number = number
    self.workspace = workspace
    self.openedAt = openedAt
    engine = EmbeddedService(workspace.catalogue)
    let specifications = workspace.specification.indices
    indices = ExactDictionary(specifications.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    filterChecks = ExactDictionary(specifications.map { ($0.name, IndexFilterCheck($0)) }, uniquingKeysWith: { $1 })
    objects = workspace.spec.indexObjects
  }

  /// The spec with its own backends, or with another one for all of its modules.
  ///
  /// - Throws: ``ServedFault`` with 404 for a backend that there is not, with 400 for one that cannot be asked.
  func workspace(onBackend name: String?) async throws(ServedFault) -> SearchWorkspace {
    guard let name else { return workspace }
    do {
      return try await variants.workspace(workspace.spec, onBackend: name)
    } catch let error as UnknownNameError {
      throw ServedFault(404, error.description)
    } catch let error as SpecificationError {
      let findings = error.diagnostics.filter { $0.severity == .error }.map(\.fullMessage)
      throw ServedFault(400, workspace.mask.hiding(findings.joined(separator: "; ")))
    } catch {
      throw ServedFault(400, workspace.mask.hiding("\(error)"))
    }
  }

  /// The settings of an index.
  func settings(of index: String) -> SearchParameters { indices[index]?.settings ?? [:] }

  /// Warnings about filters, facets and areas of searches that find nothing, whatever the records are, each once.
  func warnings(of queries: [ServedQuery]) -> [String] {
    var seen: ExactSet = []
    return queries.flatMap(warnings).filter { seen.insert($0).inserted }
  }

  private func warnings(of query: ServedQuery) -> [String] {
    guard let check = filterChecks[query.indexName] else { return [] }
    return knownWarnings.warnings(of: query) {
      check.warnings(in: query.parameters.withoutNulls)
        + SettingChecks.warnings(inQuery: query.parameters).map(\.description)
    }
  }
}
