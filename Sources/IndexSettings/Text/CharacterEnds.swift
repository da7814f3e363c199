/// Where the original of each letter of a normalised word ends, while the word grows character by character.
///
/// A mark, stripped or not, belongs to the character before it, which may have become several letters: it moves their
/// ends. They are written once, when the next character comes: a character may have any number of marks, which may be
/// letters, too.
struct CharacterEnds {
  private var ends: [Int] = []
  /// The first letter of the character in hand.
  private var first = 0
  /// Where its last mark moved the ends of its letters to, nil where they are written.
  private var moved: Int?

  init(capacity: Int) {
    ends.reserveCapacity(capacity)
  }

  /// The ends of all letters, ascending.
  var all: [Int] {
    mutating get {
      settle()
      return ends
    }
  }

  /// Takes a scalar of the original.
  ///
  /// - Parameters:
  ///   - letters: how many letters the word has with it: it may also take some away.
  ///   - end: where it ends.
  ///   - isMark: whether it belongs to the character before.
  mutating func add(letters: Int, upTo end: Int, isMark: Bool) {
    if isMark {
      if !ends.isEmpty { moved = end }
    } else {
      settle()
      first = ends.count
    }
    if letters < ends.count { remove(downTo: letters) }
    while ends.count < letters { ends.append(end) }
  }

  /// Leaves out the last letters; further marks belong to the character that is then the last.
  private mutating func remove(downTo letters: Int) {
    ends.removeLast(ends.count - letters)
    guard letters <= first else { return }
    moved = nil
    first = letters
    while first > 0, ends[first - 1] == ends[letters - 1] { first -= 1 }
  }

  private mutating func settle() {
    guard let moved else { return }
    for place in first..<ends.count { ends[place] = moved }
    self.moved = nil
  }
}
