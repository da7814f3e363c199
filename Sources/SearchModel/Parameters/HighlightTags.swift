/// The tags before and after a match in a highlighted text.
public struct HighlightTags: Sendable, Hashable {
  /// The tag before a match.
  public var pre: String
  /// The tag after a match.
  public var post: String

  /// Tags, by default Algolia's.
  public init(pre: String = "<em>", post: String = "</em>") {
    self.pre = pre
    self.post = post
  }
}
