import Diagnostics
import Evaluation
import FileSystem
import Presentation
import SearchModel

/// The results of a shard, as batch and test write them.
final class ResultShard: ShardReading {
  private var reader: SavedRunReader
  /// The first result, which says what part of a run the file is.
  private(set) var first: SavedRunReader.Entry?
  /// What the latest result says of its part.
  private var mark: ShardMark?
  /// What is to be said of a shard that has fewer results than queries; nil for a whole one. Known in the end.
  private(set) var shortfall: String?
  /// Whether a query did not pass.
  private var hasFailure = false

  /// The results of a file, or of `-`, standard input.
  ///
  /// - Throws: ``FileError`` for a file that cannot be read, or is no run.
  init(_ path: String) throws(FileError) {
    reader = try SavedRunReader(path)
    first = try reader.next()
    guard reader.header == nil else {
      throw FileError(
        path: path, kind: .malformed, position: SourcePosition(line: 1, column: 1),
        message: "this is a baseline; a run is what batch or test print with --format json or ndjson")
    }
  }

  var file: String { reader.file }

  /// Which part of a run the results are; nil where they do not say.
  var shard: ShardMark? { first?.json.objectValue?[Self.member].flatMap(ShardMark.init) }

  func next() throws(FileError) -> SavedRunReader.Entry? {
    var next = first.take()
    if next == nil { next = try reader.next() }
    guard var entry = next else {
      try checkEnd()
      return nil
    }
    if let shard = entry.json.objectValue?[Self.member].flatMap(ShardMark.init) { mark = shard }
    hasFailure = hasFailure || entry.result.hasFailure
    // Merged, it is of a whole run.
    if entry.json.objectValue?[Self.member] != nil {
      entry.bytes = JSONLayout.without(member: Self.member, entry.bytes)
    }
    return entry
  }

  /// A run that was cut ends before its last query, and so does one that ends after as many failures as it is allowed.
  private func checkEnd() throws(FileError) {
    guard let count = mark?.count, reader.count < count else { return }
    shortfall =
      "shard \(mark?.part ?? "") with \(count.counted("query", "queries")), and it has \(reader.count.counted("result"))"
    guard !hasFailure, let shortfall else { return }
    throw FileError(
      path: file, kind: .malformed, position: SourcePosition(line: 1, column: 1),
      message: "this is \(shortfall): the others are lost")
  }

  private static let member = "shard"

  func identity(of entry: SavedRunReader.Entry) -> ShardEntryIdentity {
    ShardEntryIdentity(
      id: entry.result.id, position: entry.position,
      ordinal: entry.json.objectValue?[Self.member].flatMap(ShardMark.init)?.ordinal)
  }
}

@available(*, unavailable)
extension ResultShard: Sendable {}
