import Diagnostics
import SpecLoader
import TestSupport
import Testing

/// Filters and facets of a spec beside what its indices declare for faceting.
struct FacetDeclarationTests {
  @Test func filtersOnUndeclaredAttributesAreWarnings() {
    let reading = read(
      movies(
        """
        disjunctiveFacets: [colour]
        query: { filters: 'genres:Drama AND price > 3 AND _tags:x', facets: [genre, '*', size] }
        filterState: [and: { name: a, filters: ['brand:Acme', 'year:1990', 'price < 9'] }]
        """))
    #expect(reading.specification != nil)
    expectEqual(Set(reading.codes), ["undeclared-facet"])
    expectEqual(
      reading.warnings.map { $0.message.prefix(10) }, ["'colour' i", "'genres' i", "'size' is ", "'brand' is"])
  }

  @Test func comparisonsThatFindNothingAreWarnings() {
    let text = """
      indices:
        a: { records: a.json, settings: { numericAttributesForFiltering: ['equalOnly(price)'] } }
      query: { numericFilters: ['price > 1', 'price=2'], filters: 'size:3 TO 2' }
      indexModules: [{ indexName: a, filterState: [and: { name: n, filters: ['price < 9', 'size = 3'] }] }]
      """
    let reading = read(text)
    expectEqual(reading.errors, [])
    expectEqual(
      reading.warnings.map(\.place),
      ["undeclared-number 3:27", "empty-range 3:61", "undeclared-number 4:72", "undeclared-number 4:85"])
  }

  @Test func boundsInTheWrongOrderAreToldOfAnyBackend() {
    let text = """
      backends: { al: { type: algolia, applicationID: A, apiKey: k } }
      backend: al
      query: { filters: 'size:9007199254740993 TO 9007199254740992' }
      indexModules: [indexName: a]
      """
    let found = read(text).warnings
    expectEqual(found.map(\.place).filter { $0.hasPrefix("empty-range") }, ["empty-range 3:19"])
  }

  /// Comparisons see three decimals.
  @Test func boundsThatCompareAsEqualAreInOrder() {
    let text = """
      indices: { a: { records: a.json } }
      query: { filters: 'size:1.23451 TO 1.2345' }
      indexModules: [indexName: a]
      """
    expectEqual(read(text).warnings.filter { $0.code == "empty-range" }, [])
  }

  @Test func whereAllNumbersCompareNoneNeedsADeclaration() {
    let text = """
      backends: { ts: { type: typesense, nodes: ['http://127.0.0.1:8108'], apiKey: k } }
      backend: ts
      indices: { a: { records: a.json, settings: { numericAttributesForFiltering: [size] } } }
      query: { filters: 'price > 3' }
      indexModules: [{ indexName: a, filterState: [and: { name: n, filters: ['price < 9'] }] }]
      """
    #expect(!read(text).codes.contains("undeclared-number"))
  }

  @Test func listsOfFiltersOnUndeclaredAttributesAreWarnings() {
    let reading = read(
      movies(
        """
        query: { facetFilters: ['a:1', ['genre:x', 'b:-2']], tagFilters: [x], facets: [genre, c] }
        """,
        root: "query: { facetFilters: ['never:1'], optionalFilters: 'd:1<score=3>', filters: 'objectID:7 AND e:1' }"
      ))
    expectEqual(reading.errors, [])
    expectEqual(
      reading.warnings.map(\.place),
      [
        "undeclared-facet 1:54", "undeclared-facet 1:79", "undeclared-facet 8:29", "undeclared-facet 8:36",
        "undeclared-facet 8:91",
      ])
  }

  @Test func declarationsWithModifiersCount() {
    let text = """
      indices:
        a: { records: a.json, settings: { attributesForFaceting: [filterOnly(x), afterDistinct(searchable(y))] } }
      indexModules:
        - { indexName: a, disjunctiveFacets: [y], query: { facets: [y], filters: 'x:1' } }
        - { id: values, facet: { indexName: a, attribute: y } }
      """
    expectEqual(read(text).diagnostics, [])
  }

  @Test func facetsThatAreDeclaredForFiltersAloneAreWarnings() {
    let text = """
      indices:
        a: { records: a.json, settings: { attributesForFaceting: [filterOnly(x), y] } }
        b: { records: b.json, settings: { attributesForFaceting: [z] } }
      query: { facets: [y, z, x] }
      indexModules:
        - { indexName: a, disjunctiveFacets: [x] }
        - { indexName: b }
      """
    let reading = read(text)
    expectEqual(
      reading.diagnostics.map(\.place), ["uncounted-facet 4:25", "undeclared-facet 4:25", "uncounted-facet 6:41"])
    let message = "nothing is counted of 'x': it is for filters alone in the attributesForFaceting of the index 'a'"
    expectEqual(reading.diagnostics.filter { $0.code == "uncounted-facet" }.map(\.message), [message, message])
  }

  /// A spec whose modules ask a Typesense that the indices were uploaded to.
  private func uploaded(_ settings: String, _ module: String) -> String {
    """
    backends: { ts: { type: typesense, nodes: ["http://a"], apiKey: k } }
    indices: { a: { records: a.json, settings: { attributesForFaceting: [\(settings)], attributeForDistinct: d } } }
    indexModules:
      - { indexName: a, \(module) }
    """
  }

  @Test func facetsThatWereNotDeclaredBeforeAnUploadAreWarnings() {
    let reading = read(
      uploaded("x", "disjunctiveFacets: [x, y], query: { facets: [x, z, '*'], filters: 'x:1 AND w:2' }"))
    expectEqual(reading.errors, [])
    expectEqual(Set(reading.codes), ["undeclared-facet"])
    expectEqual(Set(reading.warnings.map { $0.message.prefix(4) }), ["'w' ", "'y' ", "'z' "])
    expectEqual(read(uploaded("", "query: {}").replacing("indexName: a,", with: "indexName: b,")).diagnostics, [])
    let section = uploaded("x", "facet: { indexName: a, attribute: y }")
      .replacing("{ indexName: a, facet", with: "{ id: f, facet")
    expectEqual(read(section).errors.map(\.place), ["not-searchable 4:48"])
  }

  @Test(arguments: [
    ("query: { distinct: true, facets: [x, y] }", ["unsupported 4:58"]),
    ("query: { distinct: 2, facets: ['*'] }", ["unsupported 4:52"]),
    ("query: { distinct: 1 }, disjunctiveFacets: [y]", ["unsupported 4:65"]),
    ("query: { distinct: false, facets: [y] }", []), ("query: { facets: [y] }", []),
    ("query: { distinct: true, facets: [x] }", []),
    ("query: { facetingAfterDistinct: true }", ["unsupported 4:30"]), ("query: { facetingAfterDistinct: false }", []),
  ])
  func countsBehindGroupsThatABackendDoesNotHaveAreErrors(module: String, places: [String]) {
    expectEqual(read(uploaded("x, afterDistinct(y)", module)).errors.map(\.place), places)
  }
}
