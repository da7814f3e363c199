import SearchModel

/// A section's request as searches, with what reads their results.
struct TypesenseWording {
  /// What the section asks, in subrequests.
  private(set) var plan: FacetingRecipe.Plan
  /// What reads the results of each subrequest.
  private(set) var readers: [TypesenseResponseReader]
  /// The searches of all subrequests in the order in which they are sent.
  private(set) var searches: [JSON]

  /// Words what a section asks.
  ///
  /// - Parameters:
  ///   - request: the request, with the index's settings below its own parameters.
  ///   - index: what is known of the index.
  /// - Throws: ``SearchError`` with what has no equal.
  init(_ request: SectionRequest, index: TypesenseIndex) throws(SearchError) {
    plan = try FacetingRecipe.Plan(request, listLength: .longest)
    readers = try Self.readers(of: plan, index: index)
    searches = []
    for reader in readers { searches += try reader.request.searches() }
  }

  /// What reads the results of what a section asked.
  static func readers(
    of plan: FacetingRecipe.Plan, index: TypesenseIndex
  ) throws(SearchError) -> [TypesenseResponseReader] {
    try plan.subrequests.map { subrequest throws(SearchError) in
      TypesenseResponseReader(try TypesenseRequest(subrequest, index: index))
    }
  }

  /// The same for another text of the query; nil where that differs in more than the text.
  func asking(_ text: String) -> TypesenseWording? {
    guard let readers = readers(asking: text), let query = readers.first?.request.query else { return nil }
    var wording = self
    wording.readers = readers
    wording.plan = plan.asking(text)
    for place in searches.indices {
      guard case .object(var search) = searches[place] else { return nil }
      search[TypesenseRequest.textMember] = .string(query)
      wording.searches[place] = .object(search)
    }
    return wording
  }

  /// What reads the results for another text; nil where that differs in more than the text.
  func readers(asking text: String) -> [TypesenseResponseReader]? {
    let others = readers.compactMap { $0.asking(text) }
    return others.count == readers.count ? others : nil
  }
}
