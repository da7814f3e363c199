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
