package import Diagnostics
package import FileSystem
import SearchModel

/// The text of a large JSON value, read piece by piece. It holds one element at a time, whatever the size of the file.
package struct JSONStream: ~Copyable {
  /// The most bytes that an element may have.
  static let elementLimit = 1 << 28

  private var source: ByteSource
  private var line: [UInt8] = []
  private var offset = 0
  /// A place in the line, and how many scalars come before it: a line may have many values.
  private var mark = (offset: 0, scalars: 0)

  /// The text of a file, `-` for standard input.
  package init(_ path: String) throws(FileError) {
    source =
      path == "-"
      ? ByteSource(lineLimit: Self.elementLimit) : try ByteSource(file: path, lineLimit: Self.elementLimit)
  }

  /// A text in memory.
  package init(bytes: [UInt8], name: String) {
    source = ByteSource(bytes: bytes, name: name)
  }

  /// The name of the file.
  package var file: String { source.file }

  /// The place of the next byte.
  package var position: SourcePosition {
    SourcePosition(line: max(source.lineNumber, 1), column: 1 + scalarCount)
  }

  /// How many scalars of the line come before the next byte.
  private var scalarCount: Int { mark.scalars + Self.scalarCount(of: line[mark.offset..<offset]) }

  /// The next byte that is no white space, nil at the end of the file.
  package mutating func peek() throws(FileError) -> UInt8? {
    while true {
      while offset < line.count {
        switch line[offset] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): offset += 1
        default: return line[offset]
        }
      }
      guard try readLine() else { return nil }
    }
  }

  /// Passes over the byte that ``peek()`` returned.
  package mutating func skip() { offset = min(offset + 1, line.count) }

  /// The bytes of the value that begins at the next byte, or all that is left when a container is never closed. Whether
  /// they are JSON is the parser's business; it needs all of them at once, and a file is never in memory whole.
  package mutating func takeValue() throws(FileError) -> [UInt8] {
    guard let first = try peek() else { return [] }
    mark = (offset, scalarCount)
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return takeScalar() }
    var taken: [UInt8] = []
    var depth = 0
    var strings = JSONStringState()
    while true {
      let start = offset
      while offset < line.count {
        let byte = line[offset]
        offset += 1
        if strings.takes(byte) { continue }
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          depth -= 1
          guard depth > 0 else { return taken + line[start..<offset] }
        default: break
        }
      }
      taken += line[start...]
      guard taken.count < Self.elementLimit else {
        throw FileError(
          path: file, kind: .tooLarge, position: position,
          message: "a value is longer than the limit of \(Self.elementLimit >> 20) MiB")
      }
      guard try readLine() else { return taken }
      taken.append(UInt8(ascii: "\n"))
    }
  }

  /// The bytes of a string, a number or a word, which stand on one line.
  private mutating func takeScalar() -> [UInt8] {
    let start = offset
    var strings = JSONStringState()
    scan: while offset < line.count {
      let byte = line[offset]
      if !strings.takes(byte) {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: " "),
          UInt8(ascii: "\t"), UInt8(ascii: "\r"):
          break scan
        default: break
        }
      }
      offset += 1
    }
    return Array(line[start..<offset])
  }

  private mutating func readLine() throws(FileError) -> Bool {
    guard let read = try source.nextLine() else { return false }
    line = read
    offset = 0
    mark = (0, 0)
    return true
  }

  /// The place of a byte of a value that begins at another place.
  package static func position(
    ofOffset offset: Int, in bytes: [UInt8], from start: SourcePosition
  ) -> SourcePosition {
    let before = bytes.prefix(offset)
    guard let lineFeed = before.lastIndex(of: UInt8(ascii: "\n")) else {
      return SourcePosition(line: start.line, column: start.column + scalarCount(of: before))
    }
    return SourcePosition(
      line: start.line + before.count { $0 == UInt8(ascii: "\n") },
      column: 1 + scalarCount(of: before[(lineFeed + 1)...]))
  }

  private static func scalarCount(of bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }

  /// An error at a place, by default at the next byte.
  package func failure(_ message: String, at place: SourcePosition? = nil) -> FileError {
    FileError(path: file, kind: .malformed, position: place ?? position, message: message)
  }
}
