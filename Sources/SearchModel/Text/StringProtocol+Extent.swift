extension StringProtocol {
  /// From the first character of a kind to the end of the last one; nil when there is no such character.
  ///
  /// Both are looked for from the front: from the back, finding where a flag begins requires counting all halves of
  /// flags before it.
  ///
  /// - Complexity: O(*n*)
  package func extent(where isWanted: (Character) -> Bool) -> Range<Index>? {
    guard let first = firstIndex(where: isWanted) else { return nil }
    var end = first
    var place = first
    while place < endIndex {
      let next = index(after: place)
      if isWanted(self[place]) { end = next }
      place = next
    }
    return first..<end
  }
}
