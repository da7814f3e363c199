import OrderedCollections
import SearchModel

/// How far a run has come, kept beside its output so that it can go on after an interruption.
///
/// The first line names the run; each later line says how many queries are written and how long the files are then. A last
/// line that was cut off in the middle does not count.
struct RunJournal {
  /// A point from which a run can go on.
  struct Checkpoint: Equatable {
    /// How many queries are in the output.
    var queryCount = 0
    /// The length of each output file.
    var byteCounts: [Int]
    /// The name of each output file's bytes.
    var fingerprints: [String]
    /// What became of those queries.
    var outcome = RunOutcome()
  }

  private let file: OutputFile
  private var lastWrite: ContinuousClock.Instant?

  /// What follows the name of an output in that of its journal.
  static let suffix = ".journal"

  /// Begins a journal, or goes on with one whose checkpoint was read.
  init(outputPath: String, fingerprint: String, checkpoint: Checkpoint?) throws(OutputError) {
    file = try OutputFile(path: outputPath, suffix: Self.suffix)
    try file.write(JSON.object(["journal": 1, "fingerprint": .string(fingerprint)]).text() + "\n")
    if let checkpoint { try write(checkpoint, force: true) }
  }

  /// Notes a checkpoint; at most five a second unless forced, since a run may redo a few queries but not its files' writing.
  mutating func write(
    _ checkpoint: @autoclosure () throws(OutputError) -> Checkpoint, force: Bool = false
  ) throws(OutputError) {
    let now = ContinuousClock.now
    if !force, let lastWrite, now - lastWrite < .milliseconds(200) { return }
    lastWrite = now
    let point = try checkpoint()
    let line: JSON = [
      "queries": .integer(point.queryCount), "bytes": .array(point.byteCounts.map(JSON.integer)),
      "fingerprints": .array(point.fingerprints.map(JSON.string)),
      "outcome": .array(point.outcome.counts.map(JSON.integer)),
    ]
    try file.write(line.text() + "\n")
    try file.flush()
  }

  /// Leaves the journal for a later run.
  func interrupt() {
    file.interrupt()
  }

  /// Removes the journal: the output is whole.
  func discard() {
    file.discard()
  }

  /// The last checkpoint in the bytes of a journal.
  ///
  /// - Returns: nil for a journal without any.
  /// - Throws: ``OutputError/cannotResume(_:)`` when the journal belongs to another run or is none.
  static func checkpoint(in bytes: [UInt8], fingerprint: String, fileCount: Int) throws(OutputError) -> Checkpoint? {
    // A run that ended before its first write has nothing to go on from.
    guard !bytes.isEmpty else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
    guard let first = lines.first, let header = try? JSON(parsing: Array(first)).objectValue,
      header["journal"] == 1
    else { throw .cannotResume("the journal of the interrupted run cannot be read") }
    guard header["fingerprint"] == .string(fingerprint) else {
      throw .cannotResume(
        "the interrupted run had another spec, other query files or other options; run again without --resume")
    }
    guard let last = lines.dropFirst().last else { return nil }
    guard let line = try? JSON(parsing: Array(last)).objectValue, let queryCount = line["queries"]?.integerValue,
      let byteCounts = line["bytes"]?.arrayValue?.compactMap(\.integerValue), byteCounts.count == fileCount,
      let fingerprints = line["fingerprints"]?.stringListValue, fingerprints.count == fileCount,
      let outcome = line["outcome"]?.arrayValue.flatMap({ RunOutcome(counts: $0.compactMap(\.integerValue)) }),
      queryCount >= 0, byteCounts.allSatisfy({ $0 >= 0 })
    else { throw .cannotResume("the journal of the interrupted run is damaged; run again without --resume") }
    return Checkpoint(queryCount: queryCount, byteCounts: byteCounts, fingerprints: fingerprints, outcome: outcome)
  }
}
