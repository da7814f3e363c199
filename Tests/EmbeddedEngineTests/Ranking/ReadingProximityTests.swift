import EmbeddedEngine
import SearchModel
import TestSupport
import Testing

/// How near words are where a query can be read in several ways.
struct ReadingProximityTests {
  @Test func theNearestOfEqualReadingsCounts() throws {
    let index = try makeIndex(
      "hotels nyc big apple", "hotels nyc", "big apple hotels", synonyms: [.of("nyc", "big apple")])
    // What stands for the two words is one word from the third, in the other order.
    try expectEqual(index.rankingInfo("big apple hotels", "1", "proximityDistance"), 3)
    try expectEqual(index.rankingInfo("big apple hotels", "2", "proximityDistance"), 3)
    try expectEqual(index.rankingInfo("big apple hotels", "3", "proximityDistance"), 2)
    try expectEqual(index.rankingInfo("hotels big apple", "1", "proximityDistance"), 2)
  }
}
