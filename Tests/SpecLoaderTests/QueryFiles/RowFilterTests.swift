import Diagnostics
import SearchModel
import SpecLoader
import TestSupport
import Testing

/// Filters and parameters that rows of query files have of their own.
struct RowFilterTests {
  @Test(arguments: [
    (
      "q.yaml",
      "- { query: a, filters: { movies: 'g:1', actors: 'n > 1' }, params: { typoTolerance: 'false', hitsPerPage: 3 } }"
    ),
    (
      "q.jsonl",
      #"{"query":"a","filters":{"movies":"g:1","actors":"n > 1"},"params":{"typoTolerance":"false","hitsPerPage":3}}"#
    ),
  ])
  func rowsMaySayFiltersOfModulesAndParameters(name: String, text: String) throws {
    let entry = try #require(try queries((name, text + "\n"), modules: ["movies", "actors"]).first)
    expectEqual(entry.filterTexts, FilterTexts(byModule: ["movies": ["g:1"], "actors": ["n > 1"]]))
    expectEqual(entry.params, ["typoTolerance": false, "hitsPerPage": 3])
    expectEqual(entry.parameters.hitsPerPage, 3)
    expectEqual(entry.carried, [:])
  }

  @Test func columnsMaySayFiltersOfModules() throws {
    let text = "query,filters,filters.movies,filters.actors\na,x:1,g:1,\nb,,,n > 1\n"
    let entries = try queries(("q.csv", text), modules: ["movies", "actors"])
    expectEqual(
      entries.map(\.filterTexts),
      [
        FilterTexts(["x:1"], byModule: ["movies": ["g:1"]]), FilterTexts(byModule: ["actors": ["n > 1"]]),
      ])
  }

  @Test(arguments: [
    ("q.csv", "query,filters.movie\na,g:1\n", "unknown-module 2:3"),
    ("q.csv", "query,filters.movies\na,g:\n", "invalid-filter 2:3"),
    ("q.jsonl", #"{"query":"a","filters":{"movie":"g:1"}}"#, "unknown-module 1:14"),
    ("q.jsonl", #"{"query":"a","filters":{"movies":3}}"#, "invalid-value 1:14"),
    ("q.jsonl", #"{"query":"a","filters":{"movies":"g:"}}"#, "invalid-value 1:14"),
    ("q.jsonl", #"{"query":"a","params":{"typoTolerence":true}}"#, "unknown-parameter 1:14"),
    ("q.jsonl", #"{"query":"a","params":{"hitsPerPage":"x"}}"#, "wrong-type 1:14"),
    ("q.yaml", "- { query: a, filters: { movie: 'g:1' } }", "unknown-module 1:33"),
    ("q.yaml", "- { query: a, filters: { movies: 'g:' } }", "invalid-filter 1:37"),
    ("q.yaml", "- { query: a, params: { query: b } }", "misplaced-parameter 1:25"),
  ])
  func wrongFiltersAndParametersOfRowsHaveTheirPlace(name: String, text: String, error: String) {
    expectEqual(queryError(name, text, modules: ["movies"]), error)
  }

  @Test(arguments: [
    ("q.csv", "query,page,filters.movie\na,-1,g:1\n", "invalid-value 2:3, unknown-module 2:6"),
    (
      "q.jsonl", #"{"page":-1,"filters":{"movie":"g:","movies":3}}"#,
      "missing-key 1:1, invalid-value 1:2, invalid-value 1:12, invalid-value 1:12, unknown-module 1:12"
    ),
    ("q.yaml", "- { query: a, page: -1, filters: { movie: 'g:1' } }", "out-of-range 1:21, unknown-module 1:43"),
  ])
  func allErrorsOfARowAreTold(name: String, text: String, errors: String) {
    expectEqual(queryError(name, text, modules: ["movies"]), errors)
  }

  @Test func filtersOfTheCommandLineMayBeForOneModule() throws {
    let modules = ["movies", "year"]
    try expectEqual(
      FilterTexts(arguments: ["movies=g:1", "n = 1", "year=n=1"], modules: modules),
      FilterTexts(["n = 1"], byModule: ["movies": ["g:1"], "year": ["n=1"]]))
    let wrong = #expect(throws: FilterSyntaxError.self) {
      try FilterTexts(arguments: ["movies=g:"], modules: modules)
    }
    expectEqual(wrong?.scalarRange.lowerBound, 9)
    #expect(throws: FilterSyntaxError.self) { try FilterTexts(arguments: ["movie=g:1"], modules: modules) }
  }

  @Test func namesOfParametersInRowsAreWarnedOfOnce() throws {
    try expectEqual(
      warnings("q.csv", "query,typoTolerance,source\na,false,x\nb,true,y\n"),
      ["carried-parameter 2:1 'typoTolerance' i"])
    try expectEqual(warnings("q.csv", "query,params\na,{}\n"), ["carried-parameter 2:1 'params' is not r"])
    try expectEqual(warnings("q.jsonl", #"{"query":"a","params":{"page":1}}"# + "\n"), [])
    try expectEqual(warnings("q.yaml", "- { query: a, distinct: 1 }\n"), ["carried-parameter 1:3 'distinct' is a s"])
  }

  @Test(arguments: [
    ("q.yaml", "- { query: a, filters: { movies: '', actors: ' ' } }"),
    ("q.jsonl", #"{"query":"a","filters":{"movies":"","actors":" "}}"#),
    ("q.csv", "query,filters.movies,filters.actors\na,, "),
  ])
  func emptyFiltersOfModulesAreNone(name: String, text: String) throws {
    let entry = try #require(try queries((name, text + "\n"), modules: ["movies", "actors"]).first)
    #expect(entry.filterTexts.isEmpty)
  }

  @Test func parametersOfRowsWithoutEffectAreWarnedOfOnce() throws {
    func check(_ query: String) throws -> FilterCheck {
      let text = "indices: { movies: { records: m.json } }\nquery: \(query)\nindexModules: [{ indexName: movies }]\n"
      return FilterCheck(specification: try #require(read(text).specification))
    }
    let row = #"{"query":"a","params":{"mode":"neuralSearch","aroundRadius":5,"typoTolerance":false}}"# + "\n"
    try expectEqual(
      warnings("q.jsonl", row + row, filterCheck: try check("{}")),
      ["no-effect 1:1 'params': 'mode' ", "no-effect 1:1 'params': 'around"])
    // What is below the row counts as well: the spec's parameters, and the file's defaults.
    try expectEqual(
      warnings("q.jsonl", row, filterCheck: try check("{ aroundLatLng: '1,2' }")),
      [
        "no-effect 1:1 'params': 'mode' "
      ])
    let file = "defaults: { aroundLatLng: '1,2' }\nqueries: [{ query: a, params: { aroundRadius: 5 } }]\n"
    try expectEqual(warnings("q.yaml", file, filterCheck: try check("{}")), [])
    // The file's defaults may have an effect in some row.
    let rows = "{ query: a }, { query: b, params: { aroundLatLng: '1,2' } }"
    let radius = "defaults: { aroundRadius: 5, mode: neuralSearch }\nqueries: [\(rows)]\n"
    try expectEqual(
      warnings("q.yaml", radius, filterCheck: try check("{}")), ["no-effect 1:36 'mode': has no ef"])
    // A row's page takes the place of a window of the spec, and of its own.
    let page = #"{"query":"a","params":{"page":1}}"# + "\n" + #"{"query":"b","params":{"page":1,"offset":2}}"# + "\n"
    try expectEqual(warnings("q.jsonl", page, filterCheck: try check("{ offset: 0, length: 5 }")), [])
    // Another backend may do what the engine does not.
    let mixed = """
      backends: { e: { type: embedded }, h: { type: algolia, applicationID: APP, apiKey: k } }
      backend: e
      indices: { m: { records: m.json } }
      indexModules: [{ indexName: m }, { indexName: far, backend: h }]
      """
    let hosted = FilterCheck(specification: try #require(read(mixed).specification))
    try expectEqual(warnings("q.jsonl", row, filterCheck: hosted), [])
    let none = "defaults: { aroundRadius: 5 }\nqueries: [{ query: a }, { query: b, params: { aroundRadius: 6 } }]\n"
    try expectEqual(
      warnings("q.yaml", none, filterCheck: try check("{}")).map { String($0.prefix(14)) },
      ["no-effect 1:27", "no-effect 2:25"])
  }

  @Test func parametersWithoutTheirCriterionAreWarnedOf() throws {
    func check(_ modules: String) throws -> FilterCheck {
      let text = """
        indices:
          a: { records: m.json, settings: { ranking: [typo, words], attributesForFaceting: [g] } }
          b: { records: m.json, settings: { attributesForFaceting: [g] } }
        indexModules: [\(modules)]
        """
      return FilterCheck(specification: try #require(read(text).specification))
    }
    let row = #"{"query":"a","params":{"optionalFilters":["g:1"]}}"# + "\n"
    let defaults = "defaults: { optionalFilters: ['g:1'] }\nqueries: [{ query: a }]\n"
    let alone = try check("{ indexName: a }")
    try expectEqual(warnings("q.jsonl", row, filterCheck: alone), ["no-effect 1:1 'params': 'option"])
    try expectEqual(warnings("q.yaml", defaults, filterCheck: alone), ["no-effect 1:30 'optionalFilters'"])
    // Another section, or the row itself, ranks by it.
    let both = try check("{ indexName: a }, { indexName: b }")
    try expectEqual(warnings("q.jsonl", row, filterCheck: both) + warnings("q.yaml", defaults, filterCheck: both), [])
    let own = "queries: [{ query: a, params: { optionalFilters: ['g:1'], ranking: [filters] } }]\n"
    try expectEqual(warnings("q.yaml", own, filterCheck: alone), [])
  }

  private static let windows: [(spec: String, row: String, isWarnedOf: Bool)] = [
    ("offset: 1, length: 5", #""hitsPerPage":3"#, true), ("offset: 1, length: 5", #""hitsPerPage":3,"page":0"#, false),
    ("offset: 1", #""hitsPerPage":3"#, false), ("length: 5", #""hitsPerPage":3,"params":{"offset":2}"#, true),
    ("offset: 1, length: 5", #""hitsPerPage":3,"params":{"offset":null}"#, false),
    ("", #""hitsPerPage":3,"params":{"offset":2,"length":4}"#, true), ("", #""hitsPerPage":3"#, false),
  ]

  @Test(arguments: windows)
  func sizesOfPagesBesideAWindowAreWarnedOf(spec: String, row: String, isWarnedOf: Bool) throws {
    let text = "indices: { m: { records: m.json } }\nindexModules: [{ indexName: m, query: { \(spec) } }]\n"
    let check = FilterCheck(specification: try #require(read(text).specification))
    let rows = "{\"query\":\"a\",\(row)}\n"
    try expectEqual(
      warnings("q.jsonl", rows + rows, filterCheck: check),
      isWarnedOf ? ["no-effect 1:1 'hitsPerPage' has"] : [])
  }

  @Test func conditionsThatNoHitSatisfiesAreWarnedOf() throws {
    let spec = "indices: { movies: { records: m.json } }\nindexModules: [{ id: m, indexName: movies }]\n"
    let check = FilterCheck(specification: try #require(read(spec).specification))
    let text = """
      - { query: a, expect: { m: { each: ['NOT n:9 TO 2', 'n:2 TO 9'] } } }
      - { query: b, expect: { page: { contains: { where: 'n:8 TO 2' } } } }
      """
    try expectEqual(
      warnings("q.yaml", text, filterCheck: check),
      ["empty-range 1:37 no number is in '", "empty-range 2:43 no number is in '"])
  }

  /// The warnings of a query file, each as its place and the beginning of its message.
  private func warnings(_ name: String, _ text: String, filterCheck: FilterCheck? = nil) throws -> [String] {
    let form = QueryFileForm(fileName: name) ?? .lines
    var reader = QueryFileReader(
      [QuerySource(file: name, form: form, origin: .bytes(Array(text.utf8)))], filterCheck: filterCheck)
    while try reader.next() != nil {}
    return reader.warnings.map { "\($0.place) \($0.message.prefix(17))" }
  }
}
