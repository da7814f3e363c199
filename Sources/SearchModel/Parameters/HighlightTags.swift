/// What stands before and after a match in a highlighted text.
public struct HighlightTags: Sendable, Hashable {
  /// What stands before.
  public var pre: String
  /// What stands after.
  public var post: String

  /// Tags, by default Algolia's.
  public init(pre: String = "<em>", post: String = "</em>") {
    self.pre = pre
    self.post = post
  }
}
