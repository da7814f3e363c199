import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads text line by line from standard input, from a file of any size or from memory; it holds one line at a time.
///
/// Lines end with LF or CRLF, or with CR where nothing else ends one, the last one with either or nothing; a byte-order
/// mark at the start is skipped.
///
/// ```swift
/// var source = try ByteSource(file: "queries.txt")
/// while let line = try source.nextLine() { … }
/// ```
package struct ByteSource: ~Copyable, Sendable {
  /// The default limit on the length of a line: 64 MiB.
  package static let defaultLineLimit = 64 << 20

  /// The input as errors name it.
  package let file: String
  /// The number of the line that ``nextLine()`` returned last, from 1; 0 before the first one.
  package private(set) var lineNumber = 0

  private let lineLimit: Int
  /// What was read and not yet returned is `buffer[start...]`.
  private var buffer: [UInt8] = []
  private var start = 0
  /// What ends lines, but for a carriage return before it.
  private var lineEnd = UInt8(ascii: "\n")
  /// Where the next chunk comes from; nil when everything is in the buffer.
  private var descriptor: Int32?
  private let ownsDescriptor: Bool

  /// Opens a regular file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - lineLimit: The number of bytes that a line may have.
  /// - Throws: ``FileError`` of the kind `missing`, `notReadable`, `notRegular` or `io`.
  package init(file path: String, lineLimit: Int = defaultLineLimit) throws(FileError) {
    descriptor = try SystemCalls.openRegularFile(path).descriptor
    ownsDescriptor = true
    file = path
    self.lineLimit = lineLimit
  }

  /// Reads an open descriptor, by default standard input, and leaves it open.
  ///
  /// - Parameters:
  ///   - descriptor: What to read; a pipe or a terminal will do.
  ///   - name: The name that errors give it.
  ///   - lineLimit: The number of bytes that a line may have.
  package init(descriptor: Int32 = 0, name: String = "-", lineLimit: Int = defaultLineLimit) {
    self.descriptor = descriptor
    ownsDescriptor = false
    file = name
    self.lineLimit = lineLimit
  }

  /// Reads bytes in memory.
  package init(bytes: [UInt8], name: String, lineLimit: Int = defaultLineLimit) {
    buffer = bytes
    descriptor = nil
    ownsDescriptor = false
    file = name
    self.lineLimit = lineLimit
    skipByteOrderMark()
    chooseLineEnd()
  }

  deinit {
    if ownsDescriptor, let descriptor { close(descriptor) }
  }

  /// The next line without its end, nil after the last one. It is valid UTF-8.
  ///
  /// - Throws: ``FileError``: `invalidUTF8` with line and column, `tooLarge` for a line beyond the limit, `io`. Reading
  ///   may go on with the next line after `invalidUTF8`; after the others there is nothing to read.
  package mutating func nextLine() throws(FileError) -> [UInt8]? {
    var scanned = start
    while true {
      if let end = firstLineEnd(from: scanned) {
        let line = buffer[start..<end]
        start = end + 1
        return try check(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
      }
      scanned = buffer.count
      // A carriage return may still belong to the line's end.
      guard scanned - start <= lineLimit + 1 else { throw lineTooLong() }
      let shift = start
      guard try readChunk() else { break }
      scanned -= shift
    }
    guard start < buffer.count else { return nil }
    let line = buffer[start...]
    start = buffer.count
    return try check(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
  }

  private func firstLineEnd(from offset: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard offset < bytes.count, let base = bytes.baseAddress else { return nil }
      let found = memchr(base + offset, Int32(lineEnd), bytes.count - offset)
      return found.map { UnsafeRawPointer($0) - base }
    }
  }

  /// Moves what is left to the front of the buffer and reads more after it; false at the end.
  private mutating func readChunk() throws(FileError) -> Bool {
    guard let descriptor else { return false }
    let isFirst = lineNumber == 0 && start == 0 && buffer.count < 3
    buffer.removeSubrange(..<start)
    start = 0
    // Doubling keeps the work for a long line linear.
    let size = max(1 << 16, buffer.count)
    var (count, number): (Int, Int32) = (0, 0)
    buffer += [UInt8](unsafeUninitializedCapacity: size) { chunk, filledCount in
      count = SystemCalls.read(descriptor, into: UnsafeMutableRawBufferPointer(chunk))
      number = errno
      filledCount = max(count, 0)
    }
    if count <= 0 { finish() }
    guard count >= 0 else {
      buffer = []
      throw SystemCalls.readError(file, number: number)
    }
    if isFirst {
      if let error = FileError.utf16(buffer, in: file) {
        finish()
        buffer = []
        throw error
      }
      skipByteOrderMark()
      chooseLineEnd()
    }
    return count > 0
  }

  private mutating func skipByteOrderMark() {
    if buffer.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
  }

  /// Takes carriage returns for line ends when what was read first has lines that they end, and no other ones.
  private mutating func chooseLineEnd() {
    let carriageReturn = UInt8(ascii: "\r")
    // The last one may be half of a line end.
    guard buffer.dropLast().contains(carriageReturn), !buffer.contains(UInt8(ascii: "\n")) else { return }
    lineEnd = carriageReturn
  }

  private mutating func finish() {
    if ownsDescriptor, let descriptor { close(descriptor) }
    descriptor = nil
  }

  private mutating func lineTooLong() -> FileError {
    finish()
    buffer = []
    start = 0
    return FileError(
      path: file, kind: .tooLarge, position: SourcePosition(line: lineNumber + 1, column: 1),
      message: "the line is longer than the limit of \(ByteCount.text(lineLimit))")
  }

  /// Counts a line and checks its length and its encoding.
  private mutating func check(_ slice: ArraySlice<UInt8>) throws(FileError) -> [UInt8] {
    guard slice.count <= lineLimit else { throw lineTooLong() }
    lineNumber += 1
    let line = Array(slice)
    guard !line.isASCII, let offset = line.firstInvalidUTF8Offset else { return line }
    let column = 1 + line[..<offset].count { $0 & 0xC0 != 0x80 }
    throw FileError.invalidUTF8(in: file, at: SourcePosition(line: lineNumber, column: column))
  }
}
