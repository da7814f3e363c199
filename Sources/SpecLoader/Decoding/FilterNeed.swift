import SearchModel

/// What a filter needs so that it can find something, whatever the records are.
enum FilterNeed: Sendable, Hashable {
  /// An attribute that is declared for faceting.
  case facet(String)
  /// An attribute whose numbers may be compared: by their order, or for being equal alone.
  case number(String, byOrder: Bool)
  /// Bounds of a range in their order, which those of the text are not.
  case bounds(String, text: String)

  /// The attribute that the filter names.
  var attribute: String {
    switch self {
    case .facet(let attribute), .number(let attribute, _), .bounds(let attribute, _): attribute
    }
  }

  /// Tells needs apart, by the bytes of names.
  var id: String {
    switch self {
    case .facet(let attribute): "facet " + attribute
    case .number(let attribute, let byOrder): (byOrder ? "order " : "number ") + attribute
    case .bounds(_, let text): "bounds " + text
    }
  }
}

extension Filter {
  /// What the filter needs; nil for tags and object ids.
  var need: FilterNeed? {
    switch condition {
    case .facet("objectID", _), .tag: nil
    case .facet(let attribute, _): .facet(attribute)
    case .comparison(let attribute, let comparison, _):
      .number(attribute, byOrder: comparison != .equal && comparison != .notEqual)
    case .range(let attribute, let lower, let upper) where NumericComparison.holds(lower.json, .greater, upper):
      .bounds(attribute, text: "\(attribute):\(lower) TO \(upper)")
    case .range(let attribute, _, _): .number(attribute, byOrder: true)
    }
  }
}

/// What the filters of a parameter need.
struct PlacedNeed: Sendable, Hashable {
  let need: FilterNeed
  /// The element of the list that asks, from 0; nil for a text.
  let element: Int?

  /// What the filters in a parameter's value need, each once for an element.
  static func all(in value: JSON, of parameter: SearchParameter) -> [PlacedNeed] {
    var seen: Set<PlacedNeed> = []
    return parameter.filters(in: value).compactMap { element, filter in
      filter.need.map { PlacedNeed(need: $0, element: element) }
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
