#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Output that becomes visible under its name whole or not at all.
///
/// The bytes go to a file beside, which ``commit(isDurable:)`` renames; before that nothing at the path changes. A file
/// that is already there keeps its mode, and a symbolic link stays a link to the file that is replaced. What is no
/// regular file (`/dev/null`, a named pipe) cannot be replaced and is written directly. A link that leads to nothing
/// gets its target. Dropping the value discards the output.
///
/// ```swift
/// var output = try AtomicFile(path: "results.json")
/// try output.write("[]\n")
/// try output.commit()
/// ```
package struct AtomicFile: ~Copyable, Sendable {
  /// The path as it was given.
  package let path: String
  /// The number of bytes of the output so far, those of an interrupted one that goes on included.
  package private(set) var byteCount: Int

  /// The file that is replaced: the path with links resolved.
  let destination: String
  /// Where the bytes are until then; nil when they go to the path directly.
  let temporaryPath: String?
  /// Open until the end of the output.
  var descriptor: Int32?
  /// Whether the file has its name.
  var isPlaced = false
  private var buffer: [UInt8] = []
  /// Why bytes could not be written. How many of them were is unknown, so that none may follow.
  private var writeFailure: FileError?

  private static let bufferSize = 1 << 16

  /// Begins an output, or goes on with an interrupted one.
  ///
  /// - Parameters:
  ///   - path: The file to make or to replace.
  ///   - suffix: What follows the path in the name of the file beside, which ``interrupt()`` then leaves to a later
  ///     output. Without one the name is new each time.
  ///   - keptByteCount: How many bytes of the file beside are kept, when it has a suffix; nil to leave it as it is
  ///     until ``beginAnew()``.
  ///   - permissions: The mode of the file from the first byte on; without one, a file that is replaced keeps its mode
  ///     and a new one follows the user's mask.
  ///   - followsLinks: False for a file that is the program's own business: what stands at the path is replaced, a link
  ///     or a pipe too, and so is what is foreign at the name beside. A device is an error.
  /// - Throws: ``FileError`` of the kind `notWritable` when the folder is missing or read-only, the path is a folder
  ///   or a file without permission to write, or another process is writing the file beside.
  package init(
    path: String, suffix: String? = nil, keptByteCount: Int? = 0, permissions: UInt16? = nil, followsLinks: Bool = true
  ) throws(FileError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw FileError(path: path, kind: .notWritable, message: "this is no path of a file")
    }
    let target = try OutputTarget(
      path, suffix: suffix, keptByteCount: keptByteCount, permissions: permissions.map { mode_t($0) },
      followsLinks: followsLinks)
    self.path = path
    byteCount = keptByteCount ?? 0
    destination = target.path
    temporaryPath = target.temporaryPath
    descriptor = target.descriptor
  }

  deinit {
    guard let descriptor else { return }
    Self.remove(descriptor, at: isPlaced ? nil : temporaryPath)
  }

  /// Appends bytes.
  ///
  /// - Throws: ``FileError`` of the kind `notWritable`, for instance when the disk is full. Nothing can be written
  ///   afterwards; ``interrupt()`` keeps what was.
  package mutating func write(_ bytes: some Collection<UInt8>) throws(FileError) {
    buffer.append(contentsOf: bytes)
    byteCount += bytes.count
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Appends bytes; many at once are not copied.
  ///
  /// - Throws: ``FileError`` as the other `write`.
  package mutating func write(_ bytes: [UInt8]) throws(FileError) {
    if bytes.count < Self.bufferSize {
      buffer.append(contentsOf: bytes)
      if buffer.count >= Self.bufferSize { try flush() }
    } else {
      try flush()
      try put(bytes)
    }
    byteCount += bytes.count
  }

  /// Appends a text as UTF-8.
  ///
  /// - Throws: ``FileError`` as the other `write`.
  package mutating func write(_ text: some StringProtocol) throws(FileError) {
    try write(text.utf8)
  }

  /// Writes bytes over those that were appended before.
  ///
  /// - Parameters:
  ///   - bytes: The new bytes.
  ///   - offset: Where they go. They may not reach beyond the end of the output so far.
  /// - Throws: ``FileError`` as `write`, also when the output goes to a device or a pipe.
  package mutating func overwrite(_ bytes: [UInt8], at offset: Int) throws(FileError) {
    precondition(offset >= 0 && bytes.count <= byteCount - offset, "only what was written is written over")
    try flush()
    guard let descriptor else { throw failure("the output has ended") }
    guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0, SystemCalls.write(bytes, to: descriptor),
      lseek(descriptor, 0, SEEK_END) >= 0
    else { throw failed(errno) }
  }

  /// Hands what is buffered to the operating system.
  ///
  /// - Throws: ``FileError`` as `write`.
  package mutating func flush() throws(FileError) {
    try put(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  private mutating func put(_ bytes: [UInt8]) throws(FileError) {
    if let writeFailure { throw writeFailure }
    guard let descriptor else { throw failure("the output has ended") }
    guard SystemCalls.write(bytes, to: descriptor) else { throw failed(errno) }
  }

  private mutating func failed(_ number: Int32) -> FileError {
    let failure = OutputTarget.failure(path, number: number)
    writeFailure = failure
    return failure
  }

  func failure(_ message: String) -> FileError {
    FileError(path: path, kind: .notWritable, message: message)
  }
}
