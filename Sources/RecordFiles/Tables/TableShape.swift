import Diagnostics

/// How a table turns out to be written, told from its first lines.
struct TableShape: Hashable {
  /// What stands between fields.
  var separator = UInt8(ascii: ",")
  /// What cuts the header and the rows after it into as many fields, and more than one; nil where nothing does.
  private(set) var fittingSeparator: UInt8?
  /// How many bytes come before the header: those of a line `sep=;`, as spreadsheets write it.
  var headerOffset = 0

  /// What may stand between fields, the likeliest first.
  private static let candidates = [",", ";", "\t", "|"].map { UInt8(ascii: $0) }
  /// The bytes that are looked at.
  private static let sampleLength = 1 << 16
  /// How many rows after the header are counted through.
  private static let sampleRowCount = 10

  /// Whether cells of a table of tabs stand in quotes, as in other tables.
  var hasQuotes = false

  /// A table of tabs: its cells stand in quotes when a name of the header does, or all cells of a column.
  init(ofTabs bytes: [UInt8]) {
    separator = UInt8(ascii: "\t")
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let rows = bytes[start...].prefix(Self.sampleLength).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
      .prefix(Self.sampleRowCount + 1)
      .map { $0.split(separator: separator, omittingEmptySubsequences: false) }
    let quote = UInt8(ascii: "\"")
    if rows.first?.contains(where: { $0.count > 1 && $0.first == quote && $0.last == quote }) ?? false {
      hasQuotes = true
      return
    }
    hasQuotes = (rows.first ?? []).indices.contains { column in
      let cells = rows.dropFirst().compactMap { column < $0.count ? $0[column] : nil }.filter { !$0.isEmpty }
      return !cells.isEmpty && cells.allSatisfy { $0.first == quote }
    }
  }

  /// Looks at the beginning of a table: the separator is the one that cuts the header and the rows after it into as
  /// many fields, and more than one; of several the one of most fields, of these the likeliest; else the comma.
  init(_ bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = bytes[start...].prefix(Self.sampleLength)
    if let (byte, length) = Self.declaration(text) {
      separator = byte
      headerOffset = start + length
      return
    }
    let counts = Self.candidates.map { Self.fieldCounts(text, $0) }
    var best: (place: Int, count: Int)?
    for (place, count) in counts.enumerated() where count.header > 1 && count.rows.allSatisfy({ $0 == count.header }) {
      if best.map({ count.header > $0.count }) ?? true { best = (place, count.header) }
    }
    fittingSeparator = best.map { Self.candidates[$0.place] }
    // Where no row fits, the header tells.
    let telling = best?.place ?? counts.firstIndex { $0.header > 1 }
    separator = telling.map { Self.candidates[$0] } ?? separator
  }

  /// The separator of a line `sep=;`, which may be in quotes, and how long that line is.
  private static func declaration(_ text: ArraySlice<UInt8>) -> (separator: UInt8, length: Int)? {
    let isQuoted = text.first == UInt8(ascii: "\"")
    let name = Array((isQuoted ? "\"sep=" : "sep=").utf8)
    guard text.prefix(name.count).map(\.lowercasedASCII) == name, let byte = text.dropFirst(name.count).first,
      byte < 0x80,
      byte == UInt8(ascii: "\t") || byte > UInt8(ascii: " "), byte != UInt8(ascii: "\"")
    else { return nil }
    var length = name.count + 1
    if isQuoted {
      guard text.dropFirst(length).first == UInt8(ascii: "\"") else { return nil }
      length += 1
    }
    if text.dropFirst(length).first == UInt8(ascii: "\r") { length += 1 }
    guard text.dropFirst(length).first == UInt8(ascii: "\n") else { return nil }
    return (byte, length + 1)
  }

  /// How many fields the header and the first rows have, as far as these are there as a whole.
  private static func fieldCounts(_ text: ArraySlice<UInt8>, _ separator: UInt8) -> (header: Int, rows: [Int]) {
    var counts: [Int] = []
    var count = 1
    var isQuoted = false
    var isLineEmpty = true
    for byte in text {
      if byte == UInt8(ascii: "\n"), !isQuoted {
        if !isLineEmpty { counts.append(count) }
        if counts.count > Self.sampleRowCount { break }
        (count, isLineEmpty) = (1, true)
        continue
      }
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == separator, !isQuoted { count += 1 }
      if byte != UInt8(ascii: "\r") { isLineEmpty = false }
    }
    if !isLineEmpty, !isQuoted, text.endIndex - text.startIndex < Self.sampleLength { counts.append(count) }
    return (counts.first ?? 1, Array(counts.dropFirst()))
  }
}
