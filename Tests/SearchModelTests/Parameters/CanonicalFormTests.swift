import SearchModel
import TestSupport
import Testing

/// The forms in which parameters may be written.
struct CanonicalFormTests {
  @Test(
    arguments: [
      ("advancedSyntax", "true", true), ("distinct", "false", false), ("distinct", 2, 2),
      ("typoTolerance", "true", true),
      ("typoTolerance", "min", "min"), ("ignorePlurals", "true", true), ("ignorePlurals", "en, fr", ["en", "fr"]),
      ("attributesToRetrieve", "a, b,", ["a", "b"]), ("facets", "", []), ("facets", #"["a,b"]"#, ["a,b"]),
      ("optionalWords", "red", ["red"]), ("facetFilters", "a:1,b:2", ["a:1", "b:2"]),
      ("facetFilters", "a:1,(b:2,b:3)", ["a:1", ["b:2", "b:3"]]),
      ("facetFilters", #"a:"x, y",b:-"(z)""#, [#"a:"x, y""#, #"b:-"(z)""#]),
      ("facetFilters", ["a:1", ["b:2", ["b:3", ["b:4"]]]], ["a:1", ["b:2", "b:3", "b:4"]]),
      ("facetFilters", #"[["a:1","a:2"]]"#, [["a:1", "a:2"]]), ("tagFilters", "x,(y,z)", ["x", ["y", "z"]]),
      ("facetFilters", ["a:x, y"], ["a:x, y"]), ("numericFilters", "n=1,n<5", ["n=1", "n<5"]),
      ("insideBoundingBox", "1,2,3,4.5", [1, 2, 3, 4.5]), ("insideBoundingBox", "[[1,2,3,4]]", [[1, 2, 3, 4]]),
      ("insideBoundingBox", "[1,2,3,4],[5,6,7,8]", [[1, 2, 3, 4], [5, 6, 7, 8]]), ("insideBoundingBox", "", .null),
      ("insidePolygon", "1,2,3,4,5,6", [1, 2, 3, 4, 5, 6]), ("aroundLatLng", "[51.5,-0.1]", "51.5,-0.1"),
      ("aroundLatLng", [51.5, -0.1], "51.5,-0.1"), ("aroundLatLng", "51.5, -0.1", "51.5, -0.1"),
      ("query", "null", "null"),
    ] as [(String, JSON, JSON)])
  func valuesAreReadInEveryForm(name: String, value: JSON, canonical: JSON) throws {
    let parameter = try #require(SearchParameter.byName[name])
    expectEqual(parameter.canonical(value), canonical)
    expectEqual(SearchParameters([name: value]).canonical, SearchParameters([name: canonical]))
    #expect(SearchParameters([name: value]).problem(in: .query) == nil)
  }

  @Test func textsOfSettingsAreCutOnlyWhereNoEntryHasAComma() {
    expectEqual(SearchParameter.byName["indexLanguages"]?.canonical("de, nl"), ["de", "nl"])
    expectEqual(SearchParameter.byName["searchableAttributes"]?.canonical("a,b"), ["a,b"])
  }

  @Test(
    arguments: [
      ("hitsPerPage", "many"), ("facets", [1]), ("facetFilters", ["a:1", 2]), ("facetFilters", [["a:1", [3]]]),
      ("insideBoundingBox", "here"), ("aroundLatLng", [1]), ("aroundLatLng", ["a", "b"]), ("advancedSyntax", "1"),
      ("minProximity", 8), ("typoTolerance", "max"),
    ] as [(String, JSON)])
  func otherValuesAreRefused(name: String, value: JSON) throws {
    let parameter = try #require(SearchParameter.byName[name])
    #expect(parameter.canonical(value) == nil)
    expectEqual(SearchParameters([name: value]).canonical, SearchParameters([name: value]))
    #expect(SearchParameters([name: value]).problem(in: .query) != nil)
  }

  @Test func aSettingOfOneTextIsNotCut() {
    expectEqual(SearchParameter.byName["searchableAttributes"]?.canonical("a,b"), ["a,b"])
  }

  @Test func listsWithoutEndAreRefused() {
    var filters: JSON = "a:1"
    for _ in 0..<1_000 { filters = [filters] }
    #expect(SearchParameter.byName["facetFilters"]?.canonical(filters) == nil)
  }

  @Test func everyParameterMayBeNull() {
    for parameter in SearchParameter.all {
      expectEqual(parameter.canonical(.null), JSON.null)
      #expect(SearchParameters([parameter.name: .null]).problem(in: parameter.scope) == nil)
    }
  }

  @Test func aNullTakesAwayWhatALowerLayerSays() {
    let upper = SearchParameters(["facets": .null])
    let merged = SearchParameters(["facets": ["a"], "page": 1]).overlaid(with: upper)
    expectEqual(merged.withoutNulls, ["page": 1])
    expectEqual(SectionRequest(moduleID: "m", indexName: "i", parameters: merged).parameters, ["page": 1])
  }

  @Test func answersOfGetSettingsAreSettings() {
    let answer = SearchParameters([
      "version": 2, "primary": "p", "master": "p", "synonyms": [["a", "b"]], "attributesToIndex": ["t"],
      "slaves": ["r"],
      "numericAttributesToIndex": .null, "customRanking": .null, "typoTolerance": "false",
    ])
    expectEqual(answer.settings, ["searchableAttributes": ["t"], "replicas": ["r"], "typoTolerance": false])
    expectEqual(
      SearchParameters(["attributesToIndex": ["a"], "searchableAttributes": ["b"]]).settings,
      [
        "searchableAttributes": ["b"]
      ])
  }
}
