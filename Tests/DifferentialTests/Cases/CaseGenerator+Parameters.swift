import SearchModel
import TestSupport

extension CaseGenerator {
  /// How each parameter's value is drawn; `query` is made by itself.
  static let samplers: [String: Sampler] = [
    settingSamplers, filterSamplers, geoSamplers, textSamplers, rankingSamplers, pageSamplers, idleSamplers,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// Chooses the parameters of a question, its query among them.
  mutating func makeParameters() -> JSONObject {
    makeQuery()
    var parameters: JSONObject = [:]
    let intensity = random.one(0.3, 1, 1, 1, 2.5)
    for parameter in SearchParameter.all where parameter.isQueryParameter {
      guard let sampler = Self.samplers[parameter.name], random.chance(sampler.chance * intensity) else { continue }
      parameters[parameter.name] = sampler.sample(&self)
    }
    addGeoSearch(to: &parameters)
    addCompanions(to: &parameters)
    addWordsInLanguages(parameters)
    if (parameters["advancedSyntax"] ?? settings["advancedSyntax"]) == true, random.chance(0.7) { addAdvancedSyntax() }
    parameters["query"] = .string(query)
    if random.chance(0.015) { addMistake(to: &parameters) }
    return parameters
  }

  /// Puts stop words and plurals into the query where the parameters are about them.
  private mutating func addWordsInLanguages(_ parameters: JSONObject) {
    func isOn(_ name: String) -> Bool { (parameters[name] ?? settings[name] ?? false) != false }
    guard !query.isEmpty else { return }
    if isOn("removeStopWords"), random.chance(0.6) {
      query = random.one("the ", "of ", "la ", "der ", "to the ", "in ") + query
    }
    if isOn("ignorePlurals"), random.chance(0.5) {
      query = query.hasSuffix("s") ? String(query.dropLast()) : query + random.one("s", "s", "es", "x")
    }
  }

  /// Adds what makes other parameters matter.
  private mutating func addCompanions(to parameters: inout JSONObject) {
    let words = query.split(whereSeparator: \.isWhitespace).map(String.init)
    if words.count > 3, random.chance(isLarge ? 0.8 : 0.15) { parameters["optionalWords"] = .texts(words) }
    if settings["attributeForDistinct"] != nil, random.chance(0.35) {
      parameters["distinct"] = Self.samplers["distinct"]?.sample(&self)
    }
    if !facetAttributes().isEmpty, random.chance(0.3) { parameters["facets"] = Self.samplers["facets"]?.sample(&self) }
    if parameters["distinct"] != nil, parameters["facets"] != nil, random.chance(0.4) {
      parameters["facetingAfterDistinct"] = true
    }
    if parameters["attributeCriteriaComputedByMinProximity"] == true, random.chance(0.6) {
      parameters["ranking"] = ["typo", "attribute", "proximity", "exact", "custom"]
    }
    if parameters["allowTyposOnNumericTokens"] == false, random.chance(0.6) {
      let numbers = pool.filter { $0.utf8.first.map { (0x30...0x39).contains($0) } ?? false }
      query = withTypo(
        numbers.isEmpty ? Self.values("num", of: target).first?.scalarText ?? query : random.one(of: numbers))
    }
    if parameters["exactOnSingleWordQuery"] == "word", random.chance(0.1) {
      query = random.one("the", "of", "the ", "la")
    }
    if (parameters["removeWordsIfNoResults"] ?? "none") != "none", random.chance(0.6) {
      var longer = words
      for _ in 0..<random.one(1, 1, 2) { longer.insert("zzzzz", at: random.number(0...longer.count)) }
      query = longer.joined(separator: " ")
    }
    if parameters["queryLanguages"] != nil {
      parameters[random.one("ignorePlurals", "removeStopWords")] = true
    }
    if random.chance(0.4) { parameters["getRankingInfo"] = true }
    if random.chance(0.5) { parameters["hitsPerPage"] = .integer(random.one(1, 2, 3, 5, 8)) }
    if isLarge, random.chance(0.3) { parameters["page"] = .integer(random.one(1, 40, 100, 300)) }
    if parameters["offset"] != nil, random.chance(0.5) { parameters["length"] = .integer(random.one(0, 1, 3, 1_000)) }
    if parameters["restrictSearchableAttributes"] != nil, settings["searchableAttributes"] == nil, random.chance(0.9) {
      parameters["restrictSearchableAttributes"] = nil
    }
  }

  /// Makes the question one that is refused.
  private mutating func addMistake(to parameters: inout JSONObject) {
    switch random.number(0...9) {
    case 0: parameters["hitsPerpage"] = 3
    case 1: parameters["searchableAttributes"] = ["title"]
    case 2: parameters["filters"] = .string(random.one("color:", "a:1 OR b > 2", "(a:1", "NOT (a:1)"))
    case 3: parameters["facetFilters"] = [["color"]]
    case 4: parameters["ignorePlurals"] = ["xx"]
    case 5: parameters["query"] = .string(String(repeating: "ab ", count: 171))
    case 6: parameters["aroundLatLng"] = "48"
    case 7: parameters["restrictSearchableAttributes"] = ["nowhere"]
    case 8: parameters["insidePolygon"] = [[1, 2, 3, 4]]
    default: parameters["attributesToRetrieve"] = ["-title"]
    }
  }

  static let textSamplers: [String: Sampler] = [
    "similarQuery": Sampler(0.02) { .string($0.query) },
    "queryType": Sampler(0.15) { .string($0.random.one("prefixLast", "prefixAll", "prefixAll", "prefixNone")) },
    "removeWordsIfNoResults": Sampler(0.15) {
      .string($0.random.one("none", "lastWords", "firstWords", "allOptional"))
    },
    "optionalWords": Sampler(0.12) { generator in
      let words = generator.query.split(whereSeparator: \.isWhitespace).map(String.init)
      guard !words.isEmpty, generator.random.chance(0.9) else { return .texts(generator.words(1...3)) }
      return generator.random.chance(0.3)
        ? .string(generator.query) : .texts(generator.random.few(of: words, 1...words.count))
    },
    "advancedSyntax": Sampler(0.1) { .bool($0.random.chance(0.95)) },
    "advancedSyntaxFeatures": Sampler(0.04) { .texts($0.random.some(of: ["exactPhrase", "excludeWords"])) },
    "ignorePlurals": Sampler(0.1) { $0.languages(["en", "fr", "es"]) },
    "removeStopWords": Sampler(0.1) { $0.languages(["en", "fr", "es", "de"]) },
    "queryLanguages": Sampler(0.04) { .texts($0.random.some(of: ["en", "fr", "es"])) },
    "naturalLanguages": Sampler(0.02) { .texts($0.random.some(of: ["en", "fr"], 0.7)) },
    "decompoundQuery": Sampler(0.01) { _ in false },
    "synonyms": Sampler(0.06) { .bool($0.random.chance(0.2)) },
    "enableRules": Sampler(0.04) { .bool($0.random.chance(0.3)) },
    "ruleContexts": Sampler(0.08) { .texts($0.random.some(of: ["mobile", "home"], 0.6)) },
    "restrictSearchableAttributes": Sampler(0.1) { generator in
      let entries = generator.settings["searchableAttributes"]?.stringListValue ?? ["title"]
      let names = entries.flatMap { $0.split { "(),".contains($0) } }.map(String.init)
      return .texts(generator.random.few(of: names.filter { !$0.contains("ordered") && !$0.contains(" ") }, 0...2))
    },
    "typoTolerance": Sampler(0.15) { $0.random.one(true, false, "min", "strict", "strict") },
    "minWordSizefor1Typo": Sampler(0.1) { .integer($0.random.number(0...6)) },
    "minWordSizefor2Typos": Sampler(0.1) { .integer($0.random.number(1...9)) },
    "allowTyposOnNumericTokens": Sampler(0.08) { .bool($0.random.chance(0.2)) },
    "disableTypoToleranceOnAttributes": Sampler(0.08) { .texts($0.attributeNames(1...2)) },
  ]

  private mutating func languages(_ codes: [String]) -> JSON {
    random.chance(0.6) ? .bool(random.chance(0.9)) : .texts(random.some(of: codes, 0.6))
  }
}
