import SearchModel
import SpecLoader

/// Names the indices after their files: unique, and valid as the ids of modules.
struct IndexNames {
  /// The name of an index.
  struct Name {
    /// Letters, digits, `_`, `.` and `-`.
    let id: String
    /// The file's name as a heading, in its own script.
    let title: String
  }

  private static let extensions = ["json", "jsonl", "ndjson", "csv", "tsv"]
  private static let maximumLength = 60

  private var used: ExactSet = []

  /// The name for a record file; later files give way to earlier ones.
  mutating func name(for path: String) -> Name {
    let stem = Self.stem(of: path)
    var id = Self.identifier(for: stem)
    if TextFormat.moduleID.reserved.contains(id) { id += "-records" }
    // File systems and people may not tell upper from lower case.
    id = Self.unique(id, separator: "-") { used.insert($0.lowercased()).inserted }
    return Name(id: id, title: Self.title(for: stem) ?? Self.title(for: id) ?? id)
  }

  /// The id of a section that belongs to an index, such as `films-genre`.
  mutating func id(for attribute: String, of index: Name) -> String {
    Self.unique("\(index.id)-\(Self.identifier(for: attribute))", separator: "-") {
      used.insert($0.lowercased()).inserted
    }
  }

  /// The first of `name`, `name-2`, `name-3` … that can be claimed.
  static func unique(_ name: String, separator: String, claim: (String) -> Bool) -> String {
    var candidate = name
    var number = 2
    while !claim(candidate) {
      candidate = "\(name)\(separator)\(number)"
      number += 1
    }
    return candidate
  }

  /// The file's name without folders and extensions.
  private static func stem(of path: String) -> String {
    var name = path.split(separator: "/").last ?? ""
    if name.lowercased().hasSuffix(".gz") { name = name.dropLast(3) }
    if let ending = extensions.first(where: { name.lowercased().hasSuffix("." + $0) }) {
      name = name.dropLast(ending.count + 1)
    }
    return String(name)
  }

  private static func identifier(for stem: String) -> String {
    var name = ""
    for character in stem {
      let letters = ASCIILetters.spelling(of: character)
      if let letters {
        name += letters
      } else if !name.isEmpty, !name.hasSuffix("-") {
        name += "-"
      }
    }
    name = String(name.drop { !$0.isLetter && !$0.isNumber }.prefix(maximumLength))
    while let last = name.last, !last.isLetter, !last.isNumber { name.removeLast() }
    return name.isEmpty ? "records" : name
  }

  private static func title(for stem: String) -> String? {
    let words = stem.split { !$0.isLetter && !$0.isNumber }
    let title = String(words.joined(separator: " ").prefix(maximumLength))
    guard let first = title.first else { return nil }
    return first.uppercased() + title.dropFirst()
  }
}

/// Spells letters of the Latin script in ASCII.
private enum ASCIILetters {
  /// The characters of an id for one of a file's name; nil for what an id cannot have.
  static func spelling(of character: Character) -> String? {
    if character.isASCII {
      return character.isLetter || character.isNumber || ["_", ".", "-"].contains(character) ? String(character) : nil
    }
    return accented[character].map(String.init) ?? ligatures[character]
  }

  /// Characters compare by canonical equivalence, so each letter with a combining mark is also its composed form.
  private static let accented: [Character: Character] = {
    let marks: [Unicode.Scalar] = [
      "\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{304}", "\u{306}", "\u{307}", "\u{308}", "\u{309}", "\u{30A}",
      "\u{30B}", "\u{30C}", "\u{31B}", "\u{323}", "\u{326}", "\u{327}", "\u{328}",
    ]
    var table: [Character: Character] = [:]
    for letter in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ" {
      for mark in marks {
        var text = String(letter)
        text.unicodeScalars.append(mark)
        for composed in text { table[composed] = letter }
      }
    }
    return table
  }()

  private static let ligatures: [Character: String] = [
    "ß": "ss", "æ": "ae", "Æ": "Ae", "ø": "o", "Ø": "O", "œ": "oe", "Œ": "Oe", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D",
    "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ı": "i",
  ]
}
