import SearchModel

/// A word of a text as snippets count words, which is as the embedded engine counts them.
///
/// A word is a longest run of letters and digits; ideographs, kana and emoji are one each. Words around `.`, `'`, `®` or `©`
/// also occur joined, and parts of them that are shorter than ``shortestPartOfJoin`` only so: `world's` is one word.
struct SnippetWord {
  /// Parts of a joined word below this length are no words of their own.
  static let shortestPartOfJoin = 3

  /// Where it stands, in characters.
  var range: Range<Int>
  /// Which word of the text it is, from 0.
  var position: Int
  /// How many positions it covers; more than 1 for joined words.
  var span: Int
  /// The part of it that is marked, in small letters.
  var marked: String

  /// The words of a text.
  static func all(in characters: [Character], isMarked: [Bool]) -> [SnippetWord] {
    var words: [SnippetWord] = []
    var position = 0
    var pieces = pieces(of: characters)[...]
    while let first = pieces.first {
      let count = 1 + pieces.dropFirst().prefix(while: \.isJoined).count
      let group = pieces.prefix(count)
      pieces = pieces.dropFirst(count)
      func marked(_ pieces: some Sequence<Piece>) -> String {
        pieces.reduce(into: "") { text, piece in
          for place in piece.range where isMarked[place] { text += characters[place].lowercased() }
        }
      }
      let kept = count == 1 ? group : group.filter { $0.range.count >= shortestPartOfJoin }[...]
      for (offset, piece) in kept.enumerated() {
        words.append(
          SnippetWord(range: piece.range, position: position + offset, span: 1, marked: marked(CollectionOfOne(piece))))
      }
      let span = max(kept.count, 1)
      if count > 1, let last = group.last {
        let short = group.filter { $0.range.count < shortestPartOfJoin }
        words.append(
          SnippetWord(
            range: first.range.lowerBound..<last.range.upperBound, position: position, span: span,
            marked: marked(short)))
      }
      position += span
    }
    return words
  }

  /// A stretch of characters that nothing separates.
  private struct Piece {
    var range: Range<Int>
    /// Whether it is joined to the piece before.
    var isJoined = false
  }

  private static func pieces(of characters: [Character]) -> [Piece] {
    var pieces: [Piece] = []
    var place = 0
    while place < characters.count {
      let start = place
      switch characters[place].wordKind {
      case .separator:
        place += 1
        continue
      case .single:
        place += 1
        pieces.append(Piece(range: start..<place))
      case .letter:
        while place < characters.count, characters[place].wordKind == .letter { place += 1 }
        let isJoined =
          start > 1 && pieces.last?.range.upperBound == start - 1 && joiners.contains(characters[start - 1])
          && characters[start - 2].isLetter && characters[start - 2].wordKind == .letter
        pieces.append(Piece(range: start..<place, isJoined: isJoined))
      }
    }
    return pieces
  }

  /// What joins two parts into one word.
  private static let joiners: Set<Character> = [".", "'", "\u{2019}", "®", "©"]
}

extension Character {
  /// What a character is to a count of words.
  fileprivate enum WordKind {
    case separator
    /// Part of a word.
    case letter
    /// A word of its own.
    case single
  }

  fileprivate var wordKind: WordKind {
    if isASCII { return isWordPart ? .letter : .separator }
    let scalars = unicodeScalars
    guard let first = scalars.first else { return .separator }
    if isLetter || isNumber { return first.isIdeograph ? .single : .letter }
    let isPicture = first.properties.isEmoji && (first.value >= 0x2300 || scalars.contains { $0.value == 0xFE0F })
    return isPicture || (0x1_F1E6...0x1_F1FF).contains(first.value) ? .single : .separator
  }
}
