import MultihitsKit

@MainActor
func searchRecords() async throws {
  let records = [
    Record(objectID: "window", attributes: ["title": "Rear Window", "year": 1954]),
    Record(objectID: "garden", attributes: ["title": "The Secret Garden", "year": 1949]),
    Record(objectID: "door", attributes: ["title": "The Door in the Garden", "year": 1960]),
  ]
  let settings: SearchParameters = ["searchableAttributes": ["title"], "customRanking": ["desc(year)"]]
  let films = try EmbeddedIndex(
    name: "films", records: records, settings: settings,
    synonyms: [Synonym(objectID: "panes", kind: .synonym(["window", "casement"]))])

  let searcher = HitsSearcher(service: EmbeddedService(indices: [films]), indexName: "films")
  let hitsInteractor = HitsInteractor<Hit<JSON>>()
  hitsInteractor.connectSearcher(searcher)
  searcher.query = "casement"
  await searcher.searchAndWait()
  print(hitsInteractor.hits.map(\.objectID))

  let rules = try Rule.list(of: [
    [
      "objectID": "first", "conditions": [["pattern": "garden", "anchoring": "is"]],
      "consequence": ["promote": [["objectID": "garden", "position": 0]]],
    ]
  ])
  let ruled = try EmbeddedIndex(
    name: "films", records: records, settings: settings, rules: RuleSet(rules, now: 1_700_000_000))
  for rule in try ruled.explainRules(["query": "garden"]) { print(rule.objectID, rule.effects) }

  let explanation = try films.explain(objectID: "door", parameters: ["query": "gardn"])
  print(explanation.position ?? 0)
  for word in explanation.words { print(word.queryWord, word.matches.map(\.recordWord)) }
  for criterion in explanation.criteria { print(criterion.name, criterion.value?.text() ?? "-") }
  print(try films.explain(objectID: "window", parameters: ["query": "gardn"]).reasons)
}
