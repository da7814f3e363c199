import Diagnostics
import SearchModel
import YAMLTree

extension DocumentDecoder {
  /// Checks the filters inside a parameter's value.
  mutating func checkFilters(_ value: JSON, _ node: YAMLNode, _ parameter: SearchParameter) -> Bool {
    let check: (inout DocumentDecoder, String, CheckedValue) -> Bool
    switch parameter.name {
    case "filters": check = { $0.parseFilters($1, at: $2) != nil }
    case "facetFilters", "optionalFilters", "reRankingApplyFilter": check = { $0.checkEntry($1, .facet, at: $2) }
    case "numericFilters": check = { $0.checkEntry($1, .numeric, at: $2) }
    case "tagFilters": check = { $0.checkEntry($1, .tag, at: $2) }
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

  /// Checks one text of a list of filters.
  private mutating func checkEntry(_ text: String, _ kind: FilterListKind, at value: CheckedValue) -> Bool {
    do throws(FilterListError) {
      _ = try FilterExpression(list: [.string(text)], of: kind)
      return true
    } catch {
      report("invalid-filter", value.range, error.message)
      return false
    }
  }
}
