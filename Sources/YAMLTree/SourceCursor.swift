import Diagnostics

/// Walks over a file scalar by scalar and knows its place in scalars, bytes, lines and columns.
///
/// libyaml's own lines also end at CR, NEL and the Unicode separators, so its marks are taken by their index alone.
/// Events come nearly in order, so that walking from one to the next costs one pass over the file.
struct SourceCursor {
  let bytes: [UInt8]
  /// Where the text begins: after a byte-order mark.
  private let firstByte: Int
  /// The number of scalars before the cursor.
  private(set) var index = 0
  /// The offset of the byte at the cursor.
  private(set) var offset: Int
  /// The line and column at the cursor.
  private(set) var position = SourcePosition(line: 1, column: 1)

  init(bytes: [UInt8], firstByte: Int) {
    self.bytes = bytes
    self.firstByte = firstByte
    offset = firstByte
  }

  /// The byte at the cursor; nil at the end of the file.
  var byte: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// Moves to the scalar with the given index, or to the end of the file when it has fewer scalars.
  @discardableResult mutating func move(to target: Int) -> SourcePosition {
    while index < target, offset < bytes.count {
      advance()
    }
    if index > target { retreat(to: target) }
    return position
  }

  /// Moves past the scalar at the cursor, which must not be at the end.
  mutating func advance() {
    let first = bytes[offset]
    let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    offset = min(offset + length, bytes.count)
    index += 1
    if first == UInt8(ascii: "\n") {
      position.line += 1
      position.column = 1
    } else {
      position.column += 1
    }
  }

  /// Moves on while the byte at the cursor satisfies a predicate.
  mutating func advance(while predicate: (UInt8) -> Bool) {
    while let byte, predicate(byte) {
      advance()
    }
  }

  private mutating func retreat(to target: Int) {
    var crossedLineEnd = false
    while index > target, offset > firstByte {
      stepBack()
      index -= 1
      if bytes[offset] == UInt8(ascii: "\n") {
        position.line -= 1
        crossedLineEnd = true
      } else {
        position.column -= 1
      }
    }
    if crossedLineEnd { position.column = columnByCounting() }
  }

  private mutating func stepBack() {
    repeat {
      offset -= 1
    } while offset > firstByte && bytes[offset] & 0xC0 == 0x80
  }

  private func columnByCounting() -> Int {
    var column = 1
    var place = offset
    while place > firstByte, bytes[place - 1] != UInt8(ascii: "\n") {
      place -= 1
      if bytes[place] & 0xC0 != 0x80 { column += 1 }
    }
    return column
  }
}
