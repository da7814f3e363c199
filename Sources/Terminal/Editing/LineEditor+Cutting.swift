// What is cut is kept and can be put back; cuts in a row belong together.
extension LineEditor {
  /// The most cuts that are kept.
  private static let cutLimit = 16

  /// Cuts from a place to the cursor.
  mutating func cut(from start: Int) {
    cut(start..<cursor, isBackward: true)
  }

  /// Cuts from the cursor to a place.
  mutating func cut(to end: Int) {
    cut(cursor..<end, isBackward: false)
  }

  /// Puts the last cut back where the cursor is.
  mutating func yank() {
    lastAction = .other
    guard let text = cuts.last, count + text.count <= Self.capacity else { return }
    let start = cursor
    replace(cursor..<cursor, with: text, cursor: cursor + text.count)
    lastAction = .pasting(start: start, cut: cuts.count - 1)
  }

  /// Puts the cut before in the place of the one that was just put back.
  mutating func yankOlder() {
    guard case .pasting(let start, let cut) = lastAction, cuts.indices.contains(cut), start <= cursor else { return }
    let older = cut == 0 ? cuts.count - 1 : cut - 1
    let text = cuts[older]
    guard count - (cursor - start) + text.count <= Self.capacity else { return }
    replace(start..<cursor, with: text, cursor: start + text.count, keepsStep: true)
    lastAction = .pasting(start: start, cut: older)
  }

  private mutating func cut(_ range: Range<Int>, isBackward: Bool) {
    let isCutting = lastAction == .cutting
    lastAction = .other
    guard !range.isEmpty else { return }
    let text = Array(characters[range])
    if isCutting, let last = cuts.popLast() {
      cuts.append(isBackward ? text + last : last + text)
    } else {
      cuts.append(text)
      if cuts.count > Self.cutLimit { cuts.removeFirst() }
    }
    replace(range, with: [], cursor: range.lowerBound)
    lastAction = .cutting
  }
}

// Where words begin and end.
extension LineEditor {
  /// Where the word before a place begins.
  func wordStart(before place: Int) -> Int {
    var start = place
    while start > 0, !characters[start - 1].isWordPart { start -= 1 }
    while start > 0, characters[start - 1].isWordPart { start -= 1 }
    return start
  }

  /// Where the word after a place ends.
  func wordEnd(after place: Int) -> Int {
    var end = place
    while end < count, !characters[end].isWordPart { end += 1 }
    while end < count, characters[end].isWordPart { end += 1 }
    return end
  }

  /// Where what stands between blanks before a place begins.
  func blankStart(before place: Int) -> Int {
    var start = place
    while start > 0, characters[start - 1].isWhitespace { start -= 1 }
    while start > 0, !characters[start - 1].isWhitespace { start -= 1 }
    return start
  }
}

extension Character {
  /// Whether the cluster belongs to a word.
  var isWordPart: Bool { isLetter || isNumber }
}
