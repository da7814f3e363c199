import RecordFiles

/// Why a record was not scanned. The scanner's caller reads it again with the ordinary reader, which has the error
/// messages.
enum ScanObstacle: Error, Sendable {
  /// It is no JSON text.
  case malformed
  case notAnObject
  case missingObjectID
  /// The id is neither a text nor an integer.
  case invalidObjectID
  case emptyObjectID
  /// Its values nest deeper than records do.
  case tooDeep
  /// It, or the segment with it, is larger than its numbers can tell.
  case tooLarge
  /// It is one of the rare forms that only the ordinary reader reads; the record that it makes can be scanned.
  case unusual
}

extension ScanObstacle: CustomStringConvertible {
  var description: String {
    switch self {
    case .malformed: "it is no JSON text"
    case .notAnObject: "it is no object"
    case .missingObjectID: "it has no id"
    case .invalidObjectID: "its id is neither a text nor an integer"
    case .emptyObjectID: "its id is empty"
    case .tooDeep: "its values nest too deep"
    case .tooLarge: "it is too large: a record has at most \(RecordLimits.longestRecord >> 20) MiB of JSON"
    case .unusual: "it has a form that is rare"
    }
  }
}
