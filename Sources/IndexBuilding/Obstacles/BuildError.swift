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

extension BuildError: CustomStringConvertible {
  var description: String {
    switch self {
    case .tooManyRecords:
      "there are more than \(PostingInverter.mostDocuments) records, the most that an index can number"
    case .obstacle(let obstacle): obstacle.description
    case .unfitRecord(let objectID, let obstacle): "the record '\(objectID)' is unfit: \(obstacle)"
    }
  }
}

extension BuildObstacle: CustomStringConvertible {
  var description: String {
    switch self {
    case .line(let obstacle): "a line is unfit: \(obstacle)"
    case .repeatedObjectID: "two records may have the same id"
    }
  }
}
