#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a regular file, part after part, so that a file of any size takes little memory.
///
/// The file is read, not mapped: it belongs to others, who may cut it off meanwhile.
package struct FileParts: ~Copyable {
  /// How many bytes a part has; the last one may have fewer. Parts begin at the same places however the system delivers
  /// the bytes.
  package static let size = 1 << 18

  /// The open file.
  package let descriptor: Int32
  private let path: String
  private let limit: Int

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The number of bytes that the file may have.
  /// - Throws: ``FileError`` as ``FileReading/bytes(ofFile:limit:)``.
  package init(_ path: String, limit: Int) throws(FileError) {
    let (descriptor, size) = try SystemCalls.openRegularFile(path)
    guard size <= limit else {
      close(descriptor)
      throw FileReading.tooLarge(path, limit: limit)
    }
    (self.descriptor, self.path, self.limit) = (descriptor, path, limit)
  }

  deinit {
    close(descriptor)
  }

  /// Reads the file to its end.
  ///
  /// - Parameter body: Gets the parts in their order.
  /// - Throws: ``FileError`` of the kind `io`, and `tooLarge` for a file that has grown beyond the limit.
  package consuming func readToEnd(_ body: (UnsafeRawBufferPointer) -> Void) throws(FileError) {
    guard try read(first: .max, body) <= limit else { throw FileReading.tooLarge(path, limit: limit) }
  }

  /// Reads the beginning of the file.
  ///
  /// - Parameters:
  ///   - mostCount: How many bytes are read if there are as many.
  ///   - body: Gets the parts in their order.
  /// - Returns: How many bytes were read; reading ends early beyond the limit.
  /// - Throws: ``FileError`` of the kind `io`.
  @discardableResult
  package borrowing func read(
    first mostCount: Int, _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(FileError) -> Int {
    let part = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.size, alignment: 16)
    defer { part.deallocate() }
    var total = 0
    while total < mostCount, total <= limit {
      let wanted = UnsafeMutableRawBufferPointer(rebasing: part[..<min(part.count, mostCount - total)])
      let count = read(into: wanted)
      guard count >= 0 else { throw SystemCalls.readError(path, number: errno) }
      guard count > 0 else { break }
      total += count
      if total <= limit { body(UnsafeRawBufferPointer(rebasing: wanted[..<count])) }
    }
    return total
  }

  /// Fills memory as far as the file goes; -1 with `errno` on failure.
  private borrowing func read(into part: UnsafeMutableRawBufferPointer) -> Int {
    var filled = 0
    while filled < part.count {
      let count = SystemCalls.read(descriptor, into: UnsafeMutableRawBufferPointer(rebasing: part[filled...]))
      guard count >= 0 else { return -1 }
      guard count > 0 else { break }
      filled += count
    }
    return filled
  }
}
