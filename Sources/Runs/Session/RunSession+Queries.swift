import Diagnostics
import FileSystem
import SpecLoader

// Reads query files.
extension RunSession {
  /// Reads all query files once, unless standard input is among them, and reports what is found in them.
  ///
  /// - Throws: ``RunFailure`` with 66 for a file that is missing or cannot be read, with 64 for one of unknown form and
  ///   for an id or a tag that is selected and no query has, with 65 for a malformed one, and for no selected query
  ///   unless that is allowed.
  package func survey(
    _ files: QueryFiles, selection: QuerySelection, allowsNoQueries: Bool
  ) throws -> QuerySurvey {
    let survey: QuerySurvey
    do {
      try files.check()
      survey = try files.survey(selection: selection)
    } catch {
      throw failure(for: error)
    }
    if !console.isQuiet { console.report(survey.warnings) }
    if let problem = survey.selectionProblem { throw RunFailure(.usage, problem) }
    if survey.queryCount == 0, !allowsNoQueries { throw RunFailure(noQueriesIn: files) }
    return survey
  }

  /// What an error of query files means for the run; malformed files are reported with their lines.
  package func failure(for error: any Error) -> any Error {
    switch error {
    case let error as QueryFileError:
      console.report(error.diagnostics, sources: [error.source].compactMap { $0 })
      return RunFailure(.malformedInput)
    case let error as FileError:
      return RunFailure(
        [.missing, .notReadable, .notRegular, .tooManyOpen].contains(error.kind) ? .missingInput : .malformedInput,
        error.description)
    case let error as UnknownQueryFileForm: return RunFailure(.usage, error.description)
    default: return error
    }
  }
}
