import Diagnostics
package import SearchModel

extension SearchParameters {
  /// The parameters with the filters of two others, which all hold.
  ///
  /// - Throws: ``ServedFault`` with 400 for filters that do not parse.
  package func withConditions(
    of first: SearchParameters, and second: SearchParameters
  ) throws(ServedFault) -> SearchParameters {
    var parameters = self
    do throws(FilterSyntaxError) {
      parameters.filters = try FilterExpression.joined(nil, [first.filters, second.filters].compactMap { $0 })
    } catch {
      throw ServedFault(400, "filters: \(error.message)")
    }
    for name in ["facetFilters", "numericFilters", "tagFilters"] {
      let lists = [first[name], second[name]].compactMap { value in
        value.flatMap { Self.conditions(SearchParameter.byName[name]?.canonical($0) ?? $0) }
      }
      parameters[name] = lists.isEmpty ? nil : .array(lists.flatMap { $0 })
    }
    return parameters
  }

  /// Conditions that must all hold, as a list.
  private static func conditions(_ value: JSON) -> [JSON]? {
    switch value {
    case .null: nil
    case .array(let elements): elements
    default: [value]
    }
  }
}
