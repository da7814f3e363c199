import Diagnostics
import FileSystem
import SearchModel

/// What is read of one shard, entry by entry.
protocol ShardReading: AnyObject {
  /// A query of the shard.
  associatedtype Entry

  /// The file.
  var file: String { get }

  /// The next query; nil after the last one.
  func next() throws(FileError) -> Entry?

  /// What names a query, and where it stands.
  func identity(of entry: Entry) -> (id: String?, position: SourcePosition)
}

/// The queries of several shards as those of one run. One query of each is in memory, and the ids of all.
final class ShardSequence<Shard: ShardReading> {
  private let shards: [Shard]
  /// Whether the queries of one follow those of the other; else they stand as shards took them: the first of each, then
  /// the second of each.
  private let isOneAfterTheOther: Bool
  /// Whose turn it is.
  private var turn = 0
  /// The shard in which each id was found.
  private var owners: [ExactText: Int] = [:]

  /// The queries of shards, which are in their order.
  init(_ shards: [Shard], isOneAfterTheOther: Bool) {
    self.shards = shards
    self.isOneAfterTheOther = isOneAfterTheOther
  }

  /// The next query; nil after the last one.
  ///
  /// - Throws: ``FileError`` for what cannot be read, for an id that came already, and for runs that are no shards of
  ///   one.
  func next() throws(FileError) -> Shard.Entry? {
    while turn < shards.count {
      guard let entry = try shards[turn].next() else {
        guard isOneAfterTheOther else {
          try checkEnd()
          return nil
        }
        turn += 1
        continue
      }
      try note(entry)
      if !isOneAfterTheOther { turn = (turn + 1) % shards.count }
      return entry
    }
    return nil
  }

  /// No shard has another query when the one has none whose turn it is.
  private func checkEnd() throws(FileError) {
    let ended = shards[turn].file
    for shard in shards[(turn + 1)...] + shards[..<turn] {
      guard let entry = try shard.next() else { continue }
      throw FileError(
        path: shard.file, kind: .malformed, position: shard.identity(of: entry).position,
        message: "\(Diagnostic.quoted(ended)) has no result before this one: the runs are not all shards of one run in"
          + " their order; --in-order puts one after the other")
    }
    turn = shards.count
  }

  /// Remembers whose the id of a query is.
  private func note(_ entry: Shard.Entry) throws(FileError) {
    let (id, position) = shards[turn].identity(of: entry)
    guard let id, let owner = owners.updateValue(turn, forKey: ExactText(id)) else { return }
    throw FileError(
      path: shards[turn].file, kind: .malformed, position: position,
      message: "the id \(Diagnostic.quoted(id)) occurs in \(Diagnostic.quoted(shards[owner].file)) already")
  }
}

@available(*, unavailable)
extension ShardSequence: Sendable {}
