import SearchModel

extension SearchParameters {
  /// The parameters that hold filters as lists, with their forms.
  static let filterLists: [(name: String, kind: FilterListKind)] = [
    ("facetFilters", .facet), ("numericFilters", .numeric), ("tagFilters", .tag), ("optionalFilters", .facet),
  ]

  /// The filters of each parameter that has any.
  ///
  /// - Throws: ``SearchError`` with the code `badRequest` when one does not parse.
  func filterExpressions() throws(SearchError) -> [(parameter: String, expression: FilterExpression)] {
    var expressions: [(String, FilterExpression)] = []
    if let text = filters {
      do throws(FilterSyntaxError) {
        expressions.append(("filters", try FilterExpression(text)))
      } catch {
        throw SearchError(.badRequest, "filters: \(error.message)")
      }
    }
    for (name, kind) in SearchParameters.filterLists {
      guard let list = self[name] else { continue }
      do throws(FilterListError) {
        expressions.append((name, try FilterExpression(list: list, of: kind)))
      } catch {
        throw SearchError(.badRequest, "\(name): \(error.message)")
      }
    }
    return expressions
  }
}
