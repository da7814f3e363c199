import SearchModel
import TestSupport
import Testing

struct HitPlacesTests {
  @Test(arguments: 1...50 as ClosedRange<UInt64>) func whatStandsBesideTheFieldsHasTheOrderOfTheNames(seed: UInt64)
    throws
  {
    var random = SeededGenerator(seed: seed)
    let names = ["_b", "_a", "_c"]
    let members = ["title", "_a", "_b", "_c", "_d", "year"]
    // The parser gives records with the same members one list of names.
    let texts = (0..<30).map { number in
      var chosen = members.filter { _ in Int.random(in: 0..<6, using: &random) > 0 }
      if Int.random(in: 0..<5, using: &random) == 0 { chosen.shuffle(using: &random) }
      return "{" + chosen.map { "\"\($0)\":\(number)" }.joined(separator: ",") + "}"
    }
    let records = try #require(try JSON(parsing: Array("[\(texts.joined(separator: ","))]".utf8)).arrayValue)
    let places = HitPlaces(beside: names)
    for record in records.compactMap(\.objectValue) {
      let added = places.added(of: record)
      expectEqual(Array(added.keys), names.filter { record[$0] != nil }, "seed \(seed)")
      for (name, value) in added { expectEqual(value, record[name], "seed \(seed)") }
    }
    #expect(HitPlaces().added(of: ["_a": 1]).isEmpty)
  }
}
