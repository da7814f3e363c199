import Diagnostics

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
    try ContentStream(file: path, limit: limit, decompresses: false).rest()
  }

  /// The bytes of a file, decompressed when they are gzip data or when the name ends in `.gz`.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The number of bytes that the file may have, before and after decompression.
  /// - Throws: ``FileError`` as ``bytes(ofFile:limit:)``, and `corruptGzip` for data that is damaged or cut off.
  package static func contents(ofFile path: String, limit: Int = defaultLimit) throws(FileError) -> [UInt8] {
    try ContentStream(file: path, limit: limit).rest()
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
    return count.counted("byte")
  }
}
