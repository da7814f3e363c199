import IndexSettings
import SearchModel
import TestSupport
import Testing

struct RuleDecodingTests {
  private func problems(_ rules: JSON...) -> [String] {
    do throws(RuleListError) {
      _ = try Rule.list(of: rules)
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  /// Problems of a rule `r` with one member replaced or added.
  private func problems(with name: String, _ value: JSON) -> [String] {
    var rule: JSONObject = ["objectID": "r", "conditions": [["pattern": "{facet:f}", "anchoring": "is"]]]
    rule["consequence"] = .object([:])
    rule[name] = value
    return problems(.object(rule)).map { String($0.dropFirst("rule 1 ('r'), ".count)) }
  }

  @Test func everyMemberIsRead() throws {
    let rule = try #require(
      try Rule.list(of: [
        [
          "objectID": "r", "description": "text", "enabled": false, "_metadata": ["lastUpdate": 1], "tags": ["a"],
          "validity": [["from": 1, "until": 2]],
          "conditions": [
            [
              "pattern": "a {facet:f}", "anchoring": "endsWith", "alternatives": true, "context": "c",
              "filters": "x:1 AND NOT _tags:y",
            ]
          ],
          "consequence": [
            "params": [
              "query": ["remove": ["a"], "edits": [["type": "replace", "delete": "b", "insert": "c"]]],
              "automaticFacetFilters": ["f"],
              "automaticOptionalFacetFilters": [["facet": "f", "score": 3, "disjunctive": true]],
              "hitsPerPage": 3, "renderingContent": ["a": 1],
            ],
            "promote": [["objectID": "1", "position": 0], ["objectIDs": ["2", "3"], "position": 300]],
            "filterPromotes": true, "hide": [["objectID": "4"]], "userData": ["u": 1], "redirect": ["url": "u"],
          ],
        ]
      ]).first)
    let condition = try #require(rule.conditions.first)
    #expect(rule.objectID == "r" && !rule.isEnabled && rule.validity == [RuleValidity(from: 1, until: 2)])
    #expect(condition.pattern == RulePattern("a {facet:f}") && condition.anchoring == .endsWith)
    #expect(condition.allowsAlternatives && condition.context == "c")
    expectEqual(condition.filters.map(\.description), [#""x":1"#, #"NOT "_tags":"y""#])
    let consequence = rule.consequence
    expectEqual(
      consequence.query,
      .edits([
        RuleQueryEdit(deleted: try #require(RulePattern("a")), isWithinPattern: true),
        RuleQueryEdit(deleted: try #require(RulePattern("b")), inserted: "c"),
      ]))
    expectEqual(consequence.automaticFacetFilters, [AutomaticFacetFilter(facet: "f")])
    expectEqual(
      consequence.automaticOptionalFacetFilters, [AutomaticFacetFilter(facet: "f", score: 3, isDisjunctive: true)])
    expectEqual(consequence.parameters, ["hitsPerPage": 3])
    expectEqual(
      consequence.promotions,
      [
        RulePromotion(objectIDs: ["1"], position: 0), RulePromotion(objectIDs: ["2", "3"], position: 300),
      ])
    #expect(consequence.filtersPromotions && consequence.hidden == ["4"] && consequence.userData == ["u": 1])
    expectEqual(consequence.renderingContent, ["redirect": ["url": "u"], "a": 1])
    expectEqual(rule.placeholderFacets, ["f"])
  }

  @Test func problemsNameRuleAndMember() {
    let fine: JSON = ["objectID": "a", "consequence": [:]]
    expectEqual(
      problems(fine, "x", fine, ["consequence": [:]], ["objectID": "b"], ["objectID": "", "consequence": [:]]),
      [
        "rule 2: must be an object, found a string", "rule 3 ('a'), objectID: is already that of rule 1",
        "rule 4, objectID: is missing: a text", "rule 5 ('b'), consequence: is missing: what the rule does",
        "rule 6 (''), objectID: must not be empty",
      ])
  }

  @Test(
    arguments: [
      ("conditoins", [], "conditoins: unknown member"),
      ("enabled", "yes", "enabled: must be a boolean, found a string"),
      ("description", 1, "description: must be a text"), ("conditions", ["x": 1], "conditions: must be a list"),
      ("conditions", [1], "conditions[0]: must be an object, found an integer"),
      ("conditions", [["pattern": "a"]], "conditions[0].anchoring: is missing"),
      ("conditions", [["anchoring": "is"]], "conditions[0].pattern: is missing"),
      (
        "conditions", [["pattern": "a", "anchoring": "begins"]],
        "conditions[0].anchoring: must be one of is, startsWith, endsWith, contains"
      ),
      ("conditions", [["pattern": "", "anchoring": "contains"]], "conditions[0].pattern: is empty"),
      ("conditions", [["pattern": "{facet:}", "anchoring": "is"]], "conditions[0].pattern: a brace begins"),
      ("conditions", [["pattern": "a {x}", "anchoring": "is"]], "conditions[0].pattern: a brace begins"),
      ("conditions", [["pattern": "{facet:x", "anchoring": "is"]], "conditions[0].pattern: a brace begins"),
      ("conditions", [["context": "a b"]], "conditions[0].context: 'a b' is no context"),
      ("conditions", [["context": 1]], "conditions[0].context: must be a text"),
      ("conditions", [["filters": "a:1 OR a:2"]], "conditions[0].filters: the filters of a condition must all hold"),
      ("conditions", [["filters": "price > 3"]], "conditions[0].filters: a condition asks for facet values"),
      ("conditions", [["filters": "a:"]], "conditions[0].filters: "),
      ("conditions", [["filters": ""]], "conditions[0]"),
      ("conditions", [["alternatives": 1]], "conditions[0].alternatives: must be a boolean"),
      (
        "conditions", .array(Array(repeating: ["context": "a"], count: 26)),
        "conditions: has 26 elements; at most 25 are allowed"
      ),
      ("validity", [["until": -1]], "validity[0].until: must be a whole number"),
      ("validity", [["from": 2, "until": 1]], "validity[0]: ends before it begins"),
      ("validity", [["from": "1", "until": 1]], "validity[0].from: must be a whole number"),
      ("consequence", [], "consequence: must be an object, found a list"),
      ("consequence", ["promtoe": []], "consequence.promtoe: unknown member"),
      ("consequence", ["filterPromotes": 1], "consequence.filterPromotes: must be a boolean"),
      ("consequence", ["hide": ["1"]], "consequence.hide[0]: must be an object"),
      ("consequence", ["hide": [[:]]], "consequence.hide[0].objectID: is missing"),
      (
        "consequence", ["hide": .array(Array(repeating: ["objectID": "1"], count: 51))],
        "consequence.hide: has 51 elements; at most 50"
      ),
      ("consequence", ["promote": [["objectID": "1"]]], "consequence.promote[0].position: is missing"),
      (
        "consequence", ["promote": [["objectID": "1", "position": 301]]],
        "consequence.promote[0].position: must be a whole number from 0 to 300"
      ),
      ("consequence", ["promote": [["position": 1]]], "consequence.promote[0]: names the records either"),
      (
        "consequence", ["promote": [["objectID": "1", "objectIDs": ["2"], "position": 1]]],
        "consequence.promote[0]: names the records either"
      ),
      (
        "consequence", ["promote": [["objectIDs": ["1", 2], "position": 1]]],
        "consequence.promote[0].objectIDs[1]: must be a text"
      ),
      (
        "consequence", ["promote": [["objectID": "1", "position": 1], ["objectID": "2", "position": 1]]],
        "consequence.promote[1].position: the rule promotes other records to position 1 already"
      ),
      (
        "consequence",
        ["promote": [["objectIDs": .array((0..<101).map { .string(String($0)) }), "position": 0]]],
        "consequence.promote[0].objectIDs: has 101 elements"
      ),
      (
        "consequence",
        [
          "promote": .array(
            (0..<4).map { place in
              ["objectIDs": .array((0..<100).map { .string("\(place)-\($0)") }), "position": .integer(place)]
            })
        ],
        "consequence.promote: promotes 400 records; at most 300 are allowed"
      ),
      ("consequence", ["userData": "x"], "consequence.userData: must be an object"),
      (
        "consequence", ["userData": ["x": .string(String(repeating: "x", count: 1_024))]],
        "consequence.userData: is longer than 1024 bytes"
      ),
      ("consequence", ["renderingContent": []], "consequence.renderingContent: must be an object"),
      ("consequence", ["redirect": "x"], "consequence.redirect: must be an object"),
      ("consequence", ["params": []], "consequence.params: must be an object"),
      (
        "consequence", ["params": ["hitPerPage": 1]],
        "consequence.params.hitPerPage: unknown search parameter; did you mean 'hitsPerPage'?"
      ),
      ("consequence", ["params": ["customRanking": []]], "consequence.params.customRanking: is an index setting"),
      ("consequence", ["params": ["hitsPerPage": "1"]], "consequence.params.hitsPerPage: must be a whole number"),
      ("consequence", ["params": ["filters": "a:"]], "consequence.params.filters: "),
      ("consequence", ["params": ["facetFilters": ["a:1", "b"]]], "consequence.params.facetFilters[1]: "),
      ("consequence", ["params": ["renderingContent": 1]], "consequence.params.renderingContent: must be an object"),
      ("consequence", ["params": ["query": 1]], "consequence.params.query: must be a text or an object"),
      ("consequence", ["params": ["query": ["edit": []]]], "consequence.params.query.edit: unknown member"),
      (
        "consequence", ["params": ["query": ["edits": [["type": "delete", "delete": "a"]]]]],
        "consequence.params.query.edits[0].type: must be one of remove, replace"
      ),
      (
        "consequence", ["params": ["query": ["edits": [["type": "replace", "delete": "a"]]]]],
        "consequence.params.query.edits[0].insert: is missing"
      ),
      (
        "consequence", ["params": ["query": ["edits": [["type": "remove", "delete": "a", "insert": "b"]]]]],
        "consequence.params.query.edits[0].insert: belongs to an edit of the type replace"
      ),
      (
        "consequence", ["params": ["query": ["edits": [["type": "remove"]]]]],
        "consequence.params.query.edits[0].delete: is missing"
      ),
      ("consequence", ["params": ["query": ["remove": ["{"]]]], "consequence.params.query.remove[0]: a brace begins"),
      (
        "consequence", ["params": ["query": .string(String(repeating: "x", count: 513))]],
        "consequence.params.query: a query has at most 512 bytes"
      ),
      (
        "consequence", ["params": ["automaticFacetFilters": ["g"]]],
        "consequence.params.automaticFacetFilters[0]: no condition of the rule has the placeholder {facet:g}"
      ),
      (
        "consequence", ["params": ["automaticFacetFilters": "f"]],
        "consequence.params.automaticFacetFilters: must be a list"
      ),
      (
        "consequence", ["params": ["automaticOptionalFacetFilters": [["facet": "f", "score": -1]]]],
        "consequence.params.automaticOptionalFacetFilters[0].score: must be a whole number from 0 to 65535"
      ),
    ] as [(String, JSON, String)])
  func aWrongMemberIsNamed(name: String, value: JSON, problem: String) {
    let found = problems(with: name, value)
    expectEqual(found.count, 1)
    expectEqual(found.first?.hasPrefix(problem), true, "\(found)")
  }

  @Test func nullMembersSayNothing() throws {
    let rule: JSON = [
      "objectID": "r", "conditions": .null, "validity": .null, "scope": .null, "former": .null,
      "consequence": ["params": ["query": "a"]],
    ]
    try expectEqual(Rule.list(of: [rule]).first?.objectID, "r")
  }

  @Test(arguments: [(1_700_000_000, true), (99_999_999_999, true), (1_700_000_000_000, false)])
  func timesInMillisecondsAreWarnedOf(until: Int, isFine: Bool) throws {
    let rule: JSON = [
      "objectID": "r", "validity": [["from": 0, "until": .integer(until)]], "consequence": ["userData": ["a": 1]],
    ]
    let warnings = SettingChecks.warnings(inRules: try Rule.list(of: [rule]))
    expectEqual(warnings.map(\.member), (isFine ? [] : ["validity"]))
    #expect(isFine || warnings[0].message.contains("(1700000000 in seconds)"))
  }
}
