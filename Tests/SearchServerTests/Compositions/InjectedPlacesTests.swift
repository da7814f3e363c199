import SearchModel
import SpecLoader
import TestSupport
import Testing

@testable import SearchServer

struct InjectedPlacesTests {
  private func group(_ position: Int, _ length: Int) -> InjectedItemsSpecification {
    InjectedItemsSpecification(
      key: "\(position)", source: .search, indexName: "films", parameters: [:], position: position, length: length,
      addsKey: false, extra: [:])
  }

  private func records(_ ids: String) -> [JSONObject] { ids.map { ["objectID": .string(String($0))] } }

  /// All records, as letters, of what is found and of groups.
  private func list(
    _ found: String, _ groups: [(position: Int, length: Int, ids: String)],
    _ positioning: FeedSpecification.Positioning = .highestInjected
  ) -> String {
    pages(found, groups, positioning, size: 100).joined()
  }

  /// The same, page by page.
  private func pages(
    _ found: String, _ groups: [(position: Int, length: Int, ids: String)],
    _ positioning: FeedSpecification.Positioning, size: Int
  ) -> [String] {
    let candidates = groups.map { (group($0.position, $0.length), records($0.ids)) }
    let places = InjectedPlaces(candidates, positioning: positioning, found: found.map { String($0) })
    let rest = found.filter { !places.ids.contains(String($0)) }
    var pages: [String] = []
    var start = 0
    while start < rest.count + places.count {
      let page = places.entries(in: start..<(start + size), total: rest.count).compactMap { entry in
        switch entry {
        case .injected(let record): record["objectID"]?.stringValue
        case .found(let place): String(Array(rest)[place])
        }
      }
      pages.append(page.joined())
      start += size
    }
    return pages
  }

  @Test func groupsStandAtTheirPlaces() {
    expectEqual(list("abcdef", [(0, 2, "xyz")]), "xyabcdef")
    expectEqual(list("abcdef", [(3, 1, "x")]), "abcxdef")
    expectEqual(list("abcdef", [(4, 1, "z"), (1, 2, "xy")]), "axybzcdef")
    expectEqual(list("abcdef", [(1, 0, "x")]), "abcdef")
    expectEqual(list("", [(1, 2, "xy")]), "xy")
  }

  @Test func aGroupBelowTheLastRecordStandsBehindIt() {
    expectEqual(list("ab", [(5, 1, "x"), (9, 2, "yz")]), "abxyz")
  }

  @Test func aRecordStandsOnce() {
    expectEqual(list("abcdef", [(2, 1, "a")]), "bcadef")
    expectEqual(list("abcdef", [(1, 1, "e")]), "aebcdf")
    expectEqual(list("abcdef", [(0, 1, "xy"), (2, 2, "xyz")]), "xayzbcdef")
  }

  @Test func theHighestPlaceMayCount() {
    expectEqual(list("abcdef", [(2, 1, "a")], .highest), "abcdef")
    expectEqual(list("abcdef", [(2, 1, "ax")], .highest), "abxcdef")
    expectEqual(list("abcdef", [(1, 1, "e")], .highest), "aebcdf")
    expectEqual(list("abcdef", [(0, 1, "c"), (3, 2, "cbaf")], .highest), "cabfde")
  }

  @Test(arguments: 1...9) func pagesHoldTheSameRecords(size: Int) {
    for (found, groups) in [
      ("abcdefgh", [(0, 2, "xyz"), (4, 3, "bcq"), (9, 1, "w")]), ("ab", [(1, 2, "xy"), (7, 2, "za")]),
    ] as [(String, [(position: Int, length: Int, ids: String)])] {
      for positioning in FeedSpecification.Positioning.allCases {
        let pages = pages(found, groups, positioning, size: size)
        expectEqual(pages.joined(), list(found, groups, positioning))
        #expect(pages.dropLast().allSatisfy { $0.count == size })
      }
    }
  }
}
