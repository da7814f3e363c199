import SearchModel
import SpecLoader
import TestSupport
import Testing

/// Query files that are JSON: a list of objects, or a saved run.
struct JSONQueryTests {
  @Test(arguments: [
    #"[{"query":"tom","id":"a","page":1,"n":[1]},{"query":""}]"#,
    """
    \u{FEFF}[
      {
        "query": "tom", "id": "a",
        "page": 1, "n": [1] },
      { "query": "" }
    ]

    """,
    "{\"query\":\"tom\",\"id\":\"a\",\r\n\"page\":1,\"n\":[1]}\r\n\r\n{\"query\":\"\"}",
  ])
  func objectsAreThoseOfLines(text: String) throws {
    let entries = try queries(("q.json", text))
    let lines = #"{"query":"tom","id":"a","page":1,"n":[1]}"# + "\n" + #"{"query":""}"# + "\n"
    let expected = try queries(("q.jsonl", lines))
    expectEqual(entries.map(\.query), ["tom", ""])
    expectEqual(entries.map(\.id), expected.map(\.id))
    expectEqual(entries.map(\.parameters), expected.map(\.parameters))
    expectEqual(entries.map(\.carried), [["n": [1]], [:]])
  }

  @Test func findingsHaveTheirPlacesInTheList() {
    let list = """
      [
        { "query": "ä" }, {
          "query": "b", "page": -1,
          "filters": "a b c" }
      ]
      """
    expectEqual(queryError("q.json", list), "invalid-value 3:19, invalid-value 4:5")
    expectEqual(queryError("q.json", #"[ {"id":"x"} ]"#), "missing-key 1:3")
    expectEqual(queryError("q.json", "[\n{\"query\": 1e},\n{}]"), "malformed-json 2:13")
  }

  /// Places are counted from one object to the next.
  @Test func placesInALongLineAreFound() {
    let rows = (0..<50).map { #"{"query":"ä\#($0)"}"# } + [#"{"query":1,"page":-1}"#]
    let start = rows.dropLast().reduce(2) { $0 + $1.unicodeScalars.count + 1 }
    expectEqual(queryError("q.json", "[" + rows.joined(separator: ",") + "]"), "invalid-value 1:\(start + 11)")
  }

  @Test(arguments: [
    ("[", "malformed-file 1:2"), ("[{\"query\":\"a\"}", "malformed-file 1:15"),
    ("[{\"query\":\"a\"},]", "malformed-file 1:16"),
    ("[1]", "malformed-file 1:2"), ("tom", "malformed-file 1:1"), ("[] []", "malformed-file 1:4"),
  ])
  func whatIsNoListOfObjectsIsAnError(text: String, expected: String) {
    expectEqual(queryError("q.json", text), expected)
  }

  @Test(arguments: ["", " \n", "[]", "[ ]\n"])
  func aListMayBeEmpty(text: String) throws {
    try expectEqual(queries(("q.json", text)).count, 0)
  }

  @Test func behindARowWithAnErrorComeTheNext() throws {
    let text = #"[{"query":"a"},{"id":"b"},{"query":"c"},{"query":"d","count":0},{"query":"e"}]"#
    var reader = QueryFileReader([QuerySource(file: "q.json", form: .json, origin: .bytes(Array(text.utf8)))])
    var found: [String] = []
    var errors = 0
    while true {
      do {
        guard let entry = try reader.next() else { break }
        found.append(entry.query)
      } catch is QueryFileError {
        errors += 1
      }
    }
    expectEqual(found, ["a", "c", "e"])
    expectEqual(errors, 2)
  }

  @Test(arguments: ["q.json", "q.ndjson"])
  func ofASavedRunOnlyTheQueryItsIDAndWhatItCarriedAreRead(file: String) throws {
    let run =
      #"{"schemaVersion":1,"query":"tom","id":"t","row":{"source":"logs"},"sections":[{"module":"m"}],"more":1}"#
    let entry = try #require(queries((file, file == "q.json" ? "[\(run)]" : run)).first)
    expectEqual(entry.query, "tom")
    expectEqual(entry.id, "t")
    expectEqual(entry.carried, ["source": "logs"])
    // Sections alone make no run.
    try expectEqual(queries((file, #"{"query":"tom","sections":[]}"#)).first?.carried, ["sections": []])
  }
}
