#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads the contents of a regular file piece by piece, decompressed as ``FileReading/contents(ofFile:limit:)`` would.
package final class ContentStream {
  /// The file as it was named.
  package let path: String

  private let descriptor: Int32
  private let limit: Int
  /// The file's size by its status; files of /proc are longer, and others may grow.
  private let size: Int
  private var byteCount = 0
  /// What was read and not yet handed on or decompressed is `buffered[next...]`.
  private var buffered: [UInt8] = []
  private var next = 0
  /// Nil for a file that is not compressed.
  private var inflater: GzipInflater?

  private static let readSize = 1 << 18

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The number of bytes that the file may have, before and after decompression.
  ///   - decompresses: Whether gzip data are decompressed.
  /// - Throws: ``FileError`` of the kind `missing`, `notReadable`, `notRegular`, `tooManyOpen`, `tooLarge` or `io`.
  package init(
    file path: String, limit: Int = FileReading.defaultLimit, decompresses: Bool = true
  ) throws(FileError) {
    let (descriptor, size) = try SystemCalls.openRegularFile(path)
    self.path = path
    self.descriptor = descriptor
    self.limit = limit
    self.size = size
    guard size <= limit else { throw failure(.tooLarge) }
    guard decompresses else { return }
    try refill()
    guard Gzip.isCompressed(buffered) || path.hasSuffix(".gz") else { return }
    do throws(Gzip.Failure) {
      inflater = try GzipInflater()
    } catch {
      throw failure(error)
    }
  }

  deinit {
    close(descriptor)
  }

  /// Fills memory with the next bytes of the contents.
  ///
  /// - Returns: How many bytes there were; 0 only at the end, or when there is no room.
  /// - Throws: ``FileError`` of the kind `io`, `tooLarge` or `corruptGzip`.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    guard !buffer.isEmpty else { return 0 }
    let count = inflater == nil ? try readPlain(into: buffer) : try readCompressed(into: buffer)
    byteCount += count
    guard byteCount <= limit else { throw failure(.tooLarge) }
    return count
  }

  /// All bytes that are still to come.
  ///
  /// - Throws: ``FileError`` as ``read(into:)``.
  func rest() throws(FileError) -> [UInt8] {
    var bytes = try piece(ofAtMost: inflater == nil ? size : 0)
    while true {
      let added = try piece(ofAtMost: Self.readSize)
      guard !added.isEmpty else { return bytes }
      let count = bytes.count + added.count
      // An array that grows by itself would double beyond the limit.
      if count > bytes.capacity { bytes.reserveCapacity(min(limit, max(count, bytes.capacity * 2))) }
      bytes += added
    }
  }

  /// The next bytes, as many as asked for unless the contents end.
  private func piece(ofAtMost capacity: Int) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let piece = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      do throws(FileError) {
        while count < capacity {
          let room = UnsafeMutableBufferPointer(rebasing: buffer[count..<capacity])
          let added = try read(into: UnsafeMutableRawBufferPointer(room))
          guard added > 0 else { return }
          count += added
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return piece
  }

  private func readPlain(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    guard next >= buffered.count else {
      let count = min(buffer.count, buffered.count - next)
      buffer.copyBytes(from: buffered[next..<next + count])
      next += count
      return count
    }
    let count = SystemCalls.read(descriptor, into: buffer)
    guard count >= 0 else { throw SystemCalls.readError(path, number: errno) }
    return count
  }

  private func readCompressed(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    guard let inflater else { return 0 }
    while true {
      let isAtEnd = next >= buffered.count ? try !refill() : false
      do throws(Gzip.Failure) {
        if isAtEnd, inflater.isBetweenMembers { return 0 }
        let input = buffered
        let (consumed, produced) = try input.withUnsafeBufferPointer { input throws(Gzip.Failure) in
          try inflater.inflate(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: input[next...])), into: buffer)
        }
        next += consumed
        if produced > 0 { return produced }
        if isAtEnd { throw .truncated }
      } catch {
        throw failure(error)
      }
    }
  }

  /// Reads the next bytes of the file; false at its end.
  @discardableResult
  private func refill() throws(FileError) -> Bool {
    if buffered.count < Self.readSize { buffered = [UInt8](repeating: 0, count: Self.readSize) }
    let count = buffered.withUnsafeMutableBytes { SystemCalls.read(descriptor, into: $0) }
    guard count >= 0 else { throw SystemCalls.readError(path, number: errno) }
    buffered.removeSubrange(count...)
    next = 0
    return count > 0
  }

  private func failure(_ failure: Gzip.Failure) -> FileError {
    FileReading.failure(failure, path: path, limit: limit, isDecompressed: inflater != nil)
  }
}
