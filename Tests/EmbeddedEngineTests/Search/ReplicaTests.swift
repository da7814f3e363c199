import EmbeddedBackend
import EmbeddedEngine
import IndexSettings
import SearchModel
import TestSupport
import Testing

struct ReplicaTests {
  private static let primary: SearchParameters = [
    "searchableAttributes": ["title", "text"], "attributesForFaceting": ["year"], "customRanking": ["asc(rank)"],
    "replicas": ["by_year", "virtual(relevant)"],
  ]

  private func index(_ entry: String, _ own: SearchParameters) throws -> EmbeddedIndex {
    let replica = try #require(Replica(entry))
    let records: [(String, String, String, Int?)] = [
      ("1", "tom", "", 1990), ("2", "peeping tom", "", 2005), ("3", "jim", "a story of tom", 2020),
      ("4", "tim", "", 2021), ("5", "atomic", "tomtom", 1950), ("6", "tom jones", "", nil),
    ]
    return try EmbeddedIndex(
      name: replica.name,
      records: records.map { id, title, text, year in
        var attributes: JSONObject = ["title": .string(title), "text": .string(text)]
        if let year { attributes["year"] = .integer(year) }
        attributes["rank"] = .integer(Int(id) ?? 0)
        return Record(objectID: id, attributes: attributes)
      },
      settings: replica.settings(own: own, primary: Self.primary), relevantSort: replica.relevantSort(own: own))
  }

  @Test(
    arguments: [("a", "a", false), (" virtual( a ) ", "a", true), ("a.b-c", "a.b-c", false)]
      as [(String, String, Bool)])
  func entriesNameReplicas(entry: String, name: String, isVirtual: Bool) throws {
    let replica = try #require(Replica(entry))
    #expect(replica.name == name && replica.isVirtual == isVirtual)
    expectEqual(Replica(replica.text), replica)
  }

  @Test(arguments: ["virtual()", "real(a)", "virtual(virtual(a))", "virtual(a", "a)"])
  func malformedEntriesAreNamed(entry: String) {
    #expect(Replica(entry) == nil)
    let problems = SettingChecks.problems(inSettings: ["replicas": ["fine", .string(entry)]])
    expectEqual(problems.map(\.element), [1])
  }

  @Test func aReplicaIsListedOnce() {
    let problems = SettingChecks.problems(inSettings: ["replicas": ["a", "b", "virtual(a)"]])
    expectEqual(problems.map(\.description), ["replicas[2]: the replica 'a' is listed twice"])
    expectEqual(Replica.list(in: ["replicas": ["a", "virtual(b)"]]).map(\.text), ["a", "virtual(b)"])
  }

  @Test func aStandardReplicaHasSettingsOfItsOwnOnTopOfThePrimarys() throws {
    let byYear = try index("by_year", ["ranking": ["desc(year)", "typo", "custom"]])
    try expectEqual(byYear.ids("tom"), ["3", "2", "1", "5", "6"])
    #expect(try byYear.search(["query": "tom"]).extra["nbSortedHits"] == nil)
    let custom = try index("by_year", ["customRanking": ["desc(rank)"]])
    try expectEqual(custom.ids("", ["facets": ["year"]]), ["6", "5", "4", "3", "2", "1"])
    try expectEqual(custom.search(["facets": ["year"]]).facets["year"]?.count, 5)
    try expectEqual(index("by_year", [:]).ids("tom"), ["1", "6", "2", "5", "3"])
  }

  @Test(
    arguments: [
      (100, ["2", "1", "6"]), (41, ["2", "1", "6"]), (40, ["2", "1", "6"]), (39, ["3", "2", "1", "5", "6"]),
      (0, ["3", "2", "1", "5", "6"]),
    ])
  func aVirtualReplicaSortsTheMostRelevantHits(strictness: Int, ids: [String]) throws {
    let own: SearchParameters = ["customRanking": ["desc(year)"], "relevancyStrictness": .integer(strictness)]
    let replica = try index("virtual(relevant)", own)
    let response = try replica.search(["query": "tom"])
    try expectEqual(replica.ids("tom"), ids)
    expectEqual(response.nbHits, 5)
    expectEqual(response.extra["nbSortedHits"], .integer(ids.count))
    expectEqual(response.extra["appliedRelevancyStrictness"], .integer(strictness))
  }

  @Test func theQueryCanSayTheStrictness() throws {
    let replica = try index("virtual(relevant)", ["customRanking": ["desc(year)"]])
    try expectEqual(replica.ids("tom"), ["2", "1", "6"])
    try expectEqual(replica.ids("tom", ["relevancyStrictness": 0]), ["3", "2", "1", "5", "6"])
    try expectEqual(replica.search(["query": "tom", "hitsPerPage": 2]).nbPages, 2)
    try expectEqual(replica.search(["query": "tom", "relevancyStrictness": 0, "hitsPerPage": 2]).nbPages, 3)
  }

  @Test func theEmptyQuerySortsEverything() throws {
    let replica = try index("virtual(relevant)", ["ranking": ["asc(year)"], "customRanking": ["desc(rank)"]])
    try expectEqual(replica.ids(""), ["5", "1", "2", "3", "4", "6"])
  }

  @Test func withoutAnOrderAVirtualReplicaKeepsItsPrimarys() throws {
    try expectEqual(index("virtual(relevant)", [:]).ids("tom"), ["1", "6", "2"])
  }

  @Test func facetsCountAllHitsOfAVirtualReplica() throws {
    let response = try index("virtual(relevant)", [:]).search(["query": "tom", "facets": ["year"]])
    expectEqual(response.facets["year"]?.map(\.value), ["1950", "1990", "2005", "2020"])
  }

  @Test func explanationsKnowTheOrder() throws {
    let replica = try index("virtual(relevant)", ["customRanking": ["desc(year)"]])
    let hit = try replica.explain(objectID: "1", parameters: ["query": "tom"])
    expectEqual(hit.position, 2)
    expectEqual(hit.criteria.first, CriterionExplanation(name: "desc(year)", value: 1990))
    #expect(hit.criteria.map(\.name).contains("typo"))
    let other = try replica.explain(objectID: "5", parameters: ["query": "tom"])
    #expect(other.position == nil)
    expectEqual(other.reasons, [.lessRelevant(strictness: 100)])
  }

  @Test func groupsAreOfTheSortedHits() throws {
    let records = [("1", "a", 1), ("2", "a", 2), ("3", "b", 3)].map { id, group, year in
      Record(objectID: id, attributes: ["t": "x", "g": .string(group), "year": .integer(year)])
    }
    let index = try EmbeddedIndex(
      name: "i", records: records, settings: ["attributeForDistinct": "g", "distinct": true],
      relevantSort: RelevantSort(settings: ["customRanking": ["desc(year)"]]))
    try expectEqual(index.ids("x"), ["3", "2"])
    try expectEqual(index.search(["query": "x"]).nbHits, 2)
  }

  @Test(
    arguments: [
      (["searchableAttributes": ["a"]], ["searchableAttributes"]), (["ranking": ["desc(a)", "typo"]], ["ranking"]),
      (["replicas": ["x"]], ["replicas"]), (["attributesForFaceting": ["a"]], ["attributesForFaceting"]),
      (["customRanking": ["desc(a)"], "hitsPerPage": 3, "relevancyStrictness": 2, "userData": ["a": 1]], []),
    ] as [(SearchParameters, [String])])
  func aVirtualReplicaTakesMostSettingsFromItsPrimary(own: SearchParameters, problems: [String]) throws {
    let replica = try #require(Replica("virtual(a)"))
    expectEqual(replica.problems(inSettings: own).map(\.name), problems)
  }

  @Test func aStandardReplicaMayHaveAnySettingButReplicas() throws {
    let replica = try #require(Replica("a"))
    #expect(replica.problems(inSettings: ["searchableAttributes": ["a"], "ranking": ["typo"]]).isEmpty)
    expectEqual(replica.problems(inSettings: ["replicas": ["b"]]).map(\.name), ["replicas"])
  }

  @Test func strictnessIsAShareOfTheHits() throws {
    // Ten records in ten classes: each 10 of strictness leaves one class out.
    let records = (0..<10).map { place in
      Record(
        objectID: String(place),
        attributes: ["t": .string("a" + String(repeating: " x", count: place % 7) + " b"), "n": .integer(place)])
    }
    let index = try EmbeddedIndex(
      name: "i", records: records, settings: ["searchableAttributes": ["t"]],
      relevantSort: RelevantSort(settings: ["customRanking": ["desc(n)"]]))
    try expectEqual(index.ids("a b", ["relevancyStrictness": 100]), ["7", "0"])
    try expectEqual(index.ids("a b", ["relevancyStrictness": 80]), ["7", "0"])
    try expectEqual(index.ids("a b", ["relevancyStrictness": 79]), ["8", "7", "1", "0"])
    try expectEqual(index.ids("a b", ["relevancyStrictness": 50]), ["9", "8", "7", "2", "1", "0"])
  }
}
