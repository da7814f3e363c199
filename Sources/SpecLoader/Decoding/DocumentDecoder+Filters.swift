import Diagnostics
import SearchModel
import YAMLTree

extension DocumentDecoder {
  /// Checks the filters inside a parameter's value.
  mutating func checkFilters(_ value: JSON, _ node: YAMLNode, _ parameter: SearchParameter) -> Bool {
    let check: (inout DocumentDecoder, String, CheckedValue) -> Bool
    switch parameter.name {
    case "filters": check = { $0.parseFilters($1, at: $2) != nil }
    case "numericFilters": check = { $0.checkNumericFilter($1, at: $2) }
    case "facetFilters", "optionalFilters", "reRankingApplyFilter": check = { $0.checkFacetFilter($1, at: $2) }
    default: return true
    }
    return scalars(of: node).reduce(true) { isValid, scalar in
      guard let resolved = resolve(scalar) else { return false }
      return check(&self, resolved.text, CheckedValue(content: .text(resolved), node: scalar)) && isValid
    }
  }

  /// The scalars of a node and of the lists in it, in order.
  private func scalars(of node: YAMLNode) -> [YAMLNode] {
    node.elements?.flatMap(scalars) ?? [node]
  }

  /// Reads filters in Algolia's syntax; nil after an error, which is reported at its place in the text.
  mutating func parseFilters(_ text: String, at value: CheckedValue) -> FilterExpression? {
    do throws(FilterSyntaxError) {
      return try FilterExpression(text)
    } catch {
      report("invalid-filter", range(of: error, in: value), error.message)
      return nil
    }
  }

  /// Reads one unit of the filter syntax.
  mutating func parseFilter(_ value: CheckedValue) -> Filter? {
    guard let text = value.text, diagnostics.takes(value.range), let expression = parseFilters(text, at: value) else {
      return nil
    }
    guard expression.clauses.count == 1, let clause = expression.clauses.first, clause.filters.count == 1,
      let filter = clause.filters.first
    else {
      report(
        "invalid-filter", value.range,
        "a filter here is one condition; write each condition of an AND or OR as an element of its own")
      return nil
    }
    return filter
  }

  private func range(of error: FilterSyntaxError, in value: CheckedValue) -> SourceRange {
    value.range(ofScalars: error.scalarRange)
  }

  private mutating func checkNumericFilter(_ text: String, at value: CheckedValue) -> Bool {
    guard let expression = parseFilters(text, at: value) else { return false }
    guard expression.clauses.allSatisfy({ $0.filters.allSatisfy { $0.kind == .numeric } }) else {
      report(
        "invalid-filter", value.range,
        "expected a numeric condition, such as 'year >= 1990' or 'year:1990 TO 1999'")
      return false
    }
    return true
  }

  private mutating func checkFacetFilter(_ text: String, at value: CheckedValue) -> Bool {
    guard let colon = text.firstIndex(of: ":"), text.startIndex < colon else {
      report("invalid-filter", value.range, "expected a facet filter, such as 'genre:Drama'")
      return false
    }
    return true
  }
}
