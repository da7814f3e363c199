import Presentation
package import SearchGraph
import SearchModel
import SpecLoader
import Workspaces

/// Shows a graph's hits by reading them into section results, which renderers print.
///
/// It is the headless counterpart of a table view: a reload marks that there is something new; asked for the sections,
/// it reads them all in their order without loading anything.
package final class SectionsController: MultiIndexHitsController {
  /// Where the hits come from.
  package weak var hitsSource: (any MultiIndexHitsSource)?
  private let modules: [ModuleSpecification]

  /// A controller for the sections of modules.
  init(modules: [ModuleSpecification]) {
    self.modules = modules
  }

  /// Nothing to do: the sections are read when they are asked for.
  package func reload() {}

  /// Nothing to do: results always begin at their first row.
  package func scrollToTop() {}

  /// The sections as they stand.
  ///
  /// - Parameters:
  ///   - isCutOff: whether a limit cut off what the user asked a section of hits for, given its answer and how many
  ///     rows were loaded.
  ///   - ends: the rows of those sections whose backend announced more than it delivered, or whose loading was stopped;
  ///     what came after them is nothing new.
  func sections(
    isCutOff: (_ section: Int, SearchResponse, _ rows: Int) -> Bool, ends: [Int: LoadedRows] = [:]
  ) -> [SectionResult] {
    modules.enumerated().map { section, module in
      let interactor = hitsSource?.interactor(forSection: section)
      let state = ends[section].map { Self.state(interactor?.state, endingAt: $0) } ?? interactor?.state ?? .waiting
      var result = SectionResult(
        module: module.id, indexName: module.indexName, title: module.title, status: .empty,
        content: .hits([]))
      switch interactor {
      case let hits as HitsInteractor<DynamicHit>:
        result.content = .hits(hits.hits)
        result.invalidHits.skipped = hits.skippedHitCount
        result.invalidHits.blanked = hits.blankedHitCount
        if case .answered(let response) = state {
          Self.fill(&result, from: response)
          result.isTruncated = isCutOff(section, response, saturatingSum(hits.loadedHitCount, hits.skippedHitCount))
          if let end = ends[section] { Self.cut(&result, to: end) }
        }
      case let facets as FacetListInteractor: result.content = .facetHits(facets.items)
      default: break
      }
      result.status = Self.status(of: state, isEmpty: result.isWithoutHits)
      if case .failed(let error) = state { Self.fail(&result, with: error) }
      return result
    }
  }

  /// The rows that were loaded before a cancellation are kept, although the last page did not come. What a page without
  /// anything new says counts, unless it knows of fewer rows than there are.
  private static func state(_ state: SectionState?, endingAt end: LoadedRows) -> SectionState {
    guard !end.isStopped, let state else { return .answered(end.response) }
    guard case .answered(let response) = state, response.nbHits < saturatingSum(end.count, end.skippedCount) else {
      return state
    }
    return .answered(end.response)
  }

  private static func status(of state: SectionState, isEmpty: Bool) -> SectionStatus {
    switch state {
    case .hidden: .hidden
    case .failed: .error
    case .waiting, .answered: isEmpty ? .empty : .ok
    }
  }

  private static func fill(_ result: inout SectionResult, from response: SearchResponse) {
    result.counts = SectionCounts(
      nbHits: response.nbHits, page: response.page, nbPages: response.nbPages, hitsPerPage: response.hitsPerPage,
      offset: response.extra["offset"]?.integerValue, length: response.extra["length"]?.integerValue)
    result.isCutShort = response.isCutShort
    result.facets = response.facets
    result.facetStats = response.facetStats
    result.queryAfterRemoval = response.queryAfterRemoval
    result.extra = response.extra
  }

  /// Leaves out what came after the last rows that were new.
  private static func cut(_ result: inout SectionResult, to end: LoadedRows) {
    if case .hits(let hits) = result.content { result.content = .hits(Array(hits.prefix(end.count))) }
    result.counts?.page = end.lastPage
    if end.isStopped || result.counts.map({ $0.nbHits > saturatingSum(end.count, end.skippedCount) }) == true {
      result.isTruncated = true
    }
  }

  /// An error takes the place of everything a section has.
  private static func fail(_ result: inout SectionResult, with error: SearchError) {
    result.error = error
    result.counts = nil
    result.invalidHits = InvalidHitCounts()
    if case .hits = result.content { result.content = .hits([]) } else { result.content = .facetHits([]) }
  }
}

@available(*, unavailable)
extension SectionsController: Sendable {}
