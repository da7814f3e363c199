import Diagnostics
import RecordFiles
import SearchModel
import TestSupport
import Testing

struct SynonymFileTests {
  private static let good = #"{"objectID": "a", "type": "synonym", "synonyms": ["a", "b"]}"#

  private func load(_ text: String, _ name: String = "s.json") throws -> SynonymLoading {
    let folder = try TemporaryFolder()
    try folder.write(name, text)
    return SynonymFile.load(name, inFolder: folder.path)
  }

  @Test(arguments: [
    ("[]", 0), ("\u{FEFF} [\(good)]\n", 1), (good, 1), ("{\"synonyms\": [\(good)], \"rules\": []}", 1),
    (#"{"objectID": "b", "type": "onewaysynonym", "input": "x", "synonyms": ["y"], "word": null}"#, 1),
  ])
  func synonymsAreRead(text: String, count: Int) throws {
    let loading = try load(text)
    expectEqual(loading.synonyms.count, count)
    #expect(loading.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("", "malformed-file 1:1: the text ends where a list of synonym objects was expected"),
    (
      "{}",
      "malformed-file 1:1: expected a list of synonym objects, found an object without such a list as 'synonyms' or 'hits'"
    ),
    ("[\(good)", "malformed-file 1:62: the text ends where ',' or ']' between synonym objects was expected"),
    ("[] 1", "malformed-file 1:4: expected the end of the file, found '1'"),
    ("[\n  \(good),\n  {}]", "invalid-synonym 3:3: [1].objectID: is missing"),
    ("[\"ü\", {}]", "invalid-synonym 1:2: [0]: expected an object, found a string"),
  ])
  func problemsHaveTheirPlace(text: String, problem: String) throws {
    let loading = try load(text)
    let first = try #require(loading.diagnostics.first)
    let start = try #require(first.range?.start)
    expectEqual("\(first.code) \(start.line):\(start.column): \(first.message)", problem)
    #expect(loading.synonyms.isEmpty)
    expectEqual(loading.sources.count, 1)
  }

  @Test func rowsOfATableAreEqualWords() throws {
    let loading = try load("0,zero\n,\n1,one,\"the one\",\n", "s.csv")
    expectEqual(
      loading.synonyms,
      [
        Synonym(objectID: "line 1", kind: .synonym(["0", "zero"])),
        Synonym(objectID: "line 3", kind: .synonym(["1", "one", "the one"])),
      ])
    expectEqual(loading.objects.first?["type"], "synonym")
    for separator in [";", "\t", "|"] {
      try expectEqual(
        load("cup\(separator)mug\n\nhat\(separator)cap\n", "s.csv").synonyms,
        [
          Synonym(objectID: "line 1", kind: .synonym(["cup", "mug"])),
          Synonym(objectID: "line 3", kind: .synonym(["hat", "cap"])),
        ])
    }
    let problem = try load("a,b\nalone\n", "s.csv").diagnostics.first
    expectEqual(problem?.range?.start.line, 2)
    expectEqual(problem?.message, "[1].synonyms: expected at least 2 strings, found 1")
    try expectEqual(load("a\n\"b\n", "s.csv").diagnostics.map(\.code), ["malformed-file"])
  }

  @Test(arguments: ["objectID,type,synonyms\n1,synonym,\"a,b\"\n", "word,synonyms\na,b\n", "Word,Synonym\na,b\n"])
  func namesOfColumnsAreNoWords(text: String) throws {
    let problem = try #require(try load(text, "s.csv").diagnostics.first)
    expectEqual(problem.range?.start.line, 1)
    #expect(problem.message.hasPrefix("this line names columns, but a table of synonyms has no header"))
    try expectEqual(load("word,term\na,b\n", "s.csv").synonyms.count, 2)
  }

  @Test func manyProblemsAreCounted() throws {
    let loading = try load("[" + Array(repeating: "1", count: 25).joined(separator: ",\n") + "]")
    expectEqual(loading.diagnostics.count, 21)
    expectEqual(loading.diagnostics.last?.message, "and 5 more unfit synonyms from here on")
    expectEqual(loading.diagnostics.last?.range?.start.line, 21)
  }

  @Test func missingFileIsNamed() throws {
    let folder = try TemporaryFolder()
    let loading = SynonymFile.load("gone.json", inFolder: folder.path)
    expectEqual(loading.diagnostics.map(\.code), ["missing-file"])
    expectEqual(loading.diagnostics.map(\.file), [folder["gone.json"]])
  }
}
