import OrderedCollections

/// The words of a text: longest runs of letters and digits, in small letters.
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

  /// How many letters are to be changed, added, left out or swapped with their neighbours to make one word of another.
  static func distance(_ left: String, _ right: String) -> Int {
    let (a, b) = (Array(left), Array(right))
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var rows = [Array(0...b.count)]
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        var best = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { best = min(best, rows[i - 2][j - 2] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}

extension Character {
  /// Whether it belongs to a word.
  var isWordPart: Bool {
    guard let byte = asciiValue else { return isLetter || isNumber }
    return (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
