public import SearchModel

/// A word of a text that knows which positions of it it covers.
///
/// The tokens of a text are in the order of their positions, one for each, but for joined words (`l'avion`): one of
/// them directly follows its parts, begins where the first of them does and ends where the last one does.
@usableFromInline
package protocol PlacedToken {
  /// The text it stands in, or the stretch of a text without gaps, by number.
  var textNumber: Int32 { get }
  /// The first position it covers.
  var firstPosition: Int { get }
  /// The position after the last one it covers.
  var endPosition: Int { get }
}

extension RandomAccessCollection where Element: PlacedToken, Index == Int {
  /// The first of the tokens right after another one that meets a condition.
  ///
  /// There are at most two of them: a word, and a joined word whose first part it is.
  ///
  /// - Complexity: O(log *n*) in the number of tokens, so that texts of any length are walked through token by token.
  @inlinable
  @inline(__always)
  package func first(after number: Int, where isWanted: (Int) -> Bool) -> Int? {
    let (text, start) = (self[number].textNumber, self[number].endPosition)
    var next = number + 1
    // Only the joined word that the token is a part of may stand in between.
    while next < endIndex, self[next].textNumber == text, self[next].firstPosition < start { next += 1 }
    guard next < endIndex, self[next].textNumber == text, self[next].firstPosition == start else { return nil }
    if isWanted(next) { return next }
    let joined = endOfRow(from: next)
    guard joined < endIndex, self[joined].textNumber == text, self[joined].firstPosition == start, isWanted(joined)
    else { return nil }
    return joined
  }

  /// The first token from another one on that does not begin one position after the one before it.
  ///
  /// A joined word takes a number but no position; so the tokens that follow in a row are exactly those in front of it.
  @inlinable
  @inline(__always)
  func endOfRow(from first: Int) -> Int {
    let (text, offset) = (self[first].textNumber, self[first].firstPosition &- first)
    func isInRow(_ number: Int) -> Bool {
      self[number].textNumber == text && self[number].firstPosition &- number == offset
    }
    var last = first
    var step = 1
    while last + step < endIndex, isInRow(last + step) {
      last += step
      step *= 2
    }
    return (last + 1..<Swift.min(last + step, endIndex)).partitioningIndex { !isInRow($0) }
  }
}

extension Token: PlacedToken {
  package var textNumber: Int32 { stretch }
  package var firstPosition: Int { position }
  package var endPosition: Int { position + span }
}
