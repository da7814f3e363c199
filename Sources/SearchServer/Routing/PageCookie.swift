import SearchModel

/// The key that a browser keeps for the page, where others than this machine may see it. Pages of other sites cannot
/// use it, and scripts cannot read it.
enum PageCookie {
  private static let name = "multihits-key"

  /// What has a browser keep a key.
  static func text(of key: String) -> String {
    "\(name)=\(PercentEncoding.encoded(key)); Path=/; HttpOnly; SameSite=Strict"
  }

  /// The key that a browser kept; nil when it has none.
  static func key(in request: ServerRequest) -> String? {
    for part in request.headers["cookie"]?.split(separator: ";") ?? [] {
      let pair = part.drop(while: \.isWhitespace).split(separator: "=", maxSplits: 1)
      if pair.count == 2, pair[0] == name { return PercentEncoding.decodedSegment(pair[1]) }
    }
    return nil
  }
}
