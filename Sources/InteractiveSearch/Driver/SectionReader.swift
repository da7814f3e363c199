import Diagnostics
import Presentation
import SearchGraph
import SearchModel
import SpecLoader
import Workspaces

/// Reads the sections of a graph for the screen, without any effect on them.
struct SectionReader {
  let connector: MultiIndexHitsConnector
  /// Hides secrets in messages.
  let hiding: @Sendable (String) -> String

  /// What a section came to; nil while no answer has come since its request changed.
  func content(ofSection section: Int) -> SectionView.Content? {
    let interactor = connector.interactor.interactor(forSection: section)
    var content = SectionView.Content()
    switch interactor?.state {
    case nil, .waiting: return nil
    case .hidden:
      content.isHidden = true
      return content
    case .failed(let error):
      content.error = SearchError(error.code, hiding(error.message), isRetryable: error.isRetryable)
    case .answered(let response):
      content.facets = response.facets
      content.isTruncated = response.isPaginationLimited
      if interactor is HitsInteractor<DynamicHit> { content.nbHits = response.nbHits }
    }
    content.rows = rows(of: interactor, section: section)
    content.answeredRowCount = (interactor as? FacetListInteractor)?.numberOfHits()
    content.hasMore = hasMore(interactor, section: section)
    content.isTruncated = content.isTruncated || !content.hasMore && endsShort(interactor)
    return content
  }

  /// Whether a list that can be scrolled to its end has fewer rows, or groups of them, than match.
  private func endsShort(_ interactor: (any SectionInteractor)?) -> Bool {
    guard let hits = interactor as? HitsInteractor<DynamicHit>, hits.infiniteScrolling != .off,
      case .answered(let response) = hits.state, response.extra["offset"] == nil, response.hitsPerPage > 0,
      hits.numberOfHits() > 0
    else { return false }
    let rows = saturatingSum(hits.numberOfHits(), hits.skippedHitCount)
    return min(rows, saturatingProduct(response.nbPages, response.hitsPerPage)) < response.nbHits
  }

  /// Whether rows follow that a list can scroll to.
  private func hasMore(_ interactor: (any SectionInteractor)?, section: Int) -> Bool {
    guard let hits = interactor as? HitsInteractor<DynamicHit>, hits.infiniteScrolling != .off else { return false }
    guard hits.numberOfHits() > 0 else { return false }
    // A page that failed is asked for again.
    if case .failed = hits.state { return true }
    return hits.nextPage != nil || connector.searcher.sections[section].isLoading
  }

  /// The filters of a section.
  func filterGroups(ofSection section: Int) -> [FilterGroup] {
    connector.filterStates[section]?.groups ?? []
  }

  private func rows(of interactor: (any SectionInteractor)?, section: Int) -> [SectionView.Row] {
    switch interactor {
    case let hits as HitsInteractor<DynamicHit>:
      (0..<hits.numberOfHits()).map { row in
        hits.hit(atIndex: row).map { .hit($0, received: hits.rawHit(atIndex: row)) } ?? .missing
      }
    case let facets as FacetListInteractor:
      facets.selectableItems.enumerated().map { place, item in
        // A chosen value that is not among the values of the answer is counted beside the hits, if at all.
        guard place >= facets.items.count, let count = count(of: item.item.value, section: section) else {
          return .facet(item.item, isSelected: item.isSelected)
        }
        return .facet(Facet(value: item.item.value, count: count), isSelected: item.isSelected)
      }
    default: []
    }
  }

  /// How often sections of hits of the same index count a value of a facet section; nil when none does.
  private func count(of value: String, section: Int) -> Int? {
    guard let list = connector.searcher.sections[section] as? FacetSearcher else { return nil }
    for (number, other) in connector.searcher.sections.enumerated()
    where other.indexName.hasSameBytes(as: list.indexName) {
      guard other is HitsSearcher, case .answered(let response)? = connector.interactor.state(ofSection: number),
        let facet = response.facets[list.attribute]?.first(where: { $0.value.hasSameBytes(as: value) })
      else { continue }
      return facet.count
    }
    return nil
  }
}

extension SectionView {
  /// A section of a spec before its first answer.
  init(_ module: ModuleSpecification, layout: SectionLayout) {
    let kind: Kind =
      switch module.content {
      case .hits(let hits): hits.role == .suggestions ? .suggestions : .hits
      case .facet: .facetValues
      }
    self.init(module: module.id, indexName: module.indexName, title: module.title, kind: kind, layout: layout)
    ownFilterGroups = module.filterGroups
    if case .facet(let facet) = module.content { refines = facet.refines }
  }
}

@available(*, unavailable)
extension SectionReader: Sendable {}
