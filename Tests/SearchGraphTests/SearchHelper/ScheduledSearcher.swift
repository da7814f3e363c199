import SearchModel
import TestSupport

@testable import SearchGraph

/// A searcher that a random schedule plays with, the network between it and its index, and what must hold of it.
final class ScheduledSearcher {
  let searcher = Searcher(service: ForgetfulService(), indexName: "hotels")
  /// What is wrong, nil as long as all is well.
  private(set) var fault: String?
  /// What was done, for the reader of a fault.
  private(set) var history: [String] = []
  /// How often each kind of thing happened.
  private(set) var counts: [String: Int] = [:]

  /// The requests whose answers are still to arrive, including cancelled ones.
  private var travelling: [Searcher.Request] = []
  /// Requests that were answered, some of which are answered again.
  private var answered: [Searcher.Request] = []
  /// The requests since the last reset, in their order.
  private var exchanges: [Exchange] = []
  private var handlerCalls = 0
  private var expectedHandlerCalls = 0

  private enum Ending {
    case results
    case error
    case cancelled
  }

  private struct Exchange {
    let request: Searcher.Request
    /// How it ended, nil as long as an answer is awaited.
    var ending: Ending?
  }

  init() {
    searcher.onSearch.subscribe { [unowned self] event in
      exchanges.append(Exchange(request: event.request))
      travelling.append(event.request)
    }
    searcher.onResult.subscribe { [unowned self] in end($0.request, .results) }
    searcher.onError.subscribe { [unowned self] in end($0.request, .error) }
    searcher.onCancel.subscribe { [unowned self] in end($0.request, .cancelled) }
    searcher.addResultHandler { [unowned self] _, _ in handlerCalls += 1 }
  }

  private func end(_ request: Searcher.Request, _ ending: Ending) {
    guard let position = exchanges.firstIndex(where: { $0.request == request && $0.ending == nil }) else {
      fault = "request \(request.seqNo) ended twice"
      return
    }
    exchanges[position].ending = ending
    if ending != .cancelled { expectedHandlerCalls += 1 }
    counts["\(ending)\(request.isLoadingMore ? " more" : "")", default: 0] += 1
  }

  /// Does one random thing and checks all that must hold.
  func step(using generator: inout SeededGenerator) {
    switch Int.random(in: 0..<24, using: &generator) {
    case 0..<3: changeInput(using: &generator)
    case 3..<7: search()
    case 7..<12: loadMore()
    case 12..<20: answerOne(using: &generator)
    case 20: answerAgain(using: &generator)
    case 21:
      note("cancel all")
      searcher.cancelPendingRequests()
    case 22:
      let seqNo = Int.random(in: 0...9, using: &generator)
      note("cancel \(seqNo)")
      searcher.cancelRequest(seqNo: seqNo)
    default:
      guard Int.random(in: 0..<4, using: &generator) == 0 else { return }
      note("reset")
      searcher.reset()
      exchanges.removeAll { $0.ending != nil }
    }
    check()
  }

  /// Searches once more, lets all answers arrive in random order, and loads all pages, some of which fail first.
  func finish(using generator: inout SeededGenerator) {
    changeInput(using: &generator)
    guard let last = search() else { return }
    while !travelling.isEmpty {
      let issued = takeTravelling(using: &generator)
      deliver(issued, fails: issued != last && Bool.random(using: &generator))
    }
    while let more = loadMore() {
      travelling.removeAll { $0 == more }
      deliver(more, fails: Int.random(in: 0..<3, using: &generator) == 0)
    }
    let pages = (last.page..<max(Self.pageCount(of: last.request), last.page + 1))
    if searcher.hits != pages.flatMap({ Self.hits(of: last.request, page: $0) }) {
      fault = "the pages of the last search are not all there: \(searcher.hits.count) hits"
    }
  }

  private func note(_ text: String) {
    history.append(text)
  }

  private func changeInput(using generator: inout SeededGenerator) {
    switch Int.random(in: 0..<9, using: &generator) {
    case 0..<4: searcher.query.query = ["", "p", "pa", "par"].randomElement(using: &generator) ?? ""
    case 4: searcher.toggleFacetRefinement(name: "city", value: "Paris")
    case 5: searcher.toggleFacetRefinement(name: "city", value: "Rome")
    case 6: searcher.setFacet(withName: "city", disjunctive: Bool.random(using: &generator))
    case 7: searcher.indexName = ["hotels", "flats"].randomElement(using: &generator) ?? ""
    default: searcher.query.page = 1
    }
    note("input \(Self.key(of: searcher.request)) from page \(searcher.query.page)")
  }

  @discardableResult
  private func search() -> Searcher.Request? {
    let issued = searcher.makeRequest()
    note("search \(issued?.seqNo ?? 0)")
    return issued
  }

  @discardableResult
  private func loadMore() -> Searcher.Request? {
    let expected = expectedNextPage
    let issued = searcher.makeLoadMoreRequest()
    note("load more: \(issued.map { "\($0.seqNo) for page \($0.page)" } ?? "ignored")")
    if issued?.page != expected { fault = "page \(expected.map(String.init) ?? "none") should have been asked for" }
    return issued
  }

  private func takeTravelling(using generator: inout SeededGenerator) -> Searcher.Request {
    travelling.remove(at: Int.random(in: 0..<travelling.count, using: &generator))
  }

  private func answerOne(using generator: inout SeededGenerator) {
    guard !travelling.isEmpty else { return }
    let issued = takeTravelling(using: &generator)
    deliver(
      issued, fails: Int.random(in: 0..<4, using: &generator) == 0,
      code: Int.random(in: 0..<4, using: &generator) == 0 ? .cancelled : .server)
  }

  private func answerAgain(using generator: inout SeededGenerator) {
    guard let issued = answered.randomElement(using: &generator) else { return }
    counts["again", default: 0] += 1
    deliver(issued, fails: Bool.random(using: &generator))
  }

  private func deliver(_ issued: Searcher.Request, fails: Bool, code: SearchError.Code = .server) {
    note("answer \(issued.seqNo)\(fails ? " \(code)" : "")")
    if !exchanges.contains(where: { $0.request == issued && $0.ending == nil }) { counts["late", default: 0] += 1 }
    answered.append(issued)
    searcher.receive(
      fails
        ? .failure(SearchError(code, "down"))
        : .success(
          SearchResponse(
            hits: Self.hits(of: issued.request, page: issued.page), page: issued.page,
            nbPages: Self.pageCount(of: issued.request))), for: issued)
    check()
  }
}

/// What must hold after each thing that happened.
extension ScheduledSearcher {
  /// The search that the held results belong to: the newest one that was answered, unless it failed. Once no answer is
  /// awaited, it is the newest one that was not cancelled.
  private var held: Searcher.Request? {
    let newest = exchanges.last { !$0.request.isLoadingMore && ($0.ending == .results || $0.ending == .error) }
    return newest?.ending == .results ? newest?.request : nil
  }

  private var heldPageCount: Int {
    guard let held else { return 0 }
    return 1
      + exchanges.count { $0.request.seqNo > held.seqNo && $0.request.isLoadingMore && $0.ending == .results }
  }

  private var expectedNextPage: Int? {
    guard let held, exchanges.allSatisfy({ $0.ending != nil }), searcher.request == held.request else { return nil }
    let next = held.page + heldPageCount
    return next < Self.pageCount(of: held.request) ? next : nil
  }

  private func check() {
    let awaited = exchanges.filter { $0.ending == nil }.map(\.request)
    if searcher.pendingRequests != awaited {
      fault = "\(searcher.pendingRequests.map(\.seqNo)) are awaited instead of \(awaited.map(\.seqNo))"
    }
    if searcher.hasPendingRequests == awaited.isEmpty { fault = "whether requests are awaited is told wrongly" }
    if awaited.count > searcher.maxPendingRequests { fault = "\(awaited.count) requests are awaited" }
    if handlerCalls != expectedHandlerCalls { fault = "handlers were called \(handlerCalls) times" }
    let pages = held.map { $0.page..<$0.page + heldPageCount } ?? 0..<0
    let expected = held.map { held in pages.flatMap { Self.hits(of: held.request, page: $0) } } ?? []
    if searcher.hits != expected { fault = "\(searcher.hits.count) hits instead of those of pages \(pages)" }
    if searcher.receivedPage != pages.last || searcher.results?.page != pages.last {
      fault = "page \(searcher.receivedPage ?? -1) was received instead of \(pages.last ?? -1)"
    }
  }
}

/// What the index holds: its pages depend on what is asked for alone.
extension ScheduledSearcher {
  static func key(of request: SectionRequest) -> String {
    let filters = FilterGroup.text(of: request.filterGroups) ?? "-"
    return "\(request.indexName)|\(request.parameters.query)|\(filters)"
  }

  static func pageCount(of request: SectionRequest) -> Int {
    Int(SeededGenerator.hash(key(of: request)) % 6)
  }

  static func hits(of request: SectionRequest, page: Int) -> [JSONObject] {
    guard page < pageCount(of: request) else { return [] }
    return (0..<2).map { ["objectID": .string("\(key(of: request))#\(page).\($0)")] }
  }
}
