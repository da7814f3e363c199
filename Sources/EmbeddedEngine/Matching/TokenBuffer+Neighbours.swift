extension UnsafeBufferPointer where Element == TokenBuffer.Token {
  /// The first of the tokens right behind another one that meets a condition.
  ///
  /// Tokens are in the order of their places, but for joined words, which follow their parts. So what stands behind a token
  /// also comes after it, up to the end of the text.
  @inline(__always)
  func first(behind number: Int, where isWanted: (Int) -> Bool) -> Int? {
    let (element, start) = (self[number].element, self[number].end &+ 1)
    var next = number + 1
    while next < count, self[next].element == element {
      if self[next].start == start, isWanted(next) { return next }
      next += 1
    }
    return nil
  }
}
