import SearchDialects
import SearchModel
import TestSupport
import Testing

/// A dialect words the next request of a section by its latest one: what it says and reads must be that of a dialect
/// that was asked nothing before.
struct TypesenseWordingTests {
  private static let texts = [
    "", "tom", "tom hanks", "\"tom\"", "-tom", "a-b", "…", "*", " ", "4k", "ÜBER", "-", "e-mail", "caf\u{E9}",
    "cafe\u{301}",
  ]

  private static let parameters: [SearchParameters] = [
    [:], ["hitsPerPage": 3], ["attributesToRetrieve": ["title"]], ["filters": "genre:Drama"],
    ["facets": ["genre", "year"], "maxValuesPerFacet": 5], ["advancedSyntax": true], ["typoTolerance": false],
    ["getRankingInfo": true, "attributesToSnippet": ["title:2"]], ["page": 2, "ranking": ["desc(year)", "custom"]],
    ["sumOrFiltersScores": true], ["filters": "genre:"],
  ]

  private static let groups: [[FilterGroup]] = [
    [], [FilterGroup(name: "genre", kind: .or, filters: [Filter(attribute: "genre", stringValue: "Drama")])],
  ]

  private static func request(_ random: inout SeededGenerator) -> SectionRequest {
    var parameters = parameters.randomElement(using: &random) ?? [:]
    parameters.query = texts.randomElement(using: &random) ?? ""
    let isFacet = Int.random(in: 0..<6, using: &random) == 0
    return TypesenseSubject.request(
      parameters,
      target: isFacet
        ? .facetValues(attribute: "genre", facetQuery: texts.randomElement(using: &random) ?? "", maxFacetHits: 3)
        : .hits, groups: groups.randomElement(using: &random) ?? [])
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>) func earlierRequestsOfASectionLeaveNoTrace(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let dialect = TypesenseSubject.dialect()
    var request = Self.request(&random)
    for step in 0..<20 {
      // Mostly a section asks for another text, and sometimes for something else.
      if Int.random(in: 0..<3, using: &random) == 0 {
        request = Self.request(&random)
      } else {
        request.parameters.query = Self.texts.randomElement(using: &random) ?? ""
      }
      let fresh = TypesenseSubject.dialect()
      let (plan, expected) = (
        dialect.plan([request], strategy: .none), fresh.plan([request], strategy: .none)
      )
      expectEqual(plan, expected, "seed \(seed), step \(step): \(request)")
      guard let call = plan.calls.first else { continue }
      let result: JSON = [
        "found": 1, "facet_counts": [],
        "hits": [
          [
            "document": ["id": "1", "title": "Tom Hanks a-b", "year": 1990],
            "highlight": ["title": ["value": "<em>Tom</em> Hanks <em>a</em>-<em>b</em>", "matched_tokens": ["Tom"]]],
          ]
        ],
      ]
      let count = call.searches.count
      let reply = HTTPReply(
        status: 200,
        body: Array(JSON.object(["results": .array(Array(repeating: result, count: count))]).text().utf8))
      try expectEqual(
        dialect.results(in: reply, to: call), fresh.results(in: reply, to: call),
        "seed \(seed), step \(step): \(request)")
    }
  }

  @Test func textsAreWhatTheirBytesSay() throws {
    let dialect = TypesenseSubject.dialect()
    for text in ["caf\u{E9}", "cafe\u{301}"] {
      let target = SectionRequest.Target.facetValues(attribute: "genre", facetQuery: text, maxFacetHits: 3)
      let plan = dialect.plan([TypesenseSubject.request(["query": .string(text)], target: target)], strategy: .none)
      let search = try #require(plan.calls.first?.searches.first)
      expectEqual(search["q"], .string(text))
      expectEqual(search["facet_query"], .string("genre:\(text)"))
    }
  }

  @Test func sectionsThatAreAskedByTurnsKeepTheirOwnWording() throws {
    let dialect = TypesenseSubject.dialect()
    let requests = ["one", "two"].map { module in
      SectionRequest(
        moduleID: module, indexName: "movies",
        parameters: ["query": "tom", "hitsPerPage": .integer(module == "one" ? 1 : 2)])
    }
    for text in ["tom", "hanks", ""] {
      let asked = requests.map { request in
        var request = request
        request.parameters.query = text
        return request
      }
      let searches = try #require(dialect.plan(asked, strategy: .none).calls.first).searches
      expectEqual(searches.map { $0["per_page"] }, [1, 2])
      #expect(searches.allSatisfy { $0["q"] == .string(text.isEmpty ? "*" : text) })
    }
  }
}
