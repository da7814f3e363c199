import Diagnostics
import Evaluation
import FileSystem

/// The results of the runs of shards as one run. One result of each is in memory, and the ids of all.
final class ShardResults {
  /// How the results follow each other.
  enum Order {
    /// As the shards took the queries: the first of each shard, then the second of each.
    case interleaved
    /// Those of the first run, then those of the second.
    case oneAfterTheOther
  }

  /// A run and its reader.
  private final class Shard {
    /// What reads it.
    var reader: SavedRunReader

    /// A run that is read from its beginning.
    init(_ reader: consuming SavedRunReader) { self.reader = reader }
  }

  /// The runs, in the order of their shards.
  private let shards: [Shard]
  /// How their results follow each other.
  private let order: Order
  /// Whose turn it is.
  private var turn = 0
  /// The shard in which each id was found.
  private var owners: [ExactText: Int] = [:]

  /// The results of files, of which one may be `-`, standard input.
  ///
  /// - Parameter files: The runs, in the order of their shards.
  /// - Throws: ``FileError`` for a file that cannot be read.
  init(_ files: [String], order: Order) throws(FileError) {
    var shards: [Shard] = []
    for file in files { shards.append(Shard(try SavedRunReader(file))) }
    self.shards = shards
    self.order = order
  }

  /// The next result; nil after the last one.
  ///
  /// - Throws: ``FileError`` for what is no run, for an id that came already, and for runs that are no shards of one.
  func next() throws(FileError) -> SavedRunReader.Entry? {
    while turn < shards.count {
      let shard = shards[turn]
      let entry = try shard.reader.next()
      guard shard.reader.header == nil else {
        throw FileError(
          path: shard.reader.file, kind: .malformed, position: SourcePosition(line: 1, column: 1),
          message: "this is a baseline; a run is what batch or test print with --format json or ndjson")
      }
      guard let entry else {
        if order == .interleaved {
          try checkEnd()
          return nil
        }
        turn += 1
        continue
      }
      try note(entry)
      if order == .interleaved { turn = (turn + 1) % shards.count }
      return entry
    }
    return nil
  }

  /// No shard has another result when the one has none whose turn it is.
  private func checkEnd() throws(FileError) {
    let ended = shards[turn].reader.file
    for shard in shards[(turn + 1)...] + shards[..<turn] {
      guard let entry = try shard.reader.next() else { continue }
      throw FileError(
        path: shard.reader.file, kind: .malformed, position: entry.position,
        message: "\(Diagnostic.quoted(ended)) has no result before this one: the runs are not all shards of one run in"
          + " their order; --in-order puts one after the other")
    }
    turn = shards.count
  }

  /// Remembers whose the id of a result is.
  private func note(_ entry: SavedRunReader.Entry) throws(FileError) {
    guard let id = entry.result.id else { return }
    guard let owner = owners.updateValue(turn, forKey: ExactText(id)) else { return }
    throw FileError(
      path: shards[turn].reader.file, kind: .malformed, position: entry.position,
      message: "the id \(Diagnostic.quoted(id)) occurs in \(Diagnostic.quoted(shards[owner].reader.file)) already")
  }
}

@available(*, unavailable)
extension ShardResults: Sendable {}
