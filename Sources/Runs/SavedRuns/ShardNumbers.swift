import Diagnostics
import FileSystem
import Presentation
import SearchModel

/// Puts the runs of shards in their order, whatever order their files are given in.
enum ShardNumbers {
  /// The runs in the order of their shards; a single one, and runs without a result, as they are.
  ///
  /// - Parameters:
  ///   - runs: the runs.
  ///   - shard: the file of a run, which part of its run that is, nil where it does not say, and whether there is a
  ///     result in it.
  /// - Throws: ``FileError`` when they are not all shards of one run.
  static func order<Run>(
    _ runs: [Run], by shard: (Run) -> (path: String, shard: ShardMark?, hasResults: Bool)
  ) throws(FileError) -> [Run] {
    var places: [(number: Int, run: Run)] = []
    var silent: [Run] = []
    var whole: (path: String, count: Int, run: String)?
    var (count, total) = (0, Int?.none)
    for run in runs {
      let (path, mark, hasResults) = shard(run)
      guard let mark else {
        guard runs.count == 1 || !hasResults else {
          throw failure(path, "this run does not say which shard it is; --in-order puts one run after the other")
        }
        silent.append(run)
        continue
      }
      count = saturatingSum(count, mark.count ?? 0)
      total = total ?? mark.total
      let text = mark.part
      guard let part = QuerySelection.Shard(text) else {
        throw failure(path, "\(Diagnostic.quoted(text)) is no part of a run")
      }
      if let whole, whole.count != part.count {
        throw failure(
          path,
          "this is shard \(text), and \(Diagnostic.quoted(whole.path)) is one of \(whole.count): they are not"
            + " shards of one run")
      }
      if let whole, !whole.run.hasSameBytes(as: mark.run) {
        throw failure(
          path,
          "this is a shard of another run than \(Diagnostic.quoted(whole.path)): the spec, its data, the query files or"
            + " the options differ")
      }
      whole = whole ?? (path, part.count, mark.run)
      if let other = places.first(where: { $0.number == part.number }) {
        throw failure(
          path, "this is shard \(text), as \(Diagnostic.quoted(shard(other.run).path)) is")
      }
      places.append((part.number, run))
    }
    guard let whole else { return runs }
    // A run without a result does not say which shard it is.
    let missing = (1...whole.count).filter { number in !places.contains { $0.number == number } }
    let list = missing.map { "\($0)/\(whole.count)" }.joined(separator: ", ")
    guard silent.count == missing.count else {
      throw failure(
        silent.first.map { shard($0).path } ?? whole.path,
        silent.count > missing.count
          ? "this run does not say which shard it is; --in-order puts one run after the other"
          : "of the \(whole.count) shards, \(list) \(missing.count == 1 ? "is" : "are") missing")
    }
    if let total, count < total, let lost = silent.first {
      throw failure(
        shard(lost).path,
        "this file has no result, and the other shards have \(count) of the \(total.counted("query", "queries")) of the"
          + " run: those of \(list) are lost")
    }
    places += zip(missing, silent).map { ($0, $1) }
    return places.sorted { $0.number < $1.number }.map(\.run)
  }

  private static func failure(_ path: String, _ message: String) -> FileError {
    FileError(path: path, kind: .malformed, position: SourcePosition(line: 1, column: 1), message: message)
  }
}
