import Diagnostics
import IndexSettings
import SearchModel
import SpecLoader
import TestSupport
import Testing

/// Parameters of the common query, which may have an effect in some module.
struct CommonQueryTests {
  private static let indices = """
    a: { records: a.json, settings: { attributeForDistinct: g } }, b: { records: b.json }
    """

  private func places(_ query: String, _ modules: String, backends: String = "{ e: { type: embedded } }") -> [String] {
    read(
      """
      indices: { \(Self.indices) }
      backends: \(backends)
      backend: e
      query: { \(query) }
      indexModules: [\(modules)]
      """
    ).diagnostics.map(\.place)
  }

  private static let effective: [(query: String, modules: String)] = [
    ("aroundRadius: 5", "{ indexName: a, query: { aroundLatLng: '1,2' } }"),
    ("aroundLatLng: '1,2'", "{ indexName: a, query: { aroundRadius: 5 } }"),
    ("aroundRadius: 5", "{ indexName: a, query: { aroundLatLng: '1,2' } }, { indexName: b }"),
    ("distinct: true", "{ indexName: a }, { indexName: b }"),
    ("length: 5", "{ indexName: a, query: { offset: 3 } }"),
    (
      "typoTolerance: min, facetingAfterDistinct: true, distinct: true",
      "{ indexName: a, query: { typoTolerance: true } }"
    ),
    ("mode: neuralSearch", "{ indexName: a, query: { mode: keywordSearch } }"),
  ]

  @Test(arguments: effective)
  func whatHasAnEffectInSomeModuleIsNotWarnedOf(query: String, modules: String) {
    expectEqual(places(query, modules), [])
  }

  private static let ineffective: [(query: String, modules: String, place: String)] = [
    ("aroundRadius: 5", "{ indexName: a }, { indexName: b }", "no-effect 4:24"),
    ("distinct: true", "{ indexName: b }, { id: c, indexName: b }", "no-effect 4:20"),
    ("distinct: true", "{ indexName: b }, { indexName: a, query: { distinct: false } }", "no-effect 4:20"),
    // For one reason in one module, and for another one in the other.
    (
      "minimumAroundRadius: 5", "{ indexName: a, query: { aroundLatLng: '1,2', aroundRadius: 9 } }, { indexName: b }",
      "no-effect 4:31"
    ),
    ("mode: neuralSearch", "{ indexName: a }, { indexName: b, query: { mode: keywordSearch } }", "no-effect 4:16"),
    ("facetingAfterDistinct: true, distinct: true, typoTolerance: strict", "{ indexName: a }", "no-effect 4:33"),
    (
      "typoTolerance: min", "{ indexName: a, query: { distinct: true, facetingAfterDistinct: true } }", "no-effect 5:80"
    ),
  ]

  @Test(arguments: ineffective)
  func whatHasNoneInAnyModuleIsWarnedOfOnce(query: String, modules: String, place: String) {
    expectEqual(places(query, modules), [place])
  }

  @Test(arguments: [
    ("aroundRadius: 5", "{ indexName: a }", "aroundLatLng"),
    ("length: 5", "{ indexName: a }", "offset"),
    // The first module says its radius; in the second one only the place is missing.
    (
      "minimumAroundRadius: 5", "{ indexName: a, query: { aroundLatLng: '1,2', aroundRadius: 9 } }, { indexName: b }",
      "aroundLatLng"
    ),
  ])
  func whatAQueryMayStillGiveIsNoted(query: String, modules: String, missing: String) throws {
    for (common, own) in [(query, modules), ("hitsPerPage: 5", "{ indexName: a, query: { \(query) } }")] {
      let found = read("indices: { \(Self.indices) }\nquery: { \(common) }\nindexModules: [\(own)]\n").diagnostics
      let note = try #require(found.first)
      expectEqual(found.count, 1)
      expectEqual(note.severity, .note)
      let name = try #require(query.split(separator: ":").first)
      expectEqual(note.message, "'\(name)' has no effect unless a query gives '\(missing)'")
    }
  }

  @Test func aRuleMayGiveWhatAParameterActsBeside() throws {
    func places(_ rule: JSON, _ query: String) throws -> [String] {
      let rules: [JSON] = [["objectID": "1", "consequence": ["params": rule]]]
      let files = ScriptedFiles(rules: ["r.json": RuleLoading(rules: try Rule.list(of: rules))])
      let text = """
        indices: { a: { records: a.json, rules: r.json, settings: { attributeForDistinct: g, typoTolerance: min } } }
        indexModules: [{ indexName: a, query: { \(query) } }]
        """
      return read(text, options: SpecReadingOptions(files: files)).diagnostics.map(\.place)
    }
    try expectEqual(places(["aroundLatLng": "1,2"], "aroundRadius: 5"), [])
    try expectEqual(places(["aroundRadius": 5], "aroundLatLng: '1,2'"), [])
    try expectEqual(places(["typoTolerance": true], "facetingAfterDistinct: true"), [])
    try expectEqual(places(["facetingAfterDistinct": true], "typoTolerance: true"), [])
    try expectEqual(places(["hitsPerPage": 3], "aroundRadius: 5"), ["no-effect 2:55"])
  }

  @Test func otherBackendsAreTakenToDoIt() {
    let hosted = "{ e: { type: embedded }, h: { type: algolia, applicationID: APP, apiKey: k } }"
    let modules = "{ indexName: a }, { id: h, indexName: b, backend: h }"
    expectEqual(places("mode: neuralSearch", modules, backends: hosted), [])
    let cluster = "{ e: { type: typesense, nodes: ['http://a'], apiKey: k } }"
    expectEqual(places("aroundRadius: 5", "{ indexName: a, query: { aroundLatLng: '1,2' } }", backends: cluster), [])
    expectEqual(places("length: 5", "{ indexName: a }", backends: cluster), ["no-effect 4:18"])
    let both = "{ e: { type: embedded }, t: { type: typesense, nodes: ['http://a'], apiKey: k } }"
    for effective in ["", ", query: { offset: 1 }"] {
      let modules = "{ indexName: a\(effective) }, { id: t, indexName: b, backend: t }"
      expectEqual(places("length: 5", modules, backends: both), effective.isEmpty ? ["no-effect 4:18"] : [])
    }
  }
}
