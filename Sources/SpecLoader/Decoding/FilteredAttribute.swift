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
    switch parameter.name {
    case "filters": all(in: value.stringValue.flatMap { try? FilterExpression($0) }, element: nil)
    case "facetFilters", "optionalFilters":
      (value.arrayValue ?? []).enumerated().flatMap { element, entry in
        all(in: try? FilterExpression(list: [entry], of: .facet), element: element)
      }
    default: []
    }
  }

  private static func all(in expression: FilterExpression?, element: Int?) -> [FilteredAttribute] {
    var seen: Set<String> = []
    return (expression?.clauses ?? []).flatMap(\.filters).compactMap(\.declarableAttribute)
      .filter { seen.insert($0).inserted }.map { FilteredAttribute(attribute: $0, element: element) }
  }
}
