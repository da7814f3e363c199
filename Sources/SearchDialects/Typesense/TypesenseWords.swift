import Diagnostics
import OrderedCollections

/// The words of a text as the server's matches have them: longest runs of letters and digits, in small letters.
struct TypesenseWords {
  /// The words, each once, in the order of the text.
  let distinct: [String]

  init(of text: String) {
    // Most marked texts are one plain word.
    if !text.isEmpty, text.utf8.allSatisfy({ $0 < 0x80 && Character(Unicode.Scalar($0)).isWordPart }) {
      distinct = [text.lowercased()]
      return
    }
    distinct = OrderedSet(text.split { !$0.isWordPart }.map { $0.lowercased() }).elements
  }

  /// How many letters are to be changed, added, left out or swapped with their neighbours to make one word of another,
  /// as far as their first ``comparedLength`` letters say.
  static func distance(_ left: String, _ right: String) -> Int {
    Alignment(from: Array(left.prefix(comparedLength)), to: Array(right.prefix(comparedLength))).distance
  }

  /// A server may mark a text of any length as one word.
  private static let comparedLength = 64

  /// How many different marked words of a text are compared with those of the query: more than any query has.
  static let mostCompared = 1_000
}

extension Character {
  /// Whether it belongs to a word.
  var isWordPart: Bool {
    guard let byte = asciiValue else { return isLetter || isNumber }
    return (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
