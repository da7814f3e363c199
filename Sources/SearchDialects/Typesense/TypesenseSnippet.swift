import SearchModel

/// Cuts the words around the matches out of a text.
///
/// Typesense cuts by a number of words on each side of the matches; Algolia's snippets have a number of words in all.
struct TypesenseSnippet {
  /// A word of the text and the part of it that is marked.
  private struct Word {
    var start: Int
    var end: Int
    var marked: String
  }

  private let characters: [Character]
  private let isMarked: [Bool]
  private let words: [Word]

  init(_ text: HighlightedString) {
    var characters: [Character] = []
    var isMarked: [Bool] = []
    for part in text.parts {
      characters += part.text
      isMarked += Array(repeating: part.isHighlighted, count: part.text.count)
    }
    var words: [Word] = []
    var isInside = false
    for (place, character) in characters.enumerated() {
      guard character.isWordPart else {
        isInside = false
        continue
      }
      if isInside {
        words[words.count - 1].end = place + 1
      } else {
        words.append(Word(start: place, end: place + 1, marked: ""))
        isInside = true
      }
      if isMarked[place] { words[words.count - 1].marked += character.lowercased() }
    }
    self.characters = characters
    self.isMarked = isMarked
    self.words = words
  }

  /// The stretch of so many words that holds the most different words of the query, the first of several, with its matches in
  /// the middle.
  ///
  /// - Parameters:
  ///   - count: how many words.
  ///   - ellipsis: what stands where the text was cut.
  ///   - match: the place of the word of the query that a marked one stands for.
  func cut(to count: Int, ellipsis: String, match: (String) -> Int?) -> HighlightedString {
    guard words.count > count else { return text(0..<characters.count) }
    let matches = words.indices.filter { !words[$0].marked.isEmpty }.map { ($0, match(words[$0].marked) ?? 0) }
    let best = Self.best(of: matches, count: count)
    let margin = max(0, count - best.count) / 2
    let first = max(0, min(best.lowerBound - margin, words.count - count))
    let start = first == 0 ? 0 : words[first].start
    let end = first + count >= words.count ? characters.count : words[first + count - 1].end
    var parts = text(start..<end).parts
    if start > 0 { parts.insert(.init(text: ellipsis, isHighlighted: false), at: 0) }
    if end < characters.count { parts.append(.init(text: ellipsis, isHighlighted: false)) }
    return HighlightedString(parts: parts)
  }

  /// The first and the last match of the best stretch.
  private static func best(of matches: [(place: Int, word: Int)], count: Int) -> ClosedRange<Int> {
    var best = 0...0
    var bestCount = 0
    for (number, match) in matches.enumerated() {
      var found: Set<Int> = []
      var last = match.place
      for other in matches[number...] {
        guard other.place < match.place + count else { break }
        if found.insert(other.word).inserted { last = other.place }
      }
      if found.count > bestCount {
        bestCount = found.count
        best = match.place...last
      }
    }
    return best
  }

  private func text(_ range: Range<Int>) -> HighlightedString {
    var parts: [HighlightedString.Part] = []
    for place in range {
      if let last = parts.indices.last, parts[last].isHighlighted == isMarked[place] {
        parts[last].text.append(characters[place])
      } else {
        parts.append(.init(text: String(characters[place]), isHighlighted: isMarked[place]))
      }
    }
    return HighlightedString(parts: parts)
  }
}
