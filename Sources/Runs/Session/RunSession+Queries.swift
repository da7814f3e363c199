package import Diagnostics
package import EmbeddedEngine
import Evaluation
import FileSystem
import Presentation
package import SearchModel
import SpecLoader
package import Workspaces

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
    // A shard may be without queries, the run may not.
    if survey.queryCount == 0, survey.runQueryCount == 0, !allowsNoQueries {
      throw RunFailure(noQueriesIn: files, chosen: selection.files)
    }
    return survey
  }

  /// The queries of a saved run of a test, and which of them did not pass.
  ///
  /// - Throws: ``RunFailure`` with 66 for a file that is missing or cannot be read, with 65 for one that is no run of a
  ///   test.
  func judgedQueries(in path: String) throws -> JudgedQueries {
    var judged = JudgedQueries()
    var isJudged = false
    do {
      var reader = try SavedRunReader(path)
      while let result = try reader.next()?.result {
        isJudged = isJudged || !result.checks.isEmpty
        judged.add(result)
      }
    } catch {
      throw failure(for: error)
    }
    guard isJudged || !judged.failed.isEmpty else {
      throw RunFailure(
        .malformedInput, "'\(path)' is no run of a test: write one with test --format ndjson --output FILE")
    }
    return judged
  }

  /// Everything that is found in query files, without running them.
  ///
  /// - Parameter indices: the indices whose records their names are compared with, as far as they are known.
  /// - Throws: ``RunFailure`` with 66 for a file that is missing or cannot be read, with 64 for one of unknown form.
  package func findings(
    in files: [String], for reading: WorkspaceReading, indices: ExactDictionary<EmbeddedIndex>
  ) throws -> (diagnostics: [Diagnostic], sources: [SourceText]) {
    guard let first = files.first else { return ([], []) }
    let spec = try? reading.checked()
    let files = QueryFiles(files, specification: spec?.specification)
    do {
      try files.check()
      let survey = try files.survey(selection: QuerySelection())
      var found = survey.warnings + survey.unavailableMeasures
      if survey.queryCount == 0 {
        found.append(
          Diagnostic(
            .warning, code: "no-queries", file: first,
            message: "there is no query to run, which is an error of a run without --allow-no-queries"))
      }
      found += spec?.warnings(of: survey.filterUses, in: indices) ?? []
      found += spec?.warnings(of: survey.namedAttributes, in: indices) ?? []
      return (found.sorted(), [])
    } catch let error as QueryFileError {
      return (error.diagnostics, error.sources)
    } catch {
      throw failure(for: error)
    }
  }

  /// What an error of saved runs means for the run; malformed files are reported with their places.
  func failure(ofSavedRun error: any Error) -> any Error {
    guard let error = error as? FileError, error.position != nil else { return failure(for: error) }
    console.report([error.diagnostic])
    return RunFailure(.malformedInput)
  }

  /// What an error of query files means for the run; malformed files are reported with their lines.
  package func failure(for error: any Error) -> any Error {
    switch error {
    case let error as QueryFileError:
      let shown = console.isQuiet ? error.diagnostics.filter { $0.severity == .error } : error.diagnostics
      console.report(shown, sources: error.sources)
      return RunFailure(.malformedInput)
    case let error as FileError:
      if error.kind == .interrupted, let status = Interrupts.status { return RunFailure(status, "interrupted") }
      return RunFailure(
        [.missing, .notReadable, .notRegular, .tooManyOpen, .io].contains(error.kind) ? .missingInput : .malformedInput,
        error.description)
    case let error as UnknownQueryFileForm: return RunFailure(.usage, error.description)
    default: return error
    }
  }
}
