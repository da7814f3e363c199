import IndexSettings
import SearchModel
import TestSupport

extension CaseGenerator {
  /// Chooses the index's settings; those that make most others matter are there more often.
  mutating func makeSettings() {
    let intensity = random.one(0.3, 1, 1, 2)
    for parameter in SearchParameter.all where parameter.isSetting {
      guard let sampler = Self.samplers[parameter.name] else { continue }
      let chance = parameter.scope == .both ? sampler.chance * 0.5 : sampler.chance
      if random.chance(chance * (chance < 0.2 ? intensity : 1)) { settings[parameter.name] = sampler.sample(&self) }
    }
    let symbols = pool.joined().unicodeScalars.filter { "+#/-@&*_$%<>".unicodeScalars.contains($0) }
    if !symbols.isEmpty, random.chance(0.3) {
      settings["separatorsToIndex"] = .string(
        String(String.UnicodeScalarView(Set(symbols).sorted()).filter { $0 != "$" }))
    }
    let hasCamelCase = pool.contains { $0.dropFirst().contains(where: \.isUppercase) }
    if hasCamelCase, random.chance(0.5) { settings["camelCaseAttributes"] = .texts(attributeNames(1...3)) }
    if settings["attributeCriteriaComputedByMinProximity"] == true, random.chance(0.6) {
      settings["ranking"] = ["attribute", "typo", "proximity", "custom"]
    }
  }

  /// The attributes that the settings declare for faceting, with members of objects, or those whose values can be
  /// searched.
  func facetAttributes(searchable: Bool = false) -> [String] {
    let faceting = FacetingAttributes(settings["attributesForFaceting"]?.stringListValue ?? [])
    let attributes = faceting.attributes.flatMap { $0 == "cat" ? ["cat", "cat.lvl0", "cat.lvl1"] : [$0] }
    return attributes.uniqued().filter { !searchable || faceting.isSearchable($0) }
  }

  /// Settings that say what is searched and how records are ordered.
  static let settingSamplers: [String: Sampler] = [
    "searchableAttributes": Sampler(0.65) { generator in
      var entries = generator.random.few(of: textAttributes, 0...5)
      if !entries.contains("title") { entries.insert("title", at: generator.random.number(0...entries.count)) }
      entries = entries.map { entry in
        let kind = generator.random.number(0...9)
        return kind < 2 ? "unordered(\(entry))" : kind == 2 ? "ordered(\(entry))" : entry
      }
      if generator.random.chance(0.2) {
        entries.append(generator.random.one("names,code", "info,body", "body , title"))
      }
      return .texts(entries)
    },
    "attributesForFaceting": Sampler(0.8) { generator in
      let occurring = facetAttributes.filter(generator.occurring.contains)
      var attributes = generator.random.few(of: occurring, 1...7)
      if generator.random.chance(0.2) {
        attributes.append(generator.random.one("color", "cat", "cat", "cat.lvl1", "_tags", "missing"))
      }
      return .texts(
        attributes.uniqued().map { attribute in
          switch generator.random.number(0...9) {
          case 0, 1, 2: "searchable(\(attribute))"
          case 3: "afterDistinct(\(attribute))"
          case 4: "filterOnly(\(attribute))"
          case 5: "afterDistinct(searchable(\(attribute)))"
          default: attribute
          }
        })
    },
    "numericAttributesForFiltering": Sampler(0.08) { generator in
      let attributes = generator.random.some(of: numericAttributes, 0.7)
      return .texts(attributes.map { generator.random.chance(0.3) ? "equalOnly(\($0))" : $0 })
    },
    "customRanking": Sampler(0.6) { .texts($0.orders(1...3)) },
    "ranking": Sampler(0.18) { .texts($0.ranking()) },
    "attributeForDistinct": Sampler(0.4) { generator in
      let names = ["group", "group", "group", "brand", "size", "cat.lvl0", "color", "rank", "names"]
      let occurring = names.filter(generator.occurring.contains)
      let isOther = occurring.isEmpty || generator.random.chance(0.06)
      return .string(
        isOther ? generator.random.one("objectID", "missing", "title") : generator.random.early(of: occurring))
    },
    "replicas": Sampler(0.02) { _ in ["other", "virtual(another)"] },
    "unretrievableAttributes": Sampler(0.08) { .texts($0.attributeNames(1...2)) },
    "camelCaseAttributes": Sampler(0.12) { .texts($0.attributeNames(1...2) + ["title"]) },
    "keepDiacriticsOnCharacters": Sampler(0.05) { .string($0.keptCharacters()) },
    "customNormalization": Sampler(0.05) { generator in
      generator.random.one(
        ["default": ["ä": "ae", "b": "v"]], ["default": ["é": "ee"]], ["x": ["+": "p"], "y": ["ø": "oe"]],
        ["default": ["'": ""]], ["default": ["a": ""]])
    },
    "separatorsToIndex": Sampler(0.14) {
      .string($0.random.one("+", "+#", "/", "-@", "-", ".", "'", "'&", "-.'", "!?", "\u{1}"))
    },
    "disableTypoToleranceOnWords": Sampler(0.08) { .texts($0.words(1...3)) },
    "disablePrefixOnAttributes": Sampler(0.08) { .texts($0.attributeNames(1...2)) },
    "paginationLimitedTo": Sampler(0.08) { .integer($0.random.one(0, 1, 2, 3, 5, 10, 1_500)) },
    "userData": Sampler(0.08) { $0.random.one(["theme": "dark"], [:]) },
    "indexLanguages": Sampler(0.02) { _ in ["ja", "en"] },
    "decompoundedAttributes": Sampler(0.02) { _ in ["de": ["title"]] },
    "attributesToTransliterate": Sampler(0.02) { _ in ["title"] },
    "allowCompressionOfIntegerArray": Sampler(0.02) { _ in true },
  ]

  /// Orders by attributes, most with ties and missing values.
  mutating func orders(_ counts: ClosedRange<Int>) -> [String] {
    let names = Self.orderAttributes.filter { occurring.contains($0) || random.chance(0.1) }
    return random.few(of: names, counts).map { "\(random.one("asc", "desc"))(\($0))" }
  }

  /// Criteria in another order, some left out, perhaps with orders by attributes between them.
  mutating func ranking() -> [String] {
    var criteria = ["typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]
    if random.chance(0.6) { criteria.shuffle(using: &random) }
    if random.chance(0.5) { criteria = random.some(of: criteria, 0.7) }
    if random.chance(0.4) { criteria.insert(contentsOf: orders(1...2), at: random.number(0...criteria.count)) }
    return criteria
  }

  /// Names of attributes, sometimes of what is around or inside them.
  mutating func attributeNames(_ counts: ClosedRange<Int>) -> [String] {
    let names = (["body"] + Self.textAttributes + ["color", "missing"]).filter {
      occurring.contains($0) || random.chance(0.1)
    }
    return random.few(of: ["title", "title", "title"] + names, counts).uniqued()
  }

  /// Characters of the texts that may keep their marks.
  private mutating func keptCharacters() -> String {
    let letters = pool.joined().unicodeScalars.filter { $0.properties.isLowercase && !$0.isASCII }
    guard !letters.isEmpty, !random.chance(0.2) else { return random.one("é", "øå", "ñü", "ё") }
    return String(String.UnicodeScalarView(random.few(of: Array(letters), 1...3)))
  }

  /// Words of the texts, sometimes with others after them.
  mutating func words(_ counts: ClosedRange<Int>) -> [String] {
    (0..<random.number(counts)).map { _ in random.chance(0.8) ? word() : text(1...3) }
  }

  /// A replica with settings of its own.
  mutating func replica() -> JSON {
    var own: JSONObject = [:]
    let isVirtual = random.chance(0.85)
    if random.chance(0.9) { own["customRanking"] = .texts(orders(1...2)) }
    if random.chance(0.3) { own["ranking"] = .texts(isVirtual ? orders(0...1) : ranking()) }
    if random.chance(0.7) { own["relevancyStrictness"] = .integer(random.one(0, 10, 30, 50, 70, 90, 100)) }
    if random.chance(0.2) { own["hitsPerPage"] = .integer(random.number(1...5)) }
    return ["entry": isVirtual ? "virtual(test)" : "test", "settings": .object(own)]
  }
}

/// How a value of a parameter is drawn, and how often.
struct Sampler: Sendable {
  let chance: Double
  let sample: @Sendable (inout CaseGenerator) -> JSON

  init(_ chance: Double, sample: @escaping @Sendable (inout CaseGenerator) -> JSON) {
    self.chance = chance
    self.sample = sample
  }
}
