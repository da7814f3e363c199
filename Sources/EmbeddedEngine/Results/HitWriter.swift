import IndexSettings
import IndexStore
import SearchModel

/// Writes the hits of a page.
struct HitWriter: ~Copyable {
  private let run: SearchRun
  private let promoted: Set<DocumentID>
  private let criteria: Criteria
  private let retrieved: RetrievedAttributes
  private let highlighter: Highlighter
  private var matcher: DocumentMatcher
  private let hasRankingInfo: Bool
  /// What tells the best ways in which hits have the words of the query.
  private let waysSource: BestWays.Source

  init(_ run: SearchRun, promoted: Set<DocumentID>) {
    self.run = run
    self.promoted = promoted
    criteria = Criteria(run.query, index: run.index, options: run.options)
    retrieved = RetrievedAttributes(run.options)
    let onlyExact = run.options.exactOnSingleWord == .word && run.query.query.words.count == 1
    highlighter = Highlighter(query: run.query, index: run.index, options: run.options, onlyExact: onlyExact)
    // Attributes that are not searched may have words that the index does not know.
    waysSource = highlighter.isOfSearched ? run.query.bestWaysSource : .record
    matcher = DocumentMatcher(run.query, index: run.index)
    hasRankingInfo = run.options.flag("getRankingInfo")
  }

  /// A hit: `objectID`, the retrieved attributes, then what the search has to say about it.
  mutating func hit(_ document: DocumentID) -> JSONObject {
    let costs = waysSource == .postings ? run.found.costs(of: document, in: run.query) : nil
    let readsWays = waysSource != .none && costs == nil
    // A promoted document that does not match has no matches to show. Few searches ask how a hit matches.
    let isMatch =
      (hasRankingInfo || readsWays) && run.found.documents.contains(document) && matcher.matches(document)
    let info = hasRankingInfo ? rankingInfo(of: document, isMatch: isMatch) : nil
    var ways = costs.map { BestWays(costs: $0) }
    if readsWays { ways = isMatch ? matcher.bestWays() : matcher.waysAlone(in: document) }
    let record = highlighter.record(document)
    let own = [
      ("_snippetResult", highlighter.snippets(of: record, ways: ways)),
      ("_highlightResult", highlighter.highlights(of: record, ways: ways)), ("_rankingInfo", info),
    ]
    let members = retrieved.members(of: record.attributes)
    var hit = UniqueMembers(minimumCapacity: members.count + 4)
    hit.append("objectID", .string(record.objectID))
    for (name, value) in members where name != "objectID" && !own.contains(where: { $0.0 == name && $0.1 != nil }) {
      hit.append(name, value)
    }
    for case (let name, let value?) in own { hit.append(name, value) }
    return hit.object
  }

  /// Numbers the second and later hits of each group.
  func numberGroups(of documents: [DocumentID], in hits: inout [JSONObject]) {
    guard run.options.distinctCount > 1 else { return }
    let groups = run.index.columns.groups
    var number = 0
    var previous: Int?
    for (offset, document) in documents.enumerated() {
      let group = groups.group(of: document)
      number = group == previous ? number + 1 : 0
      previous = group
      if number > 0 { hits[offset]["_distinctSeqID"] = .integer(number) }
    }
  }

  /// Every criterion's value, as `getRankingInfo` reports them.
  private func rankingInfo(of document: DocumentID, isMatch: Bool) -> JSON {
    let match = isMatch ? matcher.match : DocumentMatch()
    let nearest = run.scope.nearest(of: document)
    var info: JSONObject = [
      "nbTypos": .integer(match.typos),
      "firstMatchedWord": .integer(criteria.firstMatchedWord(match, elements: matcher.buffer.elements)),
      "proximityDistance": .integer(criteria.proximity(match)),
      "userScore": .integer(run.index.documentCount - 1 - Int(document)),
      "geoDistance": .integer(nearest?.bucket ?? 0),
      "geoPrecision": .integer(nearest?.precision ?? 1),
      "nbExactWords": .integer(criteria.exact(match, elements: matcher.buffer.elements)),
      "words": .integer(match.wordCount),
      "filters": .integer(run.scope.filter.score(document)),
    ]
    if promoted.contains(document) { info["promoted"] = true }
    if let nearest {
      info["matchedGeoLocation"] = .object([
        "lat": .double(nearest.place.latitude.withSixDigits), "lng": .double(nearest.place.longitude.withSixDigits),
        "distance": .integer(nearest.distance),
      ])
    }
    return .object(info)
  }
}
