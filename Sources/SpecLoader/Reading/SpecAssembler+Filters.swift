import Diagnostics
import IndexSettings
import SearchModel

extension SpecAssembler {
  mutating func assembleFilterGroups(_ value: CheckedValue?, index: IndexSpecification?) -> [FilterGroup] {
    var lines: [FilterGroup.ID: Int] = [:]
    var groups: [FilterGroup] = []
    for element in value?.list ?? [] {
      for (kind, member) in (element.mapping?.members ?? [:]) {
        let group = member.value
        guard let nameValue = group["name"], let name = nameValue.text else { continue }
        let assembled: FilterGroup
        if kind == "hierarchical" {
          guard let refinement = hierarchy(group, index: index) else { continue }
          assembled = FilterGroup(name: name, kind: .hierarchical(refinement))
        } else {
          let filters = filters(of: group, isDisjunction: kind == "or", index: index)
          assembled = FilterGroup(name: name, kind: kind == "or" ? .or : .and, filters: filters)
        }
        // An or group of facets and one of tags may share a name: their filters cannot stand in one group.
        if let line = lines[assembled.id] {
          report(
            "duplicate-group", nameValue,
            "the \(kind) group \(Diagnostic.quoted(name)) is already there, on line \(line)")
        } else {
          lines[assembled.id] = nameValue.range.start.line
          groups.append(assembled)
        }
      }
    }
    return groups
  }

  private mutating func filters(of group: CheckedValue, isDisjunction: Bool, index: IndexSpecification?) -> [Filter] {
    var filters: [Filter] = []
    for value in group["filters"]?.list ?? [] {
      guard let filter = decoder.parseFilter(value) else { continue }
      if isDisjunction, let first = filters.first, first.kind != filter.kind {
        report(
          "mixed-filters", value,
          "an or group holds one kind of filter: the first is a \(first.kind.rawValue) filter, "
            + "this one a \(filter.kind.rawValue) filter")
      }
      if let index, let need = filter.need { checkDeclared(need, at: value.range, index) }
      filters.append(filter)
    }
    return filters
  }

  private mutating func hierarchy(_ group: CheckedValue, index: IndexSpecification?) -> HierarchicalRefinement? {
    guard let attributeValues = group["attributes"]?.list else { return nil }
    let attributes = attributeValues.compactMap(\.text)
    let separator = group["separator"]?.text ?? " > "
    let path = HierarchicalRefinement.levels(of: group["path"]?.text ?? "", separator: separator)
    if let value = group["path"] {
      if path.count > attributes.count {
        report(
          "path-too-deep", value,
          "the path has \(path.count.counted("level")) for \(attributes.count.counted("attribute"))")
      } else if path.contains("") {
        report("invalid-value", value, "a level of the path is empty")
      }
    }
    if let index {
      for value in attributeValues {
        guard let attribute = value.text else { continue }
        checkDeclared(.facet(attribute), at: value.range, index)
      }
    }
    return HierarchicalRefinement(attributes: attributes, separator: separator, path: path)
  }
}
