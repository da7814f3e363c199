import SearchModel

extension TypesenseResponseReader {
  /// The counts of one facet.
  struct CountedFacet {
    var values: [Facet]
    var stats: FacetStats?
  }

  /// The facets of a result that have values, in the order asked.
  func facets(in result: TypesenseReader) throws(SearchError) -> ExactDictionary<CountedFacet> {
    var facets: ExactDictionary<CountedFacet> = [:]
    guard try result.optionalMember("facet_counts") != nil else { return [:] }
    let isSearch = request.target != .hits
    for facet in try result.list("facet_counts") {
      let field = try facet.text("field_name")
      let attribute = request.countedFacets.first { request.index.fieldName(of: $0) == field } ?? field
      let values = try facet.elements("counts") { count throws(SearchError) in
        Facet(
          value: try count.text("value"), count: try count.count("count"),
          highlighted: isSearch ? try count.text("highlighted") : nil)
      }
      guard !values.isEmpty else { continue }
      facets[attribute] = CountedFacet(
        values: (isSearch ? .count : request.parameters.facetOrder).sorted(values),
        stats: try stats(of: attribute, in: facet))
    }
    return facets
  }

  /// The statistics of a facet of numbers, nil for another.
  private func stats(of attribute: String, in facet: TypesenseReader) throws(SearchError) -> FacetStats? {
    guard let stats = try facet.optionalMember("stats"), let min = try stats.number("min"),
      let max = try stats.number("max"), let avg = try stats.number("avg"), let sum = try stats.number("sum")
    else { return nil }
    guard request.index.field(attribute)?.type.element == .float else {
      return FacetStats(min: min, max: max, avg: avg, sum: sum)
    }
    return FacetStats(min: Self.plain(min), max: Self.plain(max), avg: avg, sum: sum)
  }

  /// A number in single precision as it was written: 7.3 instead of 7.300000190734863.
  private static func plain(_ number: Double) -> Double {
    let single = Float(number)
    return Double(single) == number ? Double(single.description) ?? number : number
  }
}
