import EmbeddedEngine
import SearchModel
import TestSupport
import Testing

/// Facets within objects that are declared for faceting.
struct FacetMemberTests {
  private func shop(_ attributes: JSON = ["tree"]) throws -> EmbeddedIndex {
    try makeIndex(
      [
        ["objectID": "1", "tree": ["top": "Books", "sub": ["Books > Art", "Books > Travel"]]],
        ["objectID": "2", "tree": ["top": "Books", "depth": 2]],
        ["objectID": "3", "tree": [["top": "Music"], ["top": "Books"]]],
        ["objectID": "4", "tree": "Books", "other": ["top": "Books"]],
      ], settings: ["attributesForFaceting": attributes])
  }

  private func counts(_ index: EmbeddedIndex, _ facets: JSON) throws -> [String] {
    try index.search(["facets": facets]).facets.flatMap { name, values in
      values.map { "\(name):\($0.value)=\($0.count)" }
    }
  }

  @Test func membersAreCounted() throws {
    try expectEqual(counts(shop(), ["tree.top"]), ["tree.top:Books=3", "tree.top:Music=1"])
    #expect(try counts(shop(), ["tree.none", "other.top"]).isEmpty)
  }

  @Test func aStarCountsMembersInTheOrderOfTheirNames() throws {
    try expectEqual(
      counts(shop(), ["*"]),
      [
        "tree:Books=1", "tree.depth:2=1", "tree.sub:Books > Art=1", "tree.sub:Books > Travel=1", "tree.top:Books=3",
        "tree.top:Music=1",
      ])
    try expectEqual(counts(shop(["filterOnly(tree)", "tree.top"]), ["*"]), ["tree.top:Books=3", "tree.top:Music=1"])
  }

  @Test func membersFilter() throws {
    try expectEqual(shop().ids("", ["filters": "tree.top:Books"]), ["3", "2", "1"])
    try expectEqual(shop(["filterOnly(tree)"]).ids("", ["filters": "tree.sub:'Books > Art'"]), ["1"])
    #expect(try shop().ids("", ["filters": "other.top:Books"]).isEmpty)
  }

  @Test func membersOfASearchableObjectAreSearched() throws {
    func found(_ index: EmbeddedIndex, _ attribute: String) throws -> [String]? {
      try index.searchFacetValues(attribute: attribute, facetQuery: "b", maxFacetHits: 10, parameters: [:])
        .facetHits?.map(\.value)
    }
    try expectEqual(found(shop(["searchable(tree)"]), "tree.top"), ["Books"])
    try expectEqual(found(shop(["searchable(tree)"]), "tree.none"), [])
    #expect(throws: SearchError.self) { try found(shop(), "tree.top") }
  }

  @Test func membersThatOnlyLaterRecordsHaveAreCounted() throws {
    let records: [JSONObject] = (0..<40).map { ["a": .object(["m\($0 % 7)": .integer($0)])] }
    let index = try makeIndex(records, settings: ["attributesForFaceting": ["a"]])
    try expectEqual(index.search(["facets": ["a.m6"]]).facets["a.m6"]?.map(\.value), ["13", "20", "27", "34", "6"])
    try expectEqual(index.ids("", ["filters": "a.m6:20"]), ["21"])
  }

  @Test func anObjectWithVeryManyMembersIsRefused() {
    let members = JSONObject(uniqueKeysWithValues: (0..<1_001).map { ("m\($0)", JSON.integer(1)) })
    #expect(throws: (any Error).self) {
      try makeIndex([["a": .object(members)]], settings: ["attributesForFaceting": ["a"]])
    }
  }
}
