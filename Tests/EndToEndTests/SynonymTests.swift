import TestSupport
import Testing

/// An index with a file of synonyms.
struct SynonymTests {
  private static let spec = """
    version: 1
    indices:
      goods:
        records: goods.json
        settings: { searchableAttributes: [title], ignorePlurals: [en], removeStopWords: [en] }
        synonyms: words/synonyms.json
    indexModules:
      - id: goods
        indexName: goods

    """

  private static let goods = """
    [
      {"objectID": "1", "title": "Television sets"},
      {"objectID": "2", "title": "Radios"},
      {"objectID": "3", "title": "Hotel in New York at 5 <Street>"}
    ]

    """

  private static let synonyms = """
    [
      {"objectID": "screens", "type": "synonym", "synonyms": ["tv", "television"]},
      {"objectID": "cities", "type": "onewaysynonym", "input": "nyc", "synonyms": ["New York"]},
      {"objectID": "receivers", "type": "altCorrection1", "word": "receiver", "corrections": ["radios"]},
      {"objectID": "streets", "type": "placeholder", "placeholder": "<Street>", "replacements": ["broadway"]}
    ]

    """

  private func workspace(synonyms: String? = synonyms) throws -> Workspace {
    var files = ["search.yaml": Self.spec, "goods.json": Self.goods]
    files["words/synonyms.json"] = synonyms
    return try Workspace(files)
  }

  @Test(arguments: [
    ("tv", ["1"]), ("tele", ["1"]), ("the tv set", ["1"]), ("receiver", ["2"]), ("radio", ["2"]),
    ("hotel nyc broadway", ["3"]), ("new york hotels", ["3"]), ("street", []),
  ])
  func synonymsPluralsAndStopWordsApply(query: String, ids: [String]) async throws {
    let run = try await workspace().run("search", "search.yaml", "--format", "json", query)
    expectEqual(run.errors, "")
    try expectEqual(Results(run.output).sections.map(\.ids), [ids])
  }

  @Test func explanationNamesThem() async throws {
    let run = try await workspace().run("explain", "search.yaml", "--object", "3", "in nyc hotels broadway")
    expectEqual(run.status, 0)
    #expect(
      run.output.contains(
        """
          Record 3 is hit 1
            stop words left out: in
            nyc matches new york in title (synonym 'cities')
            hotels matches hotel in title (plural)
            broadway matches <Street> in title (placeholder of 'streets')

        """))
  }

  @Test func highlightsMayShowTheQuerysWords() async throws {
    let spec = Self.spec + "    query: { replaceSynonymsInHighlight: true }\n"
    let workspace = try Workspace([
      "search.yaml": spec, "goods.json": Self.goods, "words/synonyms.json": Self.synonyms,
    ])
    let run = try await workspace.run("search", "search.yaml", "--format", "json", "nyc")
    #expect(run.output.contains(#""Hotel in <em>nyc</em> at 5 <Street>""#))
  }

  @Test(arguments: ["search", "validate", "explain", "index"])
  func missingFileIsAFindingOfTheSpec(command: String) async throws {
    let run = try await workspace(synonyms: nil).run(command, "search.yaml")
    expectEqual(run.status, 78)
    #expect(
      (run.output + run.errors).contains(
        "search.yaml:6:15: error: 'words/synonyms.json' cannot be read: the file does not exist\n"))
  }

  @Test(arguments: ["search", "validate"])
  func malformedFileIsAFindingOfTheSpec(command: String) async throws {
    let synonyms = """
      [
        {"objectID": "a", "type": "synonym", "synonyms": ["tv", 7]},
        {"objectID": "a", "type": "synonyms"}
      ]
      """
    let run = try await workspace(synonyms: synonyms).run(command, "search.yaml")
    expectEqual(run.status, 78)
    let text = run.output + run.errors
    #expect(
      text.contains(
        "search.yaml:6:15: error: 'words/synonyms.json': line 2, [0].synonyms[1]: expected a string, found an integer\n"
          + "  6 |     synonyms: words/synonyms.json\n"))
    #expect(
      text.contains("search.yaml:6:15: error: 'words/synonyms.json': line 3, [1].type: unknown type 'synonyms'; "))
  }
}
