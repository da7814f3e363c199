import EmbeddedEngine
import SearchModel
import TestSupport
import Testing

struct FilterTests {
  private func shop() throws -> EmbeddedIndex {
    try makeIndex(
      [
        ["color": ["Red", "Blue"], "price": 9.9991, "in": ["stock": true], "_tags": ["new"], "year": 1999],
        ["color": "red", "price": 20, "in": ["stock": false], "_tags": "Old", "year": 2000],
        ["color": "green", "price": [5, 50]],
        [:],
      ],
      settings: ["attributesForFaceting": ["color", "filterOnly(in.stock)", "year"]])
  }

  @Test(arguments: [
    ("color:red", ["2", "1"]), ("color:RED", ["2", "1"]), ("NOT color:red", ["4", "3"]),
    ("color:red AND color:blue", ["1"]), ("color:blue OR color:green", ["3", "1"]),
    ("in.stock:true", ["1"]), ("NOT in.stock:true", ["4", "3", "2"]),
    ("price:10", []), ("price = 9.999", ["1"]), ("price >= 10", ["3", "2"]), ("price < 6", ["3"]),
    ("price:6 TO 40", ["2", "1"]), ("NOT price:6 TO 40", ["4", "3"]), ("price != 20", ["3", "1"]),
    ("year:1999", ["1"]), ("_tags:new", ["1"]), ("_tags:old", []), ("Old", ["2"]),
    ("undeclared:x", []), ("NOT undeclared:x", ["4", "3", "2", "1"]), ("objectID:2", ["2"]),
  ])
  func filtersChoose(text: String, ids: [String]) throws {
    try expectEqual(shop().ids("", ["filters": .string(text)]), ids)
  }

  @Test(
    arguments: [
      ("facetFilters", ["color:red", "color:blue"], ["1"]),
      ("facetFilters", [["color:blue", "color:green"]], ["3", "1"]),
      ("facetFilters", ["color:-red"], ["4", "3"]), ("facetFilters", "color:red,(color:blue,year:2000)", ["2", "1"]),
      ("numericFilters", ["price>=5", "price <= 10"], ["3", "1"]),
      ("numericFilters", [["price=20", "price:49 TO 51"]], ["3", "2"]),
      ("tagFilters", "new", ["1"]), ("tagFilters", ["-new", "-Old"], ["4", "3"]),
      ("tagFilters", [["new", "Old"]], ["2", "1"]),
    ] as [(String, JSON, [String])])
  func listsChoose(name: String, value: JSON, ids: [String]) throws {
    try expectEqual(shop().ids("", [name: value]), ids)
  }

  @Test func parametersCombineByAnd() throws {
    try expectEqual(shop().ids("", ["filters": "color:red", "numericFilters": ["price < 15"]]), ["1"])
  }

  @Test func numericAttributesMayBeLimited() throws {
    let index = try makeIndex(
      [["a": 1, "b": 1, "c": 1]], settings: ["numericAttributesForFiltering": ["a", "equalOnly(b)"]])
    try expectEqual(index.ids("", ["filters": "a >= 1"]), ["1"])
    try expectEqual(index.ids("", ["filters": "b = 1"]), ["1"])
    #expect(try index.ids("", ["filters": "b >= 1"]).isEmpty)
    #expect(try index.ids("", ["filters": "c = 1"]).isEmpty)
  }

  @Test func largeIntegersAreComparedExactly() throws {
    let index = try makeIndex([["n": 9_007_199_254_740_993], ["n": 9_007_199_254_740_992]])
    try expectEqual(index.ids("", ["filters": "n = 9007199254740993"]), ["1"])
  }
}
