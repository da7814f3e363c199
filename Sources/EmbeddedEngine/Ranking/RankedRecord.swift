/// A record that a query matches, or that a rule promotes, with what the criteria judge.
struct RankedRecord {
  /// The number of the record in the index.
  let record: Int
  var match: RecordMatch
  /// The sum of its filters' scores.
  var filterScore = 0
  /// The nearest of its places, for a search around a place.
  var nearest: NearestPlace?
  /// Whether a rule put it in its place.
  var isPromoted = false
  /// The criteria's values in their order; lower is better.
  var key: [Int] = []
}
