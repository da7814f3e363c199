import ArgumentParser
import Runs

/// How an interrupted batch continues, when one ends early, and what it writes.
struct BatchOptions: ParsableArguments {
  @Flag(help: "Continue an interrupted run of the same spec and query files (with --output).")
  var resume = false

  @Flag(help: "Stop after the first query with a section in error.")
  var failFast = false

  @Flag(help: "Write one file a module into the folder named by --output.")
  var split = false

  /// Which queries of which files run, and how.
  func request(_ selection: SelectionOptions, files: [String]) -> QueryFileRequest {
    var request = selection.request(files: files)
    request.resumes = resume
    request.mostFailures = failFast ? 1 : nil
    return request
  }
}
