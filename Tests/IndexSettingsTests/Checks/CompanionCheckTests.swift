import SearchModel
import TestSupport
import Testing

@testable import IndexSettings

/// Settings that act only beside another one, and areas in which nothing can be.
struct CompanionCheckTests {
  private func withoutEffect(_ values: SearchParameters, over lower: SearchParameters = [:]) -> [String] {
    SettingChecks.withoutEffect(in: values, over: lower).map { "\($0.name): \($0.message)" }
  }

  @Test func settingsWithoutARankingRankByTheirCustomRanking() {
    #expect(SettingChecks.ranksByCustom([:]))
    #expect(SettingChecks.ranksByCustom(["ranking": ["desc(x)", "custom"]]))
    #expect(!SettingChecks.ranksByCustom(["ranking": ["typo", "words"]]))
  }

  @Test(arguments: [JSON.null, [:], ["eventSources": .null], ["eventSources": []]])
  func whatAsksForNothingIsNotWithoutEffect(value: JSON) {
    expectEqual(withoutEffect(["semanticSearch": value]), [])
    expectEqual(withoutEffect(["semanticSearch": ["eventSources": ["a"]]]).count, 1)
  }

  @Test(arguments: ["min", "strict"])
  func facetsCountBeforeDistinctWhereTyposAreCutOff(tolerance: JSON) {
    let facets: SearchParameters = ["facetingAfterDistinct": true]
    let index: SearchParameters = ["typoTolerance": tolerance]
    let message = "has no effect: facets count before 'distinct' where 'typoTolerance' is 'min' or 'strict'"
    expectEqual(withoutEffect(facets, over: index), ["facetingAfterDistinct: \(message)"])
    expectEqual(withoutEffect(facets.overlaid(with: ["typoTolerance": true]), over: index), [])
    expectEqual(withoutEffect(facets), [])
  }

  @Test func allThatAreJudgedBesideOthersAreNamed() {
    let values: SearchParameters = [
      "aroundRadius": 5, "aroundPrecision": 5, "minimumAroundRadius": 5, "insideBoundingBox": [[1, 2, 3, 4]],
      "insidePolygon": [[1, 2, 3, 4, 5, 6]], "page": 1, "distinct": true, "facetingAfterDistinct": true,
      "typoTolerance": "min",
    ]
    let beside = SettingChecks.companionsWithoutEffect(in: values.overlaid(with: ["offset": 3]), over: [:])
    let without = SettingChecks.companionsWithoutEffect(in: ["length": 5], over: [:])
    expectEqual(ExactSet((beside + without).map(\.name)), SettingChecks.companionNames)
  }

  @Test func whatNoPlaceWouldMendIsNotMissingOne() {
    func found(_ values: SearchParameters) -> [String] {
      SettingChecks.companionsWithoutEffect(in: values, over: [:]).map { "\($0.name) \($0.missing ?? $0.message)" }
    }
    expectEqual(found(["aroundRadius": 5]), ["aroundRadius aroundLatLng"])
    expectEqual(
      found(["aroundRadius": 5, "minimumAroundRadius": 4]),
      ["aroundRadius aroundLatLng", "minimumAroundRadius has no effect: 'aroundRadius' says the radius"])
    let off = "has no effect: 'insidePolygon' is beside it, and turns the distance off"
    for place: SearchParameters in [[:], ["aroundLatLng": "1,2"]] {
      let values: SearchParameters = ["insidePolygon": [[1, 2, 3, 4, 5, 6]], "aroundRadius": 5, "aroundPrecision": 3]
      expectEqual(found(values.overlaid(with: place)), ["aroundRadius \(off)", "aroundPrecision \(off)"])
    }
  }

  @Test func wordsAreTakenApartInSearchableAttributesAlone() {
    let names: SearchParameters = ["camelCaseAttributes": ["title", "color"]]
    expectEqual(withoutEffect(names), [])
    let nested: SearchParameters = ["searchableAttributes": ["o.u", "p"]]
    expectEqual(withoutEffect(["camelCaseAttributes": ["o", "p.q", "*"]], over: nested), [])
    expectEqual(
      withoutEffect(names.overlaid(with: ["searchableAttributes": ["title,name"]])),
      ["camelCaseAttributes: 'color' has no effect: searchableAttributes does not declare it"])
  }

  private static let areas: [(name: String, value: JSON, message: String)] = [
    ("insideBoundingBox", [[139.6, 35.6, 139.8, 35.8]], "139.6 is no latitude; a box is lat, lng, lat, lng"),
    ("insideBoundingBox", [1, 2, 3, 4, -91, 5, -100, 6], "-91 is no latitude; a box is lat, lng, lat, lng"),
    ("insideBoundingBox", [[1, 2, 3]], "a box is four numbers: lat, lng, lat, lng"),
    (
      "insidePolygon", [[35.6, 139.6, 139.6, 35.8, 35.8, 139.8]],
      "139.6, 35.8 is no latitude and longitude; a polygon is lat, lng, lat, lng, …"
    ),
    ("insidePolygon", [[1, 2, 3, 4]], "a polygon is at least three pairs of a latitude and a longitude"),
  ]

  @Test(arguments: areas)
  func areasInWhichNothingCanBeAreErrors(name: String, value: JSON, message: String) {
    expectEqual(SettingChecks.problems(inQuery: [name: value]).map(\.message), [message])
  }

  @Test func areasThatReachBeyondThePolesAreTaken() {
    let boxes: SearchParameters = ["insideBoundingBox": [[95, -180, 40, 180], [-90, 0, 90, 1]]]
    expectEqual(SettingChecks.problems(inQuery: boxes).map(\.message), [])
  }
}
