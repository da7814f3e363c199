import Diagnostics
import IndexSettings
import SearchModel
import SpecLoader
import TestSupport
import Testing

struct CrossCheckTests {
  private let hosted = "backends: { hosted: { type: algolia, applicationID: APP, apiKey: k } }"

  @Test func indexOfARemoteBackendNeedsNoDeclaration() {
    expectEqual(read("\(hosted)\nindexModules: [indexName: anything]\n").diagnostics, [])
  }

  @Test func unusedIndexIsFine() {
    expectEqual(
      read(movies().replacing("indexModules", with: "  unused: { records: x.json }\nindexModules")).diagnostics, [])
  }

  @Test func missingFilesAreErrorsAtTheirNames() {
    let text = """
      indices:
        a:
          records: [there.json, gone-*.json]
          synonyms: gone.json
          rules: there.json
      indexModules: [indexName: a]
      """
    let files = ScriptedFiles(
      missing: ["gone.json": "there is no such file", "gone-*.json": "a folder, not a regular file"])
    let reading = read(text, options: SpecReadingOptions(files: files))
    expectEqual(reading.errors.map(\.place), ["missing-file 3:27", "missing-file 4:15"])
    #expect(reading.errors[0].message.hasSuffix("'gone-*.json': a folder, not a regular file"))
    #expect(reading.errors[1].message.hasSuffix("'gone.json' cannot be read: there is no such file"))
  }

  @Test func everyProblemOfASynonymFileIsAnErrorAtItsName() {
    let text = """
      indices:
        a: { records: a.json, synonyms: bad.json }
        b: { records: b.json, synonyms: good.json }
        c: { records: c.json, synonyms: gone.json }
      indexModules: [indexName: a]
      """
    let findings = [
      Diagnostic(
        code: "invalid-synonym", file: "specs/bad.json",
        range: SourceRange(at: SourcePosition(line: 2, column: 3)), message: "[0].type: is missing"),
      Diagnostic(code: "file-too-large", file: "specs/bad.json", message: "larger than the limit"),
    ]
    let files = ScriptedFiles(missing: ["gone.json": "there is no such file"], synonyms: ["bad.json": findings])
    let reading = read(text, options: SpecReadingOptions(files: files))
    expectEqual(reading.errors.map(\.place), ["invalid-synonyms 2:35", "invalid-synonyms 2:35", "missing-file 4:35"])
    expectEqual(
      reading.errors.prefix(2).map(\.message),
      [
        "'bad.json': larger than the limit", "'bad.json': line 2, [0].type: is missing",
      ])
  }

  @Test func fileOfCertificatesIsCheckedWhenItIsThere() {
    let text = """
      backends:
        good: { type: typesense, nodes: ["http://a"], apiKey: k, caFile: good.pem }
        bad:  { type: typesense, nodes: ["http://a"], apiKey: k, caFile: bad.pem }
        gone: { type: typesense, nodes: ["http://a"], apiKey: k, caFile: gone.pem }
      backend: good
      indexModules: [indexName: a]
      """
    let files = ScriptedFiles(
      missing: ["gone.pem": "there is no such file"], certificates: ["bad.pem": "holds no certificate"])
    let reading = read(text, options: SpecReadingOptions(files: files))
    expectEqual(reading.errors.map(\.place), ["invalid-certificates 3:68", "missing-file 4:68"])
    expectEqual(reading.errors.first?.message, "'bad.pem' holds no certificate")
  }

  @Test func whatTheEngineDoesNotDoIsWarnedOfOnceAndInItsModulesOnly() {
    let wanted = "{ ignorePlurals: [en, ja], mode: neuralSearch }"
    let found = read(movies("query: \(wanted)")).diagnostics
    expectEqual(found.map(\.place), ["no-effect 8:34", "no-effect 8:45"])
    #expect(found.allSatisfy { $0.severity == .warning })
    expectEqual(read("\(hosted)\nquery: \(wanted)\nindexModules: [indexName: a]\n").diagnostics, [])
  }

  @Test func settingsThatABackendDoesNotHaveAreWarnedOfAtTheirPlace() {
    let text = """
      backends: { ts: { type: typesense, nodes: ["http://a"], apiKey: k }, local: { type: embedded } }
      backend: ts
      indices:
        a:
          records: a.json
          settings: { searchableAttributes: [t], ignorePlurals: true, camelCaseAttributes: [t], optionalWords: [] }
      indexModules: [indexName: a]
      """
    let found = read(text).diagnostics
    expectEqual(found.map(\.place), ["no-effect 6:44", "no-effect 6:65"])
    #expect(found.allSatisfy { $0.severity == .warning })
    expectEqual(
      found.first?.message,
      "the setting has no effect there: the backend 'ts' (typesense) has no "
        + "'ignorePlurals: true': it knows no plural forms")
    // A query that says otherwise makes the setting superfluous; an upload is warned of without a module.
    expectEqual(
      read(text.replacing("[indexName: a]", with: "[{ indexName: a, query: { ignorePlurals: false } }]")).diagnostics
        .map(\.place), ["no-effect 6:65"])
    let local = text.replacing("backend: ts", with: "backend: local")
    expectEqual(read(local).diagnostics, [])
    let upload = SpecReadingOptions(backendChoice: BackendChoice(modules: [], additional: ["ts"]))
    expectEqual(read(local, options: upload).diagnostics.map(\.place), ["no-effect 6:44", "no-effect 6:65"])
  }

  @Test func misspeltPlaceholdersOfABodyAreToldAtTheirPlace() {
    let found = read(
      """
      backends:
        shop:
          type: http
          request:
            method: POST
            url: "http://a/s"
            body:
              text: "{query}"
              deep: { list: ["{page}", "x {quer} y"] }
              other: "${KEY} {indx}"
          response: { hits: $.hits }
      indexModules: [indexName: a]
      """, options: SpecReadingOptions(environment: ["KEY": "k"])
    ).errors
    expectEqual(found.map(\.place), ["invalid-template 9:37", "invalid-template 10:16"])
    expectEqual(found.first?.message, "unknown placeholder '{quer}'")
  }

  @Test func whatNeedsAnotherParameterOnABackendIsAnErrorWithoutIt() {
    func places(_ query: String) -> [String] {
      read(
        """
        backends: { ts: { type: typesense, nodes: ["http://a"], apiKey: k } }
        query: { \(query) }
        indexModules: [indexName: a]
        """
      ).diagnostics.map(\.place)
    }
    expectEqual(places("aroundLatLng: '1,2'"), ["unsupported 2:10"])
    expectEqual(places("aroundLatLng: '1,2', aroundRadius: 5"), [])
    expectEqual(places("length: 5"), ["no-effect 2:18"])
    expectEqual(places("offset: 1, length: 5"), [])
  }

  @Test(arguments: [
    ("aroundRadius: 3", ["no-effect 8:28"]), ("aroundLatLng: '1,2', aroundRadius: 3", []),
    ("aroundLatLng: '1,2', aroundRadius: 3, minimumAroundRadius: 4", ["no-effect 8:73"]),
    ("page: 1, offset: 3", ["no-effect 8:20"]), ("page: 1", []), ("length: 3", ["no-effect 8:22"]),
    ("insideBoundingBox: [[1, 2, 3, 4]], insidePolygon: [[1, 2, 3, 4, 5, 6]]", ["no-effect 8:64"]),
    ("distinct: 2", ["no-effect 8:24"]), ("distinct: false", []), ("enablePersonalization: true", ["no-effect 8:37"]),
    ("extensions: { a: 1 }", ["no-effect 8:26"]), ("userToken: u, analytics: false", []),
  ])
  func whatActsOnlyBesideAnotherParameterIsWarnedOf(query: String, places: [String]) {
    expectEqual(read(movies("query: { \(query) }")).diagnostics.map(\.place), places)
  }

  @Test func codesOfNoLanguageAreErrors() {
    let found = read(movies("query: { ignorePlurals: [en, eng] }")).errors
    expectEqual(found.map(\.place), ["invalid-parameter 8:34"])
    expectEqual(found.first?.suggestion, "en")
  }

  @Test(arguments: [
    ("a.txt", ["invalid-value 1:26"]), ("a", ["invalid-value 1:26"]), ("[]", ["invalid-value 1:26"]),
    ("'*.txt'", ["invalid-value 1:26"]), ("[a.json, b.gz]", ["invalid-value 1:35"]), ("'data/*'", []),
    ("'data/a.js*'", []), ("A.JSON.GZ", []), ("'*.csv.gz'", []),
  ])
  func recordFilesHaveKnownEndings(records: String, places: [String]) {
    let reading = read("indices: { a: { records: \(records) } }\nindexModules: [indexName: a]")
    expectEqual(reading.errors.map(\.place), places)
  }

  @Test func parameterOutOfPlaceNamesItsPlace() {
    let reading = read(movies("query: { customRanking: [desc(year)] }"))
    expectEqual(reading.errors.count, 1)
    #expect(reading.errors[0].message.contains("'settings'"))
  }

  @Test func everyParameterAcceptsItsExampleAndItsDefault() throws {
    for parameter in SearchParameter.all where parameter.name != "query" {
      for value in [parameter.example, parameter.defaultValue].compactMap({ $0 }) {
        let line = "{ \(parameter.name): \(value.text()) }"
        let text =
          parameter.isQueryParameter
          ? movies("query: \(line)")
          : "indices: { a: { records: a.json, settings: \(line) } }\nindexModules: [indexName: a]\n"
        let reading = read(text)
        expectEqual(reading.errors, [], "\(parameter.name)")
        let spec = try #require(reading.specification)
        let read = parameter.isQueryParameter ? spec.modules[0].query : spec.indices[0].settings
        #expect(read[parameter.name] == value || read[parameter.name] == [value], "\(parameter.name)")
      }
    }
  }

  @Test func oneTextStandsForAListOfOne() throws {
    let spec = try #require(read(movies("query: { facets: genre, facetFilters: 'genre:Drama' }")).specification)
    expectEqual(spec.modules[0].query, ["facets": ["genre"], "facetFilters": ["genre:Drama"]])
  }

  @Test func duplicateIDsNameTheFirstLine() {
    let reading = read(movies() + "\n  - indexName: movies\n")
    expectEqual(reading.errors.count, 1)
    #expect(reading.errors[0].message.contains("line 7"))
  }

  @Test func groupsOfOneNameMayDifferInKind() {
    let reading = read(
      movies("filterState: [and: { name: a, filters: ['genre:x'] }, or: { name: a, filters: ['genre:y'] }]"))
    expectEqual(reading.diagnostics, [])
  }
}
