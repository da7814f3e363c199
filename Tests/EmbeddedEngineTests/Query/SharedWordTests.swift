import EmbeddedEngine
import SearchModel
import TestSupport
import Testing

/// Words of the query that match the same word of a record.
struct SharedWordTests {
  @Test func aWordOfARecordStandsForOneWordOfTheQuery() throws {
    let index = try makeIndex("Albany Shaker Road", "Shaker Square Shaker Heights", "Shake Shack", "Shack")
    try expectEqual(index.ids("shake shack"), ["3", "2"])
  }

  @Test func aWordMovesWhereAnotherCanOnlyHaveItsPlace() throws {
    // The first word is found best where the second one has its only place.
    let index = try makeIndex("star stars", "star", "stars")
    try expectEqual(index.ids("star stars"), ["1"])
    try expectEqual(index.ids("stars star"), ["1"])
  }

  @Test func threeWordsNeedThreePlaces() throws {
    let index = try makeIndex("cat car", "cat car can", "cab cat can car")
    try expectEqual(index.ids("cat ca c", ["queryType": "prefixAll"]).sorted(), ["2", "3"])
  }

  @Test func wordsThatAreRepeatedOrMayBeMissingShareAPlace() throws {
    let index = try makeIndex("new york")
    try expectEqual(index.ids("new new york"), ["1"])
    try expectEqual(index.ids("york yor", ["optionalWords": ["yor"]]), ["1"])
    try expectEqual(index.ids("york yor"), [])
  }

  @Test func wordsThatAreJoinedShareAPlace() throws {
    let index = try makeIndex("steakhouse")
    try expectEqual(index.ids("steak house"), ["1"])
  }
}
