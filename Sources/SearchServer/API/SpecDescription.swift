import Diagnostics
import Presentation
import Runs
import SearchModel
import SpecLoader
import Workspaces

/// What the page must know of a spec: its sections and what can be chosen in them. Nothing of it is secret.
struct SpecDescription {
  private let plan: RunPlan

  init(_ workspace: SearchWorkspace) {
    plan = workspace.plan()
  }

  private var spec: SearchSpecification { plan.loader.specification }

  /// The description as JSON.
  var json: JSON {
    var object: JSONObject = [:]
    object["name"] = spec.name.map(JSON.string)
    let debounce = Int(exactly: (spec.searchBox.debounce / .milliseconds(1)).rounded()) ?? 0
    object["searchBox"] = [
      "mode": .string(spec.searchBox.mode == .searchAsYouType ? "asYouType" : "onSubmit"),
      "debounce": .integer(debounce),
    ]
    object["backends"] = .array(spec.backends.map { .string($0.name) })
    object["sections"] = .array(plan.loader.modules.indices.map(section))
    return .object(object)
  }

  private func section(_ place: Int) -> JSON {
    let module = plan.loader.modules[place]
    var object: JSONObject = [
      "module": .string(module.id), "title": .string(module.title), "indexName": .string(module.indexName),
      "backend": .string(plan.loader.specification.backendName(of: module)),
      "showItemsOnEmptyQuery": .bool(module.showItemsOnEmptyQuery),
    ]
    let tags = plan.layouts[place].highlightTags
    if tags != HighlightTags() { object["highlightTags"] = [.string(tags.pre), .string(tags.post)] }
    switch module.content {
    case .hits(let hits):
      object["kind"] = "hits"
      if hits.role == .suggestions { object["role"] = "suggestions" }
      object["infiniteScrolling"] = .bool(hits.infiniteScrolling != .off)
      object["label"] = hits.label.map(JSON.string)
      object["detail"] = hits.detail.map { .array($0.map(JSON.string)) }
      object["fields"] = .array((hits.schema?.fields ?? []).map(Self.field))
      if plan.facetOrder(ofSection: place) == .alpha { object["facetOrder"] = "alpha" }
      let choices = choices(in: hits.filterGroups, of: module)
      let hierarchies = choices.hierarchies
      object["facets"] = .array(
        facets(of: place, hits, but: hierarchies.flatMap(\.attributes), chosen: choices.values))
      if !hierarchies.isEmpty {
        object["hierarchies"] = .array(
          hierarchies.map {
            [
              "attributes": .array($0.attributes.map(JSON.string)), "separator": .string($0.separator),
              "path": .string($0.path.joined(separator: $0.separator)),
            ]
          })
      }
      object["filters"] = FilterGroup.text(of: choices.others).map(JSON.string)
    case .facet(let facet):
      object["kind"] = "facet"
      object["attribute"] = .string(facet.attribute)
      object["refines"] = .array(facet.refines.map(JSON.string))
      object["operator"] = .string(facet.operator == .or ? "or" : "and")
      object["selection"] = .string(facet.selection == .single ? "single" : "multiple")
    }
    return .object(object)
  }

  /// What a filter state has chosen in trees and among facet values, where the page shows it and lets it be chosen
  /// otherwise; and its other groups.
  private func choices(
    in groups: [FilterGroup], of module: ModuleSpecification
  ) -> (hierarchies: [HierarchicalRefinement], values: [(attribute: String, values: [String])], others: [FilterGroup]) {
    var hierarchies: [HierarchicalRefinement] = []
    var others: [FilterGroup] = []
    for group in groups {
      if let hierarchy = Self.hierarchy(group),
        !hierarchies.contains(where: { $0.attributes.first == hierarchy.attributes.first })
      {
        hierarchies.append(hierarchy)
      } else {
        others.append(group)
      }
    }
    let fixed = spec.fixedFacets(of: module)
    let values = others.compactMap { $0.chosenValues(amongst: others) }.filter { !fixed.contains($0.attribute) }
    let shown = ExactSet(values.map(\.attribute))
    let told = others.filter { group in
      group.chosenValues(amongst: others).map { !shown.contains($0.attribute) } ?? true
    }
    return (hierarchies, values, told)
  }

  /// The facets that the section counts, but for the levels of trees.
  ///
  /// - Parameter chosen: the values that the spec has chosen of facets.
  private func facets(
    of place: Int, _ hits: HitsModuleSpecification, but levels: [String],
    chosen: [(attribute: String, values: [String])]
  ) -> [JSON] {
    let module = plan.loader.modules[place]
    let asked = spec.query.overlaid(with: module.query).facets
    var attributes = asked.contains("*") ? plan.declaredFacets(ofSection: place) : asked
    let disjunctive =
      hits.disjunctiveFacets
      + hits.filterGroups.filter { $0.kind == .or }.flatMap(\.filters).filter { $0.kind == .facet }.map(\.attribute)
    for attribute in disjunctive where !attributes.contains(where: { $0.hasSameBytes(as: attribute) }) {
      attributes.append(attribute)
    }
    return attributes.filter { !levels.contains($0) }.map { attribute in
      let isDisjunctive = disjunctive.contains { $0.hasSameBytes(as: attribute) }
      var facet: JSONObject = ["attribute": .string(attribute), "operator": .string(isDisjunctive ? "or" : "and")]
      facet["values"] = chosen.first { $0.attribute.hasSameBytes(as: attribute) }.map {
        .array($0.values.map(JSON.string))
      }
      return .object(facet)
    }
  }

  private static func field(_ field: HitField) -> JSON {
    var object: JSONObject = ["name": .string(field.name), "type": .string(typeName(field.type))]
    if field.path != FieldPath(components: [field.name]) {
      object["from"] = .array(field.path.components.map(JSON.string))
    }
    return .object(object)
  }

  private static func typeName(_ type: HitFieldType) -> String {
    switch type {
    case .list(let element): "[\(typeName(element))]"
    case .object: "object"
    default: HitFieldType.scalarTypes.first { $0.type == type }?.name ?? "any"
    }
  }

  private static func hierarchy(_ group: FilterGroup) -> HierarchicalRefinement? {
    if case .hierarchical(let refinement) = group.kind { refinement } else { nil }
  }
}
