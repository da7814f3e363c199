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
  func identity(of entry: Entry) -> ShardEntryIdentity
}

/// What names a query of a shard, and where it stands.
struct ShardEntryIdentity {
  /// Its id.
  var id: String?
  /// Where it stands in the file.
  var position: SourcePosition
  /// Its place among all queries of the run, from 1; nil where that is not known.
  var ordinal: Int?
}

/// The queries of several shards as those of one run. One query of each is in memory, and the ids of all.
final class ShardSequence<Shard: ShardReading> {
  private let shards: [Shard]
  /// Whether the queries of one follow those of the other; else they stand in the order of the run.
  private let isOneAfterTheOther: Bool
  /// The next query of each shard, as far as it was read.
  private var heads: [Shard.Entry?]
  private var isStarted = false
  /// The shard in which each id was found.
  private var owners: [ExactText: Int] = [:]
  /// The place of the latest query in the run.
  private var latest = 0

  /// The queries of shards, which are in their order.
  init(_ shards: [Shard], isOneAfterTheOther: Bool) {
    self.shards = shards
    self.isOneAfterTheOther = isOneAfterTheOther
    heads = shards.map { _ in nil }
  }

  /// The next query; nil after the last one.
  ///
  /// - Throws: ``FileError`` for what cannot be read, for an id that came already, and for runs that are no shards of
  ///   one.
  func next() throws(FileError) -> Shard.Entry? {
    if !isStarted {
      isStarted = true
      for place in shards.indices { heads[place] = try shards[place].next() }
    }
    guard let place = nextPlace, let entry = heads[place] else { return nil }
    heads[place] = try shards[place].next()
    try note(entry, of: place)
    return entry
  }

  /// The shard whose query is next; nil after the last one.
  private var nextPlace: Int? {
    let waiting = shards.indices.filter { heads[$0] != nil }
    if isOneAfterTheOther { return waiting.first }
    func ordinal(_ place: Int) -> Int { heads[place].flatMap { shards[place].identity(of: $0).ordinal } ?? 0 }
    return waiting.min { ordinal($0) < ordinal($1) }
  }

  /// Remembers whose the id of a query is, and that it came in its place.
  private func note(_ entry: Shard.Entry, of place: Int) throws(FileError) {
    let identity = shards[place].identity(of: entry)
    func failure(_ message: String) -> FileError {
      FileError(path: shards[place].file, kind: .malformed, position: identity.position, message: message)
    }
    if !isOneAfterTheOther, let ordinal = identity.ordinal {
      guard ordinal > latest else { throw failure("this query stands behind one that comes after it in the run") }
      latest = ordinal
    } else if !isOneAfterTheOther, shards.count > 1 {
      throw failure("this query does not say where it stands in the run")
    }
    guard let id = identity.id, let owner = owners.updateValue(place, forKey: ExactText(id)) else { return }
    throw failure(
      "the id \(Diagnostic.quoted(id)) occurs in \(Diagnostic.quoted(shards[owner].file)) already"
        + (isOneAfterTheOther ? "; queries of the two need ids of their own, which query files give them by 'id'" : ""))
  }
}

@available(*, unavailable)
extension ShardSequence: Sendable {}
