#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Output that becomes visible under its name whole or not at all.
///
/// The bytes go to a file beside, which ``commit()`` renames; before that nothing at the path changes. A file that is
/// already there keeps its mode, and a symbolic link stays a link to the file that is replaced. What is no regular file
/// (`/dev/null`, a named pipe) cannot be replaced and is written directly. Dropping the value discards the output.
///
/// ```swift
/// var output = try AtomicFile(path: "results.json")
/// try output.write("[]\n")
/// try output.commit()
/// ```
public struct AtomicFile: ~Copyable, Sendable {
  /// The path as it was given.
  public let path: String
  /// The number of bytes of the output so far, those of an interrupted one that goes on included.
  public private(set) var byteCount: Int

  /// The file that is replaced: the path with links resolved.
  private let destination: String
  /// Where the bytes are until then; nil when they go to the path directly.
  private let temporaryPath: String?
  /// Open until the end of the output.
  private var descriptor: Int32?
  private var buffer: [UInt8] = []

  private static let bufferSize = 1 << 16

  /// Begins an output, or goes on with an interrupted one.
  ///
  /// - Parameters:
  ///   - path: The file to make or to replace.
  ///   - suffix: What follows the path in the name of the file beside, which ``interrupt()`` then leaves to a later
  ///     output. Without one the name is new each time.
  ///   - keptByteCount: How many bytes of the file beside are kept, when it has a suffix.
  ///   - permissions: The mode of the file from the first byte on; without one, a file that is replaced keeps its mode and
  ///     a new one follows the user's mask.
  ///   - followsLinks: False for a file that is the program's own business: what stands at the path is replaced, a link or
  ///     a pipe too, and so is what is foreign at the name beside. A device is an error.
  /// - Throws: ``FileError`` of the kind `notWritable` when the folder is missing or read-only, the path is a folder
  ///   or a file without permission to write, or another process is writing the file beside.
  public init(
    path: String, suffix: String? = nil, keptByteCount: Int = 0, permissions: UInt16? = nil, followsLinks: Bool = true
  ) throws(FileError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw FileError(path: path, kind: .notWritable, message: "this is no path of a file")
    }
    let target = try OutputTarget(
      path, suffix: suffix, keptByteCount: keptByteCount, permissions: permissions.map { mode_t($0) },
      followsLinks: followsLinks)
    self.path = path
    byteCount = keptByteCount
    destination = target.path
    temporaryPath = target.temporaryPath
    descriptor = target.descriptor
  }

  deinit {
    guard let descriptor else { return }
    Self.release(descriptor)
    if let temporaryPath { unlink(temporaryPath) }
  }

  /// Where an output with a suffix is written until it is finished: beside the file that a link leads to.
  public static func path(besides path: String, suffix: String) -> String {
    OutputTarget.resolved(path) + suffix
  }

  /// How many bytes an output with a suffix has left beside; nil when there is no such file.
  public static func byteCount(besides path: String, suffix: String) -> Int? {
    var status = stat()
    guard stat(Self.path(besides: path, suffix: suffix), &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Int(status.st_size)
  }

  /// Whether the output goes to a file beside first; false for a device or a pipe.
  public var isWrittenBeside: Bool { temporaryPath != nil }

  /// Appends bytes.
  ///
  /// - Throws: ``FileError`` of the kind `notWritable`, for instance when the disk is full.
  public mutating func write(_ bytes: some Collection<UInt8>) throws(FileError) {
    buffer.append(contentsOf: bytes)
    byteCount += bytes.count
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Appends bytes; many at once are not copied.
  ///
  /// - Throws: ``FileError`` as the other `write`.
  public mutating func write(_ bytes: [UInt8]) throws(FileError) {
    if bytes.count < Self.bufferSize {
      buffer.append(contentsOf: bytes)
      if buffer.count >= Self.bufferSize { try flush() }
    } else {
      try flush()
      try put(bytes)
    }
    byteCount += bytes.count
  }

  /// Writes bytes over those that were appended before.
  ///
  /// - Parameters:
  ///   - bytes: The new bytes.
  ///   - offset: Where they go. They may not reach beyond the end of the output so far.
  /// - Throws: ``FileError`` as `write`, also when the output goes to a device or a pipe.
  public mutating func overwrite(_ bytes: [UInt8], at offset: Int) throws(FileError) {
    precondition(offset >= 0 && bytes.count <= byteCount - offset, "only what was written is written over")
    try flush()
    guard let descriptor else { throw failure("the output has ended") }
    guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0, SystemCalls.write(bytes, to: descriptor),
      lseek(descriptor, 0, SEEK_END) >= 0
    else { throw failure(number: errno) }
  }

  /// Appends a text as UTF-8.
  ///
  /// - Throws: ``FileError`` as the other `write`.
  public mutating func write(_ text: some StringProtocol) throws(FileError) {
    try write(text.utf8)
  }

  /// Hands what is buffered to the operating system.
  ///
  /// - Throws: ``FileError`` as `write`.
  public mutating func flush() throws(FileError) {
    try put(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  private func put(_ bytes: [UInt8]) throws(FileError) {
    guard let descriptor else { throw failure("the output has ended") }
    guard SystemCalls.write(bytes, to: descriptor) else { throw failure(number: errno) }
  }

  /// Ends the output and puts it in its place, on the disk before it is renamed.
  ///
  /// - Throws: ``FileError`` of the kind `notWritable`; what stood at the path is then unchanged.
  public mutating func commit() throws(FileError) {
    try end()
  }

  /// Ends the output and leaves what was written in the file beside, for a later output with the same suffix.
  ///
  /// - Throws: ``FileError`` of the kind `notWritable`.
  public mutating func interrupt() throws(FileError) {
    try flush()
    guard let descriptor else { return }
    self.descriptor = nil
    _ = SystemCalls.retrying { fsync(descriptor) }
    Self.release(descriptor)
  }

  /// Ends the output and removes what was written; what stood at the path is unchanged. Does nothing after the end.
  public mutating func discard() {
    guard let descriptor else { return }
    self.descriptor = nil
    buffer = []
    Self.release(descriptor)
    if let temporaryPath { unlink(temporaryPath) }
  }

  private mutating func end() throws(FileError) {
    try flush()
    guard let descriptor else { return }
    var number: Int32 = 0
    if temporaryPath != nil, SystemCalls.retrying({ fsync(descriptor) }) != 0 { number = errno }
    // Network file systems report lost writes here.
    if Self.release(descriptor) != 0, number == 0 { number = errno }
    self.descriptor = nil
    if number == 0, let temporaryPath, rename(temporaryPath, destination) != 0 { number = errno }
    guard number != 0 else { return }
    if let temporaryPath { unlink(temporaryPath) }
    throw failure(number: number)
  }

  /// Closes the file. Its lock ends here even while a process that was just started still has a copy of the descriptor.
  @discardableResult
  private static func release(_ descriptor: Int32) -> Int32 {
    flock(descriptor, LOCK_UN)
    return close(descriptor)
  }

  private func failure(_ message: String) -> FileError {
    FileError(path: path, kind: .notWritable, message: message)
  }

  private func failure(number: Int32) -> FileError {
    failure("cannot be written: \(SystemCalls.message(number))")
  }
}
