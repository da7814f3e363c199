import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

/// Keeps the rows that it is told to show.
private final class RecordingTree: HierarchicalController {
  var onClick: ((String) -> Void)?
  private(set) var shown: [String] = []

  func setItem(_ item: [HierarchicalFacet]) {
    shown = item.map { "\($0.level)\($0.isSelected ? "*" : "") \($0.facet.value) \($0.facet.count)" }
  }
}

struct HierarchicalConnectorTests {
  /// The categories of each record, from the top.
  private static let records = [
    ["Film", "Feature"], ["Film", "Feature"], ["Film", "Short"], ["Book", "Novel"], ["Book", "Essay"],
  ]

  /// Counts the levels among the records that the filter's value is the beginning of.
  private let service = RecipeService { subrequest in
    let place = subrequest.parameters.filters?.split(separator: "\"").dropFirst(3).first.map(String.init) ?? ""
    let matching = Self.records.filter { $0.joined(separator: " > ").hasPrefix(place) }
    var response = SearchResponse(nbHits: matching.count)
    for (level, attribute) in ["c0", "c1"].enumerated() where subrequest.parameters.facets.contains(attribute) {
      let values = Dictionary(grouping: matching) { $0.prefix(level + 1).joined(separator: " > ") }
      response.facets[attribute] = FacetOrder.count.sorted(values.map { Facet(value: $0, count: $1.count) })
    }
    return response
  }

  @Test func treeOpensAndClosesWithTheChosenPlace() async {
    let searcher = HitsSearcher(service: service, indexName: "shop")
    let state = FilterState()
    searcher.attach(state)
    let controller = RecordingTree()
    let connector = HierarchicalConnector(
      searcher: searcher, filterState: state, hierarchicalAttributes: ["c0", "c1"], controller: controller)
    await searcher.searchAndWait()
    expectEqual(controller.shown, ["0 Book 2", "0 Film 3"])
    controller.onClick?("Film")
    await searcher.searchAndWait()
    expectEqual(controller.shown, ["0 Book 2", "0* Film 3", "1 Film > Feature 2", "1 Film > Short 1"])
    controller.onClick?("Film > Short")
    await searcher.searchAndWait()
    expectEqual(controller.shown, ["0 Book 2", "0 Film 3", "1 Film > Feature 2", "1* Film > Short 1"])
    controller.onClick?("Film > Short")
    await searcher.searchAndWait()
    expectEqual(controller.shown, ["0 Book 2", "0* Film 3", "1 Film > Feature 2", "1 Film > Short 1"])
    expectEqual(state.text, #"( "c0":"Film" )"#)

    connector.disconnect()
    #expect(controller.onClick == nil)
    #expect(searcher.request.parameters["facets"] == nil)
    connector.interactor.select("Book")
    expectEqual(state.text, #"( "c0":"Film" )"#)
    connector.connect()
    expectEqual(connector.interactor.selections, ["Film"])
    expectEqual(searcher.request.parameters.facets, ["c0", "c1"])
  }
}
