import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

struct PageMapTests {
  private let server = PageServer(count: 95, hitsPerPage: 10)

  private func makeMap(offset: Int? = 10, cleanUpOffset: Int? = 3, loading pages: [Int] = []) -> PageMap<Int> {
    var map = PageMap<Int>(offset: offset, cleanUpOffset: cleanUpOffset)
    for page in pages { server.load(page, into: &map) }
    return map
  }

  @Test func rowsAreNumberedOverAllPagesAndMissingOnesAreHoles() {
    let map = makeMap(cleanUpOffset: nil, loading: [2, 0])
    expectEqual(map.extent, 30)
    expectEqual((0..<31).map(map.row(at:)), (0..<31).map { 10..<20 ~= $0 || $0 == 30 ? nil : $0 })
    #expect(map.row(at: -1) == nil)
  }

  @Test func pagesWithoutRowsDoNotReachFurther() {
    var map = makeMap(cleanUpOffset: nil, loading: [0, 1])
    let empty = SearchResponse(hits: [], nbHits: 95, page: 0, nbPages: 10, hitsPerPage: 10)
    for page in [1, 2, 3] {
      map.receive(rows: [], invalidHits: PageMap.InvalidHits(skipped: 10), summary: empty, page: page)
      expectEqual(map.extent, 10)
    }
    map.receive(rows: Array(0..<10), invalidHits: PageMap.InvalidHits(), summary: empty, page: 2)
    expectEqual(map.extent, 20)
    map.receive(rows: [], invalidHits: PageMap.InvalidHits(skipped: 10), summary: empty, page: 2)
    expectEqual(map.extent, 10)
    map.receive(rows: [], invalidHits: PageMap.InvalidHits(skipped: 10), summary: empty, page: 0)
    expectEqual(map.extent, 0)
  }

  @Test func askingForADistantPageForgetsPages() {
    var map = makeMap(loading: [0, 1, 2, 3])
    expectEqual(map.loaded.map(\.number), [0, 1, 2, 3])
    map.willLoad(page: 4)
    expectEqual(map.loaded.map(\.number), [1, 2, 3])
    #expect(map.extent == 40 && map.row(at: 9) == nil && map.row(at: 10) == 10)
  }

  @Test func presentingADistantRowForgetsPages() {
    let server = PageServer(count: 1_000, hitsPerPage: 10)
    var map = makeMap()
    for page in 0...2 { server.load(page, into: &map) }
    for row in [20, 500] {
      for page in map.present(row: row) { server.load(page, into: &map) }
    }
    expectEqual(map.loaded.map(\.number), [49, 50, 51])
  }

  @Test func pageOutsideTheWindowIsDroppedWithoutAnError() {
    var map = makeMap(loading: [0])
    map.willLoad(page: 1)
    map.willLoad(page: 8)
    server.answer(1, to: &map)
    #expect(map.loaded.isEmpty && map.failures.isEmpty && !map.pending.contains(1))
    map.willLoad(page: 2)
    map.willLoad(page: 8)
    map.fail(SearchError(.timeout, "late"), page: 2)
    #expect(map.failures.isEmpty)
    server.answer(8, to: &map)
    expectEqual(map.loaded.map(\.number), [8])
  }

  @Test func pageThatWouldHaveBeenForgottenIsDroppedAlsoWhenOneIsBackNearIt() {
    var map = makeMap(loading: [0])
    for page in [1, 9, 2] { map.willLoad(page: page) }
    for page in [1, 9, 2] { server.answer(page, to: &map) }
    expectEqual(map.loaded.map(\.number), [2])
    for page in [1, 9, 2, 1] { map.willLoad(page: page) }
    for page in [1, 9, 2] { server.answer(page, to: &map) }
    expectEqual(map.loaded.map(\.number), [1, 2])
  }

  @Test func rowOfAPageThatWouldBeDroppedAsksForItAgain() {
    var map = makeMap(offset: 0, cleanUpOffset: 0, loading: [0])
    for page in [1, 9] { map.willLoad(page: page) }
    expectEqual(map.present(row: 10), [1])
    map.willLoad(page: 1)
    expectEqual(map.present(row: 10), [])
    server.answer(1, to: &map)
    expectEqual(map.row(at: 10), 10)
  }

  @Test func noPageIsForgottenWithoutALimit() {
    let map = makeMap(cleanUpOffset: nil, loading: Array(0..<10))
    expectEqual(map.loaded.flatMap(\.rows), Array(0..<95))
    #expect(map.nextPage == nil)
  }

  @Test func pageOfAnotherListSharingTheSearcherLeavesThePresentedRows() {
    var map = makeMap(offset: 5, cleanUpOffset: 0, loading: [0])
    expectEqual(map.present(row: 5), [1])
    map.willLoad(page: 1)
    map.willLoad(page: 9)
    server.answer(9, to: &map)
    server.answer(1, to: &map)
    #expect(map.loaded.map(\.number) == [0, 1, 9] && map.present(row: 5) == [])
    server.load(4, into: &map)
    #expect(map.loaded.map(\.number) == [0, 1, 4] && map.present(row: 5) == [])
  }

  @Test func loadingOnFarFromTheScreenKeepsWhatIsOnIt() {
    var map = makeMap(offset: 0, loading: [0])
    for _ in 1...9 {
      expectEqual(map.present(row: 0), [])
      if let page = map.nextPage { server.load(page, into: &map) }
    }
    #expect(map.loaded.map(\.number) == [0, 1, 2, 3, 6, 7, 8, 9] && map.nextPage == nil)
    #expect(map.row(at: 0) == 0 && map.row(at: 45) == nil && map.present(row: 45) == [4])
  }

  @Test func errorIsThatOfTheLowestFailedPage() {
    var map = makeMap(loading: [0])
    for page in [3, 1, 2] {
      map.willLoad(page: page)
      map.fail(SearchError(.server, "\(page)"), page: page)
    }
    expectEqual(map.firstFailure?.error.message, "1")
    server.load(1, into: &map)
    expectEqual(map.firstFailure?.error.message, "2")
    expectEqual(map.loaded.map(\.number), [0, 1])
    server.load(2, into: &map)
    server.load(3, into: &map)
    #expect(map.firstFailure == nil && map.nextPage == 4)
  }

  @Test func failedReloadKeepsTheRowsOfAPage() {
    var map = makeMap(loading: [0, 1])
    map.willLoad(page: 1)
    map.fail(SearchError(.server, "down"), page: 1)
    #expect(map.extent == 20 && map.firstFailure?.page == 1)
    expectEqual(map.present(row: 10), [1, 2])
  }

  @Test func replacedPageReplacesItsSizeAndCounts() {
    var map = makeMap(loading: [0, 1])
    map.receive(rows: [1, 2, 3], invalidHits: .init(skipped: 7), summary: server.summary(page: 0), page: 0)
    map.receive(rows: [1, 2], invalidHits: .init(skipped: 8), summary: server.summary(page: 0), page: 0)
    #expect(map.extent == 12 && map.row(at: 2) == 10)
    expectEqual(map.invalidHits.values.reduce(0) { $0 + $1.skipped }, 8)
  }

  @Test func summaryIsTheHighestLoadedPages() {
    var map = makeMap(loading: [1, 0])
    expectEqual(map.summary?.page, 1)
    map.willLoad(page: 8)
    #expect(map.loaded.isEmpty && map.summary?.page == 1)
    server.answer(8, to: &map)
    expectEqual(map.summary?.page, 8)
    map.willLoad(page: 0)
    server.answer(0, to: &map)
    #expect(map.summary?.page == 0 && map.nextPage == 1)
  }

  /// Plays inputs twice: once each answer comes at once, once some inputs later and in another order.
  @Test(arguments: 0..<300)
  func whenAnswersComeMakesNoDifference(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let cleanUpOffset = [nil, 0, 1, 3].randomElement(using: &generator) ?? nil
    let failing = Set((1...9).filter { _ in Int.random(in: 0..<5, using: &generator) == 0 })
    var immediate = makeMap(
      offset: Int.random(in: 0...25, using: &generator), cleanUpOffset: cleanUpOffset, loading: [0])
    var late = immediate
    for _ in 0..<12 {
      let (page, row) = (Int.random(in: 0...9, using: &generator), Int.random(in: 0...94, using: &generator))
      if Bool.random(using: &generator) {
        for page in immediate.present(row: row) { immediate.willLoad(page: page) }
        for page in late.present(row: row) { late.willLoad(page: page) }
      } else {
        immediate.willLoad(page: page)
        late.willLoad(page: page)
      }
      answer(immediate.pending.sorted(), to: &immediate, failing: failing)
      let arriving = late.pending.sorted().shuffled(using: &generator)
      answer(Array(arriving.prefix(Int.random(in: 0...3, using: &generator))), to: &late, failing: failing)
      #expect(immediate.checkInvariants() == [] && late.checkInvariants() == [])
    }
    answer(late.pending.sorted().shuffled(using: &generator), to: &late, failing: failing)
    expectEqual(late.loaded.map(\.number), immediate.loaded.map(\.number))
    expectEqual(late.loaded.map(\.rows), immediate.loaded.map(\.rows))
    #expect(late.extent == immediate.extent && late.summary == immediate.summary)
    #expect(late.failures == immediate.failures && late.nextPage == immediate.nextPage)
  }

  private func answer(_ pages: [Int], to map: inout PageMap<Int>, failing: Set<Int>) {
    for page in pages {
      if failing.contains(page) {
        map.fail(SearchError(.server, "\(page)"), page: page)
      } else {
        server.answer(page, to: &map)
      }
    }
  }
}
