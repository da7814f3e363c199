import SearchModel

/// A section's request as searches, with what reads their results.
struct TypesenseWording {
  /// What the section asks, in subrequests.
  let plan: FacetingRecipe.Plan
  /// What reads the results of each subrequest.
  private let readers: [TypesenseResponseReader]
  /// The searches of all subrequests in the order in which they are sent.
  let searches: [TypesenseSearch]

  /// Words what a section asks.
  ///
  /// - Parameters:
  ///   - request: the request, with the index's settings below its own parameters.
  ///   - index: what is known of the index.
  /// - Throws: ``SearchError`` with what has no equal.
  init(_ request: SectionRequest, index: TypesenseIndex) throws(SearchError) {
    plan = try FacetingRecipe.Plan(request, listLength: .longest)
    readers = try Self.readers(of: plan, index: index)
    var searches: [TypesenseSearch] = []
    for reader in readers { searches += try reader.request.searches() }
    self.searches = searches
  }

  /// What reads the results of what a section asked.
  static func readers(
    of plan: FacetingRecipe.Plan, index: TypesenseIndex
  ) throws(SearchError) -> [TypesenseResponseReader] {
    try plan.subrequests.map { subrequest throws(SearchError) in
      TypesenseResponseReader(try TypesenseRequest(subrequest, index: index))
    }
  }

  /// The searches for another text of the query; nil where that differs in more than the text.
  func searches(asking text: String) -> [TypesenseSearch]? {
    guard let query = readers.first?.request.query(asking: text),
      readers.dropFirst().allSatisfy({ $0.request.query(asking: text) != nil })
    else { return nil }
    return searches.map { $0.asking(query) }
  }

  /// What reads the results for another text; nil where that differs in more than the text.
  func readers(asking text: String) -> [TypesenseResponseReader]? {
    let others = readers.compactMap { $0.asking(text) }
    return others.count == readers.count ? others : nil
  }
}
