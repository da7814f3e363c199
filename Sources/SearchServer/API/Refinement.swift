import Diagnostics
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
        do throws(Unreadable) {
          return try Refinement(value)
        } catch {
          throw ServedFault(400, "'refinements.\(module)' has what is no choice: \(error.reason)\(value.text())")
        }
      }
    }
    return refinements
  }

  /// Why a value is no refinement: empty, or text with a colon and a space behind it.
  private struct Unreadable: Error {
    var reason = ""
  }

  private init(_ value: JSON) throws(Unreadable) {
    guard let members = value.objectValue?.filter({ $0.value != .null }) else { throw Unreadable() }
    func check(_ names: String...) throws(Unreadable) {
      guard let other = members.keys.first(where: { !names.contains($0) }) else { return }
      let hint = Suggestions.hint(for: other, among: names, otherwise: "there are \(names.joined(separator: ", "))")
      throw Unreadable(reason: "unknown key '\(other)'\(hint): ")
    }
    if let attributes = members["attributes"]?.stringListValue, let path = members["path"]?.stringValue {
      try check("attributes", "path", "separator")
      let separator = members["separator"].map(\.stringValue) ?? " > "
      guard let separator, !separator.isEmpty, !attributes.isEmpty else { throw Unreadable() }
      let levels = HierarchicalRefinement.levels(of: path, separator: separator)
      guard !levels.contains("") else { throw Unreadable(reason: "a level of the path is empty: ") }
      guard levels.count <= attributes.count else {
        throw Unreadable(
          reason: "the path has \(levels.count.counted("level")) for \(attributes.count.counted("attribute")): ")
      }
      self = .path(HierarchicalRefinement(attributes: attributes, separator: separator, path: levels))
      return
    }
    guard let attribute = members["attribute"]?.stringValue, !attribute.isEmpty else { throw Unreadable() }
    if let values = members["values"] {
      try check("attribute", "values", "operator")
      let word = members["operator"].map(\.stringValue) ?? "and"
      guard let values = values.stringListValue, word == "and" || word == "or" else { throw Unreadable() }
      self = .values(attribute: attribute, values, isDisjunctive: word == "or")
      return
    }
    try check("attribute", "minimum", "maximum")
    let bounds = ["minimum", "maximum"].map { members[$0] }
    guard bounds.contains(where: { $0 != nil }), bounds.allSatisfy({ $0?.doubleValue != nil || $0 == nil }) else {
      throw Unreadable()
    }
    self = .range(attribute: attribute, minimum: bounds[0]?.doubleValue, maximum: bounds[1]?.doubleValue)
  }

  /// What must hold in the section, as text in Algolia's syntax.
  var filterTexts: [String] {
    switch self {
    case .values(let attribute, let values, _):
      values.map { Filter(.facet(attribute: attribute, value: .string($0))).description }
    case .range(let attribute, let minimum, let maximum):
      [minimum, maximum].compactMap { $0 }.prefix(1).map {
        Filter(.comparison(attribute: attribute, operator: .greaterOrEqual, number: PlainNumber($0))).description
      }
    case .path(let path):
      zip(path.attributes.indices, path.keys).suffix(1).map { level, _ in path.filter(atLevel: level).description }
    }
  }

  /// Puts it among the groups of a filter state. A path takes the place of the one of its attributes, and values take
  /// that of the alternatives of their attribute: nothing may be left of either.
  ///
  /// - Parameter fixed: facets of which the choices of the spec stay.
  func add(to groups: inout [FilterGroup], fixed: ExactSet) {
    switch self {
    case .values(let attribute, let values, let isDisjunctive):
      let filters = values.map { Filter(.facet(attribute: attribute, value: .string($0))) }
      let place = groups.firstIndex {
        $0.chosenValues(amongst: groups).map { $0.attribute.hasSameBytes(as: attribute) } ?? false
      }
      if isDisjunctive, !fixed.contains(attribute), let place {
        groups[place].filters = filters
      } else if !filters.isEmpty {
        groups.append(
          FilterGroup(name: "chosen \(attribute)", kind: isDisjunctive ? .or : .and, filters: filters))
      }
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

extension FilterGroup {
  /// The values of one facet of which one must hold, when that is all that the group says; else nil.
  private var chosenValues: (attribute: String, values: [String])? {
    guard kind == .or, let attribute = filters.first?.attribute else { return nil }
    var values: [String] = []
    for filter in filters {
      guard case .facet(let other, let value) = filter.condition, other.hasSameBytes(as: attribute),
        !filter.isNegated, filter.score == nil
      else { return nil }
      values.append(value.text)
    }
    return (attribute, values)
  }

  /// The values of one facet of which one must hold, when that is all that the group says, and it alone says so of this
  /// facet; else nil. Others can take their place.
  func chosenValues(amongst groups: [FilterGroup]) -> (attribute: String, values: [String])? {
    guard let chosen = chosenValues else { return nil }
    let equals = groups.filter { $0.chosenValues.map { $0.attribute.hasSameBytes(as: chosen.attribute) } ?? false }
    return equals.count == 1 ? chosen : nil
  }
}

extension SearchSpecification {
  /// The facets of which a choice adds to what the filter state of a module has chosen: levels of its trees, and those
  /// of facet sections whose values must all hold.
  func fixedFacets(of module: ModuleSpecification) -> ExactSet {
    var fixed: ExactSet = []
    if case .hits(let hits) = module.content {
      for case .hierarchical(let tree) in hits.filterGroups.map(\.kind) {
        for level in tree.attributes { fixed.insert(level) }
      }
    }
    for case .facet(let facet) in modules.map(\.content)
    where facet.operator == .and && facet.refines.contains(where: { $0.hasSameBytes(as: module.id) }) {
      fixed.insert(facet.attribute)
    }
    return fixed
  }

  /// The spec with what was chosen in the filter states of its modules.
  func refined(by refinements: ExactDictionary<[Refinement]>) -> SearchSpecification {
    guard !refinements.isEmpty else { return self }
    var spec = self
    for place in spec.modules.indices {
      guard let chosen = refinements[spec.modules[place].id], case .hits(var hits) = spec.modules[place].content else {
        continue
      }
      // Where nothing is left of a group, its facet is still counted, for something to be chosen again.
      hits.disjunctiveFacets += hits.filterGroups.compactMap { $0.chosenValues(amongst: hits.filterGroups)?.attribute }
        .filter { attribute in !hits.disjunctiveFacets.contains { $0.hasSameBytes(as: attribute) } }
      let fixed = fixedFacets(of: spec.modules[place])
      for refinement in chosen { refinement.add(to: &hits.filterGroups, fixed: fixed) }
      spec.modules[place].content = .hits(hits)
    }
    return spec
  }
}
