import OrderedCollections
import SearchModel

/// Writes the hits of a page.
struct HitWriter {
  private let run: SearchRun
  private let criteria: Criteria
  private let retrieved: RetrievedAttributes
  private var highlighter: Highlighter
  private let hasRankingInfo: Bool

  init(_ run: SearchRun) {
    self.run = run
    criteria = run.criteria
    retrieved = RetrievedAttributes(run.options)
    highlighter = Highlighter(query: run.query, index: run.index, options: run.options)
    hasRankingInfo = run.options.flag("getRankingInfo")
  }

  /// A hit: `objectID`, the retrieved attributes, then what the search has to say about it.
  mutating func hit(_ ranked: RankedRecord) -> JSONObject {
    let record = run.index.records[ranked.record]
    var hit: JSONObject = ["objectID": .string(record.objectID)]
    for (name, value) in retrieved.members(of: record.attributes) where name != "objectID" { hit[name] = value }
    let onlyExact = showsOnlyExactMatches(of: ranked)
    if let snippets = highlighter.snippets(of: record, onlyExact: onlyExact) { hit["_snippetResult"] = snippets }
    if let highlights = highlighter.highlights(of: record, onlyExact: onlyExact) {
      hit["_highlightResult"] = highlights
    }
    if hasRankingInfo { hit["_rankingInfo"] = rankingInfo(of: ranked) }
    return hit
  }

  /// Under `exactOnSingleWordQuery: word`, a record that has the very word shows nothing else as matched.
  private func showsOnlyExactMatches(of ranked: RankedRecord) -> Bool {
    run.options.exactOnSingleWord == .word && ranked.match.placements.count == 1
      && ranked.match.placements[0].contains { run.query.isExact($0.kind) }
  }

  /// Numbers the second and later hits of each group.
  func numberGroups(of records: ArraySlice<RankedRecord>, in hits: inout [JSONObject]) {
    guard run.options.distinctCount > 1 else { return }
    var number = 0
    var previous: Int?
    for (offset, record) in records.enumerated() {
      let group = run.index.groups[record.record]
      number = group == previous ? number + 1 : 0
      previous = group
      if number > 0 { hits[offset]["_distinctSeqID"] = .integer(number) }
    }
  }

  /// Every criterion's value, as `getRankingInfo` reports them.
  func rankingInfo(of ranked: RankedRecord) -> JSON {
    var info: JSONObject = [
      "nbTypos": .integer(criteria.typo(ranked)),
      "firstMatchedWord": .integer(criteria.attribute(ranked)),
      "proximityDistance": .integer(criteria.proximity(ranked)),
      "userScore": .integer(run.index.staticRanks[ranked.record]),
      "geoDistance": .integer(ranked.nearest.map { Int($0.distance) } ?? 0),
      "geoPrecision": .integer(ranked.nearest?.precision ?? 1),
      "nbExactWords": .integer(criteria.exact(ranked)),
      "words": .integer(criteria.words(ranked)),
      "filters": .integer(criteria.filters(ranked)),
    ]
    if let nearest = ranked.nearest {
      info["matchedGeoLocation"] = .object([
        "lat": .double(nearest.place.latitude), "lng": .double(nearest.place.longitude),
        "distance": .integer(Int(nearest.distance)),
      ])
    }
    return .object(info)
  }
}
