import RunFixtures
import SearchModel
import SpecLoader
import Synchronization
import TestSupport
import Testing

@testable import Presentation
@testable import Runs
@testable import Workspaces

struct ReachTests {
  private static let spec = """
    indices: { movies: { records: m.json, settings: { attributesForFaceting: [searchable(genre)] } } }
    query: { hitsPerPage: 10 }
    indexModules:
      - { id: far, indexName: movies }
      - { id: near, indexName: movies, infiniteScrolling: off }
      - { id: genres, facet: { indexName: movies, attribute: genre } }
    """

  @Test(
    arguments: [
      (.onePage, 25, [10, 0], [10, 0]), (.rows(0), 25, [10, 0], [10, 0]), (.rows(10), 25, [10, 0], [10, 0]),
      (.rows(11), 25, [20, 1], [10, 0]), (.rows(1000), 25, [25, 2], [10, 0]), (.allPages, 25, [25, 2], [25, 2]),
      (.allPages, 20, [20, 1], [20, 1]), (.allPages, 0, [0, 0], [0, 0]), (.rows(5), 3, [3, 0], [3, 0]),
    ] as [(RunPlan.Reach, Int, [Int], [Int])])
  func rowsAndPagesAreLoaded(reach: RunPlan.Reach, count: Int, far: [Int], near: [Int]) async throws {
    let service = ScriptedService.pages(of: count)
    let result = await QueryRunner(plan: try makePlan(Self.spec, service: service, reach: reach)).run(query: "q")
    for (module, expected) in [("far", far), ("near", near)] {
      expectEqual(result.ids(module), (0..<expected[0]).map(String.init))
      expectEqual(result.section(module)?.counts?.page, expected[1])
      expectEqual(result.section(module)?.isTruncated, false)
      expectEqual(service.requests.filter { $0.moduleID == module }.map(\.parameters.page), Array(0...expected[1]))
    }
    expectEqual(service.requests.filter { $0.moduleID == "genres" }.count, 1)
  }

  @Test func onlyOnePageIsLoadedFromTheOneAskedFor() async throws {
    let service = ScriptedService.pages(of: 25)
    let plan = try makePlan(Self.spec, service: service, parameters: ["page": 1, "hitsPerPage": 4])
    let result = await QueryRunner(plan: plan).run(query: "q")
    expectEqual(result.ids("far"), ["4", "5", "6", "7"])
    expectEqual(result.section("far")?.counts, SectionCounts(nbHits: 25, page: 1, nbPages: 7, hitsPerPage: 4))
  }

  @Test func backendThatIgnoresPagesEndsTheLoading() async throws {
    let service = ScriptedService { request in
      var first = request
      first.parameters.page = 0
      var response = ScriptedService.response(to: first, count: 3)
      response.nbPages = 100
      return .success(response)
    }
    let result = await QueryRunner(plan: try makePlan(Self.spec, service: service, reach: .allPages)).run(query: "q")
    #expect(service.requests.count < 10)
    expectEqual(result.section("far")?.error, SearchError(.badResponse, "page 1 was asked for and page 0 came"))
  }

  /// A backend that announces 50 records and has nothing after the first six.
  @Test(arguments: [50, 1_000_000_000], [RunPlan.Reach.allPages, .rows(20)])
  func emptyPageEndsTheLoading(announced: Int, reach: RunPlan.Reach) async throws {
    let service = ScriptedService { request in
      var response = ScriptedService.response(to: request, count: 6)
      (response.nbHits, response.nbPages) = (announced, announced / 2)
      return .success(response)
    }
    let plan = try makePlan(Self.spec, service: service, reach: reach, parameters: ["hitsPerPage": 2])
    let far = try #require(await QueryRunner(plan: plan).run(query: "q").section("far"))
    expectEqual(service.requests.filter { $0.moduleID == "far" }.map(\.parameters.page), [0, 1, 2, 3])
    #expect(far.status == .ok && far.isTruncated)
    expectEqual(far.counts, SectionCounts(nbHits: announced, page: 2, nbPages: announced / 2, hitsPerPage: 2))
  }

  /// An index that is being replaced has nothing for a moment.
  @Test func aPageThatTakesTheAnnouncementBackIsNoAnswerToWhatThereIs() async throws {
    let service = ScriptedService { request in
      var response = ScriptedService.response(to: request, count: 2)
      (response.nbHits, response.nbPages) = request.parameters.page == 0 ? (6, 3) : (0, 0)
      return .success(response)
    }
    let plan = try makePlan(Self.spec, service: service, reach: .allPages, parameters: ["hitsPerPage": 2])
    let far = try #require(await QueryRunner(plan: plan).run(query: "q").section("far"))
    #expect(far.status == .ok && far.isTruncated)
    expectEqual(far.counts, SectionCounts(nbHits: 6, page: 0, nbPages: 3, hitsPerPage: 2))
  }

  @Test(
    "Pages that hold less than was announced are marked",
    arguments: [(RunPlan.Reach.allPages, true), (.rows(20), false), (.onePage, false)])
  func shortPages(reach: RunPlan.Reach, isTruncated: Bool) async throws {
    // The second of three pages has three of ten hits.
    let service = ScriptedService { request in
      var response = ScriptedService.response(to: request, count: 30)
      if response.page == 1 { response.hits.removeLast(7) }
      return .success(response)
    }
    let result = await QueryRunner(plan: try makePlan(Self.spec, service: service, reach: reach)).run(query: "q")
    expectEqual(result.section("far")?.isTruncated, isTruncated)
    let nothing = ScriptedService { request in
      var response = ScriptedService.response(to: request, count: 30)
      response.hits = []
      return .success(response)
    }
    let empty = await QueryRunner(plan: try makePlan(Self.spec, service: nothing, reach: reach)).run(query: "q")
    expectEqual(empty.section("far")?.isTruncated, reach != .onePage)
  }

  @Test func pageWithoutANewHitEndsTheLoading() async throws {
    let service = ScriptedService { request in
      var first = request
      first.parameters.page = 0
      var response = ScriptedService.response(to: first, count: 3)
      response.page = request.parameters.page
      (response.nbHits, response.nbPages) = (1_000_000, .max)
      return .success(response)
    }
    let result = await QueryRunner(plan: try makePlan(Self.spec, service: service, reach: .allPages)).run(query: "q")
    expectEqual(service.requests.filter { $0.moduleID == "far" }.count, 2)
    expectEqual(result.ids("far"), ["0", "1", "2"])
    #expect(result.section("far")?.isTruncated == true && result.section("far")?.counts?.page == 0)
  }

  /// Without a number of hits, a full page lets another one be expected.
  @Test func emptyPageBehindAFullOneIsTheEndAndNothingIsCutOff() async throws {
    let service = ScriptedService { request in
      var response = ScriptedService.response(to: request, count: 20)
      let page = request.parameters.page
      response.nbHits = page < 2 ? (page + 1) * 10 + 1 : 20
      response.nbPages = (response.nbHits + 9) / 10
      return .success(response)
    }
    let result = await QueryRunner(plan: try makePlan(Self.spec, service: service, reach: .allPages)).run(query: "q")
    expectEqual(result.ids("far").count, 20)
    #expect(result.section("far")?.isTruncated == false && result.section("far")?.counts?.page == 1)
  }

  @Test func loadingWithoutEndStopsBehindManyPages() async throws {
    let spec = """
      indices: { movies: { records: m.json } }
      indexModules: [{ id: far, indexName: movies }]
      """
    let service = ScriptedService { request in
      let page = request.parameters.page
      return .success(
        SearchResponse(
          hits: [["objectID": .string("\(page)")]], nbHits: page + 2, page: page, nbPages: page + 2, hitsPerPage: 1))
    }
    let loader = try makePlan(spec, service: service, reach: .allPages).loader
    let controller = SectionsController(modules: loader.modules)
    let search = loader.load(controller: controller)
    try search.prepare(query: "q", startsAtFirstPage: true)
    await search.search()
    let end = try #require(await search.loadPages(ofSection: 0, until: .max, limits: LoadingLimits(pages: 50)))
    #expect(end.count == 51 && end.lastPage == 50)
    let section = try #require(controller.sections(isCutOff: { $2 < $1.nbHits }, ends: [0: end]).first)
    #expect(section.isTruncated && section.counts?.nbHits == 52)
  }

  private static let endless = ScriptedService { request in
    let page = request.parameters.page
    return .success(
      SearchResponse(
        hits: [["objectID": .string("\(page)")]], nbHits: page + 2, page: page, nbPages: page + 2, hitsPerPage: 1))
  }

  /// What is loaded from an endless backend, and the resulting section.
  private func loaded(
    _ limits: LoadingLimits, now: () -> ContinuousClock.Instant = { .now }
  ) async throws -> (rows: LoadedRows?, section: SectionResult?) {
    let spec = "{ indices: { movies: { records: m.json } }, indexModules: [{ id: far, indexName: movies }] }"
    let loader = try makePlan(spec, service: Self.endless, reach: .allPages).loader
    let controller = SectionsController(modules: loader.modules)
    let search = loader.load(controller: controller)
    try search.prepare(query: "q", startsAtFirstPage: true)
    await search.search()
    let end = await search.loadPages(ofSection: 0, until: .max, limits: limits, now: now)
    return (end, controller.sections(isCutOff: { $2 < $1.nbHits }, ends: end.map { [0: $0] } ?? [:]).first)
  }

  @Test func loadingWithoutEndStopsAtRows() async throws {
    let (rows, section) = try await loaded(LoadingLimits(rows: 7))
    #expect(rows?.count == 7 && rows?.isStopped == true)
    #expect(section?.isTruncated == true && section?.status == .ok && section?.counts?.page == 6)
  }

  /// Rows that do not fit are no rows of the result, but loading them is work, too.
  @Test func rowsThatAreLeftOutCountForTheLimit() async throws {
    let service = ScriptedService { request in
      var response = ScriptedService.response(to: request, count: 1_000_000)
      response.hits = [["objectID": .string("\(request.parameters.page)"), "year": .string("none")]]
      (response.nbHits, response.nbPages) = (.max, .max)
      return .success(response)
    }
    let spec = """
      indices: { movies: { records: m.json } }
      indexModules: [{ id: far, indexName: movies, hit: { year: integer }, onInvalidHit: skip }]
      """
    var plan = try makePlan(spec, service: service, reach: .allPages)
    plan.limits = LoadingLimits(rows: 300)
    let far = try #require(await QueryRunner(plan: plan).run(query: "q").section("far"))
    expectEqual(service.requests.count, 300)
    #expect(far.status == .empty && far.isTruncated && far.counts?.page == 299 && far.invalidHits.skipped == 300)
  }

  @Test func loadingWithoutEndStopsWhenTheTimeIsOver() async throws {
    let start = ContinuousClock.now
    var looks = 0
    let (rows, section) = try await loaded(LoadingLimits(time: .seconds(10))) {
      looks += 1
      return start + .seconds(looks)
    }
    #expect(rows?.count == 10 && rows?.isStopped == true)
    #expect(section?.isTruncated == true && section?.counts?.page == 9)
  }

  private final class Canceller: Sendable {
    private let task = Mutex<Task<QueryResult, Never>?>(nil)

    func set(_ task: Task<QueryResult, Never>) { self.task.withLock { $0 = task } }
    func cancel() { task.withLock { $0?.cancel() } }
  }

  @Test func whatWasLoadedBeforeTheSearchWasGivenUpStays() async throws {
    let canceller = Canceller()
    let plan = try makePlan(
      "{ indices: { movies: { records: m.json } }, indexModules: [{ id: far, indexName: movies }] }",
      service: ScriptedService { request in
        let page = request.parameters.page
        if page == 5 { canceller.cancel() }
        guard page < 6 else { return .failure(SearchError(.cancelled, "given up")) }
        return .success(
          SearchResponse(
            hits: [["objectID": .string("\(page)")]], nbHits: page + 2, page: page, nbPages: page + 2, hitsPerPage: 1))
      }, reach: .allPages)
    let (start, continuation) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for await _ in start { break }
      return await QueryRunner(plan: plan).run(query: "q")
    }
    canceller.set(task)
    continuation.yield()
    let result = await task.value
    let far = try #require(result.section("far"))
    #expect(far.status == .ok && far.error == nil)
    #expect((5...6).contains(result.ids("far").count))
  }

  @Test func lastPageThatANumberCanNameHasNoNext() async throws {
    let service = ScriptedService { request in
      .success(
        SearchResponse(hits: [["objectID": "1"]], nbHits: 1, page: request.parameters.page, nbPages: 1, hitsPerPage: 1))
    }
    let plan = try makePlan(Self.spec, service: service, reach: .allPages, parameters: ["page": .integer(.max)])
    await expectEqual(QueryRunner(plan: plan).run(query: "q").ids("far"), ["1"])
  }

  @Test func errorOfALaterPageIsTheSectionsError() async throws {
    let service = ScriptedService { request in
      guard request.parameters.page < 2 || request.moduleID != "far" else {
        return .failure(SearchError(.timeout, "slow"))
      }
      return .success(ScriptedService.response(to: request, count: 25))
    }
    let result = await QueryRunner(plan: try makePlan(Self.spec, service: service, reach: .allPages)).run(query: "q")
    let far = try #require(result.section("far"))
    #expect(far.status == .error && far.content == .hits([]) && far.counts == nil)
    expectEqual(far.error, SearchError(.timeout, "slow"))
    expectEqual(result.ids("near").count, 25)
  }
}
