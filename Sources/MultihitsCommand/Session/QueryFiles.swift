import Diagnostics
import FileSystem
import OrderedCollections
import SearchModel
import SearchRunner
import SpecLoader
import TerminalText

/// What a first reading of the query files told.
struct QuerySurvey {
  /// How many queries are selected; nil when standard input is among the files.
  var queryCount: Int?
  /// The columns that are carried to the output, in order of first appearance.
  var carriedColumns: [String] = []
}

/// The query files of a command.
struct QueryFiles {
  let paths: [String]
  let specification: SearchSpecification
  let console: ConsoleOptions

  /// - Throws: ``CommandFailure`` with 66 for a file that is missing or cannot be read, with 64 for one of unknown form.
  func checkThatAllExist() throws {
    for path in paths where path != "-" {
      guard QuerySource(argument: path) != nil else {
        throw CommandFailure(
          .usage, "'\(path)' is no query file: its name must end in .txt, .csv, .tsv, .jsonl, .ndjson, .yaml or .yml")
      }
      do {
        try FileReading.check(path)
      } catch {
        throw failure(for: error)
      }
    }
  }

  /// Reads all files once, so that a malformed one is reported before anything is searched.
  ///
  /// - Throws: ``CommandFailure`` with 65 for a malformed file, and for no selected query unless that is allowed.
  func survey(selection: QuerySelection, allowsNone: Bool) throws -> QuerySurvey {
    var survey = QuerySurvey()
    guard !paths.contains("-") else { return survey }
    var count = 0
    var columns: OrderedSet<String> = []
    var reader = reader()
    do {
      while let entry = try reader.next() {
        guard selection.contains(entry) else { continue }
        count += 1
        columns.append(contentsOf: entry.carried.keys)
      }
    } catch {
      throw failure(for: error)
    }
    report(reader.warnings)
    guard count > 0 || allowsNone else { throw noQueries }
    survey.queryCount = count
    survey.carriedColumns = Array(columns)
    return survey
  }

  /// Names the files' contents.
  func fingerprint() throws -> RunFingerprint {
    var fingerprint = RunFingerprint()
    for path in paths where path != "-" {
      var lines = try ByteSource(file: path)
      while let line = try lines.nextLine() { fingerprint.add(line) }
    }
    return fingerprint
  }

  /// A reader at the first query.
  func reader() -> QueryFileReader {
    QueryFileReader(
      paths.compactMap(QuerySource.init(argument:)), modules: specification.modules.map(\.id),
      filterCheck: FilterCheck(specification: specification))
  }

  /// The failure of a run that found no query.
  var noQueries: CommandFailure {
    CommandFailure(
      .malformedInput,
      "no query to run in \(paths.joined(separator: ", ")); --allow-no-queries makes that a success")
  }

  /// What an error of the reader means for the command; malformed files are reported with their lines.
  func failure(for error: any Error) -> any Error {
    switch error {
    case let error as QueryFileError:
      let renderer = DiagnosticRenderer(sources: [error.source].compactMap { $0 }, styler: console.styler(for: 2))
      Redaction.writeError(ConsoleText(rendered: renderer.render(error.diagnostics)))
      return CommandFailure(.malformedInput)
    case let error as FileError:
      return CommandFailure(
        [.missing, .notReadable, .notRegular, .tooManyOpen].contains(error.kind) ? .missingInput : .malformedInput,
        error.description)
    default: return error
    }
  }

  private func report(_ warnings: [Diagnostic]) {
    guard !console.quiet else { return }
    Redaction.writeError(ConsoleText(rendered: DiagnosticRenderer(styler: console.styler(for: 2)).render(warnings)))
  }
}
