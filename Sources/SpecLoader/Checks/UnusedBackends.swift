import SearchModel
import YAMLTree

/// The declared backends that a run does not use, found out before decoding, so that they may lack variables.
struct UnusedBackends {
  let names: ExactSet

  init(root: YAMLNode, choice: BackendChoice, decoder: DocumentDecoder) {
    let declared = root["backends"]?.members?.map(\.name) ?? []
    guard !choice.checksAll, !declared.isEmpty else {
      names = []
      return
    }
    var decoder = decoder
    func name(_ node: YAMLNode?) -> String? {
      guard let node, node.scalar != nil, !node.isEmptyScalar else { return nil }
      return decoder.resolve(node)?.text
    }
    let own = name(root["backend"]) ?? (declared.count == 1 ? declared.first : nil)
    let defaultBackend = choice.defaultBackend.flatMap { declared.contains($0) ? $0 : nil } ?? own
    var used = ExactSet(choice.additional)
    for module in root["indexModules"]?.elements ?? [] {
      let id = name(module["id"]) ?? name(module["indexName"]) ?? name(module["facet"]?["indexName"])
      if let modules = choice.modules, !(id.map(modules.contains) ?? false) { continue }
      let chosen = id.flatMap { choice.backendsByModule[$0] }.flatMap { declared.contains($0) ? $0 : nil }
      if let backend = chosen ?? name(module["backend"]) ?? defaultBackend { used.insert(backend) }
    }
    names = ExactSet(declared).subtracting(used)
  }
}
