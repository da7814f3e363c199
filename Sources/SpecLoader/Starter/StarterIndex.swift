public import SearchModel

/// A record file from which a starter spec is inferred.
public struct StarterIndex: Sendable {
  /// The file as the spec will name it: relative to where the spec will lie, `*`, `?` and `[` being pattern characters.
  public var path: String
  /// All records of the file, as read: with the attribute that may become the id.
  public var records: [JSONObject]

  /// A record file.
  public init(path: String, records: [JSONObject]) {
    self.path = path
    self.records = records
  }
}

/// Why no starter spec can be inferred.
public struct StarterSpecError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The record file, nil when there is none.
  public var path: String?
  /// What is wrong and what helps, in one sentence or two; parts from data are in quotes, with visible escapes.
  public var message: String

  /// The file and the message.
  public var description: String {
    path.map { "\($0): \(message)" } ?? message
  }
}
