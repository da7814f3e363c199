import ArgumentParser
import Runs

/// Which queries of a batch run, how many at once, and how to continue an interrupted run.
struct BatchOptions: ParsableArguments {
  @OptionGroup var queries: SelectionOptions

  @Flag(help: "Continue an interrupted run of the same spec and query files (with --output).")
  var resume = false

  @Flag(help: "Stop after the first query with a section in error.")
  var failFast = false

  @Flag(help: "Write one file a module into the folder named by --output.")
  var split = false

  /// Which queries of which files run, and how.
  func request(files: [String]) -> QueryFileRequest {
    var request = queries.request(files: files)
    request.resumes = resume
    request.mostFailures = failFast ? 1 : nil
    return request
  }
}
