import SearchModel

/// The forms in which search services count facet values: values with counts by attribute, lists of objects with a
/// value and a count by attribute, such lists inside an object of the attribute, and lists of objects that name their
/// attribute.
extension RESTResponseReader {
  /// Reads the counts of the facets that the request asks for.
  func readFacets(
    in content: JSON, into response: inout SearchResponse, _ request: SectionRequest
  ) throws(SearchError) {
    let asked = request.countedFacets
    guard let path = mapping.facets, !asked.isEmpty else { return }
    let found = try values(at: path, in: content, "")
    var counts: ExactDictionary<JSON> = [:]
    if found.count == 1 || path.isSingular {
      guard let attributes = Self.attributes(of: found[0]) else {
        throw mismatch(path, "an object of facets by attribute, or a list of such", found[0], "")
      }
      counts = attributes
    } else {
      guard let attributes = Self.attributes(of: .array(found)) else {
        throw mismatch(path, "objects that name their attribute", found[0], "")
      }
      counts = attributes
    }
    for attribute in asked.contains("*") ? Array(ExactSet(asked).union(counts.keys)) : asked {
      guard let value = counts[attribute], value != .null else { continue }
      guard let facets = Self.facets(in: value) else {
        throw mismatch(path, "counts of values", value, " for '\(attribute)'")
      }
      let sorted = request.parameters.facetOrder.sorted(facets).prefix(request.parameters.maxValuesPerFacet)
      if !sorted.isEmpty { response.facets[attribute] = Array(sorted) }
      if let stats = value.objectValue?["stats"]?.objectValue, let stats = FacetStats(members: stats) {
        response.facetStats[attribute] = stats
      }
    }
  }

  private static let attributeNames = ["field_name", "field", "attribute", "name"]
  private static let listNames = ["results", "buckets", "counts", "values"]
  private static let valueNames = ["value", "key_as_string", "key", "name", "label"]
  private static let countNames = ["count", "doc_count"]

  /// What is said of each attribute, nil for another form.
  private static func attributes(of value: JSON) -> ExactDictionary<JSON>? {
    switch value {
    case .null: return [:]
    case .object(let members): return members
    case .array(let entries):
      var attributes: ExactDictionary<JSON> = [:]
      for entry in entries {
        guard let members = entry.objectValue,
          let name = attributeNames.lazy.compactMap({ members[$0]?.stringValue }).first
        else { return nil }
        attributes[name] = entry
      }
      return attributes
    default: return nil
    }
  }

  /// The counts of one attribute, nil for another form. Values that read alike are counted together.
  private static func facets(in value: JSON) -> [Facet]? {
    var counts: ExactDictionary<Int> = [:]
    func add(_ value: String, _ count: JSON?) -> Bool {
      guard let number = count?.integerValue, number >= 0 else { return false }
      counts[value] = saturatingSum(counts[value, default: 0], number)
      return true
    }
    switch value {
    case .array(let entries):
      for entry in entries {
        guard let members = entry.objectValue else { return nil }
        let name = valueNames.lazy.compactMap { members[$0] }.first
        // A value that is null is that of the records without the attribute.
        if name == .null { continue }
        guard let name = name?.scalarText, add(name, countNames.lazy.compactMap { members[$0] }.first) else {
          return nil
        }
      }
    case .object(let members):
      for name in listNames {
        if let list = members[name], case .array = list { return facets(in: list) }
      }
      for (name, count) in members { guard add(name, count) else { return nil } }
    default: return nil
    }
    return counts.map { Facet(value: $0.key, count: $0.value) }
  }
}

extension FacetStats {
  /// The statistics of one facet, nil unless all four are numbers.
  fileprivate init?(members: JSONObject) {
    guard let min = members["min"]?.doubleValue, let max = members["max"]?.doubleValue,
      let avg = members["avg"]?.doubleValue, let sum = members["sum"]?.doubleValue
    else { return nil }
    self.init(min: min, max: max, avg: avg, sum: sum)
  }
}
