import Diagnostics
import Evaluation
import SearchModel
import TestSupport
import Testing

@testable import Runs

/// Which results of two runs are beside one another.
struct SavedRunComparisonTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A line of a run: `ID query`, `- query` for one without an id; the query is the only hit, too.
  private static func line(_ text: String) -> String {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let id = words[0] == "-" ? "" : #""id":"\#(words[0])","#
    return
      #"{\#(id)"query":"\#(words[1])","sections":[{"module":"m","status":"ok","hits":[{"objectID":"\#(words[1])"}]}]}"#
      + "\n"
  }

  /// What comes out, a line a query: the ids and texts of both sides, `*` for a changed one.
  private func compare(
    _ left: [String], _ right: [String]
  ) throws -> (pairs: [String], summary: ComparisonSummary, warnings: [Diagnostic]) {
    let output = try ComparisonOutput(
      path: folder["out"], format: .ndjson,
      heading: ComparisonHeading(left: .run("l"), right: .run("r"), options: ComparisonOptions()))
    var warnings: [Diagnostic] = []
    var comparison = SavedRunComparison(options: ComparisonOptions(), output: output, warn: { warnings.append($0) })
    var leftReader = SavedRunReader(bytes: Array(left.map(Self.line).joined().utf8), name: "l")
    var rightReader = SavedRunReader(bytes: Array(right.map(Self.line).joined().utf8), name: "r")
    try comparison.run(&leftReader, &rightReader)
    try output.finish()
    let pairs = try folder.text("out").split(separator: "\n").dropLast().map { line in
      let members = try #require(JSON(parsing: Array(line.utf8)).objectValue)
      func text(_ name: String) -> String? { members[name]?.stringValue }
      let own = "\(text("id") ?? "-") \(text("query") ?? "")"
      if let side = text("onlyIn") { return "\(side): \(own)" }
      guard members["rightID"] != nil || members["rightQuery"] != nil else { return own }
      return own + " = \(text("rightID") ?? "-") \(text("rightQuery") ?? text("query") ?? "")"
    }
    return (pairs, output.summary, warnings)
  }

  @Test func equalIDsAndTextsArePairs() throws {
    let result = try compare(["1 a", "2 b"], ["1 a", "2 b"])
    expectEqual(result.pairs, ["1 a", "2 b"])
    expectEqual(result.summary.total.identical, 2)
    #expect(result.warnings.isEmpty)
  }

  @Test func anotherOrderMakesNoDifference() throws {
    let result = try compare(["1 a", "2 b", "3 c", "x d"], ["x d", "3 c", "1 a", "2 b"])
    expectEqual(result.pairs, ["1 a", "2 b", "3 c", "x d"])
    expectEqual(result.summary.total.identical, 4)
  }

  @Test func aNumberIsAPlaceThatCountsOnlyWithTheText() throws {
    let result = try compare(["1 a", "2 b", "3 c"], ["1 new", "2 a", "3 b", "4 c"])
    expectEqual(result.pairs, ["1 a = 2 a", "2 b = 3 b", "3 c = 4 c", "right: 1 new"])
    expectEqual(result.summary.onlyCounts, [.right: 1])
  }

  @Test func anotherIDNamesAQueryWhateverItsText() throws {
    let result = try compare(["head a", "tail b"], ["head a2", "tail b"])
    expectEqual(result.pairs, ["head a = - a2", "tail b"])
  }

  @Test func whatFindsNoIDIsMatchedByItsText() throws {
    try expectEqual(compare(["- a"], ["1 a"]).pairs, ["- a = 1 a"])
    try expectEqual(compare(["x a"], ["y a"]).pairs, ["x a = y a"])
    try expectEqual(compare(["1 a", "2 a"], ["7 a", "8 a"]).pairs, ["1 a = 7 a", "2 a = 8 a"])
  }

  @Test func queriesOfOneRunAreReported() throws {
    let result = try compare(["1 a", "2 b", "3 c"], ["1 a", "4 d"])
    expectEqual(result.pairs, ["1 a", "left: 2 b", "left: 3 c", "right: 4 d"])
    expectEqual(result.summary.onlyCounts, [.left: 2, .right: 1])
    expectEqual(result.summary.queryCount, 4)
  }

  @Test func idsThatUnicodeTakesForEqualAreTwoQueries() throws {
    let lines = ["\u{E9} p", "e\u{301} p"]
    let compared = try compare(lines, lines.reversed())
    #expect(compared.warnings.isEmpty && compared.summary.duplicateCounts.isEmpty)
    expectEqual(compared.pairs.map { Array($0.utf8) }, lines.map { Array($0.utf8) })
  }

  @Test func aRepeatedResultIsLeftOutAndTold() throws {
    let result = try compare(["1 a", "1 a", "x b", "x c"], ["1 a", "x b"])
    expectEqual(result.pairs, ["1 a", "x b"])
    expectEqual(result.summary.duplicateCounts, [.left: 2])
    expectEqual(result.warnings.map(\.file), ["l", "l"])
    expectEqual(result.warnings.map { $0.range?.start.line }, [2, 4])
  }

  /// Pairs must not depend on whether a run is read side by side or from memory.
  @Test func randomRunsArePairedAsIfAllWereInMemory() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let all = (1...6).map { "\($0) \("abc".randomElement(using: &random) ?? "a")" }
      let left = all.filter { _ in Bool.random(using: &random) }
      var right = all.filter { _ in Bool.random(using: &random) }
      let inOrder = try compare(left, right)
      right.shuffle(using: &random)
      let shuffled = try compare(left, right)
      let isPair: (String) -> Bool = { !$0.hasPrefix("right") && !$0.contains("=") }
      expectEqual(inOrder.pairs.filter(isPair), shuffled.pairs.filter(isPair), "seed \(seed): \(left) \(right)")
      expectEqual(inOrder.summary.onlyCounts, shuffled.summary.onlyCounts, "seed \(seed): \(left) \(right)")
    }
  }
}
