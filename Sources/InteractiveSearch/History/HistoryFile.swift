public import RecordFiles

/// The earlier queries of one spec, in a file with a line for each, the newest last.
public struct HistoryFile: Sendable {
  /// The file.
  public let path: String
  /// Told when a query cannot be kept.
  public var onFailure: @Sendable (FileError) -> Void = { _ in }

  /// How many queries are kept.
  private static let limit = 1_000
  /// How large a file is read.
  private static let byteLimit = 4 << 20

  /// The history in a file, which need not be there yet.
  public init(path: String) {
    self.path = path
  }

  /// The queries, newest last; none when the file cannot be read.
  public func read() -> [String] {
    guard let bytes = try? FileReading.bytes(ofFile: path, limit: Self.byteLimit) else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { line in line.contains { !$0.isWhitespace } }
    return lines.suffix(Self.limit).map(String.init)
  }

  /// Adds a query as ``add(_:)`` does; searching goes on when that fails.
  func keep(_ query: String) {
    do throws(FileError) {
      try add(query)
    } catch {
      onFailure(error)
    }
  }

  /// Adds a query as the newest one. An equal one that was there goes.
  ///
  /// What another program added meanwhile is kept: the file is read again just before.
  ///
  /// - Throws: `FileError` when the file cannot be written.
  public func add(_ query: String) throws(FileError) {
    let line = String(query.map { $0.isNewline ? " " : $0 })
    var lines = read().filter { $0 != line }
    lines.append(line)
    var file = try AtomicFile(path: path, permissions: 0o600, followsLinks: false)
    try file.write(lines.suffix(Self.limit).map { $0 + "\n" }.joined())
    try file.commit()
  }
}
