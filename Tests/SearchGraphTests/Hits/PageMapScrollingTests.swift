import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

struct PageMapScrollingTests {
  /// The pages with a row from `offset` rows before the presented one to as many after it.
  private func pagesNear(_ row: Int, offset: Int, of server: PageServer) -> [Int] {
    let last = server.count - 1
    let previous = Array(max(0, row - offset)..<row)
    let next = row < last ? Array(row + 1...max(row + 1, min(row + offset, last))) : []
    let near = previous + [row] + (offset > 0 ? next : [])
    return Set(near.filter { 0...last ~= $0 }.map { $0 / server.hitsPerPage }).sorted()
  }

  @Test(arguments: 1...12)
  func presentedRowNeedsThePagesOfTheRowsAroundIt(hitsPerPage: Int) {
    let server = PageServer(count: 61, hitsPerPage: hitsPerPage)
    for offset in 0...25 {
      var map = PageMap<Int>(offset: offset, cleanUpOffset: 3)
      server.load(0, into: &map)
      for row in 0..<server.count {
        let expected = pagesNear(row, offset: offset, of: server).filter { $0 != 0 }
        expectEqual(map.pagesToLoad(presentingRow: row), expected, "row \(row), offset \(offset)")
      }
    }
  }

  /// A backend may announce more rows than it delivers.
  @Test(arguments: [[0, 1, 2, 3], [0, 3, 2, 1], [0, 2, 1, 3]])
  func anEmptyPageEndsTheListInWhateverOrderPagesCome(order: [Int]) {
    let server = PageServer(count: 20, hitsPerPage: 10)
    var announced = server.summary(page: 0)
    (announced.nbHits, announced.nbPages) = (1_000, 100)
    var map = PageMap<Int>(offset: 10, cleanUpOffset: nil)
    for page in order { map.willLoad(page: page) }
    for page in order {
      announced.page = page
      map.receive(rows: Array(server.rows(ofPage: page)), invalidHits: .init(), summary: announced, page: page)
    }
    #expect(map.extent == 20 && map.nextPage == nil)
    for row in [19, 20, 500] { expectEqual(map.present(row: row), []) }
    expectEqual(map.checkInvariants(), [])
  }

  @Test func aPageWhoseHitsWereAllLeftOutIsNotTheEnd() {
    let server = PageServer(count: 40, hitsPerPage: 10)
    var map = PageMap<Int>(offset: 10, cleanUpOffset: nil)
    for page in 0...1 {
      map.willLoad(page: page)
      server.answer(page, to: &map) { $0 < 10 }
    }
    expectEqual(map.nextPage, 2)
  }

  @Test(arguments: [nil, 0, 1, 2, 3, 4])
  func trapOffsetBeyondTheWindowAsksForPagesForEver(window: Int?) {
    for hitsPerPage in 1...12 {
      let server = PageServer(count: 100, hitsPerPage: hitsPerPage)
      for offset in 0...45 {
        var map = PageMap<Int>(offset: offset, cleanUpOffset: window)
        server.load(0, into: &map)
        for row in [0, hitsPerPage, 50, 47, 99, 3] {
          let pages = map.present(row: row)
          for page in pages { map.willLoad(page: page) }
          for page in pages.reversed() { server.answer(page, to: &map) }
          let second = map.present(row: row)
          #expect(
            second.isEmpty && map.row(at: row) == row,
            "\(hitsPerPage) per page, offset \(offset), row \(row): asked \(pages), then \(second)")
        }
        expectEqual(map.checkInvariants(), [])
      }
    }
  }

  /// A list that is drawn anew whenever something came presents all rows on its screen each time.
  @Test(arguments: [nil, 0, 1, 2, 3, 4], [false, true])
  func trapDrawingAScreenAgainAsksForPagesForEver(window: Int?, answersAtOnce: Bool) {
    for hitsPerPage in [1, 2, 5, 12] {
      let server = PageServer(count: 100, hitsPerPage: hitsPerPage)
      for offset in [0, 1, 10, 45] {
        var map = PageMap<Int>(offset: offset, cleanUpOffset: window)
        server.load(0, into: &map)
        for top in [0, 40, 70, 13] {
          var asked: [[Int]] = []
          for _ in 0..<2 {
            var unanswered: [Int] = []
            for row in top..<top + 30 {
              let pages = map.present(row: row)
              for page in pages { map.willLoad(page: page) }
              asked.append(pages)
              unanswered += pages
              guard answersAtOnce else { continue }
              for page in unanswered { server.answer(page, to: &map) }
              unanswered = []
            }
            for page in unanswered { server.answer(page, to: &map) }
          }
          let rows = (top..<top + 30).map(map.row(at:))
          #expect(
            asked.suffix(30).allSatisfy(\.isEmpty) && rows == Array(top..<top + 30) && map.checkInvariants().isEmpty,
            "\(hitsPerPage) per page, offset \(offset), rows from \(top)")
        }
      }
    }
  }

  @Test func pagesOffTheScreenAreForgottenWhileScrolling() {
    let server = PageServer(count: 2_000, hitsPerPage: 20)
    var map = PageMap<Int>(offset: 10, cleanUpOffset: 3)
    server.load(0, into: &map)
    for row in Array(0..<1_990) + (0..<1_990).reversed() {
      for page in map.present(row: row) { server.load(page, into: &map) }
      #expect(map.loaded.count <= 256 / 20 + 8 && map.row(at: row) == row)
    }
  }

  /// Pages come shorter than promised here, so rows move to other pages while pages arrive.
  @Test(arguments: 0..<60)
  func presentingComesToAnEndAlsoWhenHitsAreLeftOut(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let server = PageServer(count: 120, hitsPerPage: Int.random(in: 1...12, using: &generator))
    let shown = Set((0..<server.count).filter { _ in Bool.random(using: &generator) })
    var map = PageMap<Int>(
      offset: Int.random(in: 0...30, using: &generator), cleanUpOffset: Int.random(in: 0...4, using: &generator))
    map.willLoad(page: 0)
    server.answer(0, to: &map, isShown: shown.contains)
    for _ in 0..<10 {
      let row = Int.random(in: 0..<shown.count, using: &generator)
      var rounds = 0
      var pages = map.present(row: row)
      while !pages.isEmpty, rounds <= server.nbPages {
        for page in pages { map.willLoad(page: page) }
        for page in pages.shuffled(using: &generator) { server.answer(page, to: &map, isShown: shown.contains) }
        rounds += 1
        pages = map.present(row: row)
      }
      #expect(pages.isEmpty && map.row(at: row) != nil && map.checkInvariants().isEmpty)
    }
  }

  @Test func pagesThatAreLoadedOrAskedForAreNotAskedForAgain() {
    let server = PageServer(count: 100, hitsPerPage: 10)
    var map = PageMap<Int>(offset: 15, cleanUpOffset: 3)
    server.load(0, into: &map)
    expectEqual(map.present(row: 9), [1, 2])
    map.willLoad(page: 1)
    expectEqual(map.present(row: 9), [2])
    map.willLoad(page: 2)
    expectEqual(map.present(row: 9), [])
    server.answer(1, to: &map)
    expectEqual(map.present(row: 12), [])
    expectEqual(map.present(row: 20), [3])
  }

  @Test func failedPageIsAskedForAgainWhenItsRowsArePresentedAgain() {
    let server = PageServer(count: 100, hitsPerPage: 10)
    var map = PageMap<Int>(offset: 5, cleanUpOffset: 3)
    server.load(0, into: &map)
    map.willLoad(page: 1)
    map.fail(SearchError(.timeout, "late"), page: 1)
    expectEqual(map.pagesToLoad(presentingRow: 2), [])
    expectEqual(map.pagesToLoad(presentingRow: 5), [1])
    map.willLoad(page: 1)
    #expect(map.failures.isEmpty && map.pagesToLoad(presentingRow: 5) == [])
  }

  @Test func firstPageThatFailedIsAskedForAgain() {
    var map = PageMap<Int>(offset: 5, cleanUpOffset: 3)
    map.willLoad(page: 0)
    expectEqual(map.present(row: 0), [])
    map.fail(SearchError(.timeout, "late"), page: 0)
    expectEqual(map.present(row: 0), [0])
    map.willLoad(page: 0)
    expectEqual(map.present(row: 0), [])
  }

  @Test func nothingIsAskedForWithoutScrollingPagesOrRows() {
    let server = PageServer(count: 100, hitsPerPage: 10)
    var off = PageMap<Int>(offset: nil, cleanUpOffset: 3)
    server.load(0, into: &off)
    #expect(off.present(row: 9) == [] && off.present(row: 50) == [])
    off.willLoad(page: 1)
    off.fail(SearchError(.timeout, "late"), page: 1)
    expectEqual(off.present(row: 10), [])

    var waiting = PageMap<Int>(offset: 10, cleanUpOffset: 3)
    expectEqual(waiting.present(row: 0), [])
    waiting.willLoad(page: 0)
    expectEqual(waiting.present(row: 0), [])

    var empty = PageMap<Int>(offset: 10, cleanUpOffset: 3)
    PageServer(count: 0, hitsPerPage: 10).load(0, into: &empty)
    expectEqual(empty.present(row: 0), [])

    var slice = PageMap<Int>(offset: 10, cleanUpOffset: 3)
    var summary = server.summary(page: 0)
    summary.extra["offset"] = 3
    slice.receive(rows: [3, 4], invalidHits: .init(), summary: summary, page: 0)
    #expect(slice.present(row: 1) == [] && slice.nextPage == nil)
  }

  @Test func rowsBeyondTheEndsNeedOnlyRowsThatExist() {
    let server = PageServer(count: 25, hitsPerPage: 10)
    var map = PageMap<Int>(offset: 10, cleanUpOffset: 3)
    server.load(0, into: &map)
    expectEqual(map.present(row: -1), [])
    expectEqual(map.present(row: 30), [2])
    #expect(map.present(row: 40) == [] && map.present(row: .max) == [] && map.present(row: .min) == [])
  }

  @Test func absurdNumbersAskForABoundedNumberOfPages() {
    var map = PageMap<Int>(offset: .max, cleanUpOffset: .max)
    map.receive(
      rows: [0], invalidHits: .init(), summary: SearchResponse(nbHits: .max, nbPages: .max, hitsPerPage: 1), page: 0)
    expectEqual(map.present(row: 0), Array(1...1_000))
    #expect(map.present(row: .max - 2).count <= 2_001)
    map.willLoad(page: .max)
    map.receive(
      rows: [1], invalidHits: .init(),
      summary: SearchResponse(nbHits: .max, nbPages: .max, hitsPerPage: .max), page: .max)
    #expect(map.extent == .max && map.nextPage == nil)
    expectEqual(map.checkInvariants(), [])
  }
}
