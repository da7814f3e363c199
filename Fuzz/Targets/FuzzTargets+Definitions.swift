import Diagnostics
import EmbeddedBackend
import EmbeddedEngine
import IndexSettings
import RecordFiles
import SearchModel
import SpecLoader
import Workspaces

extension FuzzTargets {
  /// Files of synonyms are refused with places, or searches answer with them, the same each time.
  static let synonyms = FuzzTarget("synonyms", maximumLength: 2_048) { input in
    let folder = try ScratchFolder()
    for name in ["synonyms.json", "synonyms.csv"] {
      let file = try folder.write(name, input)
      let loading = SynonymFile.load(file, inFolder: "")
      try requireSound(loading.diagnostics, of: loading.sources.first, file: file)
      guard loading.diagnostics.isEmpty else { continue }
      try search(IndexDefinition(name: "hats", settings: hatSettings, synonyms: loading.synonyms))
    }
  }

  /// Files of rules are refused with places, or searches answer with them, the same each time.
  static let rules = FuzzTarget("rules", maximumLength: 4_096) { input in
    let folder = try ScratchFolder()
    let file = try folder.write("rules.json", input)
    let loading = RuleFile.load(file, inFolder: "")
    // What is wrong with one rule is told in the order of its members.
    try requireSound(loading.diagnostics.sorted(), of: loading.sources.first, file: file)
    guard loading.diagnostics.isEmpty else { return }
    let rules = RuleSet(loading.rules, now: 1_700_000_000)
    try search(IndexDefinition(name: "hats", settings: hatSettings, rules: rules))
  }

  private static let hatSettings: SearchParameters = [
    "searchableAttributes": ["name", "text"], "attributesForFaceting": ["searchable(tags)", "price"],
    "customRanking": ["desc(price)"],
  ]

  private static let hatQueries: [SearchParameters] = [
    ["query": ""], ["query": "red hat", "facets": ["*"], "getRankingInfo": true],
    ["query": "blue", "ruleContexts": ["web"]],
    ["query": "hat red shoes", "removeWordsIfNoResults": "allOptional"], ["query": "sho", "typoTolerance": false],
  ]

  /// Searches an index twice, made of the same records each time.
  private static func search(_ definition: IndexDefinition) throws {
    let records = ["red hat", "blue shoe", "red shoes and hats", "soft cap"].enumerated().map { number, name in
      Record(
        objectID: String(number), attributes: ["name": .string(name), "tags": ["a", "b"], "price": .integer(number)])
    }
    func index() throws(SearchError) -> EmbeddedIndex {
      try EmbeddedIndex(
        name: definition.name, records: records, settings: definition.settings, synonyms: definition.synonyms,
        rules: definition.rules)
    }
    guard let first = try? index() else { return }
    let second = try index()
    for query in hatQueries {
      let answers = [first, second].map { index in Result { () throws(SearchError) in try index.search(query) } }
      try requireEqual(answers[0], answers[1], "equal indices answer the same")
      guard case .success(let response) = answers[0] else { continue }
      try requireEqual(Set(response.hits.map { $0["objectID"] }).count, response.hits.count, "each hit comes once")
    }
  }
}
