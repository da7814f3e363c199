import Diagnostics

extension SearchResults {
  /// The page, from 0; 0 when the answer does not say.
  public var page: Int { content["page"]?.integerValue ?? 0 }

  /// How many pages there are; 0 when the answer does not say.
  public var nbPages: Int { content["nbPages"]?.integerValue ?? 0 }

  /// How many hits a page holds at most; 0 when the answer does not say.
  public var hitsPerPage: Int { content["hitsPerPage"]?.integerValue ?? 0 }

  /// Whether facet counts are exact; false when the answer does not say.
  public var exhaustiveFacetsCount: Bool { content["exhaustiveFacetsCount"]?.boolValue ?? false }

  /// A warning about the query.
  public var message: String? { content["message"]?.stringValue }

  /// The query with the words between `<em>` tags that were removed because nothing matched all of them.
  public var queryAfterRemoval: String? { content["queryAfterRemoval"]?.stringValue }

  /// The place that was searched around, when the backend determined it itself. The answer has it as `lat,lng`.
  public var aroundLatLng: LatLng? { content["aroundLatLng"]?.stringValue.flatMap(LatLng.init) }

  /// The radius that the backend chose, in metres. The answer has it as a text.
  public var automaticRadius: Int? {
    content["automaticRadius"].flatMap { $0.integerValue ?? $0.stringValue.flatMap { Int($0) } }
  }

  /// The host that answered; only with `getRankingInfo`.
  public var serverUsed: String? { content["serverUsed"]?.stringValue }

  /// The text that was searched for after normalisation; only with `getRankingInfo`.
  public var parsedQuery: String? { content["parsedQuery"]?.stringValue }

  /// Whether facet counts were extrapolated because counting took too long; only with `getRankingInfo`.
  public var timeoutCounts: Bool { content["timeoutCounts"]?.boolValue ?? false }

  /// Whether hits may be missing because the search took too long; only with `getRankingInfo`.
  public var timeoutHits: Bool { content["timeoutHits"]?.boolValue ?? false }
}

extension SearchResults {
  /// The values of a facet and their counts, by count with ties by value, or as `sortFacetValuesBy` says.
  ///
  /// Refined values without records are listed with the count 0, unless the list reached its limit and was cut.
  /// - Returns: nil when the facet was neither asked for nor answered.
  public func facets(name: String) -> [Facet]? {
    let isDisjunctive = disjunctiveFacets.contains(bytesOf: name)
    let returned = counts(of: name, isDisjunctive: isDisjunctive)
    let refined = refinements[name] ?? []
    let isRequested =
      isDisjunctive || params.facets.contains(bytesOf: name) || (params.facets.contains("*") && !refined.isEmpty)
    guard returned != nil || isRequested else { return nil }
    var values = returned ?? []
    if values.count < params.maxValuesPerFacet {
      let present = Set(values.map { $0.value.lowercased() })
      values += refined.filter { !present.contains($0.lowercased()) }.map { Facet(value: $0, count: 0) }
    }
    return params.facetOrder.sorted(values)
  }

  /// The statistics of a facet with numeric values; nil unless lowest, highest, mean and sum are all there.
  public func facetStats(name: String) -> FacetStats? {
    content["facets_stats"]?.objectValue?[name]?.objectValue.flatMap(FacetStats.init(content:))
  }

  /// The counts that the answer has; older answers keep those of disjunctive facets apart.
  private func counts(of name: String, isDisjunctive: Bool) -> [Facet]? {
    let apart = isDisjunctive ? content["disjunctiveFacets"]?.objectValue?[name] : nil
    return (apart ?? content["facets"]?.objectValue?[name])?.objectValue?.compactMap { value, count in
      count.integerValue.map { Facet(value: value, count: $0) }
    }
  }
}
