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
    declarations = FilterDeclarations(
      faceting: FacetingAttributes(settings: index.settings), numbers: NumericAttributes(settings: index.settings))
  }

  /// Warnings about a search, each once, in the order of the parameters' names.
  ///
  /// - Complexity: linear in the filters.
  package func warnings(in parameters: SearchParameters) -> [String] {
    var findings: [FilterFinding] = []
    func add(_ need: FilterNeed) {
      guard let finding = declarations.finding(need, ofIndex: name), !findings.contains(finding) else { return }
      findings.append(finding)
    }
    for attribute in parameters.facets where attribute != "*" { add(.facet(attribute)) }
    for filter in filters(in: parameters) { filter.need.map(add) }
    return findings.map { $0.message + Suggestions.hint($0.suggestion) }
  }

  private func filters(in parameters: SearchParameters) -> [Filter] {
    let text = parameters["filters"]?.stringValue.flatMap { try? FilterExpression($0) }
    let lists = FilterListKind.parameters + [(name: "optionalFilters", kind: .facet)]
    let expressions = lists.map { list in
      parameters[list.name].flatMap { try? FilterExpression(list: $0, of: list.kind) }
    }
    return ([text] + expressions).flatMap { $0?.clauses ?? [] }.flatMap(\.filters)
  }
}
