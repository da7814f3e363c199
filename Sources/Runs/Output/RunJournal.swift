import FileSystem
import SearchModel
import Workspaces

/// How far a run has come, kept beside its output so that it can go on after an interruption.
///
/// The first line names the run; the second one, once there is one, is the last checkpoint. Behind it comes a line for
/// each result that was finished and could not be written when the run was interrupted. The file is replaced whole
/// for each, so that neither a full disk nor the death of the process takes an earlier checkpoint away. Each line has a
/// checksum over itself and the name of the run. While it is there, no other run can write the same output.
final class RunJournal {
  /// A point from which a run can go on.
  struct Checkpoint: Equatable {
    /// How many queries are in the output.
    var queryCount = 0
    /// Whether the output is whole: what is left is to give the files their names.
    var isComplete = false
    /// The length of each output file.
    var byteCounts: [Int]
    /// The name of each output file's bytes and of how many queries they are the results.
    var fingerprints: [String]
    /// How those queries ended.
    var outcome = RunOutcome()
    /// What is finished and not in the output.
    var early: [EarlyResult] = []
  }

  private var file: StateFile?
  /// What the output is called.
  private let outputPath: String
  private let runFingerprint: String
  private var lastWrite: ContinuousClock.Instant?
  /// Whether there is something to go on from.
  private(set) var hasCheckpoint = false

  /// What follows the name of an output in that of its journal.
  static let suffix = ".journal"
  /// The version of the form.
  private static let version = 5
  /// More than any journal has: what is larger is no journal.
  private static let byteLimit = 64 << 20

  /// Takes the journal of an output, whatever it says so far.
  ///
  /// - Parameters:
  ///   - outputPath: what it is beside of.
  ///   - fingerprint: the name of the run.
  init(outputPath: String, fingerprint: String) throws(OutputError) {
    self.outputPath = outputPath
    runFingerprint = fingerprint
    do {
      file = try StateFile(AtomicFile.path(besides: outputPath, suffix: Self.suffix), namedAs: outputPath)
    } catch {
      throw OutputError(error)
    }
  }

  /// Begins anew: what the journal said does not count any more.
  func begin() throws(OutputError) {
    try replace(with: header, syncs: false)
    hasCheckpoint = false
  }

  /// Notes a checkpoint; at most five a second unless forced, since a run may redo a few queries but not its files'
  /// writing.
  ///
  /// - Parameter syncs: whether it is on the disk before this returns.
  func write(
    _ checkpoint: @autoclosure () throws(OutputError) -> Checkpoint, force: Bool = false, syncs: Bool = false
  ) throws(OutputError) {
    let now = ContinuousClock.now
    if !force, !syncs, let lastWrite, now - lastWrite < .milliseconds(200) { return }
    lastWrite = now
    try replace(with: header + lines(of: try checkpoint()), syncs: syncs)
    hasCheckpoint = true
  }

  /// Leaves the journal for a later run.
  func interrupt() {
    file = nil
  }

  /// Removes the journal: the output is whole.
  func discard() {
    file.take()?.remove()
  }

  private func replace(with text: String, syncs: Bool) throws(OutputError) {
    do {
      try file?.replace(with: Array(text.utf8), syncs: syncs)
    } catch {
      throw OutputError(error)
    }
  }
}

// What a journal says.
extension RunJournal {
  private var header: String {
    Self.sealed(["journal": .integer(Self.version), "fingerprint": .string(runFingerprint)], runFingerprint)
  }

  private func lines(of point: Checkpoint) -> String {
    let first = Self.sealed(
      [
        "queries": .integer(point.queryCount), "complete": .bool(point.isComplete),
        "bytes": .array(point.byteCounts.map(JSON.integer)),
        "fingerprints": .array(point.fingerprints.map(JSON.string)),
        "outcome": point.outcome.json, "early": .integer(point.early.count),
      ], runFingerprint)
    return first + point.early.map { Self.sealed($0.members, runFingerprint) }.joined()
  }

  /// A line with its checksum.
  static func sealed(_ members: JSONObject, _ runFingerprint: String) -> String {
    var members = members
    members["check"] = .string(checksum(of: members, runFingerprint))
    return JSON.object(members).text() + "\n"
  }

  private static func checksum(of members: JSONObject, _ runFingerprint: String) -> String {
    var fingerprint = RunFingerprint()
    fingerprint.add(runFingerprint)
    fingerprint.add(JSON.object(members).text())
    return fingerprint.text
  }

  /// The members of a line whose checksum is right.
  private static func members(of line: some Sequence<UInt8>, _ runFingerprint: String) -> JSONObject? {
    guard var members = try? JSON(parsing: Array(line)).objectValue, let check = members["check"]?.stringValue else {
      return nil
    }
    members["check"] = nil
    return check == checksum(of: members, runFingerprint) ? members : nil
  }

  /// What it says; nothing for one that was just made.
  func contents() throws(OutputError) -> [UInt8] {
    do {
      return try file?.contents(limit: Self.byteLimit) ?? []
    } catch {
      throw .cannotResume("the journal of the interrupted run cannot be read: \(error); \(Self.wayOut)")
    }
  }

  /// The last checkpoint; nil for a journal without any.
  ///
  /// - Parameters:
  ///   - bytes: what the journal says.
  ///   - fileCount: how many files the output has.
  /// - Throws: ``OutputError/cannotResume(_:)`` when the journal belongs to another run or is not a journal.
  func checkpoint(in bytes: [UInt8], fileCount: Int) throws(OutputError) -> Checkpoint? {
    let point = try Self.checkpoint(in: bytes, fingerprint: runFingerprint, fileCount: fileCount)
    if point != nil { hasCheckpoint = true }
    return point
  }

  /// The last checkpoint in the bytes of a journal, as the other function has it.
  static func checkpoint(
    in bytes: [UInt8], fingerprint: String, fileCount: Int
  ) throws(OutputError) -> Checkpoint? {
    // A run that ended before its first write has nothing to go on from.
    guard !bytes.isEmpty else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let first = lines.first, lines.count > 1, let header = try? JSON(parsing: Array(first)).objectValue,
      let version = header["journal"]
    else { throw .cannotResume("the journal of the interrupted run cannot be read; \(wayOut)") }
    guard version == .integer(Self.version) else {
      throw .cannotResume("another version of the program wrote the interrupted run; \(wayOut)")
    }
    guard header["fingerprint"] == .string(fingerprint) else {
      throw .cannotResume(
        "the interrupted run had another spec, other query files or other options, variables or recordings; \(wayOut)")
    }
    guard members(of: first, fingerprint) != nil, lines.last?.isEmpty == true else { throw isDamaged }
    guard lines.count > 2 else { return nil }
    guard let members = members(of: lines[1], fingerprint),
      var point = Checkpoint(members), point.byteCounts.count == fileCount, point.fingerprints.count == fileCount
    else { throw isDamaged }
    point.early = lines[2...].dropLast().compactMap { line in
      Self.members(of: line, fingerprint).flatMap { EarlyResult($0, fileCount: fileCount) }
    }
    guard point.early.count == lines.count - 3, members["early"]?.integerValue == point.early.count else {
      throw isDamaged
    }
    return point
  }

  private static let wayOut = "run again without --resume"

  private static var isDamaged: OutputError {
    .cannotResume("the journal of the interrupted run is damaged; \(wayOut)")
  }
}

extension RunJournal.Checkpoint {
  fileprivate init?(_ members: JSONObject) {
    guard let queryCount = members["queries"]?.integerValue, queryCount >= 0,
      let isComplete = members["complete"]?.boolValue,
      let byteCounts = members["bytes"]?.arrayValue?.compactMap(\.integerValue), byteCounts.allSatisfy({ $0 >= 0 }),
      let fingerprints = members["fingerprints"]?.stringListValue,
      let outcome = members["outcome"].flatMap(RunOutcome.init),
      outcome.queryCount == queryCount
    else { return nil }
    self.init(
      queryCount: queryCount, isComplete: isComplete, byteCounts: byteCounts, fingerprints: fingerprints,
      outcome: outcome)
  }
}

@available(*, unavailable)
extension RunJournal: Sendable {}
