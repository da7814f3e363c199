import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

/// Requests for the given texts, sent one after the other.
private func requests(for texts: [String], by searcher: Searcher) -> [Searcher.Request] {
  texts.compactMap { text in
    searcher.query.query = text
    return searcher.makeRequest()
  }
}

struct SearcherOrderTests {
  @Test func answersInOrderReplaceEachOther() {
    let searcher = makeHotelSearcher()
    let log = SearcherLog(searcher)
    let issued = requests(for: ["p", "pa", "par"], by: searcher)
    var texts: [String?] = []
    for issued in issued {
      searcher.succeed(issued)
      texts.append(searcher.hitIDs.first)
    }
    expectEqual(texts, ["p#0.0", "pa#0.0", "par#0.0"])
    expectEqual(log.take().filter { $0.hasPrefix("result") }, ["result 1", "result 2", "result 3"])
  }

  @Test func resultIsIgnoredWhenANewerOneWasReceived() {
    let searcher = makeHotelSearcher()
    let issued = requests(for: ["p", "pa"], by: searcher)
    let log = SearcherLog(searcher)
    searcher.succeed(issued[1])
    expectEqual(log.take().first, "cancel 1")
    searcher.succeed(issued[0])
    searcher.fail(issued[0])
    #expect(log.take().isEmpty)
    expectEqual(searcher.hitIDs, ["pa#0.0", "pa#0.1"])
    #expect(!searcher.hasPendingRequests)
  }

  @Test func answerReceivedTwiceCountsOnce() {
    let searcher = makeHotelSearcher()
    let log = SearcherLog(searcher)
    searcher.succeed(searcher.makeRequest())
    let more = searcher.makeLoadMoreRequest()
    searcher.succeed(more)
    _ = log.take()
    searcher.succeed(more)
    #expect(log.take().isEmpty)
    expectEqual(searcher.hits.count, 4)
  }

  @Test func answerToAnotherSearchersRequestIsDropped() {
    let (paris, rome) = (makeHotelSearcher(query: ["query": "paris"]), makeHotelSearcher(query: ["query": "rome"]))
    _ = paris.makeRequest()
    paris.succeed(rome.makeRequest())
    #expect(paris.hits.isEmpty)
    #expect(paris.hasPendingRequests)
  }

  @Test func failedSearchLeavesNothingInWhateverOrderAnswersArrive() {
    for order in [[0, 1], [1, 0]] {
      let searcher = makeHotelSearcher()
      let issued = requests(for: ["p", "pa"], by: searcher)
      for position in order {
        if position == 0 { searcher.succeed(issued[0]) } else { searcher.fail(issued[1]) }
      }
      #expect(searcher.results == nil)
      #expect(searcher.hits.isEmpty)
      #expect(!searcher.hasPendingRequests)
    }
  }

  @Test func hitsStayUntilTheNextAnswer() {
    let searcher = makeHotelSearcher()
    let issued = requests(for: ["p"], by: searcher)
    searcher.succeed(issued[0])
    _ = requests(for: ["pa"], by: searcher)
    expectEqual(searcher.hitIDs, ["p#0.0", "p#0.1"])
    expectEqual(searcher.results?.hits, searcher.hits)
  }

  @Test func cancelledRequestsCallNoHandler() {
    let searcher = makeHotelSearcher()
    searcher.succeed(searcher.makeRequest())
    let issued = requests(for: ["p", "pa"], by: searcher)
    let log = SearcherLog(searcher)
    searcher.cancelPendingRequests()
    expectEqual(log.take(), ["cancel 2", "cancel 3"])
    for issued in issued { searcher.succeed(issued) }
    searcher.cancelPendingRequests()
    #expect(log.take().isEmpty)
    expectEqual(searcher.hitIDs, ["#0.0", "#0.1"])
  }

  @Test func oneRequestCanBeCancelledAlone() {
    let searcher = makeHotelSearcher()
    let issued = requests(for: ["p", "pa"], by: searcher)
    let log = SearcherLog(searcher)
    searcher.cancelRequest(seqNo: 2)
    searcher.cancelRequest(seqNo: 2)
    searcher.cancelRequest(seqNo: 7)
    expectEqual(log.take(), ["cancel 2"])
    searcher.succeed(issued[0])
    expectEqual(searcher.hitIDs, ["p#0.0", "p#0.1"])
  }

  @Test func answerThatSaysCancelledIsACancellation() {
    let searcher = makeHotelSearcher()
    let issued = requests(for: ["p", "pa"], by: searcher)
    let log = SearcherLog(searcher)
    searcher.fail(issued[1], .cancelled)
    expectEqual(log.take(), ["cancel 2"])
    searcher.succeed(issued[0])
    expectEqual(searcher.hitIDs, ["p#0.0", "p#0.1"])
    #expect(!searcher.hasPendingRequests)
  }

  @Test(arguments: [(3, [1, 2]), (1, [1, 2, 3, 4]), (0, [1, 2, 3, 4]), (-7, [1, 2, 3, 4]), (9, [])])
  func oldestRequestsAreGivenUpForNewOnes(limit: Int, cancelled: [Int]) {
    let searcher = makeHotelSearcher()
    searcher.maxPendingRequests = limit
    var seqNos: [Int] = []
    searcher.onCancel.subscribe { seqNos.append($0.seqNo) }
    let issued = requests(for: ["p", "pa", "par", "pari", "paris"], by: searcher)
    expectEqual(seqNos, cancelled)
    expectEqual(searcher.pendingRequests.map(\.seqNo), issued.map(\.seqNo).filter { !cancelled.contains($0) })
  }

  @Test func handlerMaySearchAgain() {
    let searcher = makeHotelSearcher(query: ["query": "paris"])
    let log = SearcherLog(searcher)
    var next: Searcher.Request?
    searcher.addResultHandler { [unowned searcher] _, _ in
      guard next == nil else { return }
      searcher.query.query = "rome"
      next = searcher.makeRequest()
    }
    searcher.succeed(searcher.makeRequest())
    expectEqual(log.take().suffix(2), ["search 2", "result 1"])
    searcher.succeed(next)
    expectEqual(searcher.hitIDs, ["rome#0.0", "rome#0.1"])
  }
}
