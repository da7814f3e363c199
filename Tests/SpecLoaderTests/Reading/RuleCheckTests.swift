import Diagnostics
import IndexSettings
import SearchModel
import SpecLoader
import TestSupport
import Testing

/// Files of rules that a spec names.
struct RuleCheckTests {
  private func read(_ text: String, _ contents: RuleLoading, exists: Bool = true) -> SpecReading {
    let files = ScriptedFiles(
      missing: exists ? [:] : ["r.json": "there is no such file"], rules: ["r.json": contents])
    return SpecReader.read(
      bytes: Array(text.utf8), file: "specs/search.yaml", options: SpecReadingOptions(files: files))
  }

  private func findings(_ messages: String...) -> RuleLoading {
    RuleLoading(diagnostics: messages.map { Diagnostic(code: "invalid-rule", file: "specs/r.json", message: $0) })
  }

  private static let spec = """
    indices:
      a:
        records: a.json
        rules: r.json
        settings: { searchableAttributes: [title], attributesForFaceting: [genre], replicas: [b] }
      b: { settings: { searchableAttributes: [text] } }
    indexModules: [indexName: a]
    """

  private func rules(_ objects: JSON...) throws -> RuleLoading {
    RuleLoading(rules: try Rule.list(of: objects))
  }

  @Test func problemsStandAtTheKey() {
    let reading = read(Self.spec, findings("rule 1: x", "rule 2: y"))
    expectEqual(reading.errors.map(\.place), ["invalid-rules 4:12", "invalid-rules 4:12"])
    expectEqual(reading.errors.map(\.message), ["'r.json': rule 1: x", "'r.json': rule 2: y"])
  }

  @Test func aMissingFileIsToldOnce() {
    let reading = read(Self.spec, findings("there is no such file"), exists: false)
    expectEqual(reading.errors.map(\.place), ["missing-file 4:12"])
  }

  @Test func fineRulesAreFine() throws {
    let contents = try rules([
      "objectID": "r", "conditions": [["pattern": "{facet:genre}", "anchoring": "is"]],
      "consequence": ["params": ["hitsPerPage": 3]],
    ])
    expectEqual(read(Self.spec, contents).diagnostics, [])
  }

  @Test func rulesMustFitTheSettingsOfTheirIndexAndOfItsReplicas() throws {
    let contents = try rules([
      "objectID": "r", "consequence": ["params": ["restrictSearchableAttributes": ["title"]]],
    ])
    expectEqual(read(Self.spec, contents).errors.map(\.place), ["invalid-rules 5:91"])
    let other = try rules([
      "objectID": "r", "consequence": ["params": ["restrictSearchableAttributes": ["text"]]],
    ])
    expectEqual(read(Self.spec, other).errors.map(\.place), ["invalid-rules 4:12"])
  }

  @Test func placeholdersOfUndeclaredFacetsAreWarnings() throws {
    let contents = try rules([
      "objectID": "r", "conditions": [["pattern": "{facet:genres}", "anchoring": "is"]], "consequence": [:],
    ])
    let reading = read(Self.spec, contents)
    expectEqual(reading.diagnostics.map(\.place), ["undeclared-facet 4:12"])
    expectEqual(reading.warnings.first?.suggestion, "genre")
  }

  @Test func filtersAndFacetsOfUndeclaredAttributesAreWarnings() throws {
    let contents = try rules([
      "objectID": "r", "conditions": [["pattern": "a", "anchoring": "is", "filters": "size:1"]],
      "consequence": [
        "params": [
          "filters": "genres:Drama AND genre:x", "optionalFilters": ["brand:b"], "facets": ["genre", "colour"],
        ]
      ],
    ])
    let unused = Self.spec.replacing("replicas: [b]", with: "replicas: [b], enableRules: false")
    expectEqual(read(unused, contents).warnings, [])
    let reading = read(Self.spec, contents)
    expectEqual(reading.errors, [])
    expectEqual(
      reading.warnings.map(\.message).sorted(),
      [
        "'facets' of the rule 'r': 'colour' is not among the attributesForFaceting of the index 'a'",
        "a filter of the rule 'r': 'brand' is not among the attributesForFaceting of the index 'a'",
        "a filter of the rule 'r': 'genres' is not among the attributesForFaceting of the index 'a'",
        "a filter of the rule 'r': 'size' is not among the attributesForFaceting of the index 'a'",
      ])
  }

  @Test func customRankingMayBeForARule() throws {
    let spec = Self.spec.replacing("replicas: [b]", with: "customRanking: [asc(x)], ranking: [typo]")
      .replacing("  b: { settings: { searchableAttributes: [text] } }\n", with: "")
    for (ranking, count) in [("custom", 0), ("typo", 1)] {
      let contents = try rules(["objectID": "r", "consequence": ["params": ["ranking": [.string(ranking)]]]])
      let found = read(spec, contents).warnings.filter { $0.message.hasPrefix("'customRanking'") }
      expectEqual(found.count, count)
    }
  }

  @Test func parametersThatAreReadBeforeRulesAreWarnedOfInRules() throws {
    let contents = try rules([
      "objectID": "r", "consequence": ["params": ["enableRules": false, "ruleContexts": ["x"]]],
    ])
    expectEqual(
      read(Self.spec, contents).warnings.map(\.place), ["ineffective-rule 4:12", "ineffective-rule 4:12"])
  }
}
