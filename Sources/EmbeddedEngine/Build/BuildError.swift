/// Why no index was built.
enum BuildError: Error {
  /// The records are more than an index can number.
  case tooManyRecords
  /// Lines of JSON hold what the quick way does not take; the ordinary reader knows whether and where it is wrong.
  case obstacle(BuildObstacle)
  /// A record in memory that no index can hold.
  case unfitRecord(objectID: String, ScanObstacle)
}

/// What made the quick way through lines of JSON stop.
enum BuildObstacle: Hashable, Sendable {
  /// A line that is no record with a fit id.
  case line(ScanObstacle)
  /// Two ids that are equal, or whose hashes are.
  case repeatedObjectID
}
