import ArgumentParser
import Presentation
import Runs
import SearchModel

/// Which queries of query files run, and how many at once.
struct SelectionOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: ArgumentHelp("How many queries run at once; the output is the same.", valueName: "n")
  )
  var jobs: Int?

  @Option(help: ArgumentHelp("Run one of N equal parts: queries whose place modulo N is I-1.", valueName: "i/n"))
  var shard: String?

  @Option(help: ArgumentHelp("Only the query with this id (repeatable).", valueName: "id"))
  var only: [String] = []

  @Option(
    name: .customLong("tag"), help: ArgumentHelp("Only queries with this tag (repeatable).", valueName: "key=value"))
  var tags: [String] = []

  @Flag(help: "Succeed when the query files hold no query.")
  var allowNoQueries = false

  func validate() throws {
    if let jobs, !(1...1_024).contains(jobs) { throw ValidationError("--jobs must be from 1 to 1024") }
    if let shard, QuerySelection.Shard(shard) == nil {
      throw ValidationError("'--shard \(shard)' is not a part of a whole; write --shard 2/5")
    }
    for tag in tags where SpecOptions.pair(tag) == nil {
      throw ValidationError("'--tag \(tag)' \(SpecOptions.fault(inPair: tag)); write --tag KEY=VALUE")
    }
    let pairs = tags.compactMap(SpecOptions.pair)
    for (key, value) in pairs where selection.tags[key] != value {
      throw ValidationError("no query has both '\(key)=\(value)' and '\(key)=\(selection.tags[key] ?? "")' as --tag")
    }
  }

  /// How many queries run at once.
  var jobCount: Int { jobs ?? ProcessEnvironment.processorCount }

  /// Whether only some queries run.
  var isSelective: Bool { shard != nil || !only.isEmpty || !tags.isEmpty }

  /// Which queries run.
  var selection: QuerySelection {
    QuerySelection(
      ids: ExactSet(only), tags: ExactDictionary(tags.compactMap(SpecOptions.pair), uniquingKeysWith: { $1 }),
      shard: shard.flatMap(QuerySelection.Shard.init))
  }

  /// Which queries of which files run.
  func request(files: [String]) -> QueryFileRequest {
    var request = QueryFileRequest(files: files)
    request.selection = selection
    request.jobs = jobCount
    request.allowsNoQueries = allowNoQueries
    return request
  }
}
