import Diagnostics
import SearchModel
import Synchronization

/// How the latest request of each section was worded. Sections ask the same again and again but for the text, so that
/// nearly all of the work is done once.
final class TypesenseWordings: Sendable {
  private struct Entry {
    /// What the section asked, without the index's settings.
    let request: SectionRequest
    let wording: TypesenseWording
  }

  private let entries = Mutex<ExactDictionary<Entry>>([:])

  /// How many sections are remembered: more than a spec has.
  private static let most = 256

  /// A request in subrequests, and as the searches of all of them.
  ///
  /// - Parameters:
  ///   - request: what the section asks.
  ///   - make: words it, where it differs from the section's latest request in more than the text.
  func searches(
    of request: SectionRequest, _ make: () throws(SearchError) -> TypesenseWording
  ) throws(SearchError) -> (plan: FacetingRecipe.Plan, searches: [TypesenseSearch]) {
    let text = request.parameters.query
    if let entry = entry(of: request), entry.request.isEqualButForText(to: request),
      let searches = entry.wording.searches(asking: text)
    {
      return (entry.wording.plan.asking(text), searches)
    }
    let wording = try make()
    entries.withLock { entries in
      if entries.count < Self.most || entries[request.moduleID] != nil {
        entries[request.moduleID] = Entry(request: request, wording: wording)
      }
    }
    return (wording.plan, wording.searches)
  }

  /// What reads the results of a section's request, with the index's settings below its own parameters; nil where the
  /// section's latest request was another one.
  func readers(of request: SectionRequest) -> [TypesenseResponseReader]? {
    guard let entry = entry(of: request), entry.wording.plan.request.isEqualButForText(to: request) else { return nil }
    return entry.wording.readers(asking: request.parameters.query)
  }

  private func entry(of request: SectionRequest) -> Entry? { entries.withLock { $0[request.moduleID] } }
}

extension SectionRequest {
  /// Whether another request asks the same, perhaps for another text of the query.
  fileprivate func isEqualButForText(to other: SectionRequest) -> Bool {
    indexName.hasSameBytes(as: other.indexName) && target.isEqual(to: other.target)
      && filterGroups == other.filterGroups
      && disjunctiveFacets.elementsEqual(other.disjunctiveFacets) { $0.hasSameBytes(as: $1) }
      && keepsSelectedEmptyFacets == other.keepsSelectedEmptyFacets
      && parameters.isEqualButForText(to: other.parameters)
  }
}

extension SectionRequest.Target {
  /// Whether another target is the same, texts by their bytes.
  fileprivate func isEqual(to other: Self) -> Bool {
    switch (self, other) {
    case (.hits, .hits): true
    case (.facetValues(let left, let leftText, let leftCount), .facetValues(let right, let rightText, let rightCount)):
      left.hasSameBytes(as: right) && leftText.hasSameBytes(as: rightText) && leftCount == rightCount
    default: false
    }
  }
}

extension SearchParameters {
  fileprivate func isEqualButForText(to other: SearchParameters) -> Bool {
    let name = "query"
    func count(_ parameters: SearchParameters) -> Int {
      parameters.values.count - (parameters[name] == nil ? 0 : 1)
    }
    return count(self) == count(other) && values.allSatisfy { $0.key == name || other[$0.key] == $0.value }
  }
}
