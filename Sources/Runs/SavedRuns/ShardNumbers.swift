import Diagnostics
import FileSystem
import Presentation

/// Puts the runs of shards in their order, whatever order their files are given in.
enum ShardNumbers {
  /// The runs in the order of their shards; as they are when none of them names its shard.
  ///
  /// - Parameters:
  ///   - runs: the runs.
  ///   - allowsSilence: whether a run that does not say which part it is may be one without a result.
  ///   - shard: the file of a run, and which part of its run that is; nil where it does not say.
  /// - Throws: ``FileError`` when they are not all shards of one run.
  static func order<Run>(
    _ runs: [Run], allowsSilence: Bool = true, by shard: (Run) -> (path: String, shard: ShardMark?)
  ) throws(FileError) -> [Run] {
    var places: [(number: Int, run: Run)] = []
    var silent: [Run] = []
    var whole: (path: String, count: Int, run: String)?
    for run in runs {
      let (path, mark) = shard(run)
      guard let mark else {
        silent.append(run)
        continue
      }
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
    // A run without a result does not say which shard it is: those of the last shards have none.
    let missing = (1...whole.count).filter { number in !places.contains { $0.number == number } }
    guard silent.count == missing.count, allowsSilence || silent.isEmpty else {
      let list = missing.map { "\($0)/\(whole.count)" }.joined(separator: ", ")
      throw failure(
        silent.first.map { shard($0).path } ?? whole.path,
        silent.count > missing.count || (!allowsSilence && !silent.isEmpty)
          ? "this run does not say which shard it is; --in-order puts one run after the other"
          : "of the \(whole.count) shards, \(list) \(missing.count == 1 ? "is" : "are") missing")
    }
    places += zip(missing, silent).map { ($0, $1) }
    return places.sorted { $0.number < $1.number }.map(\.run)
  }

  private static func failure(_ path: String, _ message: String) -> FileError {
    FileError(path: path, kind: .malformed, position: SourcePosition(line: 1, column: 1), message: message)
  }
}
