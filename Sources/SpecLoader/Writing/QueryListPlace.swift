import Diagnostics
import YAMLTree

/// Where a list of queries in a YAML file takes another row, and how its rows are indented.
struct QueryListPlace {
  /// The byte before which the row goes: the start of a line, or the end of the file.
  private(set) var offset = 0
  /// How many spaces stand before the dashes.
  private(set) var dashColumn = 0
  /// How many spaces stand before the keys of a row.
  private(set) var keyColumn = 2
  /// Whether blank lines separate the rows.
  private(set) var isSpaced = false

  private let bytes: [UInt8]

  /// The place in a document that reads well.
  ///
  /// - Throws: ``QueryFileRefusal`` for a list that cannot take a row unless it is written anew.
  init(in document: YAMLDocument) throws(QueryFileRefusal) {
    bytes = document.source.bytes
    let list = document.root?.elements == nil ? document.root?["queries"] : document.root
    guard let list, let elements = list.elements else { throw QueryFileRefusal("it has no list of queries") }
    guard let last = elements.last else {
      throw QueryFileRefusal("its list of queries is empty: write a first one behind a dash")
    }
    guard list.aliasRange == nil else { throw QueryFileRefusal("its queries stand at an anchor somewhere else") }
    let start = document.source.byteOffset(of: list.range.start)
    guard bytes.indices.contains(start), bytes[start] == UInt8(ascii: "-") else {
      throw QueryFileRefusal("its queries stand in [ ] and not behind dashes")
    }
    dashColumn = list.range.start.column - 1
    let rowStart = document.source.byteOffset(of: last.useRange.start)
    let rowLine = lineStart(before: rowStart)
    guard isBlank(lineStart(before: start)..<start) else {
      throw QueryFileRefusal("something stands before the first dash of its queries")
    }
    keyColumn = keyColumn(ofRow: rowStart, line: rowLine)
    isSpaced = (list.elements?.count ?? 0) > 1 && isAfterBlankLine(rowLine)
    let end = document.source.byteOffset(of: last.useRange.end)
    offset = try lineEnd(after: end)
    offset = passingComments()
  }

  /// The column of a row's keys where they begin behind the dash; else two spaces behind the dash.
  private func keyColumn(ofRow start: Int, line: Int) -> Int {
    let dash = line + dashColumn
    guard dash < start, bytes[dash] == UInt8(ascii: "-"), isBlank(line..<dash), isBlank((dash + 1)..<start) else {
      return dashColumn + 2
    }
    return start - line
  }

  /// Whether a blank line stands before a line and the comments above it.
  private func isAfterBlankLine(_ line: Int) -> Bool {
    var start = line
    while start > 0 {
      let previous = lineStart(before: start - 1)
      if isBlank(previous..<start) { return true }
      guard isComment(previous..<start) else { return false }
      start = previous
    }
    return false
  }

  /// The start of the line behind the one in which a row ends.
  private func lineEnd(after end: Int) throws(QueryFileRefusal) -> Int {
    guard end > 0, end < bytes.count, bytes[end - 1] != Self.lineFeed else { return end }
    let next = nextLine(after: end)
    guard isBlank(end..<next) || isComment(end..<next) else {
      throw QueryFileRefusal("something stands behind its last query")
    }
    return next
  }

  /// The place behind the comments that belong to the last row: those further in than the dash, and where nothing else
  /// follows all of them.
  private func passingComments() -> Int {
    var (own, all, line) = (offset, offset, offset)
    var isOwn = true
    while line < bytes.count {
      let next = nextLine(after: line)
      if isComment(line..<next) {
        let indentation = bytes[line..<next].prefix { $0 == Self.space }.count
        isOwn = isOwn && indentation > dashColumn
        if isOwn { own = next }
        all = next
      } else if !isBlank(line..<next) {
        return own
      }
      line = next
    }
    return all
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  private func lineStart(before offset: Int) -> Int {
    let start = bytes[..<offset].lastIndex(of: Self.lineFeed).map { $0 + 1 } ?? 0
    return start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, offset) : start
  }

  private func nextLine(after offset: Int) -> Int {
    bytes[offset...].firstIndex(of: Self.lineFeed).map { $0 + 1 } ?? bytes.count
  }

  private func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(\.isYAMLSpace) }

  private func isComment(_ range: Range<Int>) -> Bool {
    bytes[range].first { !$0.isYAMLSpace } == UInt8(ascii: "#")
  }
}

extension UInt8 {
  /// Whether the byte is a space, a tab or part of a line end.
  var isYAMLSpace: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}
