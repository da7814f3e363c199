package import SearchModel

/// A record file from which a starter spec is inferred.
package struct StarterIndex: Sendable {
  /// The file as the spec will name it: relative to where the spec will lie, `*`, `?` and `[` being pattern characters.
  package var path: String
  /// All records of the file, as read: with the attribute that may become the id.
  package var records: [JSONObject]

  /// A record file.
  package init(path: String, records: [JSONObject]) {
    self.path = path
    self.records = records
  }
}

/// Why no starter spec can be inferred.
package struct StarterSpecError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The record file; nil when there is no file.
  package var path: String?
  /// What is wrong and what helps, in one sentence or two; parts from data are in quotes, with visible escapes.
  package var message: String

  /// The file and the message.
  package var description: String {
    path.map { "\($0): \(message)" } ?? message
  }
}
