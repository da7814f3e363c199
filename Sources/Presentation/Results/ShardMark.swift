package import SearchModel

/// Which part of a run a result, or a report, is of.
package struct ShardMark: Sendable, Hashable {
  /// The part, as `2/5`.
  package var part: String
  /// Names the run by everything that decides its answers, so that parts of different runs are told apart.
  package var run: String
  /// How many queries the part has; nil where that was not known before.
  package var count: Int?
  /// How many queries all parts have together; nil where that was not known before.
  package var total: Int?
  /// How many thresholds bound the run; nil for none.
  package var thresholds: Int?
  /// The place of the query among all of the run, from 1; nil for what is no query.
  package var ordinal: Int?

  /// A mark.
  package init(
    part: String, run: String, count: Int? = nil, total: Int? = nil, thresholds: Int? = nil, ordinal: Int? = nil
  ) {
    self.count = count
    self.total = total
    self.thresholds = thresholds
    self.part = part
    self.run = run
    self.ordinal = ordinal
  }

  /// The mark as outputs hold it.
  package var json: JSON {
    var members: JSONObject = ["part": .string(part), "run": .string(run)]
    members["count"] = count.map(JSON.integer)
    members["total"] = total.map(JSON.integer)
    members["thresholds"] = thresholds.map(JSON.integer)
    members["ordinal"] = ordinal.map(JSON.integer)
    return .object(members)
  }

  /// Reads a mark; nil for what is none.
  package init?(_ json: JSON) {
    guard let members = json.objectValue, let part = members["part"]?.stringValue,
      let run = members["run"]?.stringValue
    else { return nil }
    self.init(
      part: part, run: run, count: members["count"]?.integerValue, total: members["total"]?.integerValue,
      thresholds: members["thresholds"]?.integerValue, ordinal: members["ordinal"]?.integerValue)
  }
}
