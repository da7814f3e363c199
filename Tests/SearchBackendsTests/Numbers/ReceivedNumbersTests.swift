import SearchBackends
import SearchDialects
import SearchModel
import Testing

/// Answers whose numbers are anything: each is read as what it says, or is an error of its section.
struct ReceivedNumbersTests {
  /// Numbers as JSON writes them, and texts that are not numbers.
  static let numbers = [
    "9223372036854775807", "9223372036854775806", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
    "-1", "0", "0.5", "-0.5", "1e308", "-1e308", "1e18", "9.3e18", "4611686018427387904", "\"7\"", "null", "[]", "{}",
    "true",
  ]

  /// Answers everything with one body.
  private struct Caller: HTTPCaller {
    let body: String

    func send(_ call: HTTPCall) async -> HTTPOutcome {
      HTTPOutcome(.success(HTTPReply(status: 200, body: Array(body.utf8))), attempts: 1)
    }
  }

  private static let requests: [SectionRequest] = {
    let parameters: [SearchParameters] = [
      ["query": "x"], ["query": "x", "hitsPerPage": 1], ["query": "x", "page": 3, "hitsPerPage": 7],
      ["query": "x", "hitsPerPage": 0], ["query": "x", "offset": 3, "length": 5], ["query": "x", "facets": ["f"]],
    ]
    return parameters.map { SectionRequest(moduleID: "m", indexName: "i", parameters: $0) }
  }()

  /// Asks for each request by itself.
  private func check(_ dialect: any SearchDialect, _ body: String) async {
    let service = RemoteService(dialect: dialect, caller: Caller(body: body))
    for request in Self.requests {
      for result in await service.answer([request]) {
        guard case .success(let response) = result else { continue }
        let counts = [response.nbHits, response.page, response.nbPages, response.hitsPerPage]
        #expect(counts.allSatisfy { $0 >= 0 }, "\(body): \(counts)")
        let facets = response.facets.values.joined() + (response.facetHits ?? [])
        #expect(facets.allSatisfy { $0.count >= 0 }, "\(body)")
      }
    }
  }

  private static let hit = "{\"objectID\": \"1\", \"title\": \"a\"}"

  @Test(arguments: [
    "nbHits", "page", "nbPages", "hitsPerPage", "offset", "length", "processingTimeMS", "status", "_distinctSeqID",
    "facet", "min", "sum", "count",
  ])
  func ofAlgolia(member: String) async {
    for number in Self.numbers {
      for rest in ["", "\"nbHits\": 9223372036854775807, ", "\"hitsPerPage\": 9223372036854775807, \"page\": 5, "] {
        let result =
          switch member {
          case "facet":
            "\(rest)\"hits\": [\(Self.hit)], \"facets\": {\"f\": {\"a\": \(number), \"b\": 9223372036854775807}}"
          case "min", "sum":
            "\"hits\": [], \"facets_stats\": {\"f\": {\"min\": 1, \"max\": 2, \"avg\": 3, \"sum\": 4, \"\(member)\": \(number)}}"
          case "count": "\"facetHits\": [{\"value\": \"a\", \"highlighted\": \"a\", \"count\": \(number)}]"
          case "_distinctSeqID": "\(rest)\"hits\": [{\"objectID\": \"1\", \"_distinctSeqID\": \(number)}]"
          default: "\(rest)\"hits\": [\(Self.hit)], \"\(member)\": \(number)"
          }
        await check(AlgoliaDialect(applicationID: "A", apiKey: "k"), "{\"results\": [{\(result)}]}")
      }
    }
  }

  @Test(arguments: [
    "found", "out_of", "page", "code", "search_cutoff", "count", "min", "sum", "token", "num_documents",
  ])
  func ofTypesense(member: String) async {
    for number in Self.numbers {
      let hit = "{\"document\": {\"id\": \"1\", \"title\": \"a\"}, \"text_match\": \(member == "token" ? number : "1")}"
      let facet = "{\"count\": \(member == "count" ? number : "1"), \"value\": \"a\", \"highlighted\": \"a\"}"
      let stats = ["min", "max", "avg", "sum"].map { "\"\($0)\": \($0 == member ? number : "1")" }
      let counts =
        "\"facet_counts\": [{\"field_name\": \"f\", \"counts\": [\(facet)], \"stats\": {\(stats.joined(separator: ", "))}}]"
      let found = member == "found" ? "" : "\"found\": 9223372036854775807, "
      let result = "\(found)\"hits\": [\(hit)], \(counts), \"\(member)\": \(number)"
      for dialect in [
        TypesenseDialect(apiKey: "k", indices: ["i": [:]]),
        TypesenseDialect(apiKey: "k", indices: ["i": ["paginationLimitedTo": .integer(.max)]]),
      ] {
        await check(dialect, "{\"results\": [{\(result)}]}")
        await check(dialect, "{\"results\": [{\(result)}, {\(result)}]}")
      }
    }
  }

  @Test(arguments: ["total", "count", "id"])
  func ofREST(member: String) async throws {
    let url = "http://h/s?q={query}&size={hitsPerPage}&facets={params.facets}"
    for page in ["&page={page}", ""] {
      for nbHits in [true, false] {
        var paths: ExactDictionary = ["hits": "$.hits", "facets": "$.facets"]
        if nbHits { paths["nbHits"] = "$.total" }
        let mapping = try RESTMapping(url: url + page, responsePaths: paths)
        for number in Self.numbers {
          let id = member == "id" ? number : "\"1\""
          let count = member == "count" ? number : "9223372036854775807"
          let total = member == "total" ? number : "9223372036854775807"
          await check(
            RESTDialect(mapping: mapping),
            "{\"hits\": [{\"objectID\": \(id)}], \"total\": \(total), \"facets\": {\"f\": {\"a\": \(count), \"b\": 1}}}"
          )
          await check(
            RESTDialect(mapping: mapping),
            "{\"hits\": [{\"objectID\": \(id)}], \"total\": \(total),"
              + " \"facets\": {\"f\": [{\"value\": \"a\", \"count\": \(count)}, {\"value\": \"a\", \"count\": \(count)}]}}"
          )
        }
      }
    }
  }

  @Test func largestNumberOfHitsHasItsPages() async throws {
    let found = "{\"results\": [{\"found\": 9223372036854775807, \"hits\": []}]}"
    let service = RemoteService(
      dialect: TypesenseDialect(apiKey: "k", indices: ["i": [:]]), caller: Caller(body: found))
    let request = SectionRequest(moduleID: "m", indexName: "i", parameters: ["query": "x", "hitsPerPage": 3])
    let response = try #require(await service.answer([request]).first).get()
    #expect(response.nbHits == .max && response.nbPages == Int.max / 3 + 1)
  }

  @Test func numbersOfHitsThatAreNoneAreErrors() async throws {
    for number in ["-1", "0.5", "1e308", "9223372036854775808", "\"7\"", "[]"] {
      let body = "{\"results\": [{\"found\": \(number), \"hits\": []}]}"
      let service = RemoteService(
        dialect: TypesenseDialect(apiKey: "k", indices: ["i": [:]]), caller: Caller(body: body))
      let result = try #require(
        await service.answer([SectionRequest(moduleID: "m", indexName: "i", parameters: ["query": "x"])]).first)
      let error = #expect(throws: SearchError.self) { try result.get() }
      #expect(error?.code == .badResponse && error?.message.contains("'results[0].found'") == true, "\(number)")
    }
  }
}
