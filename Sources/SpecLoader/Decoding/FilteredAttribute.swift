import SearchModel

extension Filter {
  /// The attribute that an index must declare for faceting so that the filter can find something.
  var declarableAttribute: String? {
    guard case .facet(let attribute, _) = condition, attribute != "objectID" else { return nil }
    return attribute
  }
}

/// An attribute of which a parameter's filters ask for facet values.
struct FilteredAttribute: Sendable, Hashable {
  let attribute: String
  /// The element of the list that asks, from 0; nil for a text.
  let element: Int?

  /// The attributes of a parameter's value, each once for an element.
  static func all(in value: JSON, of parameter: SearchParameter) -> [FilteredAttribute] {
    var seen: Set<FilteredAttribute> = []
    return parameter.filters(in: value).compactMap { element, filter in
      filter.declarableAttribute.map { FilteredAttribute(attribute: $0, element: element) }
    }.filter { seen.insert($0).inserted }
  }
}

extension SearchParameter {
  /// The filters in a value of this parameter, each with the element of the list that has it, from 0; nil for a text.
  func filters(in value: JSON) -> [(element: Int?, filter: Filter)] {
    func filters(_ expression: FilterExpression?, _ element: Int?) -> [(Int?, Filter)] {
      (expression?.clauses ?? []).flatMap(\.filters).map { (element, $0) }
    }
    func filters(of kind: FilterListKind) -> [(Int?, Filter)] {
      (value.arrayValue ?? []).enumerated().flatMap { element, entry in
        filters(try? FilterExpression(list: [entry], of: kind), element)
      }
    }
    switch name {
    case "filters": return filters(value.stringValue.flatMap { try? FilterExpression($0) }, nil)
    case "facetFilters", "optionalFilters": return filters(of: .facet)
    case "numericFilters": return filters(of: .numeric)
    case "tagFilters": return filters(of: .tag)
    default: return []
    }
  }
}
