import FileSystem
import Workspaces

extension RunJournal {
  /// What an interrupted run left that can be gone on with.
  struct Resumption {
    /// A file of the output.
    enum File {
      /// It is beside, and its bytes up to the checkpoint have this name.
      case partial(RunFingerprint)
      /// It is whole and has its name.
      case placed
    }

    var checkpoint: Checkpoint
    /// In the order of the output's files.
    var files: [File]
  }

  /// What an interrupted run left, whose files must be those of its journal: what happened to a file since then would
  /// end up in the middle of the output.
  ///
  /// - Returns: nil when there is nothing to go on from.
  /// - Throws: ``OutputError/cannotResume(_:)``; nothing is changed then.
  /// - Complexity: O(size of the files); memory is that of a buffer.
  func resumption(files: [String]) throws(OutputError) -> Resumption? {
    let bytes = try contents()
    if bytes.isEmpty { try Self.refuseResults(of: files) }
    // Before the first query only the header is written, which a new output writes anyway.
    guard let checkpoint = try checkpoint(in: bytes, fileCount: files.count),
      checkpoint.queryCount > 0 || checkpoint.isComplete || !checkpoint.early.isEmpty
    else { return nil }
    var resumption = Resumption(checkpoint: checkpoint, files: [])
    for (place, file) in files.enumerated() { resumption.files.append(try Self.file(file, at: place, checkpoint)) }
    return resumption
  }

  /// Refuses to overwrite results that no journal speaks of, though somebody means to go on with them.
  private static func refuseResults(of files: [String]) throws(OutputError) {
    for file in files where AtomicFile.byteCount(besides: file, suffix: OutputFile.partialSuffix) ?? 0 > 0 {
      let partial = AtomicFile.path(besides: file, suffix: OutputFile.partialSuffix)
      throw .cannotResume("'\(partial)' has results, but the journal of their run is gone; run again without --resume")
    }
  }

  private static func file(
    _ path: String, at place: Int, _ checkpoint: Checkpoint
  ) throws(OutputError) -> Resumption.File {
    let (byteCount, fingerprint) = (checkpoint.byteCounts[place], checkpoint.fingerprints[place])
    let partial = AtomicFile.path(besides: path, suffix: OutputFile.partialSuffix)
    guard let kept = AtomicFile.byteCount(besides: path, suffix: OutputFile.partialSuffix) else {
      // The run died while it gave the files their names.
      if checkpoint.isComplete, AtomicFile.byteCount(besides: path, suffix: "") == byteCount,
        try name(of: path, first: byteCount).text(after: checkpoint.queryCount) == fingerprint
      {
        return .placed
      }
      throw .cannotResume("'\(partial)' is missing; run again without --resume")
    }
    guard kept >= byteCount else {
      throw .cannotResume("'\(partial)' is shorter than its journal says; run again without --resume")
    }
    let found = try name(of: partial, first: byteCount)
    guard found.text(after: checkpoint.queryCount) == fingerprint else {
      throw .cannotResume("'\(partial)' is not what the interrupted run wrote; run again without --resume")
    }
    return .partial(found)
  }

  /// The name of the bytes that a file begins with.
  private static func name(of path: String, first byteCount: Int) throws(OutputError) -> RunFingerprint {
    var fingerprint = RunFingerprint()
    do {
      try FileParts(path, limit: .max).read(first: byteCount) { fingerprint.append($0) }
    } catch {
      throw .cannotResume("\(error)")
    }
    return fingerprint
  }
}

extension RunJournal.Resumption.File {
  /// The name of the bytes that are kept beside; nil for a file that has its name.
  var fingerprint: RunFingerprint? {
    if case .partial(let fingerprint) = self { fingerprint } else { nil }
  }

  /// Whether it has its name.
  var isPlaced: Bool { fingerprint == nil }
}
