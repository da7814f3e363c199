import SearchModel
import TestSupport
import Testing

@testable import Runs

struct JudgedRecordTests {
  private func field(_ name: String, _ type: HitFieldType = .string, from path: String? = nil) -> HitField {
    HitField(name: name, type: type, path: path.map { FieldPath($0) })
  }

  @Test func aFieldFromElsewhereTakesThePlaceOfAnAttributeOfItsName() {
    let received: JSONObject = ["title": "The Trial", "title_de": "Der Prozess", "year": 1925]
    let fields = [field("title", from: "title_de")]
    expectEqual(
      JudgedRecord.merging(received, ["title": "Der Prozess"], by: fields),
      ["title": "Der Prozess", "title_de": "Der Prozess", "year": 1925])
    // An optional one that is missing is missing.
    expectEqual(JudgedRecord.merging(received, [:], by: fields)["title"], nil)
  }

  @Test func theMembersOfObjectsAndListsHaveTheNamesOfTheSchema() {
    let place = HitFieldType.object([field("town", from: "city")])
    let fields = [field("at", place), field("others", .list(place))]
    let record = JudgedRecord.merging(
      ["at": ["city": "Bonn", "zip": 5], "others": [["city": "Kiel"], ["city": "Ulm"]]],
      ["at": ["town": "Bonn"], "others": [["town": "Kiel"], ["town": "Ulm"]]], by: fields)
    expectEqual(record["at"], ["city": "Bonn", "zip": 5, "town": "Bonn"])
    expectEqual(record["others"], [["city": "Kiel", "town": "Kiel"], ["city": "Ulm", "town": "Ulm"]])
  }

  @Test func whatIsReceivedCountsWhereItFits() {
    let fields = [field("stock", .integer), field("tags", .list(.string)), field("bad", .integer)]
    let record = JudgedRecord.merging(
      ["stock": .null, "tags": ["a", 1], "bad": "x"], ["stock": 0, "tags": ["a"]], by: fields)
    expectEqual(record, ["stock": 0, "tags": ["a"]])
    expectEqual(JudgedRecord.merging(["stock": "5"], ["stock": 5], by: fields)["stock"], "5")
  }
}
