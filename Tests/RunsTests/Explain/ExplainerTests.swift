import EmbeddedBackend
import EmbeddedEngine
import SearchModel
import SpecLoader
import TerminalText
import TestSupport
import Testing

@testable import Runs

struct ExplainerTests {
  private static let spec = """
    backends:
      local: { type: embedded }
      far: { type: algolia, applicationID: x, apiKey: secret-key }
    backend: local
    indices:
      movies:
        records: m.json
        settings: { searchableAttributes: [title], attributesForFaceting: [searchable(genre), year] }
    indexModules:
      - id: movies
        indexName: movies
        query: { facets: [genre], hitsPerPage: 2, removeWordsIfNoResults: lastWords }
        disjunctiveFacets: [year]
        filterState: [{ or: { name: g, filters: ["genre:Drama", "genre:Comedy"] } }]
      - { id: quiet, indexName: movies, showItemsOnEmptyQuery: false }
      - { id: genres, facet: { indexName: movies, attribute: genre, maxFacetHits: 3 } }
      - { id: remote, indexName: movies, backend: far }
    """

  private func explain(
    _ query: String, objectID: String? = nil, parameters: SearchParameters = [:], filters: FilterTexts = [],
    indices: [String]? = nil, spec: String = Self.spec
  ) throws -> QueryExplanation {
    let records = [
      ("1", "Tom Sawyer", "Drama", 1973), ("2", "Tom Jones", "Comedy", 1963), ("3", "Alien", "Horror", 1979),
    ]
    let index = try EmbeddedIndex(
      name: "movies",
      records: records.map { id, title, genre, year in
        Record(objectID: id, attributes: ["title": .string(title), "genre": .string(genre), "year": .integer(year)])
      },
      settings: ["searchableAttributes": ["title"], "attributesForFaceting": ["searchable(genre)", "year"]])
    // The service answers nothing: explaining never asks it.
    let plan = try makePlan(
      spec, service: ScriptedService { _ in .failure(SearchError(.server, "asked")) }, parameters: parameters,
      filters: filters)
    return try Explainer(plan: plan, indices: indices == nil ? ["movies": index] : [:]).explain(
      query: query, objectID: objectID)
  }

  private func requests(_ explanation: QueryExplanation, _ module: String) -> [String] {
    explanation.sections.first { $0.module == module }?.requests.map { $0.json.text() } ?? []
  }

  @Test func whatNamesNothingIsNotCalledWithoutEffect() throws {
    let parameters: SearchParameters = ["semanticSearch": ["eventSources": []], "analyticsTags": [], "userToken": "u"]
    let explanation = try explain("tom", parameters: parameters)
    expectEqual(explanation.sections.first { $0.module == "movies" }?.idleParameters, ["userToken"])
  }

  @Test func whatHasNoEffectIsNamed() throws {
    let explanation = try explain(
      "tom", parameters: ["mode": "neuralSearch", "userToken": "u", "typoTolerance": false])
    let local = try #require(explanation.sections.first { $0.module == "movies" })
    expectEqual(local.idleParameters, ["mode", "userToken"])
    #expect(explanation.json.text().contains(#""withoutEffect":{"params":["mode","userToken"],"settings":[]}"#))
    #expect(explanation.text(styler: Styler(isEnabled: false)).contains("  Without effect: mode, userToken\n"))
    // Algolia is sent everything.
    expectEqual(explanation.sections.first { $0.module == "remote" }?.idleParameters, [])
    #expect(try !explain("tom").json.text().contains("withoutEffect"))
  }

  @Test func requestsAreThoseThatAreSent() throws {
    let explanation = try explain("tom", parameters: ["page": 1], filters: ["year > 1 OR year < 9"])
    let filters = #"( \"genre\":\"Comedy\" OR \"genre\":\"Drama\" ) AND ( year > 1 OR year < 9 )"#
    let counting = #""analytics":false,"attributesToHighlight":[],"attributesToRetrieve":[]"#
    expectEqual(
      requests(explanation, "movies"),
      [
        #"{"indexName":"movies","params":{"facets":["genre"],"filters":"\#(filters)","hitsPerPage":2,"page":1,"query":"tom","removeWordsIfNoResults":"lastWords"}}"#,
        #"{"indexName":"movies","params":{\#(counting),"facets":["genre"],"filters":"( year > 1 OR year < 9 )","hitsPerPage":0,"page":1,"query":"tom","removeWordsIfNoResults":"lastWords"}}"#,
        #"{"indexName":"movies","params":{\#(counting),"facets":["year"],"filters":"\#(filters)","hitsPerPage":0,"page":1,"query":"tom","removeWordsIfNoResults":"lastWords"}}"#,
      ])
    expectEqual(
      requests(explanation, "genres"),
      [
        #"{"indexName":"movies","type":"facet","facet":"genre","params":{"facetQuery":"tom","filters":"( year > 1 OR year < 9 )","hitsPerPage":20,"maxFacetHits":3,"page":0,"query":""}}"#
      ])
    expectEqual(
      requests(explanation, "remote"),
      [
        #"{"indexName":"movies","params":{"filters":"( year > 1 OR year < 9 )","hitsPerPage":20,"page":1,"query":"tom"}}"#
      ])
  }

  @Test func sectionsSayWhatBecameOfThem() throws {
    let empty = try explain("")
    expectEqual(empty.sections.map(\.module), ["movies", "quiet", "genres", "remote"])
    expectEqual(empty.sections.map(\.backend), ["local", "local", "local", "far"])
    expectEqual(empty.sections.map(\.status), [.ok, .hidden, .ok, .unsent])
    #expect(empty.sections[1].requests.isEmpty)
    try expectEqual(explain("zzz").sections.map(\.status), [.empty, .empty, .empty, .unsent])
  }

  @Test func hitsTellTheirCriteria() throws {
    let section = try explain("tom").sections[0]
    expectEqual(section.hits.map(\.objectID), ["2", "1"])
    #expect(section.hits.allSatisfy { $0.rankingInfo["nbTypos"] == 0 && $0.rankingInfo["words"] == 1 })
    let json = section.hits.first.map { JSON.object($0.rankingInfo) }
    #expect(json?.objectValue?["userScore"] != nil)
    expectEqual(section.hits.map { $0.record.words.map { $0.matches.map(\.description) } }, [[["exact"]], [["exact"]]])
    expectEqual(section.hits[0].record.criteria.map(\.name).prefix(2), ["typo", "geo"])
  }

  @Test func removedWordsAreShown() throws {
    let section = try explain("tom zzzzzz").sections[0]
    expectEqual(section.queryAfterRemoval, "tom <em>zzzzzz</em>")
    expectEqual(section.status, .ok)
  }

  @Test func recordAskedAboutIsExplained() throws {
    let hit = try #require(try explain("tom", objectID: "1").sections[0].record)
    #expect(hit.objectID == "1" && hit.position == 2 && hit.reasons.isEmpty)
    let other = try #require(try explain("tom", objectID: "3").sections[0].record)
    #expect(other.position == nil && !other.reasons.isEmpty)
  }

  @Test func hitsOfALaterPageHaveTheirPlacesInAll() throws {
    let explanation = try explain("tom", parameters: ["hitsPerPage": 1, "page": 1])
    expectEqual(explanation.sections[0].hits.map(\.record.position), [2])
    #expect(explanation.text(styler: .plain).contains("\n    2. 1  "), "\(explanation.text(styler: .plain))")
  }

  @Test(
    "A hit that does not fit its schema is explained as the search treats it",
    arguments: [("fail", "the section fails"), ("skip", "left out"), ("blank", "shown without the field")])
  func misfits(policy: String, consequence: String) throws {
    let spec = Self.spec.replacing(
      "- id: movies",
      with: "- { id: dated, indexName: movies, hit: { title: date }, onInvalidHit: \(policy) }\n  - id: movies")
    let explanation = try explain("sawyer", objectID: "1", spec: spec)
    let section = try #require(explanation.sections.first { $0.module == "dated" })
    expectEqual(section.status, policy == "fail" ? .error : .ok)
    expectEqual(section.hits.map(\.misfit?.policy.rawValue), [policy])
    let text = explanation.text(styler: .plain)
    #expect(
      text.contains("       \(consequence): the hit '1' does not fit the schema: 'title' must be a date"), "\(text)")
    #expect(text.contains("is hit 1\n"))
    let json = explanation.json.text()
    #expect(json.contains(#""misfit":{"onInvalidHit":"\#(policy)","problem":"the hit '1'"#), "\(json)")
  }

  @Test func missingIndexIsTheSectionsError() throws {
    let explanation = try explain("tom", indices: [])
    expectEqual(explanation.sections.map(\.status), [.error, .error, .error, .unsent])
    expectEqual(explanation.sections[0].error, SearchError(.indexNotFound, "there is no index named 'movies'"))
    expectEqual(explanation.sections[0].requests.count, 3)
  }

  @Test func filterThatDoesNotParseIsThrown() {
    #expect(throws: FilterSyntaxError.self) { try explain("tom", filters: ["a:\"x"]) }
  }

  @Test func jsonHasTheFormOfTheContract() throws {
    let json = try #require(try explain("").json.objectValue)
    expectEqual(Array(json.keys), ["query", "sections"])
    let sections = (json["sections"]?.arrayValue ?? []).compactMap(\.objectValue)
    expectEqual(
      sections.map { Array($0.keys) },
      [
        ["module", "indexName", "backend", "status", "requests", "hits"],
        ["module", "indexName", "backend", "status", "requests"],
        ["module", "indexName", "backend", "status", "requests", "hits"],
        ["module", "indexName", "backend", "status", "requests", "http"],
      ])
  }

  @Test func everyHitHasItsWordsAndCriteriaInBothForms() throws {
    let explanation = try explain("tom sawyre")
    let sections = explanation.json.objectValue?["sections"]?.arrayValue ?? []
    let hit = try #require(sections.first?.objectValue?["hits"]?.arrayValue?.first?.objectValue)
    expectEqual(Array(hit.keys), ["objectID", "position", "_rankingInfo", "words", "criteria"])
    expectEqual(
      hit["words"],
      [
        ["word": "tom", "matches": [["recordWord": "tom", "attribute": "title", "kind": "exact"]]],
        [
          "word": "sawyre",
          "matches": [["recordWord": "sawyer", "attribute": "title", "kind": "1 typo", "edits": ["swapped letters"]]],
        ],
      ])
    expectEqual(hit["criteria"]?.arrayValue?.first, ["name": "typo", "value": 1])
    let text = explanation.text(styler: .plain)
    #expect(
      text.contains(
        """
            1. 1  typo 1 · geo none · words 2 · filters 0 · proximity 1 · attribute 0 · exact 1
               tom matches tom in title (exact)
               sawyre matches sawyer in title (1 typo: swapped letters)

        """))
  }

  @Test func textNamesEverySectionAndRequest() throws {
    let text = try explain("to\u{1B}m", objectID: "3").text(styler: .plain)
    #expect(text.hasPrefix("Query: "))
    #expect(!text.contains("\u{1B}"))
    #expect(text.contains("remote (module remote, index movies, backend far): unsent"))
    #expect(text.contains("  Request 3: movies\n"))
    #expect(text.contains("  Request 1: movies, values of genre\n"))
    #expect(text.contains("Record 3 is not a hit"))
    #expect(try explain("").text(styler: .plain).contains("nothing is sent."))
  }
}
