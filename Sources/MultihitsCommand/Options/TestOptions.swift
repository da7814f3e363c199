import ArgumentParser
import Diagnostics
import Reports
import Runs

/// A report and the file that it is written to: `junit=results.xml`.
struct ReportOption: ExpressibleByArgument {
  let report: TestRequest.Report

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = parts.first.flatMap(ReportFormat.init) else { return nil }
    // Annotations are for the log; the other reports are files.
    guard (parts.count == 2 && parts[1] != "") || (parts.count == 1 && format == .github) else { return nil }
    report = TestRequest.Report(format: format, path: parts.count == 2 ? parts[1] : nil)
  }

  static var allValueStrings: [String] {
    ReportFormat.allCases.map { $0 == .github ? "github" : "\($0.rawValue)=FILE" }
  }
}

extension [ReportOption] {
  /// The file of the job's page, where a report for GitHub is asked for in one of its jobs.
  var stepSummary: String? {
    guard contains(where: { $0.report.format == .github && $0.report.path == nil }) else { return nil }
    return ProcessEnvironment.variables["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// - Throws: when two reports have one file.
  func checkPaths() throws {
    let paths = compactMap(\.report.path)
    if paths.contains("-") {
      throw ValidationError("a report is written to a file; a file named '-' is './-'")
    }
    guard let repeated = paths.first(where: { path in paths.count { $0 == path } > 1 }) else { return }
    throw ValidationError("two reports would be written to '\(repeated)'")
  }
}

/// Which queries of a test run, how long, and what is reported of them.
struct TestOptions: ParsableArguments {
  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      "Write a report (repeatable): junit=FILE, tap=FILE, json=FILE, markdown=FILE; github for annotations on standard error and the summary of the job.",
      valueName: "format=file"))
  var reports: [ReportOption] = []

  @Option(
    help: ArgumentHelp(
      "Only queries that did not pass in a saved run (test --format ndjson --output FILE).", valueName: "run"),
    completion: .file())
  var failedFrom: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Draw so many queries: all that are asked often (count), some of the others.", valueName: "n"))
  var sample: Int?

  @Option(parsing: .unconditional, help: ArgumentHelp("Decides which queries --sample draws.", valueName: "s"))
  var seed: UInt64?

  @Option(
    help: ArgumentHelp(
      "Compare with a baseline, or with a saved run; what came out empty fails.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Flag(help: "Write the baseline instead of comparing with it; never where CI is set.")
  var updateBaseline = false

  @Flag(help: "Look at each section whose rows differ from their snapshot, and decide (on a terminal).")
  var review = false

  @Flag(help: "Keep the rows of every section whose snapshot differs; never where CI is set.")
  var updateSnapshots = false

  @Flag(help: "Remove the snapshots that no query asks for; never where CI is set.")
  var pruneSnapshots = false

  @Flag(help: "Stay, and run again what a changed file touches; Enter runs all queries, q and Enter end.")
  var watch = false

  @Flag(help: "Continue an interrupted run of the same spec and query files (with --output).")
  var resume = false

  @Flag(help: "Stop after the first query that does not pass.")
  var failFast = false

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Stop after so many queries that do not pass.", valueName: "n"))
  var maxFailures: Int?

  @Flag(help: "Write one file a module into the folder named by --output.")
  var split = false

  func validate() throws {
    if let maxFailures, maxFailures < 1 { throw ValidationError("--max-failures must be 1 or more") }
    if failFast, maxFailures != nil { throw ValidationError("--fail-fast and --max-failures exclude each other") }
    if let sample, sample < 1 { throw ValidationError("--sample must be 1 or more") }
    if seed != nil, sample == nil { throw ValidationError("--seed decides what --sample draws: give both") }
    if review, updateSnapshots { throw ValidationError("--review and --update-snapshots exclude each other") }
    if ProcessEnvironment.isCI, review || updateSnapshots || pruneSnapshots {
      throw ValidationError("snapshots are not written where CI is set")
    }
    if review, !ProcessEnvironment.isTerminal(0) || !ProcessEnvironment.isTerminal(2) {
      throw ValidationError("--review asks on a terminal; --update-snapshots keeps all without asking")
    }
    if watch {
      if ProcessEnvironment.isCI {
        throw ValidationError("--watch does not end by itself, which it must where CI is set")
      }
      if resume || review || updateSnapshots || pruneSnapshots || updateBaseline {
        throw ValidationError(
          "--watch runs again and again: leave out --resume, --review, --update-snapshots, --prune-snapshots and"
            + " --update-baseline")
      }
    }
    if baseline == "" { throw ValidationError("--baseline needs a file name") }
    if resume, review || updateSnapshots || pruneSnapshots {
      throw ValidationError("--resume goes on with results alone: write snapshots in a run of their own")
    }
    if updateBaseline {
      if baseline == nil { throw ValidationError("--update-baseline writes a file: name it with --baseline") }
      if ProcessEnvironment.isCI { throw ValidationError("--update-baseline does nothing where CI is set") }
    }
    try reports.checkPaths()
  }

  /// - Throws: when only some queries would run where all must, or where they are run again.
  func check(with selection: SelectionOptions) throws {
    if watch, selection.shard != nil { throw ValidationError("--watch and --shard exclude each other") }
    let runsSome = failFast || maxFailures != nil || selection.isSelective || sample != nil || failedFrom != nil
    if pruneSnapshots, runsSome {
      throw ValidationError("--prune-snapshots needs the whole run: leave out what chooses queries or ends it early")
    }
    if updateBaseline, resume || runsSome {
      throw ValidationError(
        "--update-baseline needs the whole run: leave out --resume, --fail-fast, --max-failures, and what chooses queries"
      )
    }
  }

  /// How results are judged and told of.
  func test(_ console: ConsoleOptions) -> TestRequest {
    var request = TestRequest(
      reports: reports.map(\.report), programVersion: ProgramVersion.current, now: ProcessEnvironment.now)
    request.errorStyler = console.styler(for: 2)
    request.stepSummary = reports.stepSummary
    request.snapshots = review ? .review : updateSnapshots ? .update : .compare
    request.removesUnusedSnapshots = pruneSnapshots
    request.baseline = baseline.map { updateBaseline ? .update(path: $0) : .compare(path: $0) }
    return request
  }

  /// Which queries of which files run, and how.
  func request(_ selection: SelectionOptions, files: [String]) -> QueryFileRequest {
    var request = selection.request(files: files)
    request.resumes = resume
    request.mostFailures = failFast ? 1 : maxFailures
    request.failedRun = failedFrom
    request.sample = sample.map { QuerySample(size: $0, seed: seed ?? 0) }
    return request
  }
}
