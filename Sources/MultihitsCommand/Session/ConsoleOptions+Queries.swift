import Diagnostics
import FileSystem
import SearchRunner
import SpecLoader
import TerminalText

// Reads query files for commands.
extension ConsoleOptions {
  /// Reads all query files once, unless standard input is among them, and reports what is found in them.
  ///
  /// - Throws: ``CommandFailure`` with 66 for a file that is missing or cannot be read, with 64 for one of unknown
  ///   form, with 65 for a malformed one, and for no selected query unless that is allowed.
  func survey(_ files: QueryFiles, options: SelectionOptions) throws -> QuerySurvey {
    let survey: QuerySurvey
    do {
      try files.check()
      survey = try files.survey(selection: options.selection)
    } catch {
      throw failure(for: error)
    }
    if !quiet { report(survey.warnings) }
    if survey.queryCount == 0, !options.allowNoQueries { throw CommandFailure(noQueriesIn: files) }
    return survey
  }

  /// What an error of query files means for the command; malformed files are reported with their lines.
  func failure(for error: any Error) -> any Error {
    switch error {
    case let error as QueryFileError:
      report(error.diagnostics, sources: [error.source].compactMap { $0 })
      return CommandFailure(.malformedInput)
    case let error as FileError:
      return CommandFailure(
        [.missing, .notReadable, .notRegular, .tooManyOpen].contains(error.kind) ? .missingInput : .malformedInput,
        error.description)
    case let error as UnknownQueryFileForm: return CommandFailure(.usage, error.description)
    default: return error
    }
  }
}

extension CommandFailure {
  /// The failure of a run that found no query.
  init(noQueriesIn files: QueryFiles) {
    self.init(
      .malformedInput,
      "no query to run in \(files.paths.joined(separator: ", ")); --allow-no-queries makes that a success")
  }
}
