import SearchModel
import TestSupport
import Testing

/// Names of attributes and groups are what their bytes say, though Unicode takes others for equal.
struct FilterNameTests {
  private static let names = ["\u{E9}", "e\u{301}"]

  private func areApart<Value: Hashable>(_ make: (String) -> Value) -> Bool {
    let values = Self.names.map(make)
    return values[0] != values[1] && Set(values).count == 2 && values[0] == make(Self.names[0])
  }

  @Test func filtersOfTwoAttributesDiffer() {
    #expect(areApart { Filter(.facet(attribute: $0, value: .string("x"))) })
    #expect(areApart { Filter(.comparison(attribute: $0, operator: .equal, number: 1)) })
    #expect(areApart { Filter(.range(attribute: $0, lower: 1, upper: 2)) })
    #expect(areApart { Filter(.tag($0)) })
  }

  @Test func groupsOfTwoNamesDiffer() {
    #expect(areApart { FilterGroup(name: $0, kind: .and) })
    #expect(areApart { FilterGroup(name: $0, kind: .or).id })
    #expect(areApart { FilterGroup.ID.hierarchical(name: $0) })
    #expect(areApart { HierarchicalRefinement(attributes: [$0]) })
    #expect(areApart { HierarchicalRefinement(attributes: ["a"], path: [$0]) })
  }

  @Test func disjunctiveFacetsOfTwoNamesAreCountedApart() throws {
    var request = SectionRequest(moduleID: "m", indexName: "i")
    request.filterGroups = Self.names.map {
      FilterGroup(name: $0, kind: .or, filters: [Filter(.facet(attribute: $0, value: .string("x")))])
    }
    let subrequests = try FacetingRecipe.expand(request)
    expectEqual(subrequests.count, 3)
    let asked = subrequests[1].parameters.filters ?? ""
    expectEqual(asked.utf8.split(separator: UInt8(ascii: "\"")).count, 5, "\(asked)")
  }
}
