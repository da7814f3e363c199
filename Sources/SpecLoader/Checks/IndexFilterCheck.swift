import Diagnostics
package import IndexSettings
package import SearchModel

/// Tells which filters and facets of a search find nothing in an index, whatever its records are: those whose
/// attributes it does not declare.
package struct IndexFilterCheck: Sendable {
  private let name: String
  private let declarations: FilterDeclarations

  /// A check against an index.
  package init(_ index: IndexSpecification) {
    name = index.name
    declarations = FilterDeclarations(settings: index.settings)
  }

  /// Warnings about a search, each once, in the order of the parameters' names.
  ///
  /// - Parameter parameters: those of the search, in any of their forms, without nulls.
  /// - Complexity: linear in the parameters.
  package func warnings(in parameters: SearchParameters) -> [String] {
    let parameters = parameters.canonical
    var findings: [FilterFinding] = []
    func add(_ need: FilterNeed) {
      guard let finding = declarations.finding(need, ofIndex: name), !findings.contains(finding) else { return }
      findings.append(finding)
    }
    for attribute in parameters.facets where attribute != "*" && !attribute.isEmpty { add(.facet(attribute)) }
    for filter in filters(in: parameters) { filter.need.map(add) }
    return findings.map { $0.message + Suggestions.hint($0.suggestion) }
  }

  private static let lists = FilterListKind.parameters + [(name: "optionalFilters", kind: .facet)]
  /// The parameters that are looked at.
  package static let names = ["facets", "filters"] + lists.map(\.name)

  private func filters(in parameters: SearchParameters) -> [Filter] {
    let text = parameters["filters"]?.stringValue.flatMap { try? FilterExpression($0) }
    let expressions = Self.lists.map { list in
      parameters[list.name].flatMap { try? FilterExpression(list: $0, of: list.kind) }
    }
    return ([text] + expressions).flatMap { $0?.clauses ?? [] }.flatMap(\.filters)
  }
}
