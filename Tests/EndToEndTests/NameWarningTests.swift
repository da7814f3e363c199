import TestSupport
import Testing

/// What a spec names and no record has is told alike by builds and by `validate`.
struct NameWarningTests {
  private static let records = """
    {"objectID":"1","brand":"Acme","ok":true,"c0":"A","c1":"A > B"}
    {"objectID":"2","brand":"Bell","ok":true,"c0":"A","c1":"A > C"}

    """

  private func workspace(query: String = "{}", state: String = "[]") throws -> Workspace {
    try Workspace([
      "search.yaml": """
      indices:
        t: { records: t.jsonl, settings: { searchableAttributes: [brand], attributesForFaceting: [brand, c0, c1] } }
      indexModules:
        - { indexName: t, query: \(query), filterState: \(state) }

      """,
      "t.jsonl": Self.records,
    ])
  }

  /// What each way of asking tells, in one text.
  private func told(_ workspace: Workspace) async throws -> [String] {
    let records = try await workspace.run("validate", "search.yaml", "--records")
    let index = try await workspace.run("index", "search.yaml", "--cache-dir", "c")
    let kept = try await workspace.run("validate", "search.yaml", "--cache-dir", "c")
    return [records.output, index.errors, kept.output]
  }

  @Test func aValueThatNoRecordHas() async throws {
    for text in try await told(workspace(query: "{ filters: 'brand:Acmee' }")) {
      #expect(text.contains("no record has 'Acmee' in 'brand'; did you mean 'Acme'?"), "\(text)")
    }
  }

  @Test func filtersOfQueryFilesThatNoRecordMeets() async throws {
    let workspace = try workspace()
    let queries: [String: String] = [
      "q.csv": "query,filters\nlamp,brand:Acmee\ncup,\"NOT brand:Acmee\"\nhat,brand:Acme\n",
      "q.yaml": "defaults: { filters: 'brand:Acmee' }\nqueries:\n  - { query: lamp }\n",
    ]
    for (name, text) in queries {
      try workspace.write(name, text)
      let run = try await workspace.run("batch", "search.yaml", name, "--format", "ndjson")
      expectEqual(run.status, 0)
      let line = name == "q.csv" ? "q.csv:2:6" : "q.yaml:1:22"
      #expect(
        run.errors.contains("\(line): warning: no record has 'Acmee' in 'brand'; did you mean 'Acme'?"), "\(run.errors)"
      )
      expectEqual(run.errors.split(separator: "warning:").count, 2, "\(run.errors)")
    }
    let quiet = try await workspace.run("batch", "search.yaml", "q.csv", "--format", "ndjson", "--quiet")
    #expect(quiet.errors.isEmpty)
  }

  @Test func parametersOfRowsThatNameWhatNoRecordHas() async throws {
    let workspace = try workspace()
    try workspace.write(
      "q.yaml",
      """
      - { query: a, params: { aroundLatLng: '1,2' } }
      - { query: b, params: { restrictSearchableAttributes: [brnad], attributesToHighlight: [brand] } }

      """)
    let run = try await workspace.run("batch", "search.yaml", "q.yaml", "--format", "ndjson")
    #expect(run.errors.contains("q.yaml:1:"), "\(run.errors)")
    #expect(
      run.errors.contains("no record of the index 't' has '_geoloc', which 'aroundLatLng' needs"), "\(run.errors)")
    #expect(
      run.errors.contains("has 'brnad', which 'restrictSearchableAttributes' names; did you mean 'brand'?"),
      "\(run.errors)")
    expectEqual(run.errors.split(separator: "warning:").count, 3, "\(run.errors)")
  }

  @Test func validateComparesQueryFilesWithRecords() async throws {
    let workspace = try workspace()
    try workspace.write(
      "q.yaml", "- { query: a, filters: 'brand:Acmee', expect: { t: { each: ['NOT brnad:x'] } } }\n")
    let unread = try await workspace.run("validate", "search.yaml", "--queries", "q.yaml")
    #expect(!unread.output.contains("no record has"), "\(unread.output)")
    let records = try await workspace.run("validate", "search.yaml", "--queries", "q.yaml", "--records", "--strict")
    _ = try await workspace.run("index", "search.yaml", "--cache-dir", "c")
    let kept = try await workspace.run("validate", "search.yaml", "--queries", "q.yaml", "--cache-dir", "c")
    for text in [records.output, kept.output] {
      #expect(text.contains("q.yaml:1:24: warning: no record has 'Acmee' in 'brand'; did you mean 'Acme'?"), "\(text)")
      #expect(text.contains("'brnad'") && text.contains("did you mean 'brand'?"), "\(text)")
    }
    expectEqual([records.status, kept.status], [78, 0])
    try workspace.write("empty.csv", "query\n")
    let empty = try await workspace.run("validate", "search.yaml", "--queries", "empty.csv")
    #expect(empty.output.contains("empty.csv: warning: there is no query to run"), "\(empty.output)")
  }

  @Test(arguments: [
    ("q.yaml", "each: ['NOT brnad:x', 'NOT brand:x']", "'each'", 1),
    ("q.yaml", "contains: [{ where: 'NOT brnad:x' }]", "'contains'", 1),
    ("q.yaml", "snapshot: [brnad, brand]", "'snapshot'", 1),
    ("q.yaml", "each: ['NOT brand > 3']", "numeric filters find nothing", 1),
    ("q.yaml", "each: ['NOT brand:x'], snapshot: [label, brand], contains: [{ where: 'label:Acme' }]", "", 0),
    ("q.csv", "NOT brnad:x", "'contains'", 1),
  ])
  func expectationsThatNameWhatNoRecordHas(name: String, expected: String, told: String, count: Int) async throws {
    let workspace = try Workspace([
      "search.yaml": """
      indices:
        t: { records: t.jsonl, settings: { searchableAttributes: [brand] } }
      indexModules:
        - { indexName: t, hit: { label: { type: string, from: brand } } }

      """,
      "t.jsonl": Self.records,
      name: name == "q.csv" ? "query,expect.t\n,\(expected)\n" : "- { query: '', expect: { t: { \(expected) } } }\n",
    ])
    let run = try await workspace.run("test", "search.yaml", name)
    let warnings = run.errors.split(separator: "\n").filter { $0.contains("warning: ") }
    #expect(warnings.count == count && warnings.allSatisfy { $0.contains(told) }, "\(run.errors)")
    if told.hasPrefix("'") {
      #expect(run.errors.contains("no record of the index 't' has 'brnad', which \(told) names; did you mean 'brand'?"))
    }
    let batch = try await workspace.run("batch", "search.yaml", name, "--format", "ndjson")
    #expect(!batch.errors.contains("no record"), "\(batch.errors)")
  }

  @Test func aPathOfAHierarchyThatNoRecordHas() async throws {
    let state = "[{ hierarchical: { name: h, attributes: [c0, c1], path: 'A > Z' } }]"
    for text in try await told(workspace(state: state)) {
      #expect(text.contains("no record has 'A > Z' in 'c1'"), "\(text)")
    }
    let right = state.replacing("A > Z", with: "A > B")
    for text in try await told(workspace(state: right)) { #expect(!text.contains("warning"), "\(text)") }
  }

  @Test func aSeparatorThatNoValueHas() async throws {
    let state = "[{ hierarchical: { name: h, attributes: [c0, c1], separator: ' / ' } }]"
    for text in try await told(workspace(state: state)) {
      #expect(text.contains("no value of 'c1', the second level, has the separator ' / '"), "\(text)")
    }
  }

  @Test func anUndeclaredAttributeHasNoMissingValue() async throws {
    let run = try await workspace().run("search", "search.yaml", "--filters", "ok:true")
    #expect(run.errors.contains("'ok' is not among the attributesForFaceting"))
    #expect(!run.errors.contains("no record has"), "\(run.errors)")
  }
}
