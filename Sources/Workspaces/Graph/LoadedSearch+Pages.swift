import SearchGraph
package import SearchModel

extension LoadedSearch {
  /// Loads further pages of a section of hits until `rowLimit` rows are there or there are no more.
  ///
  /// - Parameters:
  ///   - section: the section.
  ///   - rowLimit: how many rows suffice.
  ///   - limits: how much is loaded of a backend that announces more and more.
  ///   - now: the time that limits are measured by.
  /// - Returns: what there was when a page brought nothing new although the backend announced more, when all pages held
  ///   less than it announced, when it announced still more at a limit, or when the task was cancelled; nil when the
  ///   loading ended as it should.
  /// - Complexity: O(pages × log pages), beside what the backend does.
  @discardableResult
  package func loadPages(
    ofSection section: Int, until rowLimit: Int, limits: LoadingLimits = LoadingLimits(),
    now: () -> ContinuousClock.Instant = { .now }
  ) async -> LoadedRows? {
    guard let interactor = connector.interactor.interactor(forSection: section) as? HitsInteractor<DynamicHit>,
      interactor.loadedHitCount < rowLimit, case .answered(let first) = interactor.state
    else { return nil }
    let start = now()
    var seen = Set(interactor.hits.map(\.objectID))
    var remaining = max(limits.pages, first.nbPages)
    var previous: Int?
    var latest = first
    // Pages are loaded from the first one on, so that no row is missing in between.
    while interactor.numberOfHits() < rowLimit, let page = interactor.nextPage, page != previous {
      if case .answered(let response) = interactor.state { latest = response }
      let loaded = LoadedRows(interactor, latest)
      let rows = saturatingSum(loaded.count, loaded.skippedCount)
      guard !Task.isCancelled, remaining > 0, rows < limits.rows, now() - start < limits.time else {
        return loaded.stopped
      }
      remaining -= 1
      await connector.searcher.loadPageAndWait(page, ofSection: section)
      previous = page
      guard interactor.lastLoadedPage == page else { return Task.isCancelled ? loaded.stopped : nil }
      var isProgress = interactor.skippedHitCount > loaded.skippedCount
      for row in loaded.count..<max(loaded.count, interactor.numberOfHits()) {
        if let hit = interactor.hit(atIndex: row), seen.insert(hit.objectID).inserted { isProgress = true }
      }
      guard isProgress else { return loaded }
    }
    if case .answered(let response) = interactor.state { latest = response }
    return LoadedRows(interactor, latest).shortOfAnnouncement(until: rowLimit)
  }
}

/// How much is loaded of a section whose backend announces more and more.
package struct LoadingLimits: Sendable, Hashable {
  /// How many pages; those that the backend announced at first are loaded in any case.
  package var pages: Int
  /// How many rows, with those that were left out because they did not fit: no page is asked for when there are as
  /// many.
  package var rows: Int
  /// How long: no page is asked for after that time.
  package var time: Duration

  /// Limits; by default 10,000 pages, and as many rows and as long as they take.
  package init(pages: Int = 10_000, rows: Int = .max, time: Duration = .seconds(1e9)) {
    self.pages = pages
    self.rows = rows
    self.time = time
  }

  /// Those for backends that answer over the network: a million rows, and five minutes.
  package static let remote = LoadingLimits(rows: 1_000_000, time: .seconds(300))
}

/// The rows of a section that were loaded.
package struct LoadedRows: Sendable, Hashable {
  /// How many.
  package var count: Int
  /// How many more were left out because they did not fit.
  package var skippedCount: Int
  /// The page of the last of them.
  package var lastPage: Int
  /// Whether the loading was stopped there, by a limit or a cancellation, so that there may be more.
  package var isStopped = false
  /// The answer that brought the last of them, without hits.
  package var response: SearchResponse

  /// Itself when the backend announced more rows than all of its pages held; nil when there are as many as it said.
  fileprivate func shortOfAnnouncement(until rowLimit: Int) -> LoadedRows? {
    // Of a window, or of no hits, the others were not asked for.
    guard response.extra["offset"] == nil, response.hitsPerPage > 0, !response.isPaginationLimited else { return nil }
    return saturatingSum(count, skippedCount) < min(rowLimit, response.nbHits) ? self : nil
  }

  init(_ interactor: HitsInteractor<DynamicHit>, _ response: SearchResponse) {
    count = interactor.numberOfHits()
    skippedCount = interactor.skippedHitCount
    lastPage = interactor.lastLoadedPage ?? 0
    self.response = response
  }

  fileprivate var stopped: LoadedRows {
    var rows = self
    rows.isStopped = true
    return rows
  }
}
