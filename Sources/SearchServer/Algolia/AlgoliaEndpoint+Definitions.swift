import EmbeddedBackend
import EmbeddedEngine
import IndexSettings
import SearchDialects
import SearchModel
import SpecLoader
import Workspaces

// What indices consist of beside their records.
extension AlgoliaEndpoint {
  /// The settings of an index: what the spec says, and the defaults of what it does not.
  func settings(of name: String) throws(ServedFault) -> JSON {
    guard let index = spec.indices[name] else { throw .missingIndex(name) }
    var settings: JSONObject = [:]
    for parameter in SearchParameter.all where parameter.isSetting {
      settings[parameter.name] = index.settings[parameter.name] ?? parameter.defaultValue
    }
    for (member, value) in index.settings.object where settings[member] == nil { settings[member] = value }
    if index.relevantSort != nil {
      // What a virtual replica sorts by stands beside the ranking that it has from its primary.
      for member in RelevantSort.settings { settings[member] = index.ownSettings?[member] ?? settings[member] }
    }
    settings["primary"] = index.primary.map(JSON.string)
    settings["version"] = 2
    return .object(settings)
  }

  /// The synonyms or rules of an index.
  func objects(_ kind: ServedDefinitions, of name: String) throws(ServedFault) -> [JSONObject] {
    guard spec.indices[name] != nil else { throw .missingIndex(name) }
    switch kind {
    case .synonyms: return spec.objects[name]?.synonyms ?? []
    case .rules: return spec.objects[name]?.rules ?? []
    }
  }

  /// The list of indices.
  ///
  /// - Parameter page: the page that is asked for; nil for all of them.
  func list(page: Int?, size: Int) -> JSON {
    let entries = spec.indices.values.map(entry)
    guard let page else { return ["items": .array(entries), "nbPages": 1] }
    let start = saturatingProduct(page, size)
    return [
      "items": .array(Array(entries.dropFirst(start).prefix(size))),
      "nbPages": .integer(pageCount(of: entries.count, size: size)),
    ]
  }

  private func entry(_ index: IndexSpecification) -> JSON {
    var entry: JSONObject = [
      "name": .string(index.name), "createdAt": .string(spec.openedAt), "updatedAt": .string(spec.openedAt),
      "entries": .integer(spec.workspace.catalogue[index.name]?.recordCount ?? 0), "dataSize": 0, "fileSize": 0,
      "lastBuildTimeS": 0, "numberOfPendingTasks": 0, "pendingTask": false,
    ]
    entry["primary"] = index.primary.map(JSON.string)
    if index.relevantSort != nil { entry["virtual"] = true }
    let replicas = index.settings["replicas"]?.stringListValue ?? []
    if index.primary == nil, !replicas.isEmpty { entry["replicas"] = .array(replicas.map(JSON.string)) }
    return .object(entry)
  }
}
