import Diagnostics
import IndexStore
import RecordFiles
import SearchModel
import TestSupport
import Testing

@testable import IndexBuilding
@testable import IndexSettings

/// The quick way through lines of JSON tells the same of places and tags as the ordinary reader.
struct UnfitMemberTests {
  private static let values = [
    "null", "1", "-1.5e3", "true", #""a""#, #""a\"],[1""#, "[]", "{}", "[[]]", "[null]", #"["a"]"#, #"["a" , "b\\"]"#,
    #"["a",1]"#, #"[["a"]]"#, "[1,2]", #"{"lat":1,"lng":2}"#, #"{"lng":-180,"x":{"lat":"n"},"lat":90.0}"#,
    #"{"lat":91,"lng":2}"#, #"{"lat":1,"lng":1e999}"#, #"{"lat":"1","lng":2}"#, #"{"lat":[1],"lng":2}"#,
    #"{"lat":1,"lon":2}"#, #"[{"lat":1,"lng":2}]"#, #"[ {"lat":1,"lng":2} , {"lat":1} ]"#,
    #"[{"lat":1,"lng":2},[{"lat":1,"lng":2}]]"#, #"{"type":"Point","coordinates":[1,2]}"#,
    #"{"lat":12345678901234567890123,"lng":0}"#, #"[{"lat":1,"lng":2},"x"]"#, #"["é",  "\u00e9"]"#,
  ]

  /// What the quick way tells of files; nil when it does not take them.
  private func quickWarnings(
    _ source: RecordSource, inFolder folder: String, limits: RecordLimits = .default
  ) throws -> [Diagnostic]? {
    var isQuick = true
    let build = try ImageBuilder(IndexDefinition(name: "test"), options: .small(segmentSize: 300)).build(
      source, inFolder: folder, limits: limits,
      load: {
        isQuick = false
        return RecordFileReader.load(source, inFolder: folder, limits: limits)
      }, makeSink: { MemoryImageWriter() })
    guard isQuick, case .built(_, let warnings) = consume build else { return nil }
    return warnings
  }

  @Test func bothReadersTellTheSameOfEveryForm() throws {
    let folder = try TemporaryFolder()
    for (number, value) in Self.values.enumerated() {
      for member in ["_geoloc", "_tags"] {
        try folder.write("r.jsonl", "\n  {\"objectID\":\"\(number)\",\"\(member)\" : \(value) }\n")
        let source = RecordSource(["r.jsonl"])
        let expected = RecordFileReader.load(source, inFolder: folder.path).warnings
        try expectEqual(quickWarnings(source, inFolder: folder.path), expected, "\(member): \(value)")
      }
    }
  }

  @Test(arguments: ["r.jsonl", "r.json", "r.csv"])
  func anObjectIDThatIsNotTheIDIsLeftOutWithANote(name: String) throws {
    let folder = try TemporaryFolder()
    let record = #"{"code":"a","objectID":"x"}"#
    try folder.write(name, name == "r.json" ? "[\(record)]" : name == "r.csv" ? "code,objectID\na,x\n" : record)
    let source = RecordSource([name], identity: .attribute("code"))
    let loading = RecordFileReader.load(source, inFolder: folder.path)
    expectEqual(loading.records, [Record(objectID: "a", attributes: ["code": "a"])])
    expectEqual(
      loading.warnings.map { "\($0.severity): \($0.message)" },
      [
        "note: the attribute 'objectID' is left out: 'code' has the ids"
      ])
    try expectEqual(quickWarnings(source, inFolder: folder.path), (name == "r.csv" ? nil : loading.warnings))
    let other = RecordSource([name], identity: .attribute("objectID"))
    #expect(RecordFileReader.load(other, inFolder: folder.path).warnings.isEmpty)
  }

  @Test func recordsOfManyFilesAreToldWithTheirFilesAndLines() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      let folder = try TemporaryFolder()
      for file in 0..<Int.random(in: 1...5, using: &random) {
        var text = ""
        for line in 0..<Int.random(in: 0...12, using: &random) {
          let value = Self.values.randomElement(using: &random) ?? ""
          let member = Bool.random(using: &random) ? "_geoloc" : "_tags"
          text += "{\"meta\":{\"id\":\"\(file).\(line)\"},\"\(member)\":\(value)}"
          text += ["\n", "\n\n", "\r\n"].randomElement(using: &random) ?? ""
        }
        // The last line may end with the file.
        if Bool.random(using: &random) { text = String(text.dropLast()) }
        try folder.write("\(file).jsonl", text)
      }
      let source = RecordSource(["*.jsonl"], identity: .attribute("meta.id"))
      let limits = RecordLimits(maximumProblemCount: Int.random(in: 0...4, using: &random))
      let expected = RecordFileReader.load(source, inFolder: folder.path, limits: limits)
      #expect(expected.diagnostics.isEmpty)
      try expectEqual(quickWarnings(source, inFolder: folder.path, limits: limits), expected.warnings)
    }
  }
}
