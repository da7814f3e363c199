import SearchModel
import TestSupport
import Testing

struct SearchParameterCatalogueTests {
  @Test func namesAreUniqueWords() {
    let names = SearchParameter.all.map(\.name)
    expectEqual(Set(names).count, names.count)
    #expect(names.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
    expectEqual(SearchParameter.byName.count, names.count)
  }

  @Test(arguments: SearchParameter.all.map(\.name))
  func exampleAndDefaultFitTheType(name: String) throws {
    let parameter = try #require(SearchParameter.byName[name])
    #expect(parameter.type.accepts(parameter.example))
    #expect(parameter.defaultValue.map(parameter.type.accepts) ?? true)
    #expect(parameter.summary.last == "." || parameter.summary.last == "…")
    #expect(!parameter.type.summary.isEmpty)
  }

  @Test func namesAreSortedByScope() {
    expectEqual(SearchParameter.queryNames, SearchParameter.queryNames.sorted())
    expectEqual(SearchParameter.settingNames, SearchParameter.settingNames.sorted())
    #expect(SearchParameter.queryNames.contains("filters"))
    #expect(!SearchParameter.settingNames.contains("filters"))
    #expect(SearchParameter.settingNames.contains("customRanking"))
    #expect(!SearchParameter.queryNames.contains("customRanking"))
    #expect(SearchParameter.queryNames.contains("hitsPerPage") && SearchParameter.settingNames.contains("hitsPerPage"))
  }
}

struct SearchParametersTests {
  @Test func upperLayerWins() {
    let lower: SearchParameters = ["a": 1, "b": 2]
    let upper: SearchParameters = ["b": 3, "c": .null]
    expectEqual(lower.overlaid(with: upper).values, ["a": 1, "b": 3, "c": .null])
    expectEqual(upper.overlaid(with: lower)["b"], 2)
    expectEqual(lower.overlaid(with: [:]), lower)
  }

  @Test func objectIsSortedByBytes() {
    let parameters: SearchParameters = ["b": 1, "a": 2, "Z": 3, "é": 4]
    expectEqual(Array(parameters.object.keys), ["Z", "a", "b", "é"])
  }

  @Test func accessorsReadAndWriteTheirParameters() {
    var parameters: SearchParameters = [:]
    #expect(parameters.query.isEmpty && parameters.page == 0 && parameters.hitsPerPage == nil)
    #expect(parameters.filters == nil && parameters.facets.isEmpty && parameters.highlightTags == HighlightTags())
    parameters.query = "tom"
    parameters.page = 2
    parameters.hitsPerPage = 5
    parameters.filters = "a:1"
    parameters.facets = ["a"]
    parameters["highlightPreTag"] = "["
    let text = #"{"facets":["a"],"filters":"a:1","highlightPreTag":"[","hitsPerPage":5,"page":2,"query":"tom"}"#
    expectEqual(JSON.object(parameters.object).text(), text)
    expectEqual(parameters.highlightTags, HighlightTags(pre: "[", post: "</em>"))
    parameters.filters = nil
    parameters.hitsPerPage = nil
    #expect(parameters["filters"] == nil && parameters["hitsPerPage"] == nil)
    parameters["facets"] = "one"
    expectEqual(parameters.facets, ["one"])
  }

  @Test(
    arguments: [
      (["hitsPerPage": 5], .query, nil), (["hitsPerPage": 5], .setting, nil), ([:], .both, nil),
      (["hitPerPage": 5], .query, "unknown parameter 'hitPerPage'; did you mean 'hitsPerPage'?"),
      (["facetFilter": []], .setting, "unknown parameter 'facetFilter'; did you mean 'facetFilters'?"),
      (
        ["searchableAttribute": []], .query,
        "unknown parameter 'searchableAttribute'; did you mean 'searchableAttributes'?"
      ),
      (
        ["attributeForFaceting": []], .setting,
        "unknown parameter 'attributeForFaceting'; did you mean 'attributesForFaceting'?"
      ),
      (["aroundRadius": 0], .query, "'aroundRadius' must be a whole number, 1 or more, or 'all', found an integer (0)"),
      (["cursor": "x"], .query, "unknown parameter 'cursor'"),
      (["customRanking": ["desc(a)"]], .query, "'customRanking' belongs to an index's settings"),
      (["filters": "a:1"], .setting, "'filters' belongs to a query"), (["filters": "a:1"], .both, nil),
      (["page": -1], .query, "'page' must be a whole number, 0 or more, found an integer (-1)"),
      (["hitsPerPage": 1001], .query, "'hitsPerPage' must be a whole number from 0 to 1000, found an integer (1001)"),
      (["z": 1, "facets": 1], .query, "'facets' must be a list of texts, found an integer (1)"),
    ] as [(SearchParameters, SearchParameter.Scope, String?)])
  func firstProblemIsNamed(parameters: SearchParameters, scope: SearchParameter.Scope, problem: String?) {
    expectEqual(parameters.problem(in: scope), problem)
  }
}

struct ValueTypeTests {
  @Test(
    arguments: [
      (.boolean, [true], [1, "true", .null]),
      (.integer(0...3), [0, 3, 2.0], [-1, 4, 1.5, "1", .literal("99999999999999999999")]),
      (.number, [1, 1.5, .literal("99999999999999999999")], ["1", true]), (.string, ["", "a"], [1, ["a"]]),
      (.choice(["a", "b"]), ["a"], ["c", "A", ["a"]]), (.strings, ["a", ["a"], []], [1, ["a", 1], [["a"]]]),
      (.nestedStrings, ["a", ["a", ["b", "c"]], []], [1, [1], [["a", 1]], [[["a"]]]]),
      (.numberLists, [[1, 2.5], [[1], [2, 3]], []], [1, ["1"], [["1"]], [[[1]]]]),
      (.list(.boolean), [[true, false], []], [true, [1]]), (.object, [[:], ["a": 1]], [[], "a"]),
      (.any, [.null, 1, [:]], []), (.either([.boolean, .strings]), [true, "a", ["a"]], [1, [1]]),
      (.either([]), [], [1]),
    ] as [(ValueType, [JSON], [JSON])])
  func shapesAcceptTheirValuesOnly(type: ValueType, accepted: [JSON], refused: [JSON]) {
    for value in accepted { #expect(type.accepts(value), "\(value.text())") }
    for value in refused { #expect(!type.accepts(value), "\(value.text())") }
  }

  @Test func summariesSayTheShape() {
    expectEqual(ValueType.integer(0...Int.max).summary, "a whole number, 0 or more")
    expectEqual(ValueType.integer(1...8).summary, "a whole number from 1 to 8")
    expectEqual(ValueType.choice(["a", "b"]).summary, "one of a, b")
    expectEqual(ValueType.either([.boolean, .list(.number)]).summary, "a boolean, or a list (each: a number)")
  }
}
