import Diagnostics
import IndexSettings

/// The words of a text as the server's matches have them: longest runs of letters and digits, in small letters.
struct TypesenseWords {
  /// The words in the order of the text.
  let all: [String]

  init(of text: String) {
    var text = text
    all =
      text.utf8.isASCII
      ? text.withUTF8 { Self.words(of: $0) } : text.split { !$0.isWordPart }.map { $0.lowercased() }
  }

  private static func words(of text: UnsafeBufferPointer<UInt8>) -> [String] {
    text.split { !$0.isWordPart }.map { String(lowercasingASCII: UnsafeBufferPointer(rebasing: $0)) }
  }

  /// The places of words that a query joins to the next one, by the characters by which the embedded engine's queries
  /// join words.
  static func joined(in query: String) -> Set<Int> {
    // Most queries join none.
    if query.utf8.allSatisfy({ $0.isWordPart || $0 == UInt8(ascii: " ") }) { return [] }
    if query.utf8.isASCII { return joined(in: Array(query.utf8)) }
    let words = query.split { !$0.isWordPart }
    let places = zip(words, words.dropFirst()).enumerated().filter { _, pair in
      let gap = query[pair.0.endIndex..<pair.1.startIndex].unicodeScalars
      return gap.count == 1 && gap.allSatisfy(Tokenizer.joinsQueryWords)
    }
    return Set(places.map(\.offset))
  }

  private static func joined(in query: [UInt8]) -> Set<Int> {
    var places: Set<Int> = []
    /// The place of the last word, and whether the last byte belongs to it.
    var (word, isInWord) = (-1, false)
    for (place, byte) in query.enumerated() {
      if byte.isWordPart {
        if !isInWord { word += 1 }
      } else if isInWord, query[place...].dropFirst().first?.isWordPart == true,
        Tokenizer.joinsQueryWords(Unicode.Scalar(byte))
      {
        places.insert(word)
      }
      isInWord = byte.isWordPart
    }
    return places
  }

  /// How many letters are to be changed, added, left out or swapped with their neighbours to make one word of another,
  /// as far as their first ``comparedLength`` letters say.
  static func distance(_ left: String, _ right: String) -> Int {
    guard left.utf8.isASCII, right.utf8.isASCII else {
      return Alignment.distance(from: Array(left.prefix(comparedLength)), to: Array(right.prefix(comparedLength)))
    }
    // Bytes are letters here, and cheaper than characters.
    return Alignment.distance(
      from: Array(left.utf8.prefix(comparedLength)), to: Array(right.utf8.prefix(comparedLength)))
  }

  /// A server may mark a text of any length as one word.
  private static let comparedLength = 64

  /// How many different marked words of a text are compared with those of the query: more than any query has.
  static let mostCompared = 1_000
}

extension Character {
  /// Whether it belongs to a word.
  var isWordPart: Bool {
    asciiValue?.isWordPart ?? (isLetter || isNumber)
  }
}

extension UInt8 {
  /// Whether it is a letter or a digit of ASCII.
  var isWordPart: Bool { (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20) }
}
