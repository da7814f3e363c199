package import SearchModel

/// The settings of an index and the parameters of a query, merged and read.
package struct SearchOptions {
  enum QueryType: String {
    case prefixLast
    case prefixAll
    case prefixNone
  }

  package enum WordRemoval: String {
    case none
    case lastWords
    case firstWords
    case allOptional
  }

  package enum TypoTolerance {
    case on
    case off
    case min
    case strict
  }

  package enum ExactOnSingleWord: String {
    case attribute
    case word
    case none
  }

  /// The members of `alternativesAsExact` that say something here; there are no conjugations.
  package enum ExactAlternative: String {
    case ignorePlurals
    case singleWordSynonym
    case multiWordsSynonym
  }

  /// The merged values.
  package let values: SearchParameters
  /// The texts whose words need not be found: those of the query in addition to those of the settings.
  let optionalWords: [String]
  // What is asked for again and again.
  /// Whether `similarQuery` is searched instead of the query.
  let isSimilarityQuery: Bool
  package let typoTolerance: TypoTolerance
  package let exactOnSingleWord: ExactOnSingleWord
  /// How many hits of a group are kept, 0 when hits are not grouped.
  package let distinctCount: Int

  package init(settings: SearchParameters, query: SearchParameters) {
    let values = Self.resolvingNaturalLanguages(settings.overlaid(with: query.withoutNulls))
    self.values = values
    optionalWords = [settings, query].flatMap { $0["optionalWords"]?.stringListValue ?? [] }
    func value(_ name: String) -> JSON? { Self.value(name, in: values) }
    isSimilarityQuery = !(value("similarQuery")?.stringValue ?? "").trimmed.isEmpty
    typoTolerance =
      switch value("typoTolerance") {
      case .bool(false): .off
      case .string("min"): .min
      case .string("strict"): .strict
      default: .on
      }
    exactOnSingleWord =
      value("exactOnSingleWordQuery")?.stringValue.flatMap(ExactOnSingleWord.init) ?? .attribute
    distinctCount =
      switch values["attributeForDistinct"] == nil ? nil : value("distinct") {
      case .bool(let isOn): isOn ? 1 : 0
      case let number: number?.integerValue ?? 0
      }
  }

  /// A value, or the catalogue's default for it.
  private static func value(_ name: String, in values: SearchParameters) -> JSON? {
    values[name] ?? SearchParameter.byName[name]?.defaultValue
  }

  private func value(_ name: String) -> JSON? { Self.value(name, in: values) }

  package func strings(_ name: String) -> [String] { value(name)?.stringListValue ?? [] }
  package func string(_ name: String) -> String { value(name)?.stringValue ?? "" }
  package func flag(_ name: String) -> Bool { value(name)?.boolValue ?? false }
  package func integer(_ name: String) -> Int { value(name)?.integerValue ?? 0 }

  // Text.
  /// The text that is searched for.
  package var query: String { isSimilarityQuery ? string("similarQuery") : values.query }
  var queryType: QueryType {
    isSimilarityQuery ? .prefixNone : QueryType(rawValue: string("queryType")) ?? .prefixLast
  }
  package var wordRemoval: WordRemoval { WordRemoval(rawValue: string("removeWordsIfNoResults")) ?? .none }
  var hasExactPhrases: Bool { hasAdvancedFeature("exactPhrase") }
  var hasExcludedWords: Bool { hasAdvancedFeature("excludeWords") }

  private func hasAdvancedFeature(_ feature: String) -> Bool {
    flag("advancedSyntax") && strings("advancedSyntaxFeatures").contains(feature)
  }

  // Typos.
  /// How many typos a word may match with, by its length and content.
  func typoAllowance(for word: [Unicode.Scalar]) -> Int {
    guard typoTolerance != .off else { return 0 }
    if !flag("allowTyposOnNumericTokens"), word.allSatisfy({ $0.properties.numericType != nil }) { return 0 }
    if word.count >= integer("minWordSizefor2Typos") { return 2 }
    return word.count >= integer("minWordSizefor1Typo") ? 1 : 0
  }

  // Ranking.
  /// The criteria in order, `custom` replaced by those of `customRanking`; `typo` first where the typo mode asks for
  /// it, and `words` first for similar records.
  package var criteria: [RankingCriterion] {
    var criteria = strings("ranking").compactMap(RankingCriterion.init)
    if isSimilarityQuery {
      criteria.removeAll { $0 == .words }
      criteria.insert(.words, at: 0)
    }
    if typoTolerance == .min || typoTolerance == .strict {
      criteria.removeAll { $0 == .typo }
      criteria.insert(.typo, at: 0)
    }
    return criteria.flatMap { $0 == .custom ? customCriteria : [$0] }
  }

  package var customCriteria: [RankingCriterion] {
    strings("customRanking").compactMap { AttributeOrder($0).map(RankingCriterion.sort) }
  }

  // Groups.
  /// Whether all facets count groups.
  package var isFacetingAfterDistinct: Bool {
    flag("facetingAfterDistinct") && (typoTolerance == .on || typoTolerance == .off)
  }

  // Pages.
  var hitsPerPage: Int { integer("hitsPerPage") }
  /// The window of hits, before the pagination limit; counts groups where hits are grouped.
  package var window: (start: Int, count: Int) {
    if let offset = values["offset"]?.integerValue {
      return (offset, values["length"]?.integerValue ?? hitsPerPage)
    }
    let (start, overflow) = values.page.multipliedReportingOverflow(by: hitsPerPage)
    return (overflow ? Int.max : start, hitsPerPage)
  }
}
