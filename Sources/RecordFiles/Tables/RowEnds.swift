extension [UInt8] {
  /// The bytes of a table whose rows end with carriage returns alone, while cells in quotes have line feeds: line feeds
  /// then end the rows, too, and every byte keeps its place. Spreadsheets of older Macs write so.
  ///
  /// - Complexity: O(length of the first row) for all other tables, O(n) for these.
  var endingRowsWithLineFeeds: [UInt8] {
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var isQuoted = false
    var rowEnds: [Int] = []
    for (offset, byte) in enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard !isQuoted, byte == lineFeed || byte == carriageReturn else { continue }
      guard byte == carriageReturn else { return self }
      if rowEnds.isEmpty, offset + 1 < count, self[offset + 1] == lineFeed { return self }
      rowEnds.append(offset)
    }
    var bytes = self
    for offset in rowEnds { bytes[offset] = lineFeed }
    return bytes
  }
}
