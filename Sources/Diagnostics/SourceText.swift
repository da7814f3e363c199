/// A text file in memory with an index of its lines, for turning byte offsets into positions and showing lines.
///
/// The bytes need not be valid UTF-8; a byte that is no continuation byte then counts as one scalar.
package struct SourceText: Sendable {
  /// The file as the user named it.
  package let file: String
  /// The contents, with a byte-order mark if the file has one.
  package let bytes: [UInt8]
  /// Where each line starts; the first one starts after the byte-order mark.
  private let lineStarts: [Int]
  /// Places inside of long lines, in order, so that no line is counted through from its start again and again.
  private let waypoints: [Waypoint]
  /// The ranges of bytes that are hidden, in order, each within a line.
  let hidden: [Range<Int>]

  /// A scalar inside of a line.
  private struct Waypoint {
    let position: SourcePosition
    let offset: Int
  }

  /// The least distance of waypoints, and of a waypoint from the start of its line, in bytes.
  private static let waypointDistance = 1 << 12

  /// Makes the text of a file and finds its lines.
  ///
  /// - Parameters:
  ///   - file: The file as the user named it.
  ///   - bytes: Its contents.
  /// - Complexity: O(*n*), one pass over the bytes.
  package init(file: String, bytes: [UInt8]) {
    self.init(file: file, bytes: bytes, hiding: [])
  }

  /// Makes the text of a file of which parts were hidden.
  ///
  /// - Parameters:
  ///   - file: The file as the user named it.
  ///   - bytes: Its contents, with as many scalars of one byte in each hidden part as were there.
  ///   - hidden: Where these are: in order, apart from each other and each within a line. Excerpts show `***` for each.
  package init(file: String, bytes: [UInt8], hiding hidden: [Range<Int>]) {
    self.file = file
    self.bytes = bytes
    self.hidden = hidden
    let lineFeed = UInt8(ascii: "\n")
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    bytes.withUnsafeBufferPointer { buffer in
      for index in buffer.indices where buffer[index] == lineFeed {
        starts.append(index + 1)
      }
    }
    lineStarts = starts
    waypoints = SourceText.waypoints(in: bytes, lineStarts: starts)
  }

  private static func waypoints(in bytes: [UInt8], lineStarts: [Int]) -> [Waypoint] {
    var waypoints: [Waypoint] = []
    for (line, start) in lineStarts.enumerated() {
      let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
      guard end - start > waypointDistance else { continue }
      bytes.withUnsafeBufferPointer { buffer in
        var column = 1
        var next = start + waypointDistance
        for offset in start..<end where !buffer[offset].isUTF8Continuation {
          if offset >= next {
            waypoints.append(Waypoint(position: SourcePosition(line: line + 1, column: column), offset: offset))
            next = offset + waypointDistance
          }
          column += 1
        }
      }
    }
    return waypoints
  }

  /// The last waypoint at or before a place; nil when the place's line has no waypoint before it.
  private func waypoint(line: Int, isBefore: (Waypoint) -> Bool) -> Waypoint? {
    var low = 0
    var high = waypoints.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(waypoints[middle]) { low = middle + 1 } else { high = middle }
    }
    guard low > 0, waypoints[low - 1].position.line == line else { return nil }
    return waypoints[low - 1]
  }

  /// The parts of hidden ranges that lie within a range.
  func hidden(in stretch: Range<Int>) -> [Range<Int>] {
    var low = 0
    var high = hidden.count
    while low < high {
      let middle = (low + high) / 2
      if hidden[middle].upperBound <= stretch.lowerBound { low = middle + 1 } else { high = middle }
    }
    return hidden[low...].prefix { $0.lowerBound < stretch.upperBound }.map { $0.clamped(to: stretch) }
  }

  /// The number of lines; text after the last line end, even none, is a line.
  package var lineCount: Int {
    lineStarts.count
  }

  /// The text of a line without its line end; invalid bytes show as replacement characters.
  ///
  /// - Parameter number: The line, from 1.
  /// - Returns: nil when there is no such line.
  package func line(_ number: Int) -> String? {
    guard let range = byteRange(ofLine: number) else { return nil }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// The bytes of a line without its LF or CRLF; nil when there is no such line.
  func byteRange(ofLine number: Int) -> Range<Int>? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    let start = lineStarts[number - 1]
    guard number < lineStarts.count else { return start..<bytes.count }
    var end = lineStarts[number] - 1
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// The position of a byte.
  ///
  /// - Parameter offset: The offset of the byte from the start of the file; brought into the file when outside of it.
  /// - Complexity: O(log *lines*); the length of the line makes no difference.
  package func position(atByteOffset offset: Int) -> SourcePosition {
    let offset = min(max(offset, lineStarts[0]), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset {
        low = middle
      } else {
        high = middle
      }
    }
    guard let waypoint = waypoint(line: low + 1, isBefore: { $0.offset <= offset }) else {
      return SourcePosition(line: low + 1, column: scalarCount(lineStarts[low]..<offset) + 1)
    }
    return SourcePosition(line: low + 1, column: waypoint.position.column + scalarCount(waypoint.offset..<offset))
  }

  /// The offset of the byte at a position; the end of the line, or of the file, for positions beyond it.
  ///
  /// - Complexity: O(log *lines*); the length of the line makes no difference.
  package func byteOffset(of position: SourcePosition) -> Int {
    guard position.line >= 1 else { return lineStarts[0] }
    guard let range = byteRange(ofLine: position.line) else { return bytes.count }
    guard position.column > 1 else { return range.lowerBound }
    let waypoint = waypoint(line: position.line) { $0.position <= position }
    let start = min(waypoint?.offset ?? range.lowerBound, range.upperBound)
    var remaining = position.column - (waypoint?.position.column ?? 1)
    guard remaining > 0 else { return start }
    for index in (start..<range.upperBound).dropFirst() where !bytes[index].isUTF8Continuation {
      remaining -= 1
      if remaining == 0 { return index }
    }
    return range.upperBound
  }

  /// The number of scalars that start in a range of bytes.
  private func scalarCount(_ range: Range<Int>) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      var count = 0
      for byte in buffer[range] where !byte.isUTF8Continuation {
        count += 1
      }
      return count
    }
  }
}

extension UInt8 {
  /// Whether the byte continues a scalar in UTF-8.
  var isUTF8Continuation: Bool { self & 0xC0 == 0x80 }
}
