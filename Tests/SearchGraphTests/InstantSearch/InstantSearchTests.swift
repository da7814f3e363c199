import SearchGraph
import SearchModel
import TestSupport
import Testing

@MainActor
struct InstantSearchTests {
  private final class Lines: InstantSearchWidget {
    let indices: String
    var lines: [String] = []

    init(_ indices: String) { self.indices = indices }

    func on(results: SearchResults?, error: SearchError?, of searcher: SearcherId) {
      lines.append("\(searcher) \(results?.query ?? error?.message ?? "")")
    }
  }

  private func instantSearch(_ ids: [SearcherId]) -> InstantSearch {
    let shop = Shop { parameters in ShopResults(total: 1, hits: [["objectID": .string(parameters.text)]]) }
    return InstantSearch(searchables: ids.map { _ in shop }, searcherIds: ids)
  }

  @Test func aTextIsSearchedForInAllIndices() async {
    let search = instantSearch([SearcherId(index: "products"), SearcherId(index: "movie", variant: "old")])
    await search.searchAndWait("lamp")
    expectEqual(search.searchers.map(\.indexName), ["products", "movie"])
    expectEqual(search.searchers.map { $0.results?.hits }, [[["objectID": "lamp"]], [["objectID": "lamp"]]])
    #expect(search.getSearcher(named: "movie", withVariant: "old") === search.searchers[1])
    #expect(search.getSearcher(named: "movie") == nil)
    expectEqual(search.faults, [])
  }

  @Test func aWidgetShowsItsIndicesAlone() async {
    let search = instantSearch(["a", "b", "c"].map { SearcherId(index: $0) })
    let (some, all) = (Lines("a, c"), Lines(""))
    search.register(widget: some)
    let subscriptions = search.register(widget: all)
    await search.searchAndWait("x")
    for subscription in subscriptions { subscription.cancel() }
    await search.searchAndWait("y")
    // Indices answer in any order.
    expectEqual(some.lines.map { $0.prefix(1) }.sorted(), ["a", "a", "c", "c"])
    expectEqual(all.lines.count, 3)
  }

  @Test func aWidgetIsNotKeptAlive() {
    let search = instantSearch([SearcherId(index: "a")])
    weak var widget: Lines?
    do {
      let lines = Lines("")
      widget = lines
      search.register(widget: lines)
    }
    #expect(widget == nil)
  }

  @Test func idsThatHaveNoPartnerAreTold() {
    let shop = PlainShop()
    let twice = InstantSearch(
      searchables: [shop, shop, shop], searcherIds: [SearcherId(index: "a"), SearcherId(index: "a")])
    expectEqual(twice.searcherIds, [SearcherId(index: "a")])
    expectEqual(
      twice.faults,
      [
        "'a' is the id of two searchers: the second one is left out",
        "there are 3 backends and 2 ids: the rest is left out",
      ])
  }

  @Test func oneSearcherIsTheSearchOfItsIndex() {
    let searcher = Searcher(service: PlainShop(), indexName: "films")
    let search = InstantSearch(searcher: searcher)
    #expect(search.searcher === searcher)
    expectEqual(search.searcherIds, [SearcherId(index: "films")])
  }
}
