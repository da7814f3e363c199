import Diagnostics
import SearchModel
import YAMLTree

extension DocumentDecoder {
  /// Checks the filters inside a parameter's value.
  mutating func checkFilters(_ value: JSON, _ node: YAMLNode, _ parameter: SearchParameter) -> Bool {
    let check: (inout DocumentDecoder, String, CheckedValue) -> Bool
    func checkList(_ kind: FilterListKind) -> (inout DocumentDecoder, String, CheckedValue) -> Bool {
      // A text alone is a list of its own kind.
      { $0.checkList(node.scalar == nil ? [.string($1)] : value, kind, at: $2) }
    }
    switch parameter.name {
    case "filters": check = { $0.parseFilters($1, at: $2) != nil }
    case "facetFilters", "optionalFilters", "reRankingApplyFilter": check = checkList(.facet)
    case "numericFilters": check = checkList(.numeric)
    case "tagFilters": check = checkList(.tag)
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

  /// Checks a list of filters that stands at one place.
  private mutating func checkList(_ list: JSON, _ kind: FilterListKind, at value: CheckedValue) -> Bool {
    do throws(FilterListError) {
      _ = try FilterExpression(list: list, of: kind)
      return true
    } catch {
      report("invalid-filter", value.range, error.message)
      return false
    }
  }
}
