import Diagnostics
import FileSystem
import SearchRunner
import TerminalText

/// Why a command ends without its result, and with which exit code.
struct CommandFailure: Error {
  let status: ExitStatus
  /// What happened, for a person; nil when it was said already.
  let message: String?

  init(_ status: ExitStatus, _ message: String? = nil) {
    self.status = status
    self.message = message
  }

  /// The failure for an output error; nil for a closed pipe, which is not an error.
  init?(_ error: OutputError) {
    switch error {
    case .closedPipe: return nil
    case .cannotWrite: self.init(.unwritableOutput, error.description)
    case .cannotResume: self.init(.usage, error.description)
    }
  }

  /// The failure that findings about files of records, synonyms or rules are, once they were reported.
  init(ofFiles diagnostics: [Diagnostic]) {
    self.init(FileError.areTooManyOpen(diagnostics) ? .missingInput : .malformedInput)
  }

  /// Says the message on standard error.
  func report() {
    guard let message else { return }
    Redaction.writeError("multihits: error: \(message)\n")
  }
}
