import IndexSettings
import RecordFiles
import SearchModel
import SpecLoader
import SpecStarter
import TestSupport
import Testing
import YAMLTree

struct StarterNamesTests {
  private static let hostileNames = [
    "", " ", "a b", " lead", "trail ", "a: b", "a:", "- a", "-", "?", "? a", "#", "a #b", "a#b", "&a", "*a", "!a",
    "!!str",
    "|", ">", "%", "@", "`", "'", "\"", "it's", "\"q\"", "\\", "a\\", "a\\.b", "a.b", ".", "..", "...", "---", "a,b",
    "[a]",
    "{a}", "{", "}", "]", "~", "null", "true", "no", "on", "y", "1", "1e3", "0x1F", "12:30", "2020-01-01", ".5", "<<",
    "=",
    "$", "$$", "${HOME}", "$oid", "${", "a\nb", "a\tb", "a\rb", "\u{0}", "\u{7F}", "\u{85}", "\u{2028}", "\u{FEFF}",
    "\u{202E}",
    "\u{FFFE}", "é", "e\u{301}x", "\u{301}", "日本語", "имя", "👩‍👩‍👧", "type", "from", "optional", "default", "objectID",
    "_highlightResult", "_id", "__v", "a(b)", "searchable(a)", "unordered(a)", "a\u{A0}b", "\u{1F600}", "🏳️‍🌈", "k=v",
    String(repeating: "long", count: 500), String(repeating: "\u{202E}", count: 1100), "field", "a_b", "a?", "a b?",
  ]

  private func json(_ value: some Encodable & StringProtocol) -> String { JSON.string(String(value)).text() }

  @Test(arguments: hostileNames)
  func anAttributeOfAnyNameGivesAValidSpec(name: String) throws {
    guard name != "objectID" else { return }
    for value in ["\"some text\"", "3", "[\"x\", \"y\"]", "{\"type\": \"t\"}", "[{\"type\": \"t\"}]", "null"] {
      let record = "{\"objectID\": \"1\", \(json(name)): \(value), \"n\": {\(json(name)): \(value)}}"
      let (text, indices) = try starter("[\(record)]")
      let document = YAMLDocument.parse(Array(text.utf8), file: "search.yaml")
      #expect(document.diagnostics.isEmpty)
      #expect(problems(of: text, for: indices).isEmpty)
    }
  }

  @Test func addressesAreIDsOnlyWhereNothingElseIs() throws {
    let records = (0..<3).map {
      #"{"home": "https://x.org/\#($0)", "package": "p\#($0)"}"#
    }
    let (text, _) = try starter("[\(records.joined(separator: ","))]")
    #expect(text.contains("objectID: package"), "\(text)")
  }

  @Test func namesThatListsCannotHaveAreSaid() throws {
    let (text, _) = try starter(#"[{"objectID": "1", "title": "a lamp", "Comments, if any": "blah blah", "b(1)": 2}]"#)
    let comment = "# Left out, since lists cannot have names with commas, parentheses, quotes or stars:"
    #expect(text.contains(comment) && text.contains("Comments, if any"), "\(text)")
  }

  @Test(arguments: [0, 35, 70])
  func hostileNamesTogetherKeepTheirValues(start: Int) throws {
    // The first two have no path; the others are the hit's own.
    let unnamed = ["", "a\\.b", "objectID", "_highlightResult"]
    let names = Self.hostileNames.dropFirst(start).prefix(35).filter { $0 != "objectID" }
    let members = names.map { "\(json($0)): \(json($0 + " value"))" }.joined(separator: ", ")
    let (text, indices) = try starter("[{\"objectID\": 1, \(members)}]")
    #expect(problems(of: text, for: indices).isEmpty)
    let fields = try schema(of: text).decode(indices[0].records[0]).fields
    let expected = names.filter { !unnamed.contains($0) }.map { $0 + " value" }
    expectEqual(fields.values.compactMap(\.stringValue), expected)
  }

  @Test(arguments: hostileNames)
  func aRecordIDOfAnyNameIsReadBack(name: String) throws {
    guard !name.isEmpty, FieldPath(name).components == [name] else { return }
    let (text, _) = try starter("[{\(json(name)): \"v1\"}, {\(json(name)): \"v2\"}]")
    let reading = SpecReader.read(bytes: Array(text.utf8), file: "search.yaml")
    #expect(reading.diagnostics.isEmpty)
    expectEqual(reading.specification?.indices.first?.records.identity, .attribute(name))
  }

  @Test(arguments: hostileNames)
  func aFileOfAnyNameGivesAValidSpec(name: String) throws {
    let path = "data/" + name + ".json"
    let indices = try [path, path].map {
      StarterIndex(path: $0, records: try records(#"[{"objectID": 1, "name": "x"}]"#))
    }
    let text = try StarterSpec.text(for: indices, file: name)
    #expect(problems(of: text, for: indices).isEmpty)
  }

  @Test(arguments: [
    (["data/actors.json.gz"], ["actors"], ["Actors"]), (["a/x.CSV.GZ", "b/x.jsonl"], ["x", "x-2"], ["X", "X"]),
    (
      ["page.json", "all.json", "snapshot.json"], ["page-records", "all-records", "snapshot-records"],
      ["Page", "All", "Snapshot"]
    ),
    (["Öl & Größe.tsv"], ["Ol-Grosse"], ["Öl Größe"]), (["日本.json"], ["records"], ["日本"]), (["_x.json"], ["x"], ["X"]),
    (["parts-*.ndjson"], ["parts"], ["Parts"]), (["A.json", "a.json"], ["A", "a-2"], ["A", "A"]),
    (["v1.2_final-.json"], ["v1.2_final"], ["V1 2 final"]),
  ])
  func indicesAreNamedAfterTheirFiles(paths: [String], ids: [String], titles: [String]) throws {
    let indices = try paths.map { StarterIndex(path: $0, records: try records(#"[{"objectID": 1}]"#)) }
    let text = try StarterSpec.text(for: indices)
    let specification = SpecReader.read(bytes: Array(text.utf8), file: "search.yaml").specification
    expectEqual(specification?.indices.map(\.name), ids)
    expectEqual(specification?.modules.map(\.id), ids)
    expectEqual(specification?.modules.map(\.title), titles)
  }
}
