import FileSystem
import Presentation
import TestSupport
import Testing

@testable import Runs

struct ShardNumbersTests {
  /// The order of runs, given by their parts; `2/3 b` is one of the run b, `2/3 a 4 9` has 4 of 9 queries, and `?` has
  /// results and does not say what it is.
  private func order(_ shards: String?...) -> Result<[String], FileError> {
    let runs = shards.enumerated().map { place, shard in
      let words = shard?.split(separator: " ").map(String.init) ?? []
      return (
        path: "\(place).json",
        shard: words.first.flatMap { part in
          part == "?"
            ? nil
            : ShardMark(
              part: part, run: words.count > 1 ? words[1] : "a", count: words.count > 2 ? Int(words[2]) : nil,
              total: words.count > 3 ? Int(words[3]) : nil)
        }, hasResults: shard != nil
      )
    }
    do throws(FileError) {
      return .success(try ShardNumbers.order(runs) { $0 }.map(\.path))
    } catch {
      return .failure(error)
    }
  }

  @Test func theNumbersDecideTheOrder() throws {
    try expectEqual(order("2/3", "3/3", "1/3").get(), ["2.json", "0.json", "1.json"])
    try expectEqual(order("1/1").get(), ["0.json"])
  }

  @Test func whatIsAloneOrHasNoResultStandsAsItIsGiven() throws {
    #expect(try order(nil, nil).get() == ["0.json", "1.json"] && order().get() == [] && order("?").get() == ["0.json"])
  }

  @Test func aRunWithoutResultsTakesAMissingPlace() throws {
    try expectEqual(order(nil, "1/3", "2/3").get(), ["1.json", "2.json", "0.json"])
    try expectEqual(order(nil, "1/3 a 4 6", "3/3 a 2 6").get(), ["1.json", "0.json", "2.json"])
  }

  @Test func whatIsNotTheWholeIsRefused() {
    for (result, message) in [
      (order("1/3", "2/3"), "of the 3 shards, 3/3 is missing"), (order("1/3"), "of the 3 shards, 2/3, 3/3 are missing"),
      (order("1/2", "1/2"), "this is shard 1/2, as '0.json' is"), (order("1/2", "2/3"), "is one of 2"),
      (order("1/2", "2/2 b"), "another run than '0.json'"),
      (order("1/2", "2/2", nil), "does not say which shard it is"), (order("0/2"), "no part of a run"),
      (order("1/2", "?"), "does not say which shard it is"), (order("?", "?"), "does not say which shard it is"),
      (order(nil, "?"), "does not say which shard it is"),
      (order("1/3 a 4 11", nil, "3/3 a 3 11"), "7 of the 11 queries of the run: those of 2/3 are lost"),
    ] {
      guard case .failure(let error) = result else {
        Issue.record("\(message): not refused")
        continue
      }
      #expect(error.message.contains(message), "\(error.message)")
    }
  }
}
