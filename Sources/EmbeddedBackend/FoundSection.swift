import EmbeddedEngine
import SearchModel

/// A section of hits that are found and not written yet.
struct FoundSection: Sendable {
  let request: SectionRequest
  private let index: EmbeddedIndex
  private let plan: FacetingRecipe.Plan
  private let page: FoundPage
  private let counts: [SearchResponse]

  /// Searches for a section.
  ///
  /// - Throws: ``SearchError`` when the request cannot be answered.
  init(_ request: SectionRequest, in index: EmbeddedIndex) throws(SearchError) {
    self.request = request
    self.index = index
    // Counting yields all values anyway, so long lists cost next to nothing.
    plan = try FacetingRecipe.Plan(request, listLength: .longest)
    let searches = plan.subrequests.map(\.parameters)
    (page, counts) = try index.find(searches[0], counting: Array(searches.dropFirst()))
  }

  /// The answer, with the hits written.
  ///
  /// - Throws: ``SearchError`` when the index turns out to be damaged.
  func response() throws(SearchError) -> SearchResponse {
    try plan.merge([page.response()] + counts) { index.facetListing(under: request.parameters) }
  }
}
