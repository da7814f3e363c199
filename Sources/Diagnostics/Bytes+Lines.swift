extension [UInt8] {
  /// The bytes of a text whose lines may end with carriage returns alone: line feeds then stand for them, so that every
  /// byte keeps its place.
  ///
  /// - Complexity: O(n).
  package var endingLinesWithLineFeeds: [UInt8] {
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    guard !contains(lineFeed), contains(carriageReturn) else { return self }
    return map { $0 == carriageReturn ? lineFeed : $0 }
  }
}
