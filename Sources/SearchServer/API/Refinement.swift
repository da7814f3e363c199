import SearchDialects
import SearchModel
import SpecLoader

/// What somebody chose of a facet in a section.
enum Refinement: Sendable, Hashable {
  /// Values, of which one or all must hold.
  case values(attribute: String, [String], isDisjunctive: Bool)
  /// Numbers between two bounds.
  case range(attribute: String, minimum: Double?, maximum: Double?)
  /// A place in a tree of categories.
  case path(HierarchicalRefinement)

  /// How much may be chosen at once.
  private static let mostOfModule = 100

  /// The refinements in an object of lists by module.
  ///
  /// - Throws: ``ServedFault`` with 400.
  static func all(in value: JSON) throws(ServedFault) -> ExactDictionary<[Refinement]> {
    guard let modules = value.objectValue else { throw ServedFault(400, "'refinements' must be an object") }
    var refinements: ExactDictionary<[Refinement]> = [:]
    for (module, list) in modules {
      guard let list = list.arrayValue, list.count <= mostOfModule else {
        throw ServedFault(400, "'refinements.\(module)' must be a list of at most \(mostOfModule)")
      }
      refinements[module] = try list.map { value throws(ServedFault) in
        guard let refinement = Refinement(value) else {
          throw ServedFault(400, "'refinements.\(module)' has what is no choice: \(value.text())")
        }
        return refinement
      }
    }
    return refinements
  }

  /// A refinement; nil for another value.
  private init?(_ value: JSON) {
    guard let members = value.objectValue else { return nil }
    if let attributes = members["attributes"]?.stringListValue, let path = members["path"]?.stringValue {
      let separator = members["separator"]?.stringValue ?? " > "
      guard !separator.isEmpty, !attributes.isEmpty else { return nil }
      let parts = path.split(separator: separator).map(String.init)
      self = .path(HierarchicalRefinement(attributes: attributes, separator: separator, path: parts))
      return
    }
    guard let attribute = members["attribute"]?.stringValue, !attribute.isEmpty else { return nil }
    if let values = members["values"]?.stringListValue {
      let word = members["operator"]?.stringValue ?? "and"
      guard word == "and" || word == "or" else { return nil }
      self = .values(attribute: attribute, values, isDisjunctive: word == "or")
      return
    }
    let (minimum, maximum) = (members["minimum"]?.doubleValue, members["maximum"]?.doubleValue)
    guard minimum != nil || maximum != nil else { return nil }
    self = .range(attribute: attribute, minimum: minimum, maximum: maximum)
  }

  /// Puts it among the groups of a filter state. A path takes the place of the one that is there for its attributes.
  func add(to groups: inout [FilterGroup]) {
    switch self {
    case .values(let attribute, let values, let isDisjunctive):
      guard !values.isEmpty else { return }
      groups.append(
        FilterGroup(
          name: "chosen \(attribute)", kind: isDisjunctive ? .or : .and,
          filters: values.map { Filter(.facet(attribute: attribute, value: .string($0))) }))
    case .range(let attribute, let minimum, let maximum):
      let bounds: [(NumericOperator, Double?)] = [(.greaterOrEqual, minimum), (.lessOrEqual, maximum)]
      let filters = bounds.compactMap { comparison, bound in
        bound.map { Filter(.comparison(attribute: attribute, operator: comparison, number: PlainNumber($0))) }
      }
      groups.append(FilterGroup(name: "chosen \(attribute)", kind: .and, filters: filters))
    case .path(let path):
      let place = groups.firstIndex { group in
        if case .hierarchical(let other) = group.kind { other.attributes == path.attributes } else { false }
      }
      guard let place else {
        groups.append(FilterGroup(name: "chosen path", kind: .hierarchical(path)))
        return
      }
      groups[place].kind = .hierarchical(path)
    }
  }
}

extension SearchSpecification {
  /// The spec with what was chosen in the filter states of its modules.
  func refined(by refinements: ExactDictionary<[Refinement]>) -> SearchSpecification {
    guard !refinements.isEmpty else { return self }
    var spec = self
    for place in spec.modules.indices {
      guard let chosen = refinements[spec.modules[place].id], case .hits(var hits) = spec.modules[place].content else {
        continue
      }
      for refinement in chosen { refinement.add(to: &hits.filterGroups) }
      spec.modules[place].content = .hits(hits)
    }
    return spec
  }
}
