import SearchModel

/// Cuts the words around the matches out of a text.
///
/// Typesense cuts by a number of words on each side of the matches; Algolia's snippets have a number of words in all.
struct TypesenseSnippet {
  private let characters: [Character]
  private let isMarked: [Bool]
  private let words: [SnippetWord]
  /// How many words there are.
  private let count: Int

  init(_ text: HighlightedString) {
    var characters: [Character] = []
    var isMarked: [Bool] = []
    for part in text.parts {
      let start = characters.count
      characters += part.text
      isMarked += Array(repeating: part.isHighlighted, count: characters.count - start)
    }
    self.characters = characters
    self.isMarked = isMarked
    words = SnippetWord.all(in: characters, isMarked: isMarked)
    count = words.reduce(0) { max($0, $1.position + $1.span) }
  }

  /// The stretch of so many words that holds the most different words of the query, the first of several, with its matches in
  /// the middle.
  ///
  /// - Parameters:
  ///   - length: how many words.
  ///   - ellipsis: what stands where the text was cut.
  ///   - match: the place of the word of the query that a marked one stands for.
  func cut(to length: Int, ellipsis: String, match: (String) -> Int?) -> HighlightedString {
    guard count > length else { return text(0..<characters.count) }
    var known: [String: Int] = [:]
    let matches = words.filter { !$0.marked.isEmpty }.map { word in
      let place = known[word.marked] ?? (known.count < TypesenseWords.mostCompared ? match(word.marked) : nil) ?? 0
      if known.count < TypesenseWords.mostCompared { known[word.marked] = place }
      return SnippetWindow.Match(position: word.position, words: [place])
    }
    let best = SnippetWindow.best(of: matches, length: length)
    let margin = max(0, length - best.count) / 2
    let first = max(0, min(best.lowerBound - margin, count - length))
    let inside = words.filter { $0.position >= first && $0.position + $0.span <= first + length }
    let start = first == 0 ? 0 : inside.map(\.range.lowerBound).min() ?? 0
    let end = first + length >= count ? characters.count : inside.map(\.range.upperBound).max() ?? start
    var parts = text(start..<end).parts
    if start > 0 { parts.insert(.init(text: ellipsis, isHighlighted: false), at: 0) }
    if end < characters.count { parts.append(.init(text: ellipsis, isHighlighted: false)) }
    return HighlightedString(parts: parts)
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
