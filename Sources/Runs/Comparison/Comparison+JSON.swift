import Evaluation
import Presentation
import SearchModel

extension ComparisonHeading {
  /// The version of the JSON form; it changes when a member changes its meaning or is removed.
  static let schemaVersion = 1

  /// What is compared, as the JSON output begins.
  var json: JSONObject {
    var members: JSONObject = [
      "schemaVersion": .integer(Self.schemaVersion), "left": .object(left.json), "right": .object(right.json),
      "overlapDepth": .integer(options.overlapDepth),
    ]
    members["rboP"] = JSON(plainNumber: options.rboPersistence)
    members["rowLimit"] = options.rowLimit.map(JSON.integer)
    return members
  }
}

extension QueryComparison {
  /// The comparison as the JSON output holds it; what does not apply is absent.
  var json: JSONObject {
    var members: JSONObject = ["query": .string(query)]
    members["id"] = id.map(JSON.string)
    members["rightQuery"] = rightQuery.map(JSON.string)
    members["rightID"] = rightID.map(JSON.string)
    if count != 1 { members["count"] = .integer(count) }
    members["onlyIn"] = onlySide.map { .string($0.rawValue) }
    members["sections"] = .array(sections.map { .object($0.json) })
    return members
  }
}

extension SectionComparison {
  /// The comparison as the JSON output holds it.
  fileprivate var json: JSONObject {
    var members: JSONObject = ["module": .string(module), "change": .string(change.rawValue)]
    members["left"] = left.map { .object($0.json) }
    members["right"] = right.map { .object($0.json) }
    members["overlap"] = overlap.flatMap(JSON.init(plainNumber:))
    members["rbo"] = rankBiasedOverlap.flatMap(JSON.init(plainNumber:))
    add(changes.lost.map { Self.row($0.id, $0.label, left, ["rank": .integer($0.rank)]) }, named: "lost", to: &members)
    add(changes.new.map { Self.row($0.id, $0.label, right, ["rank": .integer($0.rank)]) }, named: "new", to: &members)
    add(
      changes.moved.map { Self.row($0.id, $0.label, left, ["from": .integer($0.from), "to": .integer($0.to)]) },
      named: "moved",
      to: &members)
    add(
      countChanges.map { ["value": .string($0.value), "left": .integer($0.left), "right": .integer($0.right)] },
      named: "counts", to: &members)
    return members
  }

  private func add(_ rows: [JSON], named name: String, to members: inout JSONObject) {
    if !rows.isEmpty { members[name] = .array(rows) }
  }

  /// A row with the member that names it on its side.
  private static func row(_ id: String, _ label: String?, _ answer: Answer?, _ ranks: JSONObject) -> JSON {
    var members: JSONObject = [answer?.kind == .facetHits ? "value" : "objectID": .string(id)]
    members["label"] = label.map(JSON.string)
    members.merge(ranks) { $1 }
    return .object(members)
  }
}

extension SectionComparison.Answer {
  fileprivate var json: JSONObject {
    var members: JSONObject = ["status": .string(status.rawValue)]
    members["nbHits"] = nbHits.map(JSON.integer)
    members["rows"] = .integer(rowCount)
    members["error"] = error?.json
    return members
  }
}

extension ComparisonSummary {
  /// The summary as the JSON output holds it.
  var json: JSONObject {
    var members: JSONObject = ["queries": .integer(queryCount), "changedQueries": .integer(changedQueryCount)]
    for side in ComparisonSide.allCases {
      if let count = onlyCounts[side] { members["queriesOnlyIn\(side.capitalized)"] = .integer(count) }
      if let count = duplicateCounts[side] { members["duplicatesIn\(side.capitalized)"] = .integer(count) }
      if let modules = unpairedModules[side] {
        members["modulesOnlyIn\(side.capitalized)"] = .array(modules.map(JSON.string))
      }
    }
    members["demand"] = ["queries": .integer(demand), "changedQueries": .integer(changedDemand)]
    members["total"] = .object(total.json)
    members["modules"] = .array(
      modules.map { module, counts in
        var row: JSONObject = ["module": .string(module)]
        row.merge(counts.json) { $1 }
        return .object(row)
      })
    return members
  }
}

extension ComparisonSummary.Counts {
  fileprivate var json: JSONObject {
    var members: JSONObject = [
      "compared": .integer(shares.compared), "shown": .integer(shares.shown), "changed": .integer(shares.changed),
      "identical": .integer(shares.identical),
    ]
    members["changedPercent"] = shares.changedPercent.flatMap(JSON.init(plainNumber:))
    members["identicalPercent"] = shares.identicalPercent.flatMap(JSON.init(plainNumber:))
    members["measured"] = .integer(shares.measured)
    members["meanOverlap"] = shares.meanOverlap.flatMap(JSON.init(plainNumber:))
    members["meanRbo"] = shares.meanRankBiasedOverlap.flatMap(JSON.init(plainNumber:))
    members["lost"] = .integer(lost)
    members["new"] = .integer(new)
    members["moved"] = .integer(moved)
    members["failed"] = .integer(failed)
    members["errors"] = .object([
      "left": .integer(errors[.left] ?? 0), "right": .integer(errors[.right] ?? 0),
    ])
    members["demand"] = .object(demand.json)
    return members
  }
}

extension ComparisonSummary.Shares {
  /// The counts by demand as the JSON output holds them.
  fileprivate var json: JSONObject {
    var members: JSONObject = [
      "compared": .integer(compared), "shown": .integer(shown), "changed": .integer(changed),
      "identical": .integer(identical),
    ]
    members["changedPercent"] = changedPercent.flatMap(JSON.init(plainNumber:))
    members["identicalPercent"] = identicalPercent.flatMap(JSON.init(plainNumber:))
    members["meanOverlap"] = meanOverlap.flatMap(JSON.init(plainNumber:))
    members["meanRbo"] = meanRankBiasedOverlap.flatMap(JSON.init(plainNumber:))
    return members
  }
}

extension ComparisonSide {
  fileprivate var capitalized: String { self == .left ? "Left" : "Right" }
}
