package import SearchModel

/// How the tables of an index are read, where their looks do not tell, or tell the wrong thing.
package struct TableReading: Sendable, Hashable {
  /// The byte of ASCII between fields; nil to tell it from each file.
  package var separator: UInt8?
  /// The types of columns, by name; others are told from their cells.
  package var types: ExactDictionary<ColumnType>
  /// The words that mean a missing value, in every column that is not declared as texts; nil for the usual words, which
  /// count in columns of anything but texts.
  package var missingWords: ExactSet?

  /// How tables are read; everything is told from them unless it is given.
  package init(separator: UInt8? = nil, types: ExactDictionary<ColumnType> = [:], missingWords: ExactSet? = nil) {
    self.separator = separator
    self.types = types
    self.missingWords = missingWords
  }

  /// A separator as a spec writes it, of one character of ASCII; nil for what cannot stand between fields.
  package static func separator(_ text: String) -> UInt8? {
    if text == "\\t" { return UInt8(ascii: "\t") }
    guard text.utf8.count == 1, let byte = text.utf8.first, byte < 0x80 else { return nil }
    let isControl = byte < 0x20 && byte != UInt8(ascii: "\t")
    return isControl || byte == UInt8(ascii: "\"") || byte == 0x7F ? nil : byte
  }

  var recipe: [String] {
    let words = missingWords.map { $0.sorted().map { "\($0.utf8.count):\($0)" }.joined() }
    let types = types.sorted { $0.key < $1.key }.map { "\($0.key.utf8.count):\($0.key)\($0.value.rawValue)" }.joined(
      separator: ",")
    return [separator.map { String($0) } ?? "", types, words.map { "words " + $0 } ?? ""]
  }
}
