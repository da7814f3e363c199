#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads whole regular files, under a limit on their size.
///
/// Folders, pipes, devices and sockets are errors; opening a named pipe never waits for its writer.
package enum FileReading {
  /// The default limit: 1 GiB.
  package static let defaultLimit = 1 << 30

  /// The bytes of a file as they stand on the disk.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The number of bytes that the file may have.
  /// - Returns: All bytes, a byte-order mark included.
  /// - Throws: ``FileError`` of the kind `missing`, `notReadable`, `notRegular`, `tooManyOpen`, `tooLarge` or `io`.
  package static func bytes(ofFile path: String, limit: Int = defaultLimit) throws(FileError) -> [UInt8] {
    let (descriptor, size) = try SystemCalls.openRegularFile(path)
    defer { close(descriptor) }
    guard size <= limit else { throw tooLarge(path, limit: limit) }
    var failure: Int32 = 0
    var bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let rest = UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer[count...]))
        let read = SystemCalls.read(descriptor, into: rest)
        if read < 0 { failure = errno }
        guard read > 0 else { return }
        count += read
      }
    }
    guard failure == 0 else { throw SystemCalls.readError(path, number: failure) }
    // A file that grows while it is read, or one of /proc, is longer than its status said.
    try appendRest(of: descriptor, path: path, limit: limit, to: &bytes)
    return bytes
  }

  /// The bytes of a file, decompressed when they are gzip data or when the name ends in `.gz`.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The number of bytes that the file may have, before and after decompression.
  /// - Throws: ``FileError`` as ``bytes(ofFile:limit:)``, and `corruptGzip` for data that is damaged or cut off.
  package static func contents(ofFile path: String, limit: Int = defaultLimit) throws(FileError) -> [UInt8] {
    let stream = try ContentStream(file: path, limit: limit)
    return try stream.isCompressed ? stream.rest() : bytes(ofFile: path, limit: limit)
  }

  /// The error for data that cannot be decompressed, or that are too many.
  static func failure(_ failure: Gzip.Failure, path: String, limit: Int, isDecompressed: Bool) -> FileError {
    switch failure {
    case .tooLarge: tooLarge(path, limit: limit, isDecompressed: isDecompressed)
    case .truncated: FileError(path: path, kind: .corruptGzip, message: "the compressed data ends too early")
    case .corrupt(let reason):
      FileError(path: path, kind: .corruptGzip, message: "the compressed data is damaged: \(reason)")
    case .outOfMemory: FileError(path: path, kind: .io, message: "there is not enough memory to decompress it")
    }
  }

  /// Tells whether a file could be read, without reading it.
  ///
  /// - Parameter path: The file.
  /// - Throws: ``FileError`` of the kind `missing`, `notReadable`, `notRegular`, `tooManyOpen` or `io`.
  package static func check(_ path: String) throws(FileError) {
    close(try SystemCalls.openRegularFile(path).descriptor)
  }

  private static func appendRest(
    of descriptor: Int32, path: String, limit: Int, to bytes: inout [UInt8]
  ) throws(FileError) {
    var chunk = [UInt8](repeating: 0, count: 4_096)
    while true {
      let read = chunk.withUnsafeMutableBytes { SystemCalls.read(descriptor, into: $0) }
      guard read >= 0 else { throw SystemCalls.readError(path, number: errno) }
      guard read > 0 else { return }
      guard read <= limit - bytes.count else { throw tooLarge(path, limit: limit) }
      bytes.append(contentsOf: chunk[..<read])
      if chunk.count < 1 << 20 { chunk = [UInt8](repeating: 0, count: chunk.count * 4) }
    }
  }

  static func tooLarge(_ path: String, limit: Int, isDecompressed: Bool = false) -> FileError {
    let message = "larger than the limit of \(ByteCount.text(limit))" + (isDecompressed ? " when decompressed" : "")
    return FileError(path: path, kind: .tooLarge, message: message)
  }
}

/// Sizes for people.
enum ByteCount {
  /// The size in the largest binary unit that divides it: `1 GiB`, `1000 bytes`.
  static func text(_ count: Int) -> String {
    for (shift, unit) in [(30, "GiB"), (20, "MiB"), (10, "KiB")] where count > 0 && count % (1 << shift) == 0 {
      return "\(count >> shift) \(unit)"
    }
    return count == 1 ? "1 byte" : "\(count) bytes"
  }
}
