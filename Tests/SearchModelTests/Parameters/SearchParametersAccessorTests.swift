import SearchModel
import TestSupport
import Testing

struct SearchParametersAccessorTests {
  @Test func filterListsAreSetAsWritten() {
    var parameters: SearchParameters = [:]
    parameters.numericFilters = ["stars>=4", ["price<100", "price>900"]]
    parameters.facetFilters = "city:Rome"
    parameters.tagFilters = ["sea"]
    parameters.optionalFilters = ["city:Rome<score=2>"]
    expectEqual(
      parameters,
      [
        "numericFilters": ["stars>=4", ["price<100", "price>900"]], "facetFilters": "city:Rome", "tagFilters": ["sea"],
        "optionalFilters": ["city:Rome<score=2>"],
      ])
    #expect(parameters.problem(in: .query) == nil)
    expectEqual(parameters.facetFilters, "city:Rome")
    parameters.numericFilters = nil
    #expect(parameters.numericFilters == nil)
    #expect(parameters["numericFilters"] == nil)
  }

  @Test func listsOfAttributesTellAbsentFromEmpty() {
    let lists: [(name: String, path: WritableKeyPath<SearchParameters, [String]?>)] = [
      ("attributesToRetrieve", \.attributesToRetrieve), ("attributesToHighlight", \.attributesToHighlight),
      ("attributesToSnippet", \.attributesToSnippet),
    ]
    for (name, path) in lists {
      var parameters: SearchParameters = [:]
      #expect(parameters[keyPath: path] == nil)
      parameters[keyPath: path] = []
      expectEqual(parameters[name], [])
      parameters[keyPath: path] = ["name", "city"]
      expectEqual(parameters[name], ["name", "city"])
      parameters[name] = "name"
      expectEqual(parameters[keyPath: path], ["name"])
      parameters[keyPath: path] = nil
      #expect(parameters.values.isEmpty)
    }
  }

  @Test func tagsOfHighlightsAreSetOneByOne() {
    var parameters: SearchParameters = [:]
    #expect(parameters.highlightPreTag == nil)
    parameters.highlightPreTag = "<mark>"
    parameters.highlightPostTag = "</mark>"
    expectEqual(parameters.highlightTags, HighlightTags(pre: "<mark>", post: "</mark>"))
    expectEqual(parameters.highlightPostTag, "</mark>")
  }

  @Test(arguments: [(nil, 100), (7, 7), (5_000, 1_000), (-3, 0)])
  func facetsListNoNegativeNumberOfValues(value: Int?, expected: Int) {
    var parameters = SearchParameters()
    parameters["maxValuesPerFacet"] = value.map(JSON.integer)
    expectEqual(parameters.maxValuesPerFacet, expected)
  }
}
