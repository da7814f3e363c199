import YAMLTree

/// Which backends a run uses, found out before decoding, so that the others may lack variables.
struct BackendUsage {
  /// The declared backends that the run does not use.
  let unused: Set<String>

  init(root: YAMLNode, options: BackendUse, decoder: DocumentDecoder) {
    let declared = root["backends"]?.members?.map(\.name) ?? []
    guard !options.checksAll, !declared.isEmpty else {
      unused = []
      return
    }
    var decoder = decoder
    func name(_ node: YAMLNode?) -> String? {
      guard let node, node.scalar != nil, !node.isEmptyScalar else { return nil }
      return decoder.resolve(node)?.text
    }
    let own = name(root["backend"]) ?? (declared.count == 1 ? declared.first : nil)
    let defaultBackend = options.defaultBackend.flatMap { declared.contains($0) ? $0 : nil } ?? own
    var used = Set(options.additional)
    for module in root["indexModules"]?.elements ?? [] {
      let id = name(module["id"]) ?? name(module["indexName"]) ?? name(module["facet"]?["indexName"])
      if let modules = options.modules, !(id.map(modules.contains) ?? false) { continue }
      let chosen = id.flatMap { options.backendsByModule[$0] }.flatMap { declared.contains($0) ? $0 : nil }
      if let backend = chosen ?? name(module["backend"]) ?? defaultBackend { used.insert(backend) }
    }
    unused = Set(declared).subtracting(used)
  }
}
