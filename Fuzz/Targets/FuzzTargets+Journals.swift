@testable import SearchRunner

extension FuzzTargets {
  /// A journal is read or refused, the same each time; what it counts is not negative.
  static let journals = FuzzTarget("journals", maximumLength: 2_048) { input in
    func checkpoint() -> Result<RunJournal.Checkpoint?, OutputError> {
      Result { () throws(OutputError) in try RunJournal.checkpoint(in: input, fingerprint: "f", fileCount: 1) }
    }
    guard case .success(let found) = checkpoint() else { return }
    guard case .success(let again) = checkpoint() else { throw BrokenProperty("a journal is read each time") }
    try requireEqual(found, again, "a journal says the same each time")
    guard let found else { return }
    try require(found.queryCount >= 0 && found.byteCounts.allSatisfy { $0 >= 0 }, "counts are not negative: \(found)")
  }
}
