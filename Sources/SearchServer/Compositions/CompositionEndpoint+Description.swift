import Diagnostics
import SearchDialects
import SearchModel
import SpecLoader
import Workspaces

// The composition as Algolia's objects describe one.
extension CompositionEndpoint {
  /// The list of compositions: the spec alone.
  func list(page: Int?, size: Int) -> JSON {
    let items: [JSON] = (page ?? 0) == 0 ? [description] : []
    return [
      "items": .array(items), "nbPages": 1, "page": .integer(page ?? 0), "hitsPerPage": .integer(size), "nbHits": 1,
    ]
  }

  /// The composition of an id.
  ///
  /// - Throws: ``ServedFault`` with 404.
  func describe(_ id: String) throws(ServedFault) -> JSON {
    try requireID(id)
    return description
  }

  private var description: JSON {
    let feeds = spec.workspace.modules.compactMap { module in feed(module).map { (module.id, $0) } }
    return [
      "objectID": .string(id), "name": .string(spec.workspace.specification.name ?? id),
      "behavior": [
        "multifeed": [
          "feeds": .object(JSONObject(feeds, uniquingKeysWith: { $1 })),
          "feedsOrder": .array(feeds.map { .string($0.0) }),
        ]
      ],
    ]
  }

  private func feed(_ module: ModuleSpecification) -> JSON? {
    guard case .hits(let hits) = module.content else { return nil }
    var parameters = spec.workspace.specification.query.overlaid(with: module.query)
    let filters = [FilterGroup.text(of: hits.filterGroups), parameters.filters].compactMap { $0 }
    parameters.filters = filters.isEmpty ? nil : filters.joined(separator: " AND ")
    let own = parameters.object.filter { CompositionParameters.main.contains($0.key) }
    var search: JSONObject = ["index": .string(module.indexName)]
    if !own.isEmpty { search["params"] = .object(own) }
    var injection: JSONObject = ["main": ["source": ["search": .object(search)]]]
    if let feed = self.injection(into: module.id) {
      injection["injectedItems"] = .array(feed.injectedItems.map(Self.description))
      injection["deduplication"] = ["positioning": .string(feed.positioning.rawValue)]
    }
    return ["injection": .object(injection)]
  }

  private static func description(_ items: InjectedItemsSpecification) -> JSON {
    var source: JSONObject = ["index": .string(items.indexName)]
    if !items.parameters.values.isEmpty { source["params"] = .object(items.parameters.object) }
    var object: JSONObject = ["key": .string(items.key)]
    switch items.source {
    case .search: object["source"] = ["search": .object(source)]
    case .external(let ordering):
      source["ordering"] = .string(ordering.rawValue)
      object["source"] = ["external": .object(source)]
    }
    object["position"] = .integer(items.position)
    object["length"] = .integer(items.length)
    var hits: JSONObject = [:]
    if items.addsKey { hits["addItemKey"] = true }
    if !items.extra.isEmpty { hits["extra"] = .object(items.extra) }
    if !hits.isEmpty { object["metadata"] = ["hits": .object(hits)] }
    return .object(object)
  }
}
