#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lines of a text that are not blank, as the ordinary reader of JSON lines sees them.
enum JSONLine {
  /// Calls a body with each line that has more than white space, without its end and without a byte-order mark, and
  /// with how many lines come before it.
  ///
  /// - Returns: how many lines there are, blank ones, too.
  @discardableResult
  static func forEach(
    in bytes: UnsafeRawBufferPointer, _ body: (_ number: Int, UnsafeRawBufferPointer) throws -> Void
  ) rethrows -> Int {
    var start = 0
    var number = 0
    while start < bytes.count {
      let end = endOfLine(bytes, from: start)
      let line = withoutMark(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
      if !isBlank(line) { try body(number, line) }
      start = end + 1
      number += 1
    }
    return number
  }

  private static func endOfLine(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    guard let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
    else { return bytes.count }
    return UnsafeRawPointer(found) - base
  }

  private static func isBlank(_ line: UnsafeRawBufferPointer) -> Bool {
    line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }

  private static func withoutMark(_ line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    guard line.count >= 3, line[0] == 0xEF, line[1] == 0xBB, line[2] == 0xBF else { return line }
    return UnsafeRawBufferPointer(rebasing: line[3...])
  }
}
