@testable import RecordFiles

extension RecordFileReader {
  /// Loads the records of files that are told by their patterns and the attribute of their ids.
  static func load(
    _ patterns: [String], inFolder folder: String, objectIDAttribute: String = "objectID",
    limits: RecordLimits = .default
  ) -> RecordLoading {
    load(RecordSource(patterns, identity: .attribute(objectIDAttribute)), inFolder: folder, limits: limits)
  }
}
