import IndexSettings
import RecordFiles
import SearchModel
import SpecLoader
import SpecStarter
import TestSupport
import Testing

/// What a starter spec chooses for records of the kinds that people have: places, shops, tables of measurements.
struct StarterChoicesTests {
  /// A record for each of some numbers, as a list.
  private func json(_ count: Int, _ record: (Int) -> String) -> String {
    "[" + (0..<count).map { "{" + record($0) + "}" }.joined(separator: ",") + "]"
  }

  private func specification(_ json: String) throws -> SearchSpecification {
    let (text, indices) = try starter(json)
    #expect(problems(of: text, for: indices).isEmpty)
    return try #require(SpecReader.read(bytes: Array(text.utf8), file: "search.yaml").specification)
  }

  private func setting(_ name: String, _ json: String) throws -> [String] {
    try specification(json).indices.first?.settings[name]?.stringListValue ?? []
  }

  /// Towns, whose texts are mostly for programs.
  private var towns: String {
    json(12) { row in
      """
      "townid": \(700 + row), "name": "Town \(row)", "countrycode": "\(["DE", "FR"][row % 2])", "iso3": "X\(row)Y",
      "timezone": "Europe/Berlin", "zone": "America/Lima", "site": "town\(row).example/x.html", "mail": "t\(row)@a.example",
      "key": "9f86d081-884c-7d65-9a2f-eaa0c55ad0\(row + 10)", "rule": "^[0-9]{\(row)}$", "ending": ".t\(row)",
      "founded": "Mar \(row + 1) 1200", "seen": "2010/12/\(row + 10) 23:00", "languages": "\(["de,en-GB", "fr"][row % 2])", "latitude": \(row).5,
      "population": \(row * 1000), "about": "Street \(row), \(String(repeating: "quiet streets ", count: 10))"
      """
    }
  }

  @Test func placesAreSearchedByTheirWordsAndRankedByPopulation() throws {
    let index = try #require(try specification(towns).indices.first)
    expectEqual(index.records.identity.text, "key")
    expectEqual(index.settings["searchableAttributes"]?.stringListValue, ["name", "unordered(about)"])
    expectEqual(index.settings["attributesForFaceting"]?.stringListValue, ["countrycode", "languages"])
    expectEqual(index.settings["customRanking"]?.stringListValue, ["desc(population)"])
  }

  @Test func codesThatAreNotSearchedStandInAComment() throws {
    expectEqual(
      lines(of: try starter(towns).text, with: "# Left out, since"),
      [
        "# Left out, since the values look like codes: countrycode, iso3, languages. Add what people type."
      ])
  }

  @Test func codesAreSearchedWhereThereAreNoOtherTexts() throws {
    let json = json(4) { #""symbol": "AB\#($0 % 2)", "day": "Mar \#($0 + 1) 2008""# }
    try expectEqual(setting("searchableAttributes", json), ["symbol"])
    #expect(try starter(json).text.contains("# The values look like codes, but there are no other texts.\n"))
  }

  @Test(arguments: [
    (#""brand": "BMW""#, ["brand"]), (#""title": "IT""#, ["title"]), (#""maker": "BOEING""#, ["maker"]),
    (#""state": "OPEN 24""#, ["state"]), (#""state": "GB-ENG""#, []), (#""lang": "deu""#, []),
    (#""address": "1.2.3.4""#, []),
    (#""word": "Etc/and so on""#, ["word"]), (#""at": "a@b""#, ["at"]), (#""month": "May""#, ["month"]),
    (#""when": "31.12.2010""#, []), (#""phone": "1-800-555""#, []), (#""token": "aB3dE5gH7jK9mN1pQ3sT""#, []),
  ])
  func aTextIsSearchedUnlessItIsForPrograms(members: String, searched: [String]) throws {
    try expectEqual(
      setting("searchableAttributes", "[{\"objectID\": 1, \"note\": \"some words\", \(members)}]")
        .filter { $0 != "unordered(note)" }, searched)
  }

  @Test(arguments: ["population", "rating", "sales", "downloads", "stars", "votes", "views", "popularity", "score"])
  func measuresOfPopularityRankRecords(name: String) throws {
    let json = json(3) { #""objectID": \#($0), "name": "N\#($0)", "size": \#($0), "\#(name)": \#($0)"# }
    try expectEqual(setting("customRanking", json), ["desc(\(name))"])
  }

  @Test func aNumberIsNoCount() throws {
    let json = json(3) { #""objectID": \#($0), "name": "N\#($0)", "flight_number": \#($0)"# }
    try expectEqual(setting("customRanking", json), [])
    #expect(try starter(json).text.contains("# No number is sure to say which records matter most."))
  }

  @Test func measuredNumbersAreNoFacets() throws {
    let json = json(30) { row in
      """
      "objectID": \(row), "name": "N\(row)", "price": \(row % 3), "age": \(row % 4), "horsepower": \(row % 5), "lat": \(row % 2),
      "doors": \(row % 3), "heat": \(row % 5).5, "angle": \(row % 25), "year": \(1990 + row % 25)
      """
    }
    try expectEqual(setting("attributesForFaceting", json), ["doors", "year"])
  }

  @Test func manyValuesAreSearchableFewAreNot() throws {
    let json = json(40) { #""objectID": \#($0), "name": "N\#($0)", "size": "S\#($0 % 3)", "code": "C\#($0 % 15)""# }
    try expectEqual(setting("attributesForFaceting", json), ["size", "searchable(code)"])
  }

  @Test func theAttributeThatPeopleChooseFromHasASection() throws {
    let json = json(12) { row in
      #""objectID": \#(row), "name": "N\#(row)", "colour": "c\#(row % 3) x", "movie_genre": "g\#(row % 4) x""#
    }
    let modules = try specification(json).modules
    expectEqual(modules.map(\.id), ["things", "things-Movie-genre"])
    expectEqual(modules.last?.title, "Movie genre")
    guard case .facet(let facet)? = modules.last?.content else {
      Issue.record("no section of facet values")
      return
    }
    expectEqual(facet.attribute, "movie_genre")
  }

  @Test func levelsBecomeAHierarchicalGroup() throws {
    let json = json(4) { row in
      #""objectID": \#(row), "name": "N\#(row)", "cat": {"lvl1": "A / B\#(row % 2)", "lvl0": "A", "lvl3": "A / B / C / D"}"#
    }
    let text = try starter(json).text
    expectEqual(
      lines(of: text, with: "- hierarchical:"),
      [
        #"- hierarchical: { name: cat, attributes: [cat.lvl0, cat.lvl1], separator: " / " }"#
      ])
    try expectEqual(setting("attributesForFaceting", json), ["cat.lvl1", "cat.lvl0", "cat.lvl3"])
  }

  @Test(arguments: [" > ", " / ", " | "])
  func pathsInOneAttributeAreAFacetAndARemark(separator: String) throws {
    let json = json(8) { row in
      #""objectID": \#(row), "name": "One\#(separator)N\#(row)", "category": "A\#(separator)B\#(row % 4)""#
    }
    try expectEqual(setting("attributesForFaceting", json), ["searchable(category)"])
    expectEqual(
      lines(of: try starter(json).text, with: "# The values of category"),
      [
        "# The values of category look like paths with \"\(separator)\". To choose level by level, give the records an"
      ])
  }

  @Test(arguments: [
    (#""first_name": "Ada""#, "$row"), (#""name": "Ada", "faa": "A1""#, "faa"),
    (#""userid": 7, "name": "x""#, "userid"),
    (#""visitors": 7, "grid": 3"#, "$row"),
  ])
  func anIDIsMadeToBeOneOrGuessedWithCare(members: String, attribute: String) throws {
    try expectEqual(specification("[{\(members)}]").indices.first?.records.identity.text, attribute)
  }
}
