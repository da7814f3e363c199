package import SearchModel

/// What makes an index beside its records.
package struct IndexDefinition: Sendable {
  /// The index's name.
  package var name: String
  /// Algolia's index settings; for a replica those that ``Replica/settings(own:primary:)`` makes.
  package var settings: SearchParameters
  /// Words that searches take for each other; of equal `objectID`s each counts.
  package var synonyms: [Synonym]
  /// The index's rules and the time that their validity is compared with.
  package var rules: RuleSet
  /// The order of a virtual replica, nil for every other index.
  package var relevantSort: RelevantSort?

  /// A definition.
  package init(
    name: String, settings: SearchParameters = [:], synonyms: [Synonym] = [], rules: RuleSet = .none,
    relevantSort: RelevantSort? = nil
  ) {
    self.name = name
    self.settings = settings.settings
    self.synonyms = synonyms
    self.rules = rules
    self.relevantSort = relevantSort
  }

  /// What is wrong with it, nil when nothing is.
  package func problem() -> String? {
    settings.problem(in: .setting) ?? SettingChecks.problems(inSettings: settings).first?.description
      ?? SettingChecks.problems(inRules: rules.rules, of: name, settings: settings).first?.description
  }
}

/// The settings of an index as the builder and the search read them.
package struct IndexOptions: Sendable {
  package let searchable: SearchableAttributes
  package let camelCaseAttributes: AttributeSelection
  package let faceting: FacetingAttributes
  package let numericAttributes: NumericAttributes
  package let tokenizer: Tokenizer
  package let normalizer: Normalizer
  /// The criteria of `customRanking`, which documents are numbered by.
  package let staticCriteria: [RankingCriterion]

  package init(_ definition: IndexDefinition) {
    let settings = definition.settings
    let options = SearchOptions(settings: settings, query: [:])
    searchable = SearchableAttributes(options.strings("searchableAttributes"))
    camelCaseAttributes = AttributeSelection(options.strings("camelCaseAttributes"))
    faceting = FacetingAttributes(settings: settings)
    numericAttributes = NumericAttributes(settings: settings)
    normalizer = Normalizer(
      keptCharacters: options.string("keepDiacriticsOnCharacters"), custom: Self.customNormalization(settings))
    tokenizer = Tokenizer(
      normalizer: normalizer, separatorsToIndex: options.string("separatorsToIndex"),
      placeholders: definition.synonyms.compactMap(\.placeholder))
    staticCriteria = options.customCriteria
  }

  /// The replacements of `customNormalization`, whichever group of attributes they stand in.
  private static func customNormalization(_ settings: SearchParameters) -> [(source: Unicode.Scalar, target: String)] {
    let groups = settings["customNormalization"]?.objectValue?.values.compactMap(\.objectValue) ?? []
    return groups.flatMap { group in
      group.compactMap { source, target in
        source.unicodeScalars.first.map { ($0, target.stringValue ?? "") }
      }
    }
  }
}
