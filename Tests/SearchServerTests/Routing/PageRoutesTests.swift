import Presentation
import Runs
import SearchModel
import TestSupport
import Testing
import Workspaces

@testable import SearchServer

struct PageRoutesTests {
  @Test func anAnswerIsWhatTheCommandPrints() async throws {
    let server = try await ServerFixture()
    let renderer = OutputFormat.json.renderer(for: OutputShape(.search, layouts: server.workspace.plan().layouts))
    let printed = renderer.render(await server.workspace.search("tom"))
    await expectEqual(server.reply("GET", "/api/v1/search?query=tom").bytes, printed)
    await expectEqual(server.reply("POST", "/api/v1/search", #"{"query":"tom"}"#).bytes, printed)
  }

  @Test func whatItCostIsInTheHeaders() async throws {
    let server = try await ServerFixture()
    let reply = await server.reply("GET", "/api/v1/search?query=tom")
    #expect(reply.header("server-timing")?.hasPrefix("search;dur=") ?? false)
    // The films take a second request for their disjunctive facet.
    expectEqual(reply.header("x-multihits-requests"), "4")
  }

  @Test func aRowAsksAsInAQueryFile() async throws {
    let server = try await ServerFixture()
    let answer = try await server.json(
      "POST", "/api/v1/search?module=films",
      #"{"query":"tom","filters":{"films":"year > 1970"},"hitsPerPage":1,"page":1}"#)
    #expect(answer["sections"]?.arrayValue?.count == 1 && answer["sections.0.nbHits"] == 2)
    expectEqual(answer.ids("sections.0.hits"), ["f 4/x"])
    let asked = try await server.json("GET", "/api/v1/search?query=tom&module=films&filters=films%3Dyear%20%3E%201970")
    expectEqual(asked["sections.0.nbHits"], 2)
  }

  @Test func choicesRefineTheirSections() async throws {
    let server = try await ServerFixture()
    func sections(_ choices: String) async throws -> JSON {
      try await server.json("POST", "/api/v1/search", #"{"query":"tom","refinements":{"films":[\#(choices)]}}"#)
    }
    let drama = try await sections(#"{"attribute":"genre","operator":"or","values":["Drama","Family"]}"#)
    expectEqual(drama["sections.1.nbHits"], 3)
    expectEqual(drama["sections.1.facets.genre.Comedy"], 2)
    try await expectEqual(
      sections(#"{"attribute":"genre","operator":"and","values":["Drama","Comedy"]}"#)["sections.1.nbHits"], 1)
    try await expectEqual(sections(#"{"attribute":"year","minimum":1962,"maximum":1980}"#)["sections.1.nbHits"], 2)
    try await expectEqual(sections(#"{"attribute":"year","minimum":1962.5}"#)["sections.1.nbHits"], 3)
  }

  @Test func choicesTakeThePlaceOfThoseOfTheSpec() async throws {
    let groups = """
          filterState:
            - or: { name: kinds, filters: ["genre:Comedy", "genre:Family"] }
            - hierarchical: { name: place, attributes: [year], path: "1963" }
      """
    let spec = ServerFixture.spec.replacing("    disjunctiveFacets: [genre]", with: groups)
    let server = try await ServerFixture(spec: spec)
    func nbHits(_ choices: String) async throws -> JSON? {
      let body = #"{"query":"tom","refinements":{"films":[\#(choices)]}}"#
      return try await server.json("POST", "/api/v1/search?module=films", body)["sections.0.nbHits"]
    }
    let everywhere = #"{"attributes":["year"],"path":""}"#
    try await expectEqual(nbHits(""), 1)
    try await expectEqual(nbHits(everywhere), 3)
    try await expectEqual(
      nbHits(#"{"attribute":"genre","operator":"or","values":["Comedy","Drama"]}, \#(everywhere)"#), 3)
    try await expectEqual(nbHits(#"{"attribute":"genre","operator":"or","values":[]}, \#(everywhere)"#), 4)
    // What must all hold holds beside the spec's.
    try await expectEqual(nbHits(#"{"attribute":"genre","operator":"and","values":["Drama"]}, \#(everywhere)"#), 1)
    // Where nothing is left, there is still something to choose.
    let body = #"{"query":"tom","refinements":{"films":[{"attribute":"genre","operator":"or","values":[]}]}}"#
    try await expectEqual(
      server.json("POST", "/api/v1/search?module=films", body)["sections.0.facets.genre.Comedy"], 1)
    let description = try await server.json("GET", "/api/v1/spec")
    expectEqual(description["sections.1.facets.0.values"], ["Comedy", "Family"])
    expectEqual(description["sections.1.hierarchies.0.path"], "1963")
    expectEqual(description["sections.1.filters"], nil)
  }

  /// Others of the spec's filters are told, since nothing else on the page shows them.
  @Test(arguments: [
    ("- or: { name: a, filters: [genre:Drama, genre:Family] }", "or", nil),
    ("- or: { name: a, filters: [genre:Drama, genre:Family] }", "and", #"( "genre":"Drama" OR "genre":"Family" )"#),
    (
      "- or: { name: a, filters: [genre:Drama] }\n- or: { name: b, filters: [genre:Family] }", "or",
      #"( "genre":"Drama" ) AND ( "genre":"Family" )"#
    ),
    (
      "- hierarchical: { name: t, attributes: [genre, year] }\n- or: { name: a, filters: [genre:Drama] }", "or",
      #"( "genre":"Drama" )"#
    ),
    ("- or: { name: a, filters: [genre:Drama, year:1963] }", "or", #"( "genre":"Drama" OR "year":1963 )"#),
    ("- or: { name: a, filters: ['NOT genre:Drama'] }", "or", #"( NOT "genre":"Drama" )"#),
    (
      "- hierarchical: { name: t, attributes: [genre], path: Drama }\n- hierarchical: { name: u, attributes: [genre], path: Family }",
      "or", #"( "genre":"Family" )"#
    ),
  ])
  func filtersThatNobodyCanChooseAreTold(groups: String, word: String, told: String?) async throws {
    let lines = groups.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
    let spec = ServerFixture.spec.replacing("    disjunctiveFacets: [genre]", with: "    filterState:\n\(lines)")
      .replacing("operator: or", with: "operator: \(word)")
    let description = try await ServerFixture(spec: spec).json("GET", "/api/v1/spec")
    expectEqual(description["sections.1.filters"], told.map(JSON.string))
  }

  @Test(arguments: [
    (#"{"query":"tom","filters":"colour:red"}"#, "colour"), (#"{"query":"tom","filters":"genre:Dramma"}"#, "Dramma"),
    (#"{"query":"tom","params":{"aroundRadius":5}}"#, "aroundRadius"),
    (#"{"query":"tom","refinements":{"films":[{"attribute":"colour","values":["red"]}]}}"#, "colour"),
    (#"{"query":"tom","refinements":{"films":[{"attributes":["genre"],"path":"Dra, ma"}]}}"#, "Dra%2C ma"),
  ])
  func whatFindsNothingOrHasNoEffectIsInAHeader(body: String, name: String) async throws {
    let server = try await ServerFixture()
    let reply = await server.reply("POST", "/api/v1/search", body)
    expectEqual(reply.status, 200)
    let header = reply.header("x-multihits-warnings") ?? ""
    #expect(header.contains(name), "\(header)")
    for body in [
      #"{"query":"tom","filters":{"films":"genre:Drama"}}"#,
      #"{"query":"tom","refinements":{"films":[{"attributes":["genre"],"path":"Drama"}]}}"#,
    ] {
      await expectEqual(server.reply("POST", "/api/v1/search", body).header("x-multihits-warnings"), nil)
    }
  }

  @Test func whatIsChosenElsewhereMayComeWithASection() async throws {
    let server = try await ServerFixture()
    let body = #"{"query":"tom","refinements":{"films":[{"attribute":"year","minimum":1962}]}}"#
    await expectEqual(server.reply("POST", "/api/v1/search?module=actors", body).status, 200)
  }

  @Test func anExplanationFollowsTheSections() async throws {
    let server = try await ServerFixture()
    let answer = try await server.json("GET", "/api/v1/search?query=tom&module=films&explain=true&object=f5")
    expectEqual(answer["explain.sections.0.hits.0.objectID"], "f2")
    #expect(answer["explain.sections.0.object.reasons.0"]?.stringValue?.contains("'tom'") ?? false)
    expectEqual(answer["explain.sections.0.requests.0.params.query"], "tom")
  }

  @Test(arguments: [
    ("GET", "/api/v1/search?qury=x", "", 400, "did you mean 'query'"),
    ("GET", "/api/v1/search?module=film", "", 404, "did you mean 'films'"),
    ("GET", "/api/v1/search?backend=none", "", 404, "none"),
    ("GET", "/api/v1/search?explain=maybe", "", 400, "true or false"),
    ("GET", "/api/v1/search?query=%ff", "", 400, "'query=%ff' is no UTF-8"),
    ("GET", "/api/v1/search?query=tom&query=bob", "", 400, "'query' is given twice"),
    ("GET", "/api/v1/search?query=tom&object=f5", "", 400, "explain=true"),
    ("GET", "/api/v1/search?filters=year%20%3E", "", 400, "filters"),
    ("POST", "/api/v1/search", #"{"qery":"x"}"#, 400, "qery"),
    ("POST", "/api/v1/search", #"{"query":"x","expect":{"films":{"first":["f1"]}}}"#, 400, "multihits test"),
    ("POST", "/api/v1/search", #"{"query":"x","refinements":{"films":[5]}}"#, 400, "refinements.films"),
    (
      "POST", "/api/v1/search",
      #"{"query":"x","refinements":{"films":[{"attributes":["genre"],"path":"Drama > Noir"}]}}"#, 400,
      "the path has 2 levels for 1 attribute"
    ),
    (
      "POST", "/api/v1/search",
      #"{"query":"x","refinements":{"films":[{"attributes":["genre","year"],"path":"Drama > "}]}}"#, 400,
      "a level of the path is empty"
    ),
    (
      "POST", "/api/v1/search",
      #"{"query":"x","refinements":{"films":[{"attribute":"genre","values":["Drama"],"op":"or"}]}}"#, 400,
      "unknown key 'op'"
    ),
    (
      "POST", "/api/v1/search",
      #"{"query":"x","refinements":{"films":[{"attribute":"genre","values":["Drama"],"minimum":1}]}}"#, 400,
      "unknown key 'minimum'"
    ),
    (
      "POST", "/api/v1/search", #"{"query":"x","refinements":{"films":[{"attribute":"year","minimum":1,"max":5}]}}"#,
      400, "unknown key 'max'"
    ),
    (
      "POST", "/api/v1/search", #"{"query":"x","refinements":{"genres":[{"attribute":"genre","values":["Drama"]}]}}"#,
      400, "choose them in 'films'"
    ),
    ("POST", "/api/v1/search?query=war", #"{"query":"x"}"#, 400, "in the address and in the body"),
    ("POST", "/api/v1/search", #"{"query":"x","within":3}"#, 400, "'within' is for 'expect'"),
    ("GET", "/api/v1/search?module=films&filters=actors=rating%3E1", "", 400, "filters of 'actors'"),
    ("POST", "/api/v1/search", "[]", 400, "object"),
    ("DELETE", "/api/v1/search", "", 405, "DELETE"),
    ("GET", "/nothing", "", 404, "Path not found"),
  ])
  func wrongRequestsSayWhy(_ method: String, _ target: String, _ body: String, _ status: Int, _ part: String)
    async throws
  {
    let server = try await ServerFixture()
    let reply = await server.reply(method, target, body)
    expectEqual(reply.status, status)
    #expect(
      reply.json["message"]?.stringValue?.contains(part) ?? false, "\(String(decoding: reply.bytes, as: UTF8.self))"
    )
  }

  @Test func theSpecIsDescribed() async throws {
    let server = try await ServerFixture()
    let spec = try await server.json("GET", "/api/v1/spec")
    #expect(spec["name"] == "Movie night!" && spec["searchBox.mode"] == "asYouType")
    expectEqual(spec["sections"]?.arrayValue?.map { $0["kind"] }, ["hits", "hits", "facet"])
    expectEqual(spec["sections.1.fields.2"], ["name": "poster", "type": "url"])
    expectEqual(
      spec["sections.1.facets"], [["attribute": "genre", "operator": "or"], ["attribute": "year", "operator": "and"]])
    expectEqual(spec["sections.2.refines"], ["films"])
  }

  @Test func eventsReachThePagesThatListen() async throws {
    let server = try await ServerFixture()
    guard case .stream(let events) = await server.reply("GET", "/api/v1/events").body else {
      Issue.record("it is no stream")
      return
    }
    server.events.send("changed", [:])
    server.events.send("invalid", ["text": "a\nb"], stands: true)
    var texts = events.texts.makeAsyncIterator()
    var received: [String] = []
    for _ in 0..<3 { received.append(String(decoding: await texts.next() ?? [], as: UTF8.self)) }
    expectEqual(
      received,
      [
        "retry: 1000\n\n", "event: changed\ndata: {}\n\n", "event: invalid\ndata: {\"text\":\"a\\nb\"}\n\n",
      ])
    events.end()
    #expect(await texts.next() == nil)
    // A page that comes later hears what still stands.
    guard case .stream(let later) = await server.reply("GET", "/api/v1/events").body else { return }
    var laterTexts = later.texts.makeAsyncIterator()
    _ = await laterTexts.next()
    #expect(String(decoding: await laterTexts.next() ?? [], as: UTF8.self).hasPrefix("event: invalid"))
  }

  @Test func anotherSpecIsAskedWhereThereIsOne() async throws {
    let server = try await ServerFixture()
    let alone = await server.reply("GET", "/api/v1/search?query=tom&against=true")
    #expect(alone.status == 404 && (alone.json["message"]?.stringValue?.contains("--against-spec") ?? false))
    await expectEqual(server.reply("GET", "/api/v1/search?against=perhaps").status, 400)
    let other = try await ServerFixture(spec: ServerFixture.spec.replacing("desc(score)", with: "asc(score)"))
    let page = PageRoutes(
      specs: server.specs, against: other.specs, events: server.events, monitor: server.monitor,
      log: { _ in })
    func ids(_ query: String) async throws -> [String] {
      let request = ServerRequest(
        method: "GET", path: "/api/v1/search", query: query, headers: [:], body: [], connection: 1)
      return try #require(await page.answer(request)).json.ids("sections.1.hits")
    }
    try await expectEqual(ids("query=tom"), ["f2", "f1"])
    try await expectEqual(ids("query=tom&against=false"), ["f2", "f1"])
    try await expectEqual(ids("query=tom&against=true"), ["f1", "f2"])
    let request = ServerRequest(
      method: "GET", path: "/api/v1/spec", query: "", headers: [:], body: [], connection: 1)
    let spec = try #require(await page.answer(request)).json
    #expect(spec["file"]?.stringValue?.hasSuffix("search.yaml") ?? false)
    #expect(spec["against.sections"]?.arrayValue?.count == 3 && spec["against.file"] != spec["file"])
  }

  @Test func eachSpecHasItsOwnStandingEvent() async {
    let hub = EventHub()
    hub.send("invalid", ["text": "a"], of: "a.yaml", stands: true)
    hub.send("invalid", ["text": "b"], of: "b.yaml", stands: true)
    hub.send("changed", [:], of: "a.yaml")
    let events = hub.listen()
    events.end()
    var texts: [String] = []
    for await text in events.texts { texts.append(String(decoding: text, as: UTF8.self)) }
    expectEqual(texts, ["retry: 1000\n\n", "event: invalid\ndata: {\"text\":\"b\"}\n\n"])
  }
}
