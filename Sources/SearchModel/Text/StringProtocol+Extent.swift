extension StringProtocol {
  /// From the first character of a kind to the end of the last one; nil when there is no such character.
  ///
  /// Both are looked for from the front: from the back, each flag is told from its neighbours by counting the halves of flags in
  /// front of it.
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
