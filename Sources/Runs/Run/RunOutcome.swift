package import Presentation
package import SearchModel

/// The exit codes of the program, as users' scripts depend on them.
package enum ExitStatus: Int32, Sendable {
  /// Every section was answered.
  case success = 0
  /// An expectation or a threshold failed, more changed than allowed, or there was nothing to choose.
  case failed = 1
  /// At least one section ended in an error.
  case sectionErrors = 2
  /// The command line cannot be understood.
  case usage = 64
  /// An input file is malformed.
  case malformedInput = 65
  /// An input file is missing or cannot be read.
  case missingInput = 66
  /// No section of any query could be answered.
  case unanswered = 69
  /// The program itself is at fault.
  case defect = 70
  /// An output cannot be written.
  case unwritableOutput = 73
  /// No section could be answered, because the key was refused.
  case refusedKey = 77
  /// The spec has errors.
  case invalidSpec = 78
  /// The program was interrupted (`SIGINT`).
  case interrupted = 130
  /// The program was asked to end (`SIGTERM`).
  case terminated = 143
}

/// A section that ended in an error.
package struct SectionFailure: Sendable, Hashable {
  /// The module's id.
  package var module: String
  /// Why there is no answer.
  package var error: SearchError
}

/// How the sections of a run ended, counted for the exit code.
package struct RunOutcome: Sendable, Hashable {
  /// How many queries ran.
  package private(set) var queryCount = 0
  /// How many sections gave an answer, hidden ones included.
  package private(set) var answeredCount = 0
  /// How many ended in an error.
  package private(set) var errorCount = 0
  /// How many of the errors are refused keys.
  package private(set) var refusedKeyCount = 0
  /// How many sections a backend's pagination limit cut off.
  package private(set) var truncatedCount = 0
  /// The first section that ended in an error, and why; nil when none did in this process.
  package private(set) var firstFailure: SectionFailure?

  /// A run without queries.
  package init() {}

  /// Counts a result.
  package mutating func add(_ result: QueryResult) {
    queryCount += 1
    for section in result.sections {
      if let error = section.error {
        errorCount += 1
        firstFailure = firstFailure ?? SectionFailure(module: section.module, error: error)
        if error.code == .auth || error.code == .forbidden { refusedKeyCount += 1 }
      } else {
        answeredCount += 1
      }
      if section.isTruncated { truncatedCount += 1 }
    }
  }

  /// The exit code of a run that finished.
  package var status: ExitStatus {
    guard errorCount > 0 else { return .success }
    guard answeredCount == 0 else { return .sectionErrors }
    return refusedKeyCount == errorCount ? .refusedKey : .unanswered
  }
}

extension RunOutcome {
  /// The counts as numbers, for a journal.
  var counts: [Int] { [queryCount, answeredCount, errorCount, refusedKeyCount, truncatedCount] }

  /// The outcome that a journal kept.
  init?(counts: [Int]) {
    guard counts.count == 5, counts.allSatisfy({ $0 >= 0 }) else { return nil }
    queryCount = counts[0]
    answeredCount = counts[1]
    errorCount = counts[2]
    refusedKeyCount = counts[3]
    truncatedCount = counts[4]
  }
}
