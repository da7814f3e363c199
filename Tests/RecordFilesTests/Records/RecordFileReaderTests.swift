import Diagnostics
import SearchModel
import TestSupport
import Testing

@testable import RecordFiles

struct RecordFileReaderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func load(
    _ patterns: String..., objectID: String = "objectID", limits: RecordLimits = .default
  ) -> RecordLoading {
    RecordFileReader.load(patterns, inFolder: folder.path, objectIDAttribute: objectID, limits: limits)
  }

  /// The diagnostics as `line:column code message`, with the folder's path left out.
  private func problems(_ loading: RecordLoading) -> [String] {
    #expect(loading.records.isEmpty)
    return loading.diagnostics.map { diagnostic in
      let place = diagnostic.range.map { "\($0.start.line):\($0.start.column) " } ?? ""
      return "\(place)\(diagnostic.code) \(diagnostic.message)".split(separator: folder.path + "/").joined()
    }
  }

  private func record(_ id: String, _ attributes: JSONObject) -> Record {
    Record(objectID: id, attributes: attributes)
  }

  @Test func everyFormatGivesTheSameRecords() throws {
    try folder.write("a.json", " [ {\"objectID\": \"a\", \"n\": 1, \"t\": \"x\"} ,\n{\"n\":2,\"objectID\":7}] \n")
    try folder.write(
      "a.jsonl", "{\"objectID\": \"a\", \"n\": 1, \"t\": \"x\"}\n\n \t\r\n{\"n\":2,\"objectID\":7}\r\n")
    try folder.write("a.ndjson", "\u{FEFF}{\"objectID\": \"a\", \"n\": 1, \"t\": \"x\"}\n{\"n\":2,\"objectID\":7}")
    try folder.write("a.csv", "objectID,n,t\na,1,x\n7,2,\n")
    try folder.write("a.tsv", "n\tobjectID\tt\r\n1\ta\tx\r\n2\t7\t\r\n")
    for name in ["a.json", "a.jsonl", "a.ndjson", "a.csv", "a.tsv"] {
      let loading = load(name)
      expectEqual(loading.diagnostics, [])
      expectEqual(loading.records, [record("a", ["n": 1, "t": "x"]), record("7", ["n": 2])], "\(name)")
    }
  }

  @Test func emptyListsAndFilesWithoutRowsHoldNoRecords() throws {
    try folder.write("a.json", "[]")
    try folder.write("b.jsonl", "\n")
    try folder.write("c.csv", "objectID\n")
    expectEqual(problems(load("a.json", "b.jsonl", "c.csv")), [])
  }

  @Test func filesComeInTheOrderOfPatternsEachOnce() throws {
    for name in ["b", "a", "c"] { try folder.write("\(name).jsonl", "{\"objectID\":\"\(name)\"}") }
    expectEqual(load("c.jsonl", "*.jsonl", "a.jsonl").records.map(\.objectID), ["c", "a", "b"])
  }

  @Test func attributesKeepTheirOrderAndExactNumbers() throws {
    try folder.write("a.json", "[{\"z\":9007199254740993,\"objectID\":\"1\",\"a\":null,\"m\":{\"y\":1,\"b\":[]}}]")
    let attributes = try #require(load("a.json").records.first?.attributes)
    expectEqual(JSON.object(attributes).text(), "{\"z\":9007199254740993,\"a\":null,\"m\":{\"y\":1,\"b\":[]}}")
  }

  @Test func escapesInStringsAreDecoded() throws {
    try folder.write("a.jsonl", #"{"objectID":"1","é\u00e9":"ü\"\\\/\b\f\n\r\t\ud83d\ude00 end"}"#)
    expectEqual(load("a.jsonl").records, [record("1", ["é\u{E9}": "ü\"\\/\u{8}\u{C}\n\r\t\u{1F600} end"])])
  }

  @Test func aNamedIDStaysAnAttributeAndAnObjectIDBesideItIsDropped() throws {
    try folder.write("a.json", "[{\"objectID\":\"x\",\"meta\":{\"id\":12},\"sku\":\"s\",\"a.b\":\"d\"}]")
    expectEqual(
      load("a.json", objectID: "sku").records.first, record("s", ["meta": ["id": 12], "sku": "s", "a.b": "d"]))
    expectEqual(load("a.json", objectID: "meta.id").records.first?.objectID, "12")
    expectEqual(load("a.json", objectID: "a\\.b").records.first?.objectID, "d")
    try folder.write("a.csv", "objectID,meta.id,n\nx,007,1\n")
    expectEqual(load("a.csv", objectID: "meta.id").records, [record("007", ["meta": ["id": "007"], "n": 1])])
  }

  @Test func integersOfAnySizeAreIDs() throws {
    try folder.write("a.jsonl", "{\"objectID\":-5}\n{\"objectID\":123456789012345678901234567890}")
    expectEqual(load("a.jsonl").records.map(\.objectID), ["-5", "123456789012345678901234567890"])
  }

  @Test func unfitIDsNameTheirRecord() throws {
    try folder.write(
      "a.json",
      """
      [{"a":"é"}, {"objectID":null},
        {"objectID":""},  {"objectID":1.0}, {"objectID":1e400},
      {"objectID":true}, {"objectID":["a"]}, 5, null]
      """)
    let way = "; 'objectID: $row' in the spec takes the places of records"
    expectEqual(
      problems(load("a.json")),
      [
        "1:2 missing-object-id the record has no 'objectID'" + way,
        "1:13 missing-object-id the record has no 'objectID'" + way,
        "2:3 invalid-object-id 'objectID' is empty",
        "2:21 invalid-object-id 'objectID' must be a text or an integer, found a number with a fraction or an exponent",
        "2:39 invalid-object-id 'objectID' must be a text or an integer, found a number with a fraction or an exponent",
        "3:1 invalid-object-id 'objectID' must be a text or an integer, found a boolean",
        "3:20 invalid-object-id 'objectID' must be a text or an integer, found a list",
        "3:40 invalid-record a record must be an object, found an integer",
        "3:43 invalid-record a record must be an object, found null",
      ])
  }

  @Test func missingIDsThroughPathsAreMissing() throws {
    try folder.write("a.jsonl", "{\"meta\":5}\n{\"meta\":{}}\n{\"meta.id\":\"x\"}")
    expectEqual(
      problems(load("a.jsonl", objectID: "meta.id")),
      (1...3).map { "\($0):1 missing-object-id the record has no 'meta.id'" })
  }

  @Test func duplicateIDsNameBothPlacesAlsoAcrossFiles() throws {
    try folder.write("a.json", "[{\"objectID\":\"1\"},\n {\"objectID\":1}]")
    try folder.write("b.csv", "n,objectID\n5,2\n6,1\n7,2\n")
    expectEqual(
      problems(load("a.json", "b.csv")),
      [
        "2:2 duplicate-object-id the objectID '1' is already that of the record at a.json:1:2",
        "3:3 duplicate-object-id the objectID '1' is already that of the record at a.json:1:2",
        "4:3 duplicate-object-id the objectID '2' is already that of the record at b.csv:2:3",
      ])
  }

  @Test func problemsBeyondTheLimitAreCountedForEachFile() throws {
    let lines = String(repeating: "{}\n", count: 25)
    try folder.write("a.jsonl", lines)
    try folder.write("b.jsonl", lines)
    let all = problems(load("a.jsonl", "b.jsonl"))
    expectEqual(all.count, 42)
    expectEqual(all[20], "21:1 more-problems and 5 more unfit records in this file, from here on")
    expectEqual(all[41], all[20])
    expectEqual(problems(load("a.jsonl", limits: RecordLimits(maximumProblemCount: 24))).last?.contains("1 more"), true)
    expectEqual(problems(load("a.jsonl", limits: RecordLimits(maximumProblemCount: 25))).count, 25)
  }

  @Test func aRecordThatIsTooLargeHasItsPlaceAndTheLimit() throws {
    let (small, large) = (#"{"objectID":"1"}"#, #"{"objectID":"2","t":"xxxx"}"#)
    try folder.write("a.jsonl", "\(small)\n\(large)\n")
    try folder.write("b.json", "[\(small), \(large)]")
    try folder.write("c.json", "\(small)\n\(large)")
    let limits = RecordLimits(maximumRecordByteCount: large.utf8.count - 1)
    for (file, place) in [("a.jsonl", "2:1"), ("b.json", "1:20"), ("c.json", "2:1")] {
      expectEqual(
        problems(load(file, limits: limits)), ["\(place) record-too-large the record has 27 bytes; it may have 26"])
    }
    expectEqual(load("a.jsonl", limits: RecordLimits(maximumRecordByteCount: large.utf8.count)).diagnostics, [])
    try folder.write("d.csv", "objectID,t\n1,x\n2,xxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n")
    expectEqual(
      problems(load("d.csv", limits: limits)), ["3:1 record-too-large the record has 30 bytes; it may have 26"])
  }

  @Test(arguments: [
    ("a.json", "", "1:1 malformed-file the text ends where a list of objects was expected"),
    ("a.json", "{\"objectID\":\"1\"},", "1:17 malformed-file expected the end of the file, found ','"),
    ("a.json", "[{\"objectID\":\"1\"}\n{}]", "2:1 malformed-file expected ',' or ']' after a record, found '{'"),
    ("a.json", "[{\"objectID\":\"1\"},\n]", "2:1 malformed-file expected a value, found ']'"),
    ("a.json", "[{\"objectID\":\"1\"}]\n x", "2:2 malformed-file expected the end of the file, found 'x'"),
    ("a.json", "[{\"é\":\"x\\n", "1:7 malformed-file a string is never closed"),
    ("a.json", "[{\"é\":\"x\\q", "1:9 malformed-file unknown escape '\\' followed by 'q'"),
    ("a.json", "[{\"é\":\0}]", "1:7 malformed-file expected a value, found the byte 0x0"),
    ("a.json", "[{\"é\":\"\0\"}]", "1:8 malformed-file a control character (the byte 0x0) in a string"),
    ("a.jsonl", "{\"objectID\":1}\n{\"objectID\":\n2}", "2:13 malformed-file the text ends where a value was expected"),
    ("a.jsonl", "{\"objectID\":1} {\"objectID\":2}", "1:16 malformed-file expected the end of the line, found '{'"),
    ("a.jsonl", "\u{FEFF}{\"objectID\":1} é", "1:16 malformed-file expected the end of the line, found the byte 0xC3"),
    ("a.csv", "objectID,n\n1\n", "2:1 malformed-file the row has 1 field, but the header has 2"),
    ("a.csv", "", "1:1 malformed-file there is no header line"),
    ("a.csv", "n,ObjectID\n1,2\n", "1:1 missing-object-id there is no column 'objectID' for the ids"),
    ("a.csv", "objectID,n\n,2\n", "2:1 invalid-object-id 'objectID' is empty"),
  ])
  func faultsNameTheirPlace(name: String, text: String, problem: String) throws {
    try folder.write(name, text)
    expectEqual(problems(load(name)), [problem])
  }

  @Test func invalidUTF8NamesItsPlace() throws {
    try folder.write("a.jsonl", Array("{\"objectID\":1}\n{\"é\":\"ü".utf8) + [0xFF] + Array("\"}".utf8))
    expectEqual(
      problems(load("a.jsonl")),
      [
        "2:8 invalid-utf8 invalid UTF-8; if the file is Latin-1 or Windows-1252, 'iconv -f CP1252 -t UTF-8 FILE > NEW' converts it"
      ])
  }

  @Test func aMistypedIDColumnIsSuggested() throws {
    try folder.write("a.csv", "objectId,n\n1,2\n")
    expectEqual(load("a.csv").diagnostics.first?.suggestion, "objectId")
  }

  @Test func aSyntaxErrorStopsItsFileOnly() throws {
    try folder.write("a.jsonl", "{}\n{\n{}\n")
    try folder.write("b.jsonl", "{}\n")
    expectEqual(problems(load("a.jsonl", "b.jsonl")).count, 3)
  }

  @Test func filesWithPlacesCanBeShown() throws {
    try folder.write("a.jsonl", "{}\n")
    try folder.write("b.jsonl", "{\"objectID\":1}\n")
    let loading = load("a.jsonl", "b.jsonl", "none.json")
    expectEqual(loading.sources.map(\.file), [folder["a.jsonl"]])
    expectEqual(loading.sources.first?.line(1), "{}")
  }

  @Test func whatCannotBeReadIsTold() throws {
    try folder.write("a.txt", "")
    try folder.write("README", "")
    folder.makeFolder("folder.json")
    try folder.makePipe("pipe.json")
    expectEqual(problems(load("none.json")), ["missing-file the file does not exist"])
    expectEqual(problems(load("*.csv")), ["missing-file no file matches"])
    expectEqual(load("*.csv").diagnostics.first?.file, folder["*.csv"])
    expectEqual(problems(load("folder.json")), ["not-a-regular-file a folder, not a regular file"])
    expectEqual(problems(load("p*.json")), ["not-a-regular-file a named pipe, not a regular file"])
    #expect(
      problems(load("a.txt", "README")).allSatisfy { $0.hasPrefix("unknown-record-format records are read from") })
  }

  @Test func compressedFilesAreReadUnderTheLimit() throws {
    try folder.write("zeros.json.gz", GzipFixtures.zeros)
    expectEqual(problems(load("zeros.json.gz")), ["1:1 malformed-file expected a list of objects, found the byte 0x0"])
    expectEqual(
      problems(load("zeros.json.gz", limits: RecordLimits(maximumByteCount: 99_999))),
      ["file-too-large larger than the limit of 99999 bytes when decompressed"])
    try folder.write("cut.csv.gz", Array(GzipFixtures.one.dropLast()))
    expectEqual(problems(load("cut.csv.gz")), ["corrupt-gzip the compressed data ends too early"])
    try folder.write("ids.csv.gz", GzipFixtures.one + GzipFixtures.two)
    expectEqual(load("ids.csv.gz", objectID: "one").records, [record("two", ["one": "two"])])
  }

  @Test(arguments: [
    ("a.json", RecordFormat.json), ("x/a.b.JSON.GZ", .json), ("a.jsonl", .jsonLines),
    ("a.ndjson.gz", .jsonLines),
    ("a.csv", .table(.csv)), ("a.tsv.gz", .table(.tsv)), ("a.gz", nil), ("json", nil), ("x.json/a", nil), ("", nil),
    ("a.json.gz.gz", nil), (".json", .json),
  ])
  func theNameTellsTheFormat(path: String, format: RecordFormat?) {
    expectEqual(RecordFormat(path: path), format)
  }
}
