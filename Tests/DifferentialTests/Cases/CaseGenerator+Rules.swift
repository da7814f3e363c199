import SearchModel

extension CaseGenerator {
  /// Rules whose patterns are words of the texts.
  mutating func rules() -> [JSON] {
    (0..<random.number(1...4)).map { number in
      var facets: [String] = []
      let conditions = (0..<random.one(0, 1, 1, 1, 2)).map { _ in condition(&facets) }
      var rule: JSONObject = ["objectID": .string("rule\(number)"), "consequence": consequence(facets)]
      if !conditions.isEmpty { rule["conditions"] = .array(conditions) }
      if random.chance(0.08) { rule["enabled"] = false }
      if random.chance(0.15) {
        rule["validity"] = [
          random.one(["from": 0, "until": 2_000], ["from": 1_000, "until": 1_001], ["from": 0, "until": 9])
        ]
      }
      return .object(rule)
    }
  }

  private mutating func condition(_ facets: inout [String]) -> JSON {
    var condition: JSONObject = [:]
    let hasContext = random.chance(0.2)
    if random.chance(hasContext ? 0.5 : 0.95) {
      var anchoring = random.one("is", "startsWith", "endsWith", "contains", "contains", "contains")
      var pattern = random.chance(0.8) ? word() : text(2...3)
      if random.chance(0.25), let facet = facetAttributes().first {
        pattern = random.chance(0.5) ? "{facet:\(facet)}" : "\(pattern) {facet:\(facet)}"
        facets.append(facet)
      } else {
        pattern = pattern.filter { !"{}\\".contains($0) }
      }
      if random.chance(0.06) { (pattern, anchoring) = ("", "is") }
      if pattern.isEmpty { anchoring = "is" }
      condition["pattern"] = .string(pattern)
      condition["anchoring"] = .string(anchoring)
      if random.chance(0.3) { condition["alternatives"] = .bool(random.chance(0.8)) }
    }
    if hasContext { condition["context"] = .string(random.one("mobile", "home", "natural_language")) }
    if random.chance(0.1) {
      condition["filters"] = .string(random.one("color:red", "brand:A", "_tags:a", "color:Red AND brand:A"))
    }
    return .object(condition)
  }

  mutating func consequence(_ facets: [String]) -> JSON {
    var consequence: JSONObject = [:]
    if random.chance(0.7) { consequence["params"] = .object(ruleParameters(facets)) }
    if random.chance(0.35) {
      let positions = random.few(of: [0, 0, 1, 2, 3, 7, 300], 1...2).uniqued()
      consequence["promote"] = .array(
        positions.map { position in
          random.chance(0.7)
            ? ["objectID": .string(recordID()), "position": .integer(position)]
            : ["objectIDs": .texts((0..<random.number(1...3)).map { _ in recordID() }), "position": .integer(position)]
        })
      if random.chance(0.3) { consequence["filterPromotes"] = true }
    }
    if random.chance(0.2) {
      consequence["hide"] = .array((0..<random.number(1...3)).map { _ in ["objectID": .string(recordID())] })
    }
    if random.chance(0.2) { consequence["userData"] = ["from": .integer(random.number(1...9))] }
    if random.chance(0.08) { consequence["renderingContent"] = ["a": .integer(random.number(1...9))] }
    if random.chance(0.04) { consequence["redirect"] = ["url": "x"] }
    return .object(consequence)
  }

  private mutating func ruleParameters(_ facets: [String]) -> JSONObject {
    var parameters: JSONObject = [:]
    let kind = random.number(0...9)
    if kind < 2 {
      parameters["query"] = .string(text(0...2))
    } else if kind < 4 {
      parameters["query"] = ["remove": .texts([(facets.first.map { "{facet:\($0)}" }) ?? plainWord()])]
    } else if kind < 6 {
      let edits: [JSON] = (0..<random.number(1...2)).map { _ in
        random.chance(0.5)
          ? ["type": "remove", "delete": .string(plainWord())]
          : ["type": "replace", "delete": .string(plainWord()), "insert": .string(word())]
      }
      parameters["query"] = ["edits": .array(edits)]
    }
    if let facet = facets.first, random.chance(0.8) {
      let filter: JSON = ["facet": .string(facet), "score": 2, "disjunctive": .bool(random.chance(0.5))]
      let name = random.one("automaticFacetFilters", "automaticOptionalFacetFilters")
      parameters[name] = [random.one(.string(facet), filter)]
    }
    for name in random.few(of: Self.ruleParameterNames, 0...2) { parameters[name] = Self.samplers[name]?.sample(&self) }
    return parameters
  }

  /// Parameters that rules set; those that a query of any index may have.
  private static let ruleParameterNames = [
    "filters", "facetFilters", "numericFilters", "optionalFilters", "hitsPerPage", "queryType", "typoTolerance",
    "distinct",
    "removeWordsIfNoResults", "optionalWords", "ignorePlurals", "removeStopWords", "ranking", "facets",
    "advancedSyntax",
    "attributesToRetrieve", "exactOnSingleWordQuery", "synonyms", "similarQuery", "aroundLatLng", "sortFacetValuesBy",
  ]

  private mutating func recordID() -> String {
    records.isEmpty || random.chance(0.05) ? "absent" : random.one(of: records)["objectID"]?.stringValue ?? ""
  }

  private mutating func plainWord() -> String { word().filter { !"{}\\".contains($0) } }
}
