public import SearchGraph
public import SearchModel

/// The graph of a spec, ready to be asked one query after the other. Confined to whoever loaded it.
public final class LoadedSearch {
  /// The graph.
  public let connector: MultiIndexHitsConnector
  /// Each section's parameters as the spec gives them.
  private let baseParameters: [SearchParameters]
  /// Each section's filter texts as the spec gives them.
  private let baseFilters: [[String]]

  init(connector: MultiIndexHitsConnector, baseFilters: [[String]]) {
    self.connector = connector
    self.baseFilters = baseFilters
    baseParameters = connector.searcher.sections.map(\.parameters)
  }

  /// Sets the query and what the query's row and the command line add to the spec.
  ///
  /// - Parameters:
  ///   - query: the text to search for.
  ///   - overrides: parameters that win over the spec's in sections of hits.
  ///   - filters: filter texts ANDed to those of every section.
  ///   - startsAtFirstPage: whether a page that the spec or the row asks for is left aside, because further pages are
  ///     loaded from the first one on.
  /// - Throws: ``FilterSyntaxError`` when a filter text does not parse.
  public func prepare(
    query: String, overrides: SearchParameters = [:], filters: [String] = [],
    startsAtFirstPage: Bool = false
  ) throws(FilterSyntaxError) {
    let searcher = connector.searcher
    searcher.query = query
    for (section, sectionSearcher) in searcher.sections.enumerated() {
      let isHits = sectionSearcher is HitsSearcher
      var parameters = isHits ? baseParameters[section].overlaid(with: overrides) : baseParameters[section]
      // A page asked for takes the place of an offset that the spec asks for, which would win otherwise.
      if isHits, overrides["page"] != nil {
        parameters["offset"] = nil
        parameters["length"] = nil
      }
      if startsAtFirstPage { parameters["page"] = nil }
      parameters.filters = try FilterExpression.joined(nil, baseFilters[section] + filters)
      sectionSearcher.parameters = parameters
    }
  }

  /// Searches every section and returns when each has its answer or its error.
  public func search() async {
    await connector.searcher.searchAndWait()
  }

  /// Loads further pages of a section of hits until `rowLimit` rows are there or there are no more.
  ///
  /// - Parameters:
  ///   - section: the section.
  ///   - rowLimit: how many rows suffice.
  ///   - mostPages: how many pages are loaded of a backend that announces more and more; those that it announced at first are
  ///     loaded in any case.
  /// - Returns: what there was when a page brought nothing new although the backend announced more, or when it announced
  ///   still more behind `mostPages`; nil when the loading ended as it should.
  @discardableResult
  public func loadPages(
    ofSection section: Int, until rowLimit: Int, mostPages: Int = LoadedSearch.mostPages
  ) async -> LoadedRows? {
    guard let interactor = connector.interactor.interactor(forSection: section) as? HitsInteractor<DynamicHit>,
      interactor.loadedHitCount < rowLimit, interactor.nextPage != nil, case .answered(let first) = interactor.state
    else { return nil }
    var seen = Set(interactor.hits.map(\.objectID))
    var remaining = max(mostPages, first.nbPages)
    var previous: Int?
    // Pages are loaded from the first one on, so that no row is missing in between.
    while interactor.numberOfHits() < rowLimit, let page = interactor.nextPage, page != previous {
      let loaded = LoadedRows(interactor)
      guard remaining > 0 else { return loaded }
      remaining -= 1
      await connector.searcher.loadPageAndWait(page, ofSection: section)
      previous = page
      guard interactor.lastLoadedPage == page else { return nil }
      var isProgress = interactor.skippedHitCount > loaded.skippedCount
      for row in loaded.count..<max(loaded.count, interactor.numberOfHits()) {
        if let hit = interactor.hit(atIndex: row), seen.insert(hit.objectID).inserted { isProgress = true }
      }
      guard isProgress else { return loaded }
    }
    return nil
  }

  /// How many pages are loaded of a backend that never comes to an end.
  public static let mostPages = 10_000
}

/// The rows of a section that were loaded.
public struct LoadedRows: Sendable, Hashable {
  /// How many.
  public var count: Int
  /// How many more were left out because they did not fit.
  public var skippedCount: Int
  /// The page of the last of them.
  public var lastPage: Int

  init(_ interactor: HitsInteractor<DynamicHit>) {
    count = interactor.numberOfHits()
    skippedCount = interactor.skippedHitCount
    lastPage = interactor.lastLoadedPage ?? 0
  }
}

@available(*, unavailable)
extension LoadedSearch: Sendable {}
