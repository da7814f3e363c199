package import SearchModel

/// The filters of a query's parameters.
package struct ParsedFilters {
  /// The parameters that hold filters as lists, with their forms.
  package static let lists = FilterListKind.parameters + [("optionalFilters", .facet)]

  /// The filters of each parameter that has any.
  package private(set) var expressions: [(parameter: String, expression: FilterExpression)] = []
  /// What is wrong with the parameters that do not parse.
  private(set) var problems: [SettingProblem] = []

  package init(_ parameters: SearchParameters) {
    if let text = parameters.filters {
      do throws(FilterSyntaxError) {
        expressions.append(("filters", try FilterExpression(text)))
      } catch {
        problems.append(SettingProblem(name: "filters", message: error.message))
      }
    }
    for (name, kind) in Self.lists {
      guard let list = parameters[name] else { continue }
      do throws(FilterListError) {
        expressions.append((name, try FilterExpression(list: list, of: kind)))
      } catch {
        problems.append(SettingProblem(name: name, element: error.element, message: error.message))
      }
    }
  }
}
