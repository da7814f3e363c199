import Diagnostics
import IndexSettings
import SearchModel
import YAMLTree

extension SpecAssembler {
  /// What the composition adds to modules.
  ///
  /// - Parameter declared: the list of modules as it is written, also of those that are wrong.
  mutating func assembleFeeds(
    _ composition: CheckedValue?, modules: [ModuleSpecification], declared: CheckedValue?
  ) -> [FeedSpecification] {
    let members = composition?["feeds"]?.mapping?.members ?? [:]
    return members.compactMap { id, member in
      guard let module = modules.first(where: { $0.id.hasSameBytes(as: id) }) else {
        // A module with an error was reported by itself.
        if modules.count == declared?.list?.count { reportUnknownFeed(id, at: member.key.useRange, among: modules) }
        return nil
      }
      guard case .hits = module.content else {
        let message = "feeds are modules of records; \(Diagnostic.quoted(id)) is a section of facet values"
        decoder.report("invalid-reference", member.key.useRange, message)
        return nil
      }
      let positioning = member.value["deduplication"]?["positioning"]?.text
      return FeedSpecification(
        moduleID: module.id, injectedItems: assembleInjectedItems(member.value["injectedItems"], of: module),
        positioning: positioning.flatMap(FeedSpecification.Positioning.init) ?? .highestInjected)
    }
  }

  private mutating func reportUnknownFeed(_ id: String, at range: SourceRange, among modules: [ModuleSpecification]) {
    let known = modules.filter { if case .hits = $0.content { true } else { false } }.map(\.id)
    let suggestion = Suggestions.closestMatch(to: id, among: known)
    let hint = suggestion == nil && !known.isEmpty ? " (modules of records: \(known.joined(separator: ", ")))" : ""
    decoder.report("unknown-module", range, "unknown module \(Diagnostic.quoted(id))\(hint)", suggestion: suggestion)
  }

  private mutating func assembleInjectedItems(
    _ value: CheckedValue?, of module: ModuleSpecification
  ) -> [InjectedItemsSpecification] {
    let backend = backends.first { $0.name.hasSameBytes(as: module.backend ?? defaultBackend ?? "") }
    if let value, let backend, !backend.takesObjectIDFilters {
      report(
        "unsupported", value,
        "records are injected on the embedded engine and on Algolia alone; the module \(Diagnostic.quoted(module.id)) "
          + "has the backend \(Diagnostic.quoted(backend.name)) (\(backend.typeName))")
    }
    var lines: ExactDictionary<Int> = [:]
    let most = FeedSpecification.mostInjectedItems
    var groups: [InjectedItemsSpecification] = []
    for (place, element) in (value?.list ?? []).enumerated() {
      if place == most { report("limit-exceeded", element, "a feed takes at most \(most) groups of injected items") }
      if let key = element["key"], let name = key.text {
        if let line = lines[name] {
          report("duplicate-id", key, "the key \(Diagnostic.quoted(name)) is already used on line \(line)")
        }
        lines[name] = lines[name] ?? key.range.start.line
      }
      if let group = assembleGroup(element, backend: backend) { groups.append(group) }
    }
    return groups
  }

  private mutating func assembleGroup(
    _ value: CheckedValue, backend: BackendSpecification?
  ) -> InjectedItemsSpecification? {
    let external = value["source"]?["external"]
    guard let source = value["source"]?["search"] ?? external, let index = source["index"], let name = index.text else {
      return nil
    }
    let parameters = source["params"]?.parameters
    for member in parameters?.members ?? [] where !CompositionParameters.injected.contains(member.parameter.name) {
      decoder.report(
        "unsupported", member.key.useRange,
        "\(Diagnostic.quoted(member.parameter.name)) is no parameter of injected items")
    }
    if backend?.kind == .embedded { checkInjected(index, parameters) }
    let ordering = external?["ordering"]?.text.flatMap(InjectedItemsSpecification.Ordering.init) ?? .default
    let metadata = value["metadata"]?["hits"]
    let extra = metadata?["extra"]?.mapping?.members.map { ($0, $1.value.json ?? .null) } ?? []
    guard let key = value["key"]?.text, let position = value["position"]?.integer,
      let length = value["length"]?.integer
    else { return nil }
    return InjectedItemsSpecification(
      key: key, source: external == nil ? .search : .external(ordering: ordering), indexName: name,
      parameters: parameters?.values ?? [:], position: position, length: length,
      addsKey: metadata?["addItemKey"]?.boolean ?? false, extra: JSONObject(extra, uniquingKeysWith: { $1 }))
  }

  private mutating func checkInjected(_ value: CheckedValue, _ parameters: CheckedParameters?) {
    guard let name = value.text else { return }
    guard indexNames.contains(where: { $0.hasSameBytes(as: name) }) else { return reportUnknownIndex(name, value) }
    guard let parameters, let index = indices[name] else { return }
    check(parameters, overruled: [], index)
    warn(SettingChecks.withoutEffect(in: parameters.values, over: index.settings), of: parameters)
  }
}
