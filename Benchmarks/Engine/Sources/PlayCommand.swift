import ArgumentParser
import MultihitsEngine

/// Plays a trace and prints the spread of the times.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Play a keystroke trace and print p50, p95, p99 and the longest time.",
    discussion: """
      The first round warms up and is not counted; of the others, the median counts for each keystroke. The numbers of
      hits must be the same in all rounds. A file of results that an earlier version wrote can be expected again.
      """)

  @OptionGroup var options: IndexOptions
  @Option(help: "The trace: what stands in the search box after each keystroke, a line each.")
  var trace: String
  @Option(help: "Query parameters as JSON.")
  var parameters = #"{"hitsPerPage":10}"#
  @Option(help: "How many rounds count.")
  var rounds = 3
  @Option(help: "Play only so many keystrokes.")
  var keystrokes: Int?
  @Option(help: "Write times, numbers of hits and ids of the hits to a file.")
  var results: String?
  @Option(help: "Fail when numbers of hits or ids differ from those of a file of results.")
  var expect: String?

  func validate() throws {
    guard rounds > 0 else { throw ValidationError("at least one round must count") }
  }

  func run() throws {
    let clock = ContinuousClock()
    let start = clock.now
    let index = try MeasuredIndex(records: options.records, in: options.index, settings: options.readSettings())
    print("opened in \(LatencyTable.milliseconds(start.nanoseconds(to: clock.now))) ms, \(index.recordCount) records")

    let texts = try Lines.read(trace).prefix(keystrokes ?? .max)
    let query = try SearchParameters(json: JSON(parsing: Array(parameters.utf8)))
    let player = TracePlayer(index, trace: texts, parameters: query)
    var played = try player.play(wantsHits: true)
    let timed = try (0..<rounds).map { _ in try player.play() }
    for place in played.indices {
      played[place].nanoseconds = timed.map { $0[place].nanoseconds }.sorted()[rounds / 2]
    }
    print(LatencyTable(times: played.map(\.nanoseconds), trace: texts))
    print("\(played.reduce(0) { $0 + $1.hitCount }) hits in all")

    if let results { try Lines.write(played.map(\.line), to: results) }
    let changed = played.indices.filter { place in timed.contains { $0[place].hitCount != played[place].hitCount } }
    try report(changed, of: Array(texts), "has another number of hits in another round")
    if let expect {
      let expected = try Lines.read(expect).map(Keystroke.init(line:))
      let different = zip(played, expected).enumerated().filter { _, pair in
        pair.0.hitCount != pair.1.hitCount || pair.0.hits != pair.1.hits
      }
      try report(different.map(\.offset), of: Array(texts), "differs from what is expected")
      print("\(min(played.count, expected.count)) keystrokes are as expected")
    }
  }

  /// Fails when there are keystrokes to complain of, and names the first ones.
  private func report(_ places: [Int], of texts: [String], _ complaint: String) throws {
    guard !places.isEmpty else { return }
    let examples = places.prefix(5).map { "keystroke \($0 + 1) '\(texts[$0])' \(complaint)" }
    throw BenchmarkError((examples + ["\(places.count) such keystrokes"]).joined(separator: "\n"))
  }
}
