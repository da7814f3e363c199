package import SearchModel

/// A record file from which a starter spec is inferred.
package struct StarterIndex: Sendable {
  /// The file as the spec will name it: relative to where the spec will lie, `*`, `?` and `[` being pattern characters.
  package var path: String
  /// All records of the file, as read: with the attribute that may become the id.
  package var records: [JSONObject]
  /// Where in the file the records are, as a path such as `$.hits`; `$` for the whole file.
  package var list: String
  /// Whether the records are the members of an object, whose names are the ids.
  package var isKeyed: Bool

  /// A record file.
  package init(path: String, records: [JSONObject], list: String? = nil, isKeyed: Bool = false) {
    self.path = path
    self.records = records
    self.list = list ?? "$"
    self.isKeyed = isKeyed
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
