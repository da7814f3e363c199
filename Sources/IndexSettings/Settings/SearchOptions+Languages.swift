import SearchModel

extension SearchOptions {
  /// The rule context that `naturalLanguages` adds.
  static let naturalLanguageContext = "natural_language"

  /// The values with what `naturalLanguages` stands for, which wins over the parameters by themselves.
  static func resolvingNaturalLanguages(_ values: SearchParameters) -> SearchParameters {
    let languages = values["naturalLanguages"]?.stringListValue ?? []
    guard !languages.isEmpty else { return values }
    var values = values
    values["removeStopWords"] = .array(languages.map(JSON.string))
    values["ignorePlurals"] = .array(languages.map(JSON.string))
    values["removeWordsIfNoResults"] = .string(WordRemoval.allOptional.rawValue)
    let contexts = values["ruleContexts"]?.stringListValue ?? []
    values["ruleContexts"] = .array((contexts + [naturalLanguageContext]).map(JSON.string))
    return values
  }

  /// The languages whose plurals match their singulars; empty where they do not.
  package var pluralLanguages: [Language] { languages(of: "ignorePlurals", among: Language.withPlurals) }

  /// The languages whose stop words are left out of the query; empty where they stay. A query for similar records never
  /// keeps them.
  package var stopWordLanguages: [Language] {
    let languages = languages(of: "removeStopWords", among: Language.withStopWords)
    return languages.isEmpty && isSimilarityQuery ? queryLanguages(among: Language.withStopWords) : languages
  }

  /// The languages that decide whether a word is a stop word, whether it is left out or not.
  package var knownStopWordLanguages: [Language] {
    let languages = languages(of: "removeStopWords", among: Language.withStopWords)
    return languages.isEmpty ? queryLanguages(among: Language.withStopWords) : languages
  }

  /// The languages of a parameter that lists them, or turns all languages of the query on.
  private func languages(of parameter: String, among known: [Language]) -> [Language] {
    switch values[parameter] {
    case .bool(true): queryLanguages(among: known)
    case .bool, nil: []
    case let list?: known.filter { (list.stringListValue ?? []).contains($0.code) }
    }
  }

  /// The languages of the query, else those of the records; all that are known where neither are named.
  private func queryLanguages(among known: [Language]) -> [Language] {
    let codes = ["queryLanguages", "indexLanguages"].lazy.map(strings).first { !$0.isEmpty }
    return codes.map { codes in known.filter { codes.contains($0.code) } } ?? known
  }

  /// Which other words count as exact.
  package var exactAlternatives: Set<ExactAlternative> {
    Set(strings("alternativesAsExact").compactMap(ExactAlternative.init))
  }
}
