package import Diagnostics
import FileSystem
package import SearchModel
package import Workspaces

/// Why a run ends without its result, and with which exit code.
package struct RunFailure: Error {
  /// The exit code.
  package let status: ExitStatus
  /// What happened, for a person; nil when it was said already.
  package let message: String?

  /// A failure.
  package init(_ status: ExitStatus, _ message: String? = nil) {
    self.status = status
    self.message = message
  }

  /// The failure for an output error; nil for a closed pipe, which is not an error.
  package init?(_ error: OutputError) {
    switch error {
    case .closedPipe: return nil
    case .cannotWrite: self.init(.unwritableOutput, error.description)
    case .cannotResume: self.init(.usage, error.description)
    }
  }

  /// The failure that findings about files of records, synonyms or rules are, once they were reported.
  package init(ofFiles diagnostics: [Diagnostic]) {
    self.init(FileError.areTooManyOpen(diagnostics) ? .missingInput : .malformedInput)
  }

  /// The failure that a name is which the spec does not have, with the option that gave it.
  package init(_ error: UnknownNameError) {
    let option =
      switch error.use {
      case .modules: "--module"
      case .backends: "--backend"
      case .comparison: "--against-backend"
      case .uploads: "--index"
      case .variables: "--set"
      }
    self.init(.usage, "\(option): \(error.description)")
  }

  /// The failure of a run that found no query.
  ///
  /// - Parameter chosen: the files of which queries were to run; nil for all.
  package init(noQueriesIn files: QueryFiles, chosen: ExactSet? = nil) {
    self.init(
      .malformedInput,
      "no query to run in \((chosen?.sorted() ?? files.paths).joined(separator: ", ")); --allow-no-queries makes that a success"
    )
  }
}
