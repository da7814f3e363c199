import MultihitsEngine

/// What the engine did for one keystroke.
struct Keystroke {
  /// How long the answer took.
  var nanoseconds: Int
  /// How many records match.
  var hitCount: Int
  /// The ids of the hits, empty when they were not asked for.
  var hits: [String] = []

  /// A line of a file of results, which the harness reads too: nanoseconds, number of hits, ids.
  var line: String {
    ([String(nanoseconds), String(hitCount)] + hits).joined(separator: "\t")
  }

  init(nanoseconds: Int, hitCount: Int, hits: [String] = []) {
    self.nanoseconds = nanoseconds
    self.hitCount = hitCount
    self.hits = hits
  }

  /// Reads a line of a file of results.
  init(line: String) throws {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count >= 2, let nanoseconds = Int(fields[0]), let hitCount = Int(fields[1]) else {
      throw BenchmarkError("no line of results: \(line)")
    }
    self.init(nanoseconds: nanoseconds, hitCount: hitCount, hits: fields.dropFirst(2).map(String.init))
  }
}
