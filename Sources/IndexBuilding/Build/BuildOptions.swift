import FileSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How an index is built. Nothing here changes what is built.
package struct BuildOptions: Sendable {
  /// How many threads work; at least one.
  package var workers: Int
  /// How many bytes of intermediate data stay in memory; the rest goes to a temporary file.
  package var memoryBudget: Int
  /// The folder for the temporary file, which has no name there; `TMPDIR` names it, else it is `/tmp`.
  package var temporaryFolder: String
  /// Called with the build's progress, on the thread that builds; nil for no reports.
  package var progress: (@Sendable (BuildProgress) -> Void)?
  /// About how many bytes of records make a segment. Small ones cost time; large ones leave threads idle at the end.
  var segmentSize = 8 << 20

  /// Options.
  ///
  /// - Parameters:
  ///   - workers: How many threads work, by default one for each processor.
  ///   - memoryBudget: How many bytes of intermediate data stay in memory.
  ///   - temporaryFolder: The folder for a temporary file.
  ///   - progress: Hears how far the build is.
  package init(
    workers: Int = BuildOptions.processorCount, memoryBudget: Int = 256 << 20,
    temporaryFolder: String = BuildOptions.standardTemporaryFolder,
    progress: (@Sendable (BuildProgress) -> Void)? = nil
  ) {
    self.workers = max(1, workers)
    self.memoryBudget = max(0, memoryBudget)
    self.temporaryFolder = temporaryFolder
    self.progress = progress
  }

  /// Where programs of this system make their temporary files.
  package static var standardTemporaryFolder: String {
    guard let folder = getenv("TMPDIR"), folder.pointee != 0 else { return "/tmp" }
    return String(cString: folder)
  }

  /// How many processors may be used, at most 8: beyond that the parts that are done by one thread take all the time.
  package static var processorCount: Int { min(8, SystemCalls.processorCount) }
}

/// How far a build is.
package struct BuildProgress: Sendable, Hashable {
  /// What a build does, one after the other.
  package enum Phase: Sendable, Hashable, CaseIterable {
    /// Records are read and cut into words.
    case reading
    /// The vocabulary is put together and the records are sorted.
    case merging
    /// Documents are rewritten.
    case writing
    /// Everything is done.
    case finished
  }

  /// What is being done.
  package var phase: Phase
  /// How many records were read so far.
  package var recordCount: Int
}
