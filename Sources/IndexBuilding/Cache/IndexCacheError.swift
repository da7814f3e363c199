/// The reason why indices cannot be kept in a folder.
public struct IndexCacheError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The consequence of the error.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// The folder is unsafe or not a folder: the user should name another one.
    case refused
    /// The folder cannot be used at present: indices are built in memory, as without a cache.
    case unavailable
  }

  /// The consequence of the error.
  public let kind: Kind
  /// The folder, or a file in it.
  public let path: String
  /// One sentence without a period that does not repeat the path.
  public let message: String

  /// Makes an error.
  package init(kind: Kind, path: String, message: String) {
    self.kind = kind
    self.path = path
    self.message = message
  }

  /// The path and the message.
  public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}
