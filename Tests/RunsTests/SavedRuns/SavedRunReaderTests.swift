import Diagnostics
import Evaluation
import FileSystem
import RunFixtures
import SearchModel
import TestSupport
import Testing

@testable import Presentation
@testable import Runs

/// Saved runs, read one result after the other.
struct SavedRunReaderTests {
  private static func read(_ text: String) throws -> [SavedRunReader.Entry] {
    var reader = SavedRunReader(bytes: Array(text.utf8), name: "run")
    var entries: [SavedRunReader.Entry] = []
    while let entry = try reader.next() { entries.append(entry) }
    return entries
  }

  private static func result(_ query: String) -> String {
    #"{"query":"\#(query)","sections":[{"module":"m","status":"ok","nbHits":3,"hits":[{"objectID":"a"},{"objectID":7}]}]}"#
  }

  @Test(
    arguments: [
      "[\(result("1")),\(result("2"))]", "[\n  \(result("1")),\n  \(result("2"))\n]\n",
      "\(result("1"))\n\n\(result("2"))\n", "\u{FEFF}\(result("1"))\r\n\(result("2"))",
      " \(result("1")) \(result("2")) ", "[ \(result("1"))\n,\(result("2")) ]",
    ])
  func everyFormOfARunIsRead(text: String) throws {
    let entries = try Self.read(text)
    expectEqual(entries.map(\.result.query), ["1", "2"])
    #expect(
      entries.allSatisfy {
        $0.result.sections == [SectionOutline(module: "m", status: .ok, nbHits: 3, ids: ["a", "7"])]
      })
  }

  @Test(arguments: ["", "\n", "[]", "[\n]\n"])
  func aRunMayBeEmpty(text: String) throws {
    #expect(try Self.read(text).isEmpty)
  }

  @Test func bracketsAndQuotesInTextsAreNoSyntax() throws {
    let query = #"a ] } \" \\ { ["#
    try expectEqual(
      Self.read("[\(Self.result(query)),\(Self.result("2"))]").map(\.result.query), [#"a ] } " \ { ["#, "2"])
  }

  @Test func whatTheProgramPrintsIsRead() throws {
    for format in [OutputFormat.json, .ndjson] {
      for scenario in RenderingScenario.all {
        let outlines = try Self.read(scenario.output(format)).map(\.result)
        expectEqual(outlines, scenario.results.map { ResultOutline($0).normalised }, "\(scenario.name)")
      }
    }
  }

  struct Malformed: Sendable {
    var text: String
    var position: SourcePosition
    var message: String

    init(_ text: String, _ line: Int, _ column: Int, _ message: String) {
      self.text = text
      position = SourcePosition(line: line, column: column)
      self.message = message
    }
  }

  private static let malformed = [
    Malformed("[", 1, 2, "the list of results is never closed"),
    Malformed("[\(result("1"))", 1, result("1").utf8.count + 2, "the list of results is never closed"),
    Malformed("[\(result("1")) x", 1, result("1").utf8.count + 3, "expected ',' or ']' between results"),
    Malformed("[] x", 1, 4, "expected the end of the file after the list of results"),
    Malformed("[\(result("1")),]", 1, result("1").utf8.count + 3, "expected a result; a run is what search or batch"),
    Malformed("query,id\n", 1, 1, "expected a result; a run is what search or batch"),
    Malformed("\(result("ä"))\n  {\"é\": tru}\n", 2, 9, "expected 'true'"),
    Malformed("[\n  {\n    \"query\" 1\n  }\n]", 3, 13, "expected ':' after a member name"),
    Malformed("[\n  {\"query\": \"x\"", 2, 16, "the text ends where ',' or '}' in an object was expected"),
    Malformed("{}", 1, 1, "this is no result"),
    Malformed("\n {\"query\":\"\",\"sections\":[1]}", 2, 2, "sections[0]: expected a section"),
    Malformed(#"{"schemaVersion":2,"query":"","sections":[]}"#, 1, 1, "the schemaVersion is 2"),
    Malformed(#"{"query":"","sections":[{"module":"m","status":"great","hits":[]}]}"#, 1, 1, "sections[0].status"),
    Malformed(#"{"query":"","sections":[{"module":"m","status":"ok"}]}"#, 1, 1, "sections[0]: the section has neither"),
    Malformed(
      #"{"query":"","sections":[{"module":"m","status":"ok","hits":[{"objectID":"a"},{}]}]}"#, 1, 1,
      "sections[0].hits[1]: expected an object with 'objectID'"),
    Malformed(
      #"{"query":"","sections":[{"module":"m","status":"error","hits":[]}]}"#, 1, 1, "sections[0].error: expected"),
    Malformed(
      #"{"query":"","sections":[{"module":"m","status":"empty","hits":[]},{"module":"m","status":"empty","hits":[]}]}"#,
      1, 1, "sections[1]: the module 'm' occurs twice"),
  ]

  @Test(arguments: malformed)
  func whatIsNoRunIsToldWithItsPlace(run: Malformed) throws {
    let error = try #require(throws: FileError.self) { try Self.read(run.text) }
    expectEqual(error.kind, .malformed)
    expectEqual(error.position, run.position)
    #expect(error.message.hasPrefix(run.message), "\(error.message)")
  }
}

extension ResultOutline {
  /// The outline without what the JSON output leaves out.
  fileprivate var normalised: ResultOutline {
    var outline = self
    for place in sections.indices where sections[place].status == .hidden || sections[place].status == .error {
      outline.sections[place].nbHits = nil
    }
    return outline
  }
}
