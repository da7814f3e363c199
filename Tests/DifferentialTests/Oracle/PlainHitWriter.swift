import SearchModel

@testable import IndexSettings

/// Writes the hits of a page.
struct PlainHitWriter {
  private let run: PlainSearchRun
  private let criteria: PlainCriteria
  private let retrieved: PlainRetrieval
  private var highlighter: PlainHighlighter

  init(_ run: PlainSearchRun) {
    self.run = run
    criteria = run.criteria
    retrieved = PlainRetrieval(run.options)
    highlighter = PlainHighlighter(query: run.query, index: run.index, options: run.options)
  }

  /// A hit: `objectID`, the retrieved attributes, then what the search has to say about it.
  mutating func hit(_ ranked: PlainRankedRecord) -> JSONObject {
    let record = run.index.records[ranked.record]
    var hit: JSONObject = ["objectID": .string(record.objectID)]
    for (name, value) in retrieved.members(of: record.attributes) where name != "objectID" { hit[name] = value }
    // A promoted record shows what it has of the query.
    let isMatch = ranked.match.placements.count == run.query.query.words.count
    let match = isMatch ? ranked.match : run.query.matchOfWordsAlone(in: run.index.indexedRecords[ranked.record])
    if let snippets = highlighter.snippets(of: record, match: match) { hit["_snippetResult"] = snippets }
    if let highlights = highlighter.highlights(of: record, match: match) { hit["_highlightResult"] = highlights }
    if run.options.flag("getRankingInfo") { hit["_rankingInfo"] = rankingInfo(of: ranked) }
    return hit
  }

  /// Numbers the second and later hits of each group.
  func numberGroups(of records: [PlainRankedRecord], in hits: inout [JSONObject]) {
    guard run.options.distinctCount > 1 else { return }
    var number = 0
    for place in records.indices.dropFirst() {
      let (group, previous) = (run.index.groups[records[place].record], run.index.groups[records[place - 1].record])
      number = group == previous ? number + 1 : 0
      if number > 0 { hits[place]["_distinctSeqID"] = .integer(number) }
    }
  }

  /// Every criterion's value, as `getRankingInfo` reports them.
  private func rankingInfo(of ranked: PlainRankedRecord) -> JSON {
    var info: JSONObject = [
      "nbTypos": .integer(criteria.typo(ranked)),
      "firstMatchedWord": .integer(
        run.index.searchable.isAll
          ? criteria.attribute(ranked) % PlainCriteria.attributeWeight : criteria.attribute(ranked)),
      "proximityDistance": .integer(criteria.proximity(ranked)),
      "userScore": .integer(run.index.records.count - 1 - run.index.staticRanks[ranked.record]),
      "geoDistance": .integer(ranked.nearest?.bucket ?? 0),
      "geoPrecision": .integer(ranked.nearest?.precision ?? 1),
      "nbExactWords": .integer(criteria.exact(ranked)),
      "words": .integer(criteria.words(ranked)),
      "filters": .integer(criteria.filters(ranked)),
    ]
    if ranked.isPromoted { info["promoted"] = true }
    if let nearest = ranked.nearest {
      info["matchedGeoLocation"] = [
        "lat": .double(PlainNumbers.sixDigits(nearest.place.latitude)),
        "lng": .double(PlainNumbers.sixDigits(nearest.place.longitude)), "distance": .integer(nearest.distance),
      ]
    }
    return .object(info)
  }
}
