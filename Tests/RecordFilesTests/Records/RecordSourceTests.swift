import Diagnostics
import SearchModel
import TestSupport
import Testing

@testable import RecordFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// JSON in other shapes than a list, ids that are no attributes, and what a spec says of tables.
struct RecordSourceTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func load(
    _ text: String, _ name: String = "r.json", _ id: RecordSource.Identity = .attribute("id"), at path: String = "$",
    _ tables: TableReading = TableReading()
  ) throws -> RecordLoading {
    try folder.write(name, text)
    let list = try #require(RecordSource.list(at: path))
    return RecordFileReader.load(
      RecordSource([name], identity: id, tables: tables, list: list), inFolder: folder.path)
  }

  /// The records as `id {attributes}`.
  private func records(_ loading: RecordLoading) -> [String] {
    loading.records.map { "\($0.objectID) \(JSON.object($0.attributes).text())" }
  }

  private func problem(_ loading: RecordLoading) -> String? {
    loading.diagnostics.first.map { finding in
      (finding.range.map { "\($0.start.line):\($0.start.column) " } ?? "") + finding.fullMessage
    }
  }

  @Test(arguments: [
    (#"{"id": 1, "t": [2]}"#, "$"), (#"{"hits": [{"id": 1, "t": [2]}], "nbHits": 1}"#, "$.hits"),
    (#"{"a": 0, "r": {"docs": [{"id": 1, "t": [2]}], "n": {}}}"#, "$.r.docs"),
    (#"{"hit": {"id": 1, "t": [2]}}"#, "$.hit"),
  ])
  func recordsAreReadWhereTheyAre(text: String, path: String) throws {
    try expectEqual(records(load(text, at: path)), [#"1 {"id":1,"t":[2]}"#])
  }

  @Test func recordsFollowEachOtherInAJSONFile() throws {
    try expectEqual(
      records(load("{\"id\": 1}\n{\"id\": 2}\n\n {\n\"id\": 3 }")),
      [
        "1 {\"id\":1}", "2 {\"id\":2}", "3 {\"id\":3}",
      ])
  }

  @Test func namesOfMembersAreIDs() throws {
    let loading = try load(#"{"AD": {"n": 1, "objectID": "x"}, "AF": {"n": 2}}"#, "r.json", .key)
    expectEqual(records(loading), [#"AD {"n":1}"#, #"AF {"n":2}"#])
    expectEqual(loading.warnings.map(\.code), ["left-out-id"])
    let inside = try load(#"{"c": {"AD": {}}}"#, "r.json", .key, at: "$.c")
    expectEqual(records(inside), ["AD {}"])
  }

  @Test func placesAreIDsOverAllFiles() throws {
    try folder.write("a.csv", "n\n5\n6\n")
    try folder.write("b.json", #"[{"objectID": "x", "n": 7}]"#)
    let loading = RecordFileReader.load(RecordSource(["a.csv", "b.json"], identity: .row), inFolder: folder.path)
    expectEqual(records(loading), [#"1 {"n":5}"#, #"2 {"n":6}"#, #"3 {"n":7}"#])
    expectEqual(loading.warnings.map(\.code), ["ids-by-row", "left-out-id"])
  }

  @Test(arguments: [
    (
      #"{"hits": [{"id": 1}]}"#, "$",
      #"1:1 expected a list of objects, found an object; the list is a member: 'records: { files: …, at: "$.hits" }' reads it"#
    ),
    (
      #"{"a": {"id": 1}, "b": {"id": 2}}"#, "$",
      "1:1 expected a list of objects, found an object; 'objectID: $key' reads an object whose members are records"
    ),
    (#"{"t": 1}"#, "$", "1:1 the record has no 'id'"),
    (
      #"{"hits": []}"#, "$.hit",
      "1:1 the object has no member 'hit', in which 'at' looks for records; did you mean 'hits'?"
    ),
    (#"{"hits": [1"#, "$.hits", "1:11 a record must be an object, found an integer"),
    (#"[]"#, "$.hits", "1:1 expected an object with the member 'hits', found '['"),
    (#"{"hits": [], "hits": []}"#, "$.hits", "1:14 the member 'hits' is there twice"),
    (#"{"hits": [], }"#, "$.hits", "1:14 expected the name of a member, found '}'"),
    (#"{"id": 1} []"#, "$", "1:11 expected the end of the file, found '['"),
  ])
  func otherShapesAreErrorsThatSayWhatToDo(text: String, path: String, message: String) throws {
    try expectEqual(problem(load(text, at: path)), message)
  }

  @Test func anEmptyListInsideOfAnObjectHasNoRecords() throws {
    let loading = try load(#"{"hits": []}"#, at: "$.hits")
    #expect(loading.records.isEmpty && loading.diagnostics.isEmpty)
  }

  @Test func keysNeedAnObject() throws {
    try expectEqual(
      problem(load("[]", "r.json", .key)),
      "1:1 expected an object of records, whose names in it are the ids ($key), found a list")
    try expectEqual(problem(load("{}", "r.jsonl", .key))?.hasPrefix("lines have no keys"), true)
    try expectEqual(problem(load("a\n1", "r.csv", .key))?.hasPrefix("the rows of a table have no keys"), true)
    try expectEqual(
      problem(load(#"{"a": 1}"#, "r.json", .key)), "1:2 a record must be an object, found an integer as 'a'")
  }

  @Test func theShapeOfAFileIsTold() throws {
    func survey(_ text: String) throws -> RecordSource {
      try folder.write("s.json", text)
      let (source, loading) = RecordFileReader.survey(folder.path + "/s.json")
      #expect(loading.diagnostics.isEmpty && !loading.records.isEmpty)
      return source
    }
    try expectEqual(survey(#"[{"a": [{"b": 1}]}]"#).list, [])
    try expectEqual(survey(#"{"n": 1, "few": [{"a": 1}], "r": {"docs": [{"a": 1}, {"a": 2}]}}"#).list, ["r", "docs"])
    try expectEqual(survey(#"{"objectID": "x", "variants": [{"a": 1}]}"#).list, [])
    try expectEqual(survey(#"{"AD": {"a": 1}, "AF": {"a": 2}}"#).identity, .key)
    let solr = #"{"responseHeader": {"status": 0, "params": {}}, "response": {"start": 0, "docs": [{"a": 1}]}}"#
    try expectEqual(survey(solr).list, ["response", "docs"])
    let lists = #"{"AN": {"n": 1, "names": [{"l": "en"}, {"l": "de"}]}, "EU": {"n": 2, "names": [{"l": "en"}]}}"#
    try expectEqual(survey(lists).identity, .key)
    try expectEqual(survey("{\"a\": 1}\n{\"a\": 2}").identity, .attribute("objectID"))
  }

  @Test func idsThatRepeatInAnObjectAreNamedWithBothPlaces() throws {
    let loading = try load("{\"a\": {},\n\"b\": {}, \"a\": {}}", "r.json", .key)
    expectEqual(
      loading.diagnostics.map { "\($0.range?.start.line ?? 0) \($0.message)" },
      [
        "2 the objectID 'a' is already that of the record at \(folder["r.json"]):1:2"
      ])
  }

  @Test func declaredTypesWin() throws {
    let types: ExactDictionary<ColumnType> = ["code": .number, "n": .string, "ok": .boolean, "tags": .json]
    let table = "id,code,n,ok,tags\n1,007,10.50,True,\"[1]\"\n2,+491700000000,NA,0,\n3,20417E88,,FALSE,{}\n"
    let loading = try load(table, "r.csv", .attribute("id"), at: "$", TableReading(types: types))
    expectEqual(
      records(loading),
      [
        #"1 {"id":"1","code":7,"n":"10.50","ok":true,"tags":[1]}"#,
        #"2 {"id":"2","code":491700000000,"n":"NA","ok":false}"#,
        #"3 {"id":"3","code":20417E88,"ok":false,"tags":{}}"#,
      ])
  }

  @Test func aCellOfAnotherThanTheDeclaredTypeIsAnError() throws {
    let reading = TableReading(types: ["price": .number])
    let loading = try load("id,price\n1,2\n2,free\n3,NA\n", "r.csv", .attribute("id"), at: "$", reading)
    #expect(loading.records.isEmpty)
    expectEqual(
      problem(loading),
      "3:1 price is declared as number, but 1 of 3 cells is no number (line 3: 'free'); "
        + "words that mean a missing value belong into 'missing'")
  }

  @Test func missingWordsAreToldInColumnsOfDeclaredTypes() throws {
    let reading = TableReading(types: ["price": .number, "note": .string])
    let loading = try load("id,price,note\n1,2,3\n2,NA,x\n", "r.csv", .attribute("id"), at: "$", reading)
    expectEqual(loading.warnings.map(\.fullMessage), ["price: 1 of 2 cells is missing (line 3: 'NA')"])
  }

  @Test func typesOfColumnsThatNoTableHasAreWarnedOf() throws {
    let reading = TableReading(types: ["prise": .number])
    let loading = try load("id,price\n1,2\n", "r.csv", .attribute("id"), at: "$", reading)
    expectEqual(
      loading.warnings.map(\.fullMessage),
      [
        "there is no column 'prise', for which 'types' has a type; did you mean 'price'?"
      ])
  }

  @Test func missingWordsDoNotMakeTextsOfBooleansAndLists() throws {
    let loading = try load("id,ok,tags\n1,true,\"[1]\"\n2,NA,-\n3,false,{}\n", "r.csv")
    expectEqual(
      records(loading),
      [
        #"1 {"id":"1","ok":true,"tags":[1]}"#, #"2 {"id":"2"}"#, #"3 {"id":"3","ok":false,"tags":{}}"#,
      ])
    expectEqual(
      loading.warnings.map(\.fullMessage),
      [
        "ok: 1 of 3 cells is missing (line 3: 'NA')", "tags: 1 of 3 cells is missing (line 3: '-')",
      ])
  }

  @Test func theTypeOfTheIDHasNoEffect() throws {
    let reading = TableReading(types: ["id": .number])
    let loading = try load("id,price\n1,2\n", "r.csv", .attribute("id"), at: "$", reading)
    expectEqual(
      loading.warnings.map(\.fullMessage),
      [
        "the type of 'id' has no effect: the column has the ids, which are texts"
      ])
  }

  @Test func listedWordsMeanMissingInEveryColumn() throws {
    let table = "id,price,name,code\n?,2,?,?\n2,?,-,?\n"
    let reading = TableReading(types: ["code": .string], missingWords: ["?"])
    let loading = try load(table, "r.csv", .attribute("id"), at: "$", reading)
    expectEqual(records(loading), [#"? {"id":"?","price":2,"code":"?"}"#, #"2 {"id":"2","name":"-","code":"?"}"#])
    #expect(loading.warnings.isEmpty)
    let none = try load("id,price\n1,2\n2,NA\n", "r.csv", .attribute("id"), at: "$", TableReading(missingWords: []))
    expectEqual(records(none), [#"1 {"id":"1","price":"2"}"#, #"2 {"id":"2","price":"NA"}"#])
  }

  @Test func aSeparatorIsWhatTheSpecSays() throws {
    let reading = TableReading(separator: UInt8(ascii: "|"))
    let loading = try load("id|a,b\n1|2,3\n", "r.csv", .attribute("id"), at: "$", reading)
    expectEqual(records(loading), [#"1 {"id":"1","a,b":"2,3"}"#])
    let tabs = try load("id|a\n1|\"2\t3\"\n", "r.tsv", .attribute("id"), at: "$", reading)
    expectEqual(records(tabs), [#"1 {"id":"1","a":"2\t3"}"#])
  }

  @Test func aSeparatorThatTheHeaderDoesNotHaveIsSaid() throws {
    try folder.write("r.csv", "id,price\n1,2\n")
    let reading = TableReading(separator: UInt8(ascii: ";"))
    let source = RecordSource(["r.csv"], identity: .attribute("id"), tables: reading)
    expectEqual(
      RecordFileReader.load(source, inFolder: folder.path).diagnostics.map(\.message),
      ["there is no column 'id' for the ids; the header is one column, since it has no ';', as 'separator' says"])
    let rows = RecordFileReader.load(RecordSource(["r.csv"], identity: .row, tables: reading), inFolder: folder.path)
    expectEqual(rows.warnings.first { $0.code == "separator" }?.severity, .warning)
    for text in ["\"Last, first\"\nTom\n", "Preis (EUR, netto)\n1\n2\n"] {
      try folder.write("r.csv", text)
      let source = RecordSource(["r.csv"], identity: .row, tables: reading)
      let found = RecordFileReader.load(source, inFolder: folder.path).warnings
      #expect(!found.contains { $0.code == "separator" }, "\(found)")
    }
  }

  @Test func numbersWithCommasAreToldApart() throws {
    let loading = try load("id;price\n1;1,5\n2;3\n", "r.csv")
    expectEqual(
      loading.warnings.map(\.fullMessage).last, "price is text: 1 of 2 cells is a number with a comma (line 2: '1,5')")
  }

  @Test func columnsWithDotsAreMembersOfObjects() throws {
    let loading = try load("id,a.b,a.c.d,.e,f.\n1,2,x,y,z\n2,,,,\n", "r.csv")
    expectEqual(records(loading), [#"1 {"id":"1","a":{"b":2,"c":{"d":"x"}},".e":"y","f.":"z"}"#, #"2 {"id":"2"}"#])
    expectEqual(loading.warnings.map(\.fullMessage), ["columns with dots are members of objects: 'a.b' is 'b' of 'a'"])
    try expectEqual(
      problem(load("id,a.b,a\n", "r.csv")), "1:4 the column 'a.b' is a member of 'a', which is a column, too")
  }

  @Test(arguments: [
    ["a.jsonl", "./a.jsonl"], ["a.jsonl", "b.jsonl"], ["*.jsonl"], ["b.jsonl", "*.jsonl", "sub/../a.jsonl"],
  ])
  func aFileIsReadOnceWhateverLeadsToIt(patterns: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.jsonl", "{\"t\":\"x\"}\n{\"t\":\"y\"}\n")
    try folder.write("sub/c.txt", "")
    symlink("a.jsonl", folder["b.jsonl"])
    let loading = RecordFileReader.load(RecordSource(patterns, identity: .row), inFolder: folder.path)
    expectEqual(loading.records.map(\.objectID), ["1", "2"])
    try expectEqual(RecordFileReader.files(matching: patterns, inFolder: folder.path).count, 1)
  }
}
