import Diagnostics
import IndexSettings
import SearchModel
import SpecLoader
import TestSupport
import Testing

/// The forms in which specs may write parameters and settings.
struct ParameterFormTests {
  private func query(_ lines: String) throws -> SearchParameters {
    let reading = read(movies("query: {\(lines)}"))
    #expect(reading.errors.isEmpty)
    return try #require(reading.specification).modules[0].query
  }

  private func reading(settings: String) -> SpecReading {
    read("indices: { i: { records: a.json, settings: {\(settings)} } }\nindexModules: [indexName: i]")
  }

  private func settings(_ lines: String) throws -> SearchParameters {
    let reading = reading(settings: lines)
    #expect(reading.errors.isEmpty)
    return try #require(reading.specification).indices[0].settings
  }

  @Test func everySettingMayBeNull() throws {
    for name in SearchParameter.settingNames {
      try expectEqual(settings("\(name): null"), [:])
    }
  }

  @Test(arguments: ["null", "~", "Null", "NULL"])
  func everyQueryParameterMayBeNull(null: String) throws {
    for name in SearchParameter.queryNames where name != "query" {
      try expectEqual(query("\(name): \(null)"), SearchParameters([name: .null]))
    }
  }

  @Test func aQuotedNullIsAText() throws {
    try expectEqual(
      query(#"facets: "null", highlightPreTag: 'null'"#), ["facets": ["null"], "highlightPreTag": "null"])
    expectEqual(reading(settings: #"hitsPerPage: "null""#).errors.map(\.code), ["wrong-type"])
  }

  @Test func aNullOfAModuleTakesAwayWhatTheSpecSays() throws {
    let reading = read(movies("query: {facets: null}", root: "query: {facets: [genre], hitsPerPage: 3}"))
    let specification = try #require(reading.specification)
    let parameters = specification.query.overlaid(with: specification.modules[0].query)
    expectEqual(parameters.withoutNulls, ["hitsPerPage": 3])
  }

  @Test func aNullOfAReplicaTakesAwayItsPrimarysSetting() throws {
    let reading = read(
      """
      indices:
        a: { records: a.json, settings: { searchableAttributes: [t], hitsPerPage: 3, replicas: [b] } }
        b: { settings: { searchableAttributes: null } }
      indexModules: [indexName: a]
      """)
    #expect(reading.errors.isEmpty)
    expectEqual(reading.specification?.indices.first { $0.name == "b" }?.settings, ["hitsPerPage": 3])
  }

  @Test(
    arguments: [
      ("facetFilters: 'genre:a,(year:1,year:2)'", "facetFilters", ["genre:a", ["year:1", "year:2"]]),
      ("facetFilters: [genre:a, [year:1, [year:2]]]", "facetFilters", ["genre:a", ["year:1", "year:2"]]),
      ("tagFilters: 'a,b'", "tagFilters", ["a", "b"]),
      ("numericFilters: 'n=1,n:2 to 3'", "numericFilters", ["n=1", "n:2 to 3"]),
      ("numericFilters: ['(n=1,n=2)']", "numericFilters", ["(n=1,n=2)"]),
      ("attributesToRetrieve: 'a, b'", "attributesToRetrieve", ["a", "b"]),
      ("insideBoundingBox: '1,2,3,4'", "insideBoundingBox", [1, 2, 3, 4]),
      ("insideBoundingBox: [[1, 2, 3, 4]]", "insideBoundingBox", [[1, 2, 3, 4]]),
      ("insidePolygon: '1,2,3,4,5,6.5'", "insidePolygon", [1, 2, 3, 4, 5, 6.5]),
      ("aroundLatLng: '[51.5,-0.1]'", "aroundLatLng", "51.5,-0.1"),
      ("aroundLatLng: [51.5, -0.1]", "aroundLatLng", "51.5,-0.1"),
      ("typoTolerance: 'true'", "typoTolerance", true), ("distinct: 'false'", "distinct", false),
      ("ignorePlurals: 'true'", "ignorePlurals", true), ("hitsPerPage: 0", "hitsPerPage", 0),
      ("aroundPrecision: 0", "aroundPrecision", 0), ("facetFilters: ['']", "facetFilters", [""]),
    ] as [(String, String, JSON)])
  func formsOfParametersAreTaken(line: String, name: String, value: JSON) throws {
    try expectEqual(query(line), SearchParameters([name: value]))
  }

  @Test(
    arguments: [
      ("facetFilters: 'genre:a,(year:1'", "invalid-filter"), ("facetFilters: 'genre:a,b'", "invalid-filter"),
      ("numericFilters: 'n=1,n=x'", "invalid-filter"), ("insideBoundingBox: here", "wrong-type"),
      ("insideBoundingBox: '1,2,3'", "invalid-parameter"), ("minProximity: 8", "out-of-range"),
      ("aroundLatLng: [1]", "wrong-type"), ("facetFilters: [genre:a, [year:1, {a: 1}]]", "wrong-type"),
    ])
  func wrongFormsAreReported(line: String, code: String) {
    expectEqual(read(movies("query: {\(line)}")).errors.map(\.code), [code])
  }

  @Test func membersOfAnswersAreTakenOrSkippedWithAWord() throws {
    let lines = "version: 2, primary: p, synonyms: [[a, b]], attributesToIndex: [t], numericAttributesToIndex: null"
    try expectEqual(settings(lines), ["searchableAttributes": ["t"]])
    expectEqual(
      reading(settings: lines).diagnostics.map(\.code),
      ["skipped-setting", "skipped-setting", "skipped-setting", "former-setting"])
  }

  @Test func theFormerNameOfThePrimaryIsSkippedWithAWord() throws {
    try expectEqual(settings("master: p, minWordSizefor1Typo: 3"), ["minWordSizefor1Typo": 3])
    expectEqual(reading(settings: "master: p").diagnostics.map(\.code), ["skipped-setting"])
  }

  @Test func ofAFormerNameAndThePresentOneThePresentOneCounts() throws {
    try expectEqual(settings("attributesToIndex: [a], searchableAttributes: [b]"), ["searchableAttributes": ["b"]])
    try expectEqual(settings("attributesToIndex: [a], searchableAttributes: null"), ["searchableAttributes": ["a"]])
    try expectEqual(settings("searchableAttributes: null, attributesToIndex: [a]"), ["searchableAttributes": ["a"]])
  }

  @Test(
    arguments: [
      "searchableAttributes: ['unordered(a,b)', 'c, unordered(d)', 'unordered( e , f )']", "replicas: ['']",
      "separatorsToIndex: '+#$.'", "enablePersonalization: true", "typoTolerance: 'false'",
      "attributesForFaceting: ['afterDistinct(searchable(a))']",
    ])
  func settingsOfAlgoliaAreTaken(line: String) {
    #expect(reading(settings: line).errors.isEmpty)
  }

  @Test(
    arguments: [
      "searchableAttributes: ['unordered(a,)']", "searchableAttributes: ['sorted(a,b)']", "minProximity: 0",
      "attributesForFaceting: ['searchable(filterOnly(a))']", "attributesForFaceting: ['filterOnly(searchable(a))']",
      "separatorsToIndex: '+a'", "synonyms: true",
    ])
  func settingsThatAlgoliaRefusesAreErrors(line: String) {
    expectEqual(reading(settings: line).errors.count, 1)
  }

  @Test func aCurrencySignAmongSeparatorsIsAWarning() {
    let reading = reading(settings: "separatorsToIndex: '+$€'")
    expectEqual(reading.diagnostics.map(\.severity), [.warning, .warning])
  }

  @Test func aStarThatStandsForNothingIsAWarning() {
    let reading = reading(settings: "searchableAttributes: ['*'], attributesForFaceting: [a*b, 'searchable(*)']")
    expectEqual(reading.diagnostics.map(\.severity), [.warning, .warning])
    #expect(reading.diagnostics.map(\.message).allSatisfy { $0.contains("a star stands for no attributes here") })
  }

  @Test func aFacetModuleMaySayTheTextThatSelectsRecords() throws {
    let lines = "indices: { i: { records: a.json, settings: { attributesForFaceting: [searchable(g)] } } }\n"
    let reading = read(lines + "indexModules: [{facet: {indexName: i, attribute: g}, query: {query: tom}}]")
    #expect(reading.errors.isEmpty)
    expectEqual(reading.specification?.modules[0].query, ["query": "tom"])
    let misplaced = read(lines + "query: {query: tom}\nindexModules: [{indexName: i, query: {query: tom}}]")
    expectEqual(misplaced.errors.map(\.code), ["misplaced-parameter", "misplaced-parameter"])
  }
}
