import IndexSettings
import RecordFiles
import SearchModel
import SpecLoader
import SpecStarter
import TestSupport
import Testing

struct StarterGuessesTests {
  /// The settings and the id of the only index of a starter spec.
  private func index(_ json: String) throws -> IndexSpecification {
    let text = try starter(json).text
    return try #require(SpecReader.read(bytes: Array(text.utf8), file: "search.yaml").specification?.indices.first)
  }

  private func setting(_ name: String, _ json: String) throws -> [String] {
    try index(json).settings[name]?.stringListValue ?? []
  }

  @Test(arguments: [
    (#"[{"objectID": "a", "id": 1}, {"objectID": "b", "id": 2}]"#, "objectID"),
    (#"[{"objectID": "a", "id": 1}, {"objectID": "a", "id": 2}]"#, "id"),
    (#"[{"objectID": "a", "id": 1}, {"id": 2}]"#, "id"), (#"[{"name": "a", "ID": 1}, {"name": "b", "ID": 2}]"#, "ID"),
    (#"[{"id": 1, "uuid": "x"}, {"id": "1", "uuid": "y"}]"#, "uuid"), (#"[{"id": 1.5, "sku": "x"}]"#, "sku"),
    (#"[{"name": "x", "movieId": 7}]"#, "movieId"), (#"[{"n": 7, "day": "2020-01-01", "word": "x"}]"#, "day"),
    (#"[{"a.b": "x", "n": 1}, {"a.b": "y", "n": 2}]"#, "$row"), (#"[{"$key": "x"}, {"$key": "y"}]"#, "$row"),
    (#"[{"id": 1, "a": "x"}, {"id": 1, "a": "x"}]"#, "$row"), (#"[{"objectID": 1}, {"n": "x"}]"#, "$row"),
    (#"[{"a": 1.5}]"#, "$row"),
  ])
  func theRecordIDIsTheBestUniqueAttribute(json: String, attribute: String) throws {
    try expectEqual(index(json).records.identity.text, attribute)
  }

  @Test func whyNoAttributeIsTheIDStandsInAComment() throws {
    let text = try starter(#"[{"id": 1, "a": "x"}, {"id": 1, "a": "x"}]"#).text
    #expect(
      text.contains(
        """
            # No attribute can be the id: records 1 and 2 have the same 'id', '1'. The places of the records
            # are, which change with the data.
            objectID: $row
        """))
  }

  @Test func anIDThatIsThereTwiceStandsInTheCommentOfAGuess() throws {
    let text = try starter(#"[{"id": 1, "word": "x"}, {"id": 1, "word": "y"}]"#).text
    #expect(
      text.contains(
        """
            # A guess, since what should be the id cannot be: records 1 and 2 have the same 'id', '1'.
            objectID: word
        """))
  }

  @Test func aFileWithoutRecordsIsAnError() {
    let error = #expect(throws: StarterSpecError.self) { try starter("[]") }
    expectEqual(error?.description, "data/things.json: the file has no records to infer a spec from")
  }

  @Test func noFilesAreAnError() {
    let error = #expect(throws: StarterSpecError.self) { try StarterSpec.text(for: []) }
    expectEqual(error?.description, "there is no record file to start from")
  }

  @Test func aTextThatServesAsIDIsStillSearched() throws {
    let json = #"[{"name": "Ada", "note": "x"}, {"name": "Bo", "note": "x"}]"#
    try expectEqual(index(json).records.identity.text, "name")
    try expectEqual(setting("searchableAttributes", json), ["name", "unordered(note)"])
  }

  @Test func titlesAreSearchedFirstProseLastAndAddressesNever() throws {
    let json = """
      [{"objectID": 1, "description": "short", "slug": "an-a", "image_path": "/x.jpg", "picture": "photo", "brand": "Acme",
        "url": "/a/b", "site": "https://a.example", "released": "2020-01-01", "alt_name": "Nom", "title": "An A", "zip": "1234",
        "tags": ["x"], "cast": [{"name": "Tom", "photo": "/t.png"}], "hierarchy": {"lvl0": "A", "lvl1": "A > B"}}]
      """
    try expectEqual(
      setting("searchableAttributes", json),
      [
        "title", "alt_name", "brand", "tags", "cast.name", "unordered(description)",
      ])
  }

  @Test func facetsAreWhatRepeats() throws {
    let rows = (1...12).map { row in
      """
      {"objectID": \(row), "name": "N\(row % 3)", "brand": "B\(row % 4)", "code": "C\(row)", "floor": \(row % 3), "stock": \(row),
       "price": \(row).5, "isNew": true, "tags": ["t\(row)"], "ok": "x", "hierarchy": {"lvl0": "H\(row)"}, "user_id": \(row % 2),
       "image": "i\(row % 2)", "rooms": [{"size": "S\(row % 2)"}], "note": "\(String(repeating: "long ", count: 20))"}
      """
    }
    try expectEqual(
      setting("attributesForFaceting", "[\(rows.joined(separator: ","))]"),
      [
        "searchable(brand)", "floor", "isNew", "searchable(tags)", "hierarchy.lvl0", "rooms.size",
      ])
  }

  @Test func whatIsTheSameInAllRecordsIsNeitherSearchedNorAFacet() throws {
    let rows = (1...12).map {
      #"{"objectID": \#($0), "type": "Feature", "kind": \#($0 % 2), "name": "N\#($0)", "year": 2020}"#
    }
    let json = "[\(rows.joined(separator: ","))]"
    try expectEqual(setting("searchableAttributes", json), ["name"])
    try expectEqual(setting("attributesForFaceting", json), ["kind"])
    #expect(try starter(json).text.contains("# Left out, since it is the same in all records: type."))
  }

  @Test func featuresOfGeoJSONAreNamedByTheirPropertiesAndLackAPlace() throws {
    let rows = (1...12).map {
      """
      {"type": "Feature", "geometry": {"type": "Point", "coordinates": [1.5, \($0)]}, "id": \($0),
       "properties": {"NAME": "Town \($0)", "population": \($0)}}
      """
    }
    let text = try starter("[\(rows.joined(separator: ","))]").text
    #expect(text.contains("NAME: { type: string, from: properties.NAME }"), "\(text)")
    #expect(text.contains("label: NAME"))
    #expect(text.contains("Searches by place need a _geoloc"))
    #expect(!text.contains("searchableAttributes: [type"))
  }

  @Test(arguments: [("A/B", "/"), ("A>B", ">"), ("A / B", " / ")])
  func whatLooksLikePathsIsSaid(value: String, separator: String) throws {
    let rows = (1...12).map { #"{"objectID": \#($0), "name": "N\#($0)", "path": "\#(value)\#($0 % 3)"}"# }
    let text = try starter("[\(rows.joined(separator: ","))]").text
    #expect(text.contains("The values of path look like paths with \"\(separator)\""), "\(text)")
  }

  @Test(arguments: [
    (
      #""funny_rating": 1, "viewed_count": 2, "popularity_score": 3, "price": 4"#,
      ["desc(popularity_score)", "desc(viewed_count)"]
    ),
    (#""nbTalks": 1, "size": 3"#, ["desc(nbTalks)"]),
    (#""ratings": {"average": 4.5, "count": 3}"#, ["desc(ratings.average)", "desc(ratings.count)"]),
    (#""ratings": {"score": 4.5}, "likes": 3"#, ["desc(likes)", "desc(ratings.score)"]), (#""discount": 3"#, []),
    (#""rating": "high", "rating_id": 3, "scores": [1]"#, []),
  ])
  func rankingFollowsNumbersWhoseNamesSayThatTheyMatter(members: String, ranking: [String]) throws {
    try expectEqual(setting("customRanking", "[{\"objectID\": 1, \(members)}]"), ranking)
  }

  @Test func namesThatSettingsCannotHoldAreLeftOut() throws {
    let json = #"[{"objectID": 1, "a,b": ["x"], "c(d)": ["x"], " e": ["x"], "f.g": ["x"], "h": ["x"]}]"#
    try expectEqual(setting("searchableAttributes", json), ["f\\.g", "h"])
    try expectEqual(setting("attributesForFaceting", json), ["searchable(h)"])
  }

  @Test(arguments: [
    (#""name": "Tom Hanks""#, "tom"), (#""name": "x; rm -rf"# + #" /tmp""#, ""),
    (#""name": "O'Neil Éluard""#, "éluard"),
    (#""n": 3"#, ""),
  ])
  func theSampleQueryIsAWordOfARecord(members: String, word: String) throws {
    let text = try starter("[{\"objectID\": 1, \(members)}]").text
    expectEqual(
      lines(of: text, with: "#   multihits search"),
      [
        "#   multihits search search.yaml" + (word.isEmpty ? "" : " \(word)")
      ])
  }

  @Test func textsAmongWhichAreNumbersAreSearched() throws {
    let records = #"""
      [{"id": "1", "title": "Heat", "people": ["Mann"], "size": 3, "_note": "a text"},
       {"id": "2", "title": 1917, "people": "Mendes", "size": "unknown", "_note": "another"},
       {"id": "3", "title": "Alien", "people": ["Scott", "Weaver"], "size": 5, "_note": "and one"}]
      """#
    let text = try starter(records).text
    try expectEqual(setting("searchableAttributes", records), ["title", "people"])
    #expect(text.contains("# Left out, since the values are of several types: size."), "\(text)")
    #expect(text.contains("# Left out, since such names are for engines: _note. Rename them."), "\(text)")
  }
}
