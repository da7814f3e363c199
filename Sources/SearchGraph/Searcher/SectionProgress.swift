import SearchModel

/// Which request of a section is the present one, and which of its pages are awaited.
struct SectionProgress {
  /// The number of the present generation; answers of other generations are stale.
  private(set) var generation = 0
  /// Whether nothing was asked in this generation yet.
  private(set) var isFresh = true

  private var base: SectionRequest?
  private var pendingPages: Set<Int> = []

  /// Whether answers are awaited.
  var isLoading: Bool { !pendingPages.isEmpty }

  /// Whether this generation asks nothing, because nothing is shown for a query without a word.
  var isHidden: Bool { !isFresh && base == nil }

  /// Whether the answer for a page is awaited.
  func isLoading(page: Int) -> Bool { pendingPages.contains(page) }

  /// Begins a generation in which nothing has been asked.
  mutating func invalidate() {
    generation += 1
    isFresh = true
    base = nil
    pendingPages = []
  }

  /// Takes note that this generation asks nothing.
  mutating func hide() {
    isFresh = false
  }

  /// Takes note of the generation's first request.
  mutating func begin(_ request: SectionRequest) {
    isFresh = false
    base = request
    pendingPages = [request.parameters.page]
  }

  /// Takes note of a further page.
  ///
  /// - Returns: what to ask, nil before the first request and while the page is under way.
  mutating func begin(page: Int) -> SectionRequest? {
    guard var request = base, page >= 0, pendingPages.insert(page).inserted else { return nil }
    request.parameters.page = page
    return request
  }

  /// Whether a request of this generation is for the page that it began with.
  func isFirst(_ request: SectionRequest) -> Bool {
    base?.parameters.page == request.parameters.page
  }

  /// Takes note of an answer.
  ///
  /// - Returns: false when it is stale or no longer awaited.
  mutating func finish(_ request: SectionRequest, sequence: Int) -> Bool {
    sequence == generation && pendingPages.remove(request.parameters.page) != nil
  }
}
