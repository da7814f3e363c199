import SearchModel

@testable import SearchGraph

/// Answers each subrequest of the faceting recipe from a closure and puts the answers together as a backend does.
struct RecipeService: SearchService {
  var script: @Sendable (SearchSubrequest) -> SearchResponse

  func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    requests.map { request in
      Result { () throws(SearchError) in
        let plan = try FacetingRecipe.Plan(request)
        return try plan.merge(plan.subrequests.map(script))
      }
    }
  }
}

/// A service that is never asked.
struct SilentService: SearchService {
  func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] { [] }
}

func makeFacets(_ counts: KeyValuePairs<String, Int>) -> [Facet] {
  counts.map { Facet(value: $0.key, count: $0.value) }
}

func makeFacetFilter(_ attribute: String, _ value: FacetValue, isNegated: Bool = false) -> Filter {
  Filter(.facet(attribute: attribute, value: value), isNegated: isNegated)
}

/// The values of items with their counts, the chosen ones marked.
func describe(_ items: [SelectableItem<Facet>]) -> [String] {
  items.map { "\($0.isSelected ? "*" : "")\($0.item.value) \($0.item.count)" }
}

extension HitsSearcher {
  /// Searches and answers at once.
  func answerNow(_ result: Result<SearchResponse, SearchError>) {
    for issued in makeRequests() { receive(result, for: issued) }
  }
}

/// Keeps what it is told to show.
final class RecordingFacetList: FacetListController {
  var onClick: ((Facet) -> Void)?
  private(set) var shown: [String] = []
  private(set) var reloads = 0

  func setSelectableItems(_ items: [SelectableItem<Facet>]) { shown = describe(items) }
  func reload() { reloads += 1 }

  func click(_ value: String) { onClick?(Facet(value: value, count: 1)) }
}
