package import Diagnostics
import FileSystem
import SearchModel
package import SpecLoader
package import Workspaces

/// The query files of a run.
package struct QueryFiles: Sendable {
  /// The files as they were named, `-` for standard input.
  package let paths: [String]
  private let moduleIDs: [String]?
  private let filterCheck: FilterCheck?

  /// The query files of a run of a spec.
  ///
  /// - Parameter specification: the spec; nil for one that is not known, of which no name is looked up.
  package init(_ paths: [String], specification: SearchSpecification?) {
    self.paths = paths
    moduleIDs = specification?.modules.map(\.id)
    filterCheck = specification.map { FilterCheck(specification: $0) }
  }

  /// Checks that all files are there and named as query files are.
  ///
  /// - Throws: ``UnknownQueryFileForm``, `FileError`.
  package func check() throws {
    for path in paths where path != "-" {
      guard QuerySource(argument: path) != nil else { throw UnknownQueryFileForm(path: path) }
      try FileReading.check(path)
    }
  }

  /// How many errors of query files are told.
  private static let mostErrors = 100

  /// Reads all files once, so that malformed ones are found before anything is searched.
  ///
  /// Standard input cannot be read twice: where it is among the files, nothing is counted, and of the others it is only
  /// told what is warned of.
  /// - Parameter selection: which queries count.
  /// - Throws: ``QueryFileError`` with every error of all files, `FileError` for a file that cannot be read.
  /// - Complexity: O(size of the files); memory grows with the number of explicit ids only.
  package func survey(selection: QuerySelection) throws -> QuerySurvey {
    var survey = QuerySurvey()
    guard !paths.contains("-") else {
      surveyNamedFiles(&survey)
      return survey
    }
    var failure = QueryFileError(diagnostics: [])
    var count = 0
    var columns: ExactSet = []
    var labels = TagPairs()
    var check = SelectionCheck(selection)
    var reader = reader()
    while failure.diagnostics.count < Self.mostErrors {
      do {
        guard let entry = try reader.next() else { break }
        survey.fingerprint.add(entry)
        labels.add(entry.tags)
        check.note(entry)
        guard selection.isInRun(entry) else { continue }
        survey.runQueryCount = saturatingSum(survey.runQueryCount, 1)
        survey.expectationCount = saturatingSum(
          survey.expectationCount, entry.expectations.reduce(0) { $0 + $1.expectations.count })
        columns.formUnion(entry.carried.keys)
        if survey.pagedQueryID == nil, entry.parameters["page"]?.integerValue ?? 0 > 0 {
          survey.pagedQueryID = entry.id
        }
        if selection.isInShard(entry) { count += 1 }
      } catch let error as QueryFileError {
        failure.diagnostics += error.diagnostics
        let known = Set(failure.sources.map(\.file))
        failure.sources += error.sources.filter { !known.contains($0.file) }
      }
    }
    survey.thresholds = reader.thresholds
    survey.judgments = reader.judgments
    survey.warnings = reader.warnings
    survey.filterUses = reader.filterUses
    survey.namedAttributes = reader.namedAttributes
    survey.queryCount = count
    survey.selectionProblem = check.problem
    survey.carriedColumns = Array(columns)
    if failure.diagnostics.isEmpty { failure.diagnostics = labels.unknown(in: reader.thresholds) }
    guard failure.diagnostics.isEmpty else {
      let errors = failure.diagnostics.prefix(Self.mostErrors)
      // Those of a YAML file, or of one row, come together.
      let rest = failure.diagnostics.dropFirst(Self.mostErrors).count
      failure.diagnostics = errors + reader.warnings
      if let last = errors.last, errors.count == Self.mostErrors, rest > 0 || Self.hasMore(&reader) {
        let what =
          rest > 0 ? "\(rest.counted("further finding")) and what follows are left out" : "what follows is not checked"
        failure.diagnostics.append(
          Diagnostic(
            .note, code: "unchecked-rows", file: last.file, range: last.range,
            message: "\(what), since there are \(Self.mostErrors) errors before it"))
      }
      throw failure
    }
    return survey
  }

  /// Whether anything is left to be read, be it malformed.
  private static func hasMore(_ reader: inout QueryFileReader) -> Bool {
    do { return try reader.next() != nil } catch { return true }
  }

  /// A reader at the first query.
  package func reader() -> QueryFileReader {
    reader(of: paths)
  }

  private func reader(of paths: [String]) -> QueryFileReader {
    QueryFileReader(
      paths.compactMap(QuerySource.init(argument:)), modules: moduleIDs, filterCheck: filterCheck)
  }

  /// Takes what is warned of in files that have names. What is wrong in them is told when the run comes to it.
  private func surveyNamedFiles(_ survey: inout QuerySurvey) {
    var reader = reader(of: paths.filter { $0 != "-" })
    while (try? reader.next()) != nil {}
    survey.warnings = reader.warnings
    survey.filterUses = reader.filterUses
    survey.namedAttributes = reader.namedAttributes
  }
}

/// The result of a first reading of query files.
package struct QuerySurvey: Sendable {
  /// How many queries are selected; nil when standard input is among the files.
  package var queryCount: Int?
  /// What is selected and no query has, as a sentence; nil for nothing, and when standard input is among the files.
  package var selectionProblem: String?
  /// The id of the first query that asks for a page behind the first one; nil when standard input is among the files.
  package var pagedQueryID: String?
  /// The columns that are carried to the output, in order of first appearance.
  package var carriedColumns: [String] = []
  /// How many queries are selected in all shards together; 0 when standard input is among the files.
  package var runQueryCount = 0
  /// How many expectations these have.
  package var expectationCount = 0
  /// The thresholds of all files.
  package var thresholds: [Threshold] = []
  /// The files of relevance judgments that the files name.
  package var judgments: [JudgmentFile] = []
  /// Findings that are no errors.
  package var warnings: [Diagnostic] = []
  /// The filters of all files, each once, as far as they are looked up.
  package var filterUses: [FilterUse] = []
  /// The attributes that expectations and parameters of all files name, each once, as far as they are looked up.
  package var namedAttributes: [NamedAttribute] = []
  /// Names the queries of all files, whether or not they are selected.
  package var fingerprint = RunFingerprint()
}

/// A file whose name does not say how its queries are written.
package struct UnknownQueryFileForm: Error, Hashable, CustomStringConvertible {
  /// The file.
  package let path: String

  /// The file, and which names there are.
  package var description: String {
    "'\(path)' is no query file: its name must end in .txt, .csv, .tsv, .jsonl, .ndjson, .json, .yaml or .yml"
  }
}

extension RunFingerprint {
  /// Adds what a query searches and carries to the output.
  fileprivate mutating func add(_ entry: QueryEntry) {
    add(entry.id)
    add(entry.query)
    for members in [entry.parameters.object, entry.defaults.object, entry.carried] { add(members) }
    let filters = entry.filterTexts
    if !filters.isEmpty {
      let byModule = filters.byModule.mapValues { JSON.array($0.map(JSON.string)) }
      add(["shared": .array(filters.shared.map(JSON.string)), "modules": .object(byModule)])
    }
    add("\(entry.count)")
    for block in entry.expectations {
      add("\(block.scope) \(block.knownFailure?.reason ?? "")")
      for expectation in block.expectations { add("\(expectation.name) \(expectation.expected.text())") }
    }
    for (key, value) in entry.tags.sorted(by: { $0.key < $1.key }) { add("\(key)=\(value)") }
  }

  private mutating func add(_ members: JSONObject) {
    add(members.isEmpty ? "{}" : JSON.object(members).text())
  }
}
