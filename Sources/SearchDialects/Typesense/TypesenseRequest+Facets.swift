import SearchModel

extension TypesenseRequest {
  /// The attributes to count: those asked for, without those that are not declared. These are left out, as other
  /// engines do, because the server would refuse the whole search for them.
  static func countedFacets(_ names: [String], in index: TypesenseIndex) -> [String] {
    guard !names.isEmpty else { return [] }
    let declared = index.facets
    let wanted = names.contains("*") ? declared.keys + names.filter { $0 != "*" } : names
    return ExactSet(wanted).filter { name in
      guard declared[name] ?? declared.isEmpty else { return false }
      return index.collection == nil || index.field(name)?.isFacet == true
    }
  }

  func addFacets(to search: inout JSONObject) {
    if case .facetValues(let attribute, let facetQuery, _) = target {
      search["facet_by"] = .string(index.fieldName(of: attribute))
      search["max_facet_values"] = .integer(SearchParameters.mostValuesPerFacet)
      let text = facetQuery.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if !text.isEmpty {
        search["facet_query"] = .string("\(index.fieldName(of: attribute)):\(text)")
        let tolerance = parameters["typoTolerance"] ?? true
        search["facet_query_num_typos"] = .integer(tolerance == false || tolerance == "false" ? 0 : 2)
      }
      search["highlight_start_tag"] = .string(parameters.highlightTags.pre)
      search["highlight_end_tag"] = .string(parameters.highlightTags.post)
      return
    }
    let facets = countedFacets
    guard !facets.isEmpty else { return }
    search["facet_by"] = .string(facets.map(index.fieldName).joined(separator: ","))
    // Values by name can only be chosen among all.
    let limit = parameters.facetOrder == .alpha ? SearchParameters.mostValuesPerFacet : parameters.maxValuesPerFacet
    search["max_facet_values"] = .integer(limit)
  }
}
