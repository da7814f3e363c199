import ArgumentParser
import SearchRunner

/// Which queries of a batch run, how many at once, and what becomes of an interrupted run.
struct BatchOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: ArgumentHelp("How many queries run at once; the output is the same.", valueName: "n")
  )
  var jobs: Int?

  @Flag(help: "Continue an interrupted run of the same spec and query files (with --output).")
  var resume = false

  @Flag(help: "Stop after the first query with a section in error.")
  var failFast = false

  @Option(help: ArgumentHelp("Run one of N equal parts: queries whose place modulo N is I-1.", valueName: "i/n"))
  var shard: String?

  @Option(help: ArgumentHelp("Only the query with this id (repeatable).", valueName: "id"))
  var only: [String] = []

  @Option(
    name: .customLong("tag"), help: ArgumentHelp("Only queries with this tag (repeatable).", valueName: "key=value"))
  var tags: [String] = []

  @Flag(help: "Write one file a module into the folder named by --output.")
  var split = false

  @Flag(help: "Succeed when the query files hold no query.")
  var allowNoQueries = false

  func validate() throws {
    if let jobs, !(1...1_024).contains(jobs) { throw ValidationError("--jobs must be from 1 to 1024") }
    if let shard, QuerySelection.Shard(shard) == nil {
      throw ValidationError("'--shard \(shard)' is not a part of a whole; write --shard 2/5")
    }
    for tag in tags where SpecOptions.pair(tag) == nil {
      throw ValidationError("'--tag \(tag)' has no '='; write --tag KEY=VALUE")
    }
  }

  /// Which queries run.
  var selection: QuerySelection {
    QuerySelection(
      ids: Set(only), tags: Dictionary(tags.compactMap(SpecOptions.pair), uniquingKeysWith: { $1 }),
      shard: shard.flatMap(QuerySelection.Shard.init))
  }
}
