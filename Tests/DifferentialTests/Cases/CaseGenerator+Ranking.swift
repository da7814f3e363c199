import SearchModel
import TestSupport

extension CaseGenerator {
  static let rankingSamplers: [String: Sampler] = [
    "relevancyStrictness": Sampler(0.06) { .integer($0.random.number(0...10) * 10) },
    "disableExactOnAttributes": Sampler(0.08) { .texts($0.attributeNames(1...2)) },
    "exactOnSingleWordQuery": Sampler(0.15) { .string($0.random.one("attribute", "none", "word", "word")) },
    "alternativesAsExact": Sampler(0.1) { generator in
      .texts(
        generator.random.some(of: ["ignorePlurals", "singleWordSynonym", "multiWordsSynonym", "ignoreConjugations"]))
    },
    "minProximity": Sampler(0.1) { .integer($0.random.number(1...7)) },
    "attributeCriteriaComputedByMinProximity": Sampler(0.1) { .bool($0.random.chance(0.85)) },
    "distinct": Sampler(0.06) { $0.random.one(true, false, 0, 1, 1, 2, 2, 3, 4) },
    "facets": Sampler(0.08) { generator in
      let declared = generator.facetAttributes()
      let kind = generator.random.number(0...9)
      if kind < 5 || declared.isEmpty { return kind == 0 ? "*" : ["*"] }
      return .texts(generator.random.few(of: declared, 1...3) + (kind == 9 ? ["undeclared", "*"] : []))
    },
    "maxValuesPerFacet": Sampler(0.08) { .integer($0.random.one(0, 1, 2, 3, 1_000, 5_000)) },
    "sortFacetValuesBy": Sampler(0.1) { .string($0.random.one("alpha", "alpha", "count")) },
    "maxFacetHits": Sampler(0.02) { .integer($0.random.one(1, 5, 100)) },
    "facetingAfterDistinct": Sampler(0.1) { .bool($0.random.chance(0.9)) },
    "renderingContent": Sampler(0.03) { generator in
      generator.random.one(["facetOrdering": ["facets": ["order": ["color"]]]], ["a": 1], [:])
    },
  ]

  static let pageSamplers: [String: Sampler] = [
    "hitsPerPage": Sampler(0.1) { .integer($0.random.one(0, 1, 2, 3, 5, 20, 1_000)) },
    "page": Sampler(0.15) { .integer($0.random.one(0, 1, 1, 2, 3, 50, .max)) },
    "offset": Sampler(0.08) { .integer($0.random.one(0, 1, 2, 5, 1_000, .max)) },
    "length": Sampler(0.03) { .integer($0.random.one(0, 1, 2, 7, 1_000)) },
    "attributesToRetrieve": Sampler(0.15) { generator in
      let names = generator.attributeNames(0...3).filter { $0 != "objectID" }
      switch generator.random.number(0...9) {
      case 0: return []
      case 1...5: return .texts(names + generator.random.some(of: ["cat.lvl1", "info.notes.n", "objectID"], 0.2))
      default: return .texts(["*"] + names.map { "-" + $0 })
      }
    },
    "attributesToHighlight": Sampler(0.12) { generator in
      generator.random.chance(0.3) ? generator.random.one(["*"], []) : .texts(generator.attributeNames(1...3))
    },
    "attributesToSnippet": Sampler(0.12) { generator in
      let names = generator.attributeNames(0...3) + (generator.random.chance(0.3) ? ["*"] : [])
      return .texts(names.map { generator.random.chance(0.2) ? $0 : "\($0):\(generator.random.one(1, 2, 3, 4, 5, 9))" })
    },
    "highlightPreTag": Sampler(0.05) { .string($0.random.one("<b>", "", "__", "e\u{301}")) },
    "highlightPostTag": Sampler(0.05) { .string($0.random.one("</b>", "", "\u{301}")) },
    "snippetEllipsisText": Sampler(0.05) { .string($0.random.one("", "...", " […]")) },
    "restrictHighlightAndSnippetArrays": Sampler(0.1) { .bool($0.random.chance(0.9)) },
    "replaceSynonymsInHighlight": Sampler(0.12) { .bool($0.random.chance(0.9)) },
    "responseFields": Sampler(0.06) { generator in
      let names = [
        "hits", "hits", "facets", "facets_stats", "nbHits", "userData", "renderingContent", "appliedRules",
        "nbSortedHits",
      ]
      return .texts(generator.random.chance(0.1) ? ["*"] : generator.random.some(of: names, 0.4))
    },
    "getRankingInfo": Sampler(0.2) { .bool($0.random.chance(0.95)) },
  ]

  /// Parameters without effect: an engine must not mind them.
  static let idleSamplers: [String: Sampler] = [
    "percentileComputation": Sampler(0.01) { _ in false },
    "analytics": Sampler(0.01) { _ in false },
    "analyticsTags": Sampler(0.01) { _ in ["mobile"] },
    "clickAnalytics": Sampler(0.01) { _ in true },
    "userToken": Sampler(0.01) { _ in "user-1" },
    "enablePersonalization": Sampler(0.01) { _ in true },
    "personalizationImpact": Sampler(0.01) { _ in 50 },
    "enableReRanking": Sampler(0.01) { _ in false },
    "reRankingApplyFilter": Sampler(0.01) { _ in ["color:Red"] },
    "enableABTest": Sampler(0.01) { _ in false },
    "mode": Sampler(0.01) { _ in "keywordSearch" },
    "semanticSearch": Sampler(0.01) { _ in ["eventSources": ["movies"]] },
    "extensions": Sampler(0.01) { _ in [:] },
  ]
}
