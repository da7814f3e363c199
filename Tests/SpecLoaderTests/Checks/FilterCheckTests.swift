import Diagnostics
import SearchModel
import SpecLoader
import TestSupport
import Testing

struct FilterCheckTests {
  private func check() throws -> FilterCheck {
    let text = """
      backends: { local: { type: embedded }, hosted: { type: algolia, applicationID: A, apiKey: k } }
      backend: local
      indices:
        actors: { records: a.json, settings: { attributesForFaceting: [gender] } }
        movies: { records: m.json, settings: { attributesForFaceting: [searchable(genre), gender, filterOnly(rank)] } }
      indexModules:
        - indexName: actors
        - indexName: movies
        - { id: more, indexName: movies }
        - { id: far, indexName: elsewhere, backend: hosted }
      """
    return FilterCheck(specification: try #require(read(text).specification))
  }

  @Test func undeclaredAttributesAreNamedOnceWithTheirIndices() throws {
    try expectEqual(
      check().warnings(for: "(genre:a OR genre:b) AND NOT gendre:x AND gender:male"),
      [
        "'genre' is not among the attributesForFaceting of the index 'actors' (module actors)",
        "'gendre' is not among the attributesForFaceting of the indices 'actors' (module actors) and 'movies' "
          + "(modules movies, more); did you mean 'gender'?",
      ])
  }

  @Test func onlyTheModulesAskedForCount() throws {
    try expectEqual(check().warnings(for: "genre:a", modules: ["movies", "far"]), [])
    try expectEqual(check().warnings(for: "colour:a", modules: ["more"]).map { $0.hasSuffix("(module more)") }, [true])
    try expectEqual(check().warnings(for: "colour:a", modules: ["far"]), [])
  }

  @Test func numbersThatMayNotBeComparedAreNamed() throws {
    let text = """
      indices:
        a: { records: a.json, settings: { numericAttributesForFiltering: ['equalOnly(price)', size] } }
        b: { records: b.json, settings: { numericAttributesForFiltering: [size] } }
        c: { records: c.json }
      indexModules: [{ indexName: a }, { indexName: b }, { indexName: c }]
      """
    let check = FilterCheck(specification: try #require(read(text).specification))
    let missing = "'price' is not among the numericAttributesForFiltering of the index 'b' (module b)"
    expectEqual(
      check.warnings(for: "price > 5"),
      [
        "'price' compares with '=' and '!=' alone: it is equalOnly in the numericAttributesForFiltering of the index 'a' "
          + "(module a); " + missing
      ])
    expectEqual(check.warnings(for: "price = 5"), [missing])
    expectEqual(check.warnings(for: "size > 5 OR size:1 TO 3"), [])
    expectEqual(
      check.warnings(for: "sizes:1 TO 3", modules: ["b"]),
      [
        "'sizes' is not among the numericAttributesForFiltering of the index 'b' (module b); did you mean 'size'?"
      ])
  }

  @Test func reversedBoundsAreTold() throws {
    try expectEqual(
      check().warnings(for: "year:20 TO 5"), ["no number is in 'year:20 TO 5': the lower bound is written first"])
    try expectEqual(check().warnings(for: "year:5 TO 5"), [])
  }

  @Test(arguments: ["year >= 1990", "year:1 TO 2", "_tags:x", "x", "objectID:7", "", "genre:"])
  func otherFiltersNeedNoDeclaration(text: String) throws {
    try expectEqual(check().warnings(for: text), [])
  }

  @Test(arguments: [
    ("q.csv", "query,filters\na,colour:x\nb,colour:y AND size:1\n", ["2:3", "3:3"]),
    ("q.jsonl", "{\"query\":\"a\",\"filters\":\"colour:x\"}\n", ["1:14"]),
    ("q.yaml", "- { query: a, filters: 'colour:x' }\n- { query: b, filters: 'colour:x' }\n", ["1:24"]),
    (
      "q.yaml", "defaults: { facetFilters: [['gender:m', 'size:1']] }\nqueries: [{ query: a, filters: 'size:2' }]",
      ["1:28"]
    ),
    ("q.jsonl", #"{"query":"a","params":{"filters":"colour:x","facetFilters":[["size:1"]]}}"#, ["1:1", "1:1"]),
    (
      "q.yaml", "- { query: a, params: { optionalFilters: ['colour:x'] } }\n- { query: b, filters: 'colour:x' }\n",
      ["1:3"]
    ),
    (
      "q.yaml", "defaults: { facets: [genre, '*', colour] }\nqueries: [{ query: a, params: { facets: [size] } }]",
      ["1:34", "2:11"]
    ),
  ])
  func rowsAreWarnedOfOncePerAttribute(name: String, text: String, places: [String]) throws {
    let form = try #require(QueryFileForm(fileName: name))
    let source = QuerySource(file: name, form: form, origin: .bytes(Array(text.utf8)))
    var reader = QueryFileReader([source], filterCheck: try check())
    while try reader.next() != nil {}
    expectEqual(reader.warnings.map(\.place), places.map { "undeclared-facet " + $0 })
    #expect(reader.warnings.allSatisfy { $0.severity == .warning })
  }

  @Test func rowsThatCountWhatIsForFiltersAloneAreWarnedOf() throws {
    let text = "- { query: a, filters: {movies: 'rank:x'}, params: { facets: [genre, rank] } }\n"
    let source = QuerySource(file: "q.yaml", form: .yaml, origin: .bytes(Array(text.utf8)))
    var reader = QueryFileReader([source], filterCheck: try check())
    while try reader.next() != nil {}
    expectEqual(reader.warnings.map(\.place), ["uncounted-facet 1:3"])
    expectEqual(
      reader.warnings.map(\.message),
      ["nothing is counted of 'rank': it is for filters alone in the attributesForFaceting of the index 'movies'"])
  }

  @Test func withoutACheckThereIsNoWarning() throws {
    let source = QuerySource(file: "q.csv", form: .csv, origin: .bytes(Array("query,filters\na,colour:x\n".utf8)))
    var reader = QueryFileReader([source])
    while try reader.next() != nil {}
    expectEqual(reader.warnings, [])
  }
}
