import Diagnostics
import IndexSettings
import SearchModel
import SpecLoader
import TestSupport
import Testing

/// What a section shows, beside what its search gives, and parameters without what they act through.
struct ShownAttributeTests {
  private func messages(
    settings: String = "{}", module: String, backends: String = "", rules: ScriptedFiles? = nil
  ) -> [String] {
    let text = """
      \(backends)
      indices: { films: { records: a.json\(rules == nil ? "" : ", rules: r.json"), settings: \(settings) } }
      indexModules: [{ indexName: films, \(module) }]
      """
    return read(text, options: rules.map { SpecReadingOptions(files: $0) } ?? SpecReadingOptions()).diagnostics
      .map { "\($0.severity) \($0.code): \($0.fullMessage)" }
  }

  private static let hidden: [(settings: String, module: String, names: [String])] = [
    ("{}", "hit: { title: string }, query: { attributesToRetrieve: [brand] }", ["'title': 'attributesToRetrieve'"]),
    ("{ unretrievableAttributes: [title] }", "hit: { title: 'string?' }", ["'title': 'unretrievableAttributes'"]),
    ("{}", "hit: { t: { type: string, from: o.t } }, query: { attributesToRetrieve: ['*', -o] }", ["'o.t':"]),
    ("{}", "hit: { o: { a: string, b: string } }, query: { attributesToRetrieve: [o.a] }", ["'o.b':"]),
    ("{ attributesToRetrieve: [] }", "hit: { a: string }", ["'a': 'attributesToRetrieve'"]),
    ("{}", "display: { label: title, detail: [year] }, query: { attributesToRetrieve: [year] }", ["'title':"]),
    ("{}", "hit: { o: { a: string } }, query: { attributesToRetrieve: [o.a] }", []),
    ("{}", "hit: { o: { a: string } }, query: { attributesToRetrieve: [o] }", []),
    ("{}", "hit: { objectID: string }, query: { attributesToRetrieve: [title] }", []),
    ("{ attributesToRetrieve: [] }", "hit: { a: string }, query: { attributesToRetrieve: ['*'] }", []),
  ]

  @Test("A field that the search leaves out is warned of", arguments: Self.hidden)
  func unretrievedFields(settings: String, module: String, names: [String]) {
    let found = messages(settings: settings, module: module)
    expectEqual(found.count, names.count, "\(found)")
    for (message, name) in zip(found, names) {
      #expect(message.hasPrefix("warning unretrieved-attribute: no hit has \(name)"), "\(message)")
    }
  }

  @Test func otherBackendsLeaveAttributesOutToo() {
    let hosted = "backends: { hosted: { type: algolia, applicationID: APP, apiKey: k } }"
    let module = "hit: { title: string }, query: { attributesToRetrieve: [brand] }"
    expectEqual(messages(module: module, backends: hosted).count, 1)
    let request = "request: { url: 'http://127.0.0.1:9/?q={query}' }, response: { hits: '$.hits[*]' }"
    let own = "backends: { own: { type: http, \(request) } }"
    let settings = "{ attributesToRetrieve: [brand] }"
    expectEqual(messages(settings: settings, module: "hit: { title: string }").count, 1)
    expectEqual(messages(settings: settings, module: "hit: { title: string }", backends: own), [])
  }

  @Test func aRuleMayLetAttributesThroughOrRank() throws {
    let settings = "{ attributesToRetrieve: [brand], ranking: [typo], attributesForFaceting: [a] }"
    let module = "hit: { title: string }, query: { optionalFilters: ['a:b'] }"
    func found(_ parameters: JSON) throws -> [String] {
      let rules: [JSON] = [["objectID": "1", "consequence": ["params": parameters]]]
      let files = ScriptedFiles(rules: ["r.json": RuleLoading(rules: try Rule.list(of: rules))])
      return messages(settings: settings, module: module, rules: files)
    }
    try expectEqual(found(["hitsPerPage": 3]).count { $0.hasPrefix("warning no-effect: 'optional") }, 1)
    try expectEqual(found(["hitsPerPage": 3]).count { $0.contains("no hit has 'title'") }, 1)
    try expectEqual(found(["attributesToRetrieve": ["*"], "ranking": ["filters"]]), [])
  }

  @Test func answersWithoutHitsShowNone() {
    let found = messages(module: "query: { responseFields: [nbHits, hit] }")
    expectEqual(found.count, 2, "\(found)")
    #expect(
      found.contains { $0.contains("no response has a member 'hit'") && $0.contains("did you mean 'hits'?") },
      "\(found)")
    #expect(found.contains { $0.contains("answers have no 'hits', so that the section shows none") }, "\(found)")
    expectEqual(messages(module: "query: { responseFields: [hits, nbHits] }"), [])
    expectEqual(messages(settings: "{ responseFields: [nbHits] }", module: "query: { responseFields: ['*'] }"), [])
    expectEqual(messages(settings: "{ responseFields: [nbHits] }", module: "title: Films").count, 1)
    // A section of counts alone wants none.
    let counts = "query: { hitsPerPage: 0, responseFields: [facets], attributesToRetrieve: [] }, hit: { title: string }"
    expectEqual(messages(module: counts), [])
  }

  private static let criteria: [(query: String, name: String, criterion: String)] = [
    ("optionalFilters: ['a:b']", "optionalFilters", "filters"), ("minProximity: 3", "minProximity", "proximity"),
    ("attributeCriteriaComputedByMinProximity: true", "attributeCriteriaComputedByMinProximity", "attribute"),
  ]

  @Test("A parameter that acts through a criterion needs it in the ranking", arguments: Self.criteria)
  func parametersOfCriteria(query: String, name: String, criterion: String) {
    let facets = "attributesForFaceting: [a]"
    let found = messages(settings: "{ \(facets), ranking: [typo, custom] }", module: "query: { \(query) }")
    expectEqual(found, ["warning no-effect: '\(name)': has no effect: 'ranking' has no '\(criterion)'"])
    for settings in ["{ \(facets) }", "{ \(facets), ranking: [typo, \(criterion)] }"] {
      expectEqual(messages(settings: settings, module: "query: { \(query) }"), [])
    }
    let own = "query: { \(query), ranking: [\(criterion)] }"
    expectEqual(messages(settings: "{ \(facets), ranking: [typo] }", module: own), [])
  }

  @Test func whatStillActsInAnotherWayIsNoWarning() {
    let settings = "{ attributesForFaceting: [a], ranking: [typo, attribute] }"
    let near = "query: { minProximity: 3, attributeCriteriaComputedByMinProximity: true }"
    expectEqual(messages(settings: settings, module: near), [])
    // Highlights depend on it, too.
    expectEqual(messages(settings: settings, module: "query: { exactOnSingleWordQuery: word }"), [])
    // What is common to all sections may act in another one.
    let common = "query: { optionalFilters: ['a:b'], relevancyStrictness: 50 }"
    expectEqual(messages(settings: settings, module: "title: Films", backends: common), [])
  }

  @Test func replacementsThatAreNotMadeAreWarnedOf() {
    func found(_ groups: String) -> [String] {
      messages(settings: "{ customNormalization: \(groups) }", module: "title: Films")
    }
    expectEqual(found("{ default: { é: e } }"), [])
    let upper = found("{ default: { É: a } }")
    #expect(upper.count == 1 && upper[0].contains("'É' has no effect") && upper[0].hasSuffix("write 'é'"), "\(upper)")
    let group = found("{ title: { é: a } }")
    #expect(group.count == 1 && group[0].contains("under 'title' holds in all attributes"), "\(group)")
  }

  @Test func aRestrictionWrittenAsTheSettingSaysWhatToWrite() {
    let settings = "{ searchableAttributes: ['unordered(title)'] }"
    let found = messages(settings: settings, module: "query: { restrictSearchableAttributes: ['unordered(title)'] }")
    #expect(found.count == 1 && found[0].hasSuffix("of the index 'films': write 'title'"), "\(found)")
    let other = messages(settings: settings, module: "query: { restrictSearchableAttributes: ['unordered(x)'] }")
    #expect(other.count == 1 && other[0].hasSuffix("of the index 'films'"), "\(other)")
  }

  @Test func aBoxBeyondThePolesIsWarnedOf() {
    let found = messages(module: "query: { insideBoundingBox: [[148, 2, 49, 3]] }")
    expectEqual(
      found, ["warning invalid-parameter: 'insideBoundingBox': 148 is no latitude; a box is lat, lng, lat, lng"])
    expectEqual(messages(module: "query: { insideBoundingBox: [[48, 2, 49, 3]] }"), [])
  }

  @Test func aSectionOfFacetValuesHasNoPages() {
    let facet = "facet: { indexName: films, attribute: a }, query: { hitsPerPage: 3, page: 1, filters: 'a:b' }"
    let text = """
      indices: { films: { records: a.json, settings: { attributesForFaceting: [searchable(a)] } } }
      indexModules: [{ \(facet) }, { indexName: films, query: { hitsPerPage: 3, relevancyStrictness: 50 } }]
      """
    let found = read(text.replacing("facet: {", with: "id: values, facet: {")).diagnostics.map(\.message)
    expectEqual(found.count, 3, "\(found)")
    #expect(found[0].hasPrefix("'hitsPerPage': has no effect: a section of facet values shows no hits"), "\(found)")
    #expect(found[1].hasPrefix("'page': has no effect"), "\(found)")
    expectEqual(found[2], "'relevancyStrictness': has no effect: 'films' is no virtual replica")
  }
}
