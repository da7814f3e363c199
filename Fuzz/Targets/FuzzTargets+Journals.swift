import SearchModel

@testable import Runs

extension FuzzTargets {
  /// A journal is read or refused, the same each time; what it counts is not negative. The input is read as it is, and
  /// again with the right checksum in each line, as somebody may forge it.
  static let journals = FuzzTarget("journals", maximumLength: 2_048) { input in
    for bytes in [input, sealing(input, of: "f")] {
      let found = checkpoint(in: bytes)
      try requireEqual(found, checkpoint(in: bytes), "a journal says the same each time")
      guard let found else { continue }
      try require(found.queryCount >= 0 && found.byteCounts.allSatisfy { $0 >= 0 }, "counts are not negative: \(found)")
    }
  }

  /// nil for a journal that is refused, too.
  private static func checkpoint(in bytes: [UInt8]) -> RunJournal.Checkpoint? {
    (try? RunJournal.checkpoint(in: bytes, fingerprint: "f", fileCount: 1)) ?? nil
  }

  /// The lines that are JSON objects with the checksum that the journal of a run would have.
  private static func sealing(_ bytes: [UInt8], of run: String) -> [UInt8] {
    bytes.split(separator: UInt8(ascii: "\n")).flatMap { line in
      guard var members = (try? JSON(parsing: Array(line)))?.objectValue else { return line + [UInt8(ascii: "\n")] }
      members["check"] = nil
      return ArraySlice(RunJournal.sealed(members, run).utf8)
    }
  }
}
