package import FileSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The earlier queries of one spec, in a file with a line for each, the newest last.
///
/// Queries are appended, so that two searches at once both keep their queries, and a file that other programs write
/// loses nothing. A file that cannot be read is left as it is.
package struct HistoryFile: Sendable {
  /// The file.
  package let path: String
  /// Told when a query cannot be kept.
  package var onFailure: @Sendable (FileError) -> Void = { _ in }
  /// Whether only this program writes the file, so that lines that are not shown any more may be removed.
  private let isOwn: Bool

  /// How many queries are shown.
  private static let limit = 1_000
  /// How large a file is read.
  private static let byteLimit = 4 << 20

  /// The history in a file, which need not be there yet.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isOwn: Whether only this program writes it, so that it may be shortened.
  package init(path: String, isOwn: Bool = false) {
    self.path = path
    self.isOwn = isOwn
  }

  /// The queries, each once, newest last; none when the file cannot be read.
  package func read() -> [String] {
    guard let bytes = try? FileReading.bytes(ofFile: path, limit: Self.byteLimit) else { return [] }
    return Self.queries(in: Self.lines(of: bytes))
  }

  /// Adds a query as ``add(_:)`` does; searching goes on when that fails.
  func keep(_ query: String) {
    do throws(FileError) {
      try add(query)
    } catch {
      onFailure(error)
    }
  }

  /// Adds a query as the newest one. An equal one that was there is not shown any more.
  ///
  /// - Throws: `FileError` when the file cannot be written, and when what it holds cannot be read or is no text.
  package func add(_ query: String) throws(FileError) {
    let line = String(query.map { $0.isNewline ? " " : $0 }) + "\n"
    let flags = O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK
    let descriptor = FileLock.open(path, flags: flags, mode: 0o600, lock: Self.takeSoon)
    guard descriptor >= 0 else { throw notWritable(SystemCalls.message(errno)) }
    defer { FileLock.release(descriptor) }
    let bytes = try FileReading.bytes(ofFile: path, limit: Self.byteLimit)
    guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else {
      throw FileError(path: path, kind: .malformed, message: "the file holds no queries; it is left as it is")
    }
    let lines = Self.lines(of: bytes)
    if isOwn, lines.count >= 2 * Self.limit {
      // Under the lock; who waits for it opens the new file then.
      var file = try AtomicFile(path: path, permissions: 0o600)
      try file.write(Self.queries(in: lines).map { $0 + "\n" }.joined() + line)
      try file.commit()
    } else {
      let end = bytes.last.map { $0 == UInt8(ascii: "\n") ? "" : "\n" } ?? ""
      guard SystemCalls.write(Array((end + line).utf8), to: descriptor) else {
        throw notWritable(SystemCalls.message(errno))
      }
    }
  }

  private func notWritable(_ reason: String) -> FileError {
    FileError(path: path, kind: .notWritable, message: "cannot be written: \(reason)")
  }

  private static func lines(of bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { line in line.contains { !$0.isWhitespace } }
  }

  /// The newest queries, each at its last place.
  private static func queries(in lines: [Substring]) -> [String] {
    var seen: Set<Substring> = []
    var queries: [String] = []
    for line in lines.reversed() where queries.count < limit && seen.insert(line).inserted {
      queries.append(String(line))
    }
    return queries.reversed()
  }

  /// Takes the lock of an open file. Others hold it for moments only, and the user does not wait longer than that.
  private static func takeSoon(_ descriptor: Int32) -> Bool {
    for _ in 0..<50 {
      if FileLock.takeIfFree(descriptor) { return true }
      guard errno == EWOULDBLOCK else { return false }
      usleep(5_000)
    }
    errno = EWOULDBLOCK
    return false
  }
}
