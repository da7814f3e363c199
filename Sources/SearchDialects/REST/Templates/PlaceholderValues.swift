import SearchModel

/// The values that the placeholders have in one request.
struct PlaceholderValues {
  private let request: SectionRequest
  private let filters: String?
  private let facetFilters: JSON?
  private let refinements: ExactDictionary<[String]>

  /// The values of a request.
  ///
  /// - Parameters:
  ///   - request: what a section asks.
  ///   - filters: its filters as the placeholders have them.
  init(_ request: SectionRequest, filters: RequestFilters) {
    self.request = request
    self.filters = filters.text
    facetFilters = filters.facetFilters
    refinements = filters.refinements
  }

  /// A placeholder's value as JSON; nil for none, and for empty lists and objects, which say nothing either.
  func json(_ placeholder: Placeholder) -> JSON? {
    let parameters = request.parameters
    switch placeholder {
    case .query: return .string(parameters.query)
    case .index: return .string(request.indexName)
    case .page: return .integer(parameters.page)
    case .pageNumber: return .integer(saturatingSum(parameters.page, 1))
    case .offset: return .integer(request.hitOffset)
    case .hitsPerPage: return .integer(request.pageSize)
    case .filters: return filters.map(JSON.string)
    case .facetFilters: return facetFilters
    case .disjunctiveFacets:
      let attributes = FacetingRecipe.disjunctiveAttributes(of: request)
      return attributes.isEmpty ? nil : .array(attributes.map(JSON.string))
    case .refinements:
      let sorted = refinements.sorted { utf8Precedes($0.key, $1.key) }
      return sorted.isEmpty
        ? nil
        : .object(
          JSONObject(uniqueKeysWithValues: sorted.map { ($0.key, .array($0.value.map(JSON.string))) }))
    case .parameter(let name): return parameters[name].flatMap { $0.isNullOrEmpty ? nil : $0 }
    }
  }

  /// A placeholder's values as texts, one for each element of a list of texts; nil for none.
  func texts(_ placeholder: Placeholder) -> [String]? {
    json(placeholder).map { value in
      if placeholder.isList, let list = value.stringListValue { return list }
      return [value.scalarText ?? value.text()]
    }
  }

  /// A placeholder's value as one text: the texts of a list with commas between them, other lists and objects as JSON.
  func text(_ placeholder: Placeholder) -> String? {
    texts(placeholder)?.joined(separator: ",")
  }
}

extension SectionRequest {
  /// How many hits a page holds.
  var pageSize: Int { parameters.hitsPerPage ?? 20 }

  /// How many hits come before the page.
  var hitOffset: Int {
    saturatingProduct(parameters.page, pageSize)
  }
}

extension Placeholder {
  /// Whether the value is a list of plain texts.
  var isList: Bool {
    switch self {
    case .disjunctiveFacets: true
    case .parameter(let name): SearchParameter.byName[name]?.type == .strings
    default: false
    }
  }
}

extension JSON {
  /// Whether it is null, an empty list or an empty object.
  var isNullOrEmpty: Bool {
    switch self {
    case .null: true
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    default: false
    }
  }
}
