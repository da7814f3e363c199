import SearchModel

/// The page that a search began with.
///
/// Pages that are loaded later say the same of the search as a whole, or fail on their own. What accompanies a section
/// reads the first page alone, so that it does not depend on the order in which answers come.
struct FirstPage {
  private var page: Int?

  /// Takes note that a page was asked for.
  mutating func willLoad(_ page: Int) {
    if self.page == nil { self.page = page }
  }

  /// Takes note that a new search begins.
  mutating func reset() {
    page = nil
  }

  /// Whether a request is the one for the first page.
  func isAsked(by request: SectionRequest) -> Bool {
    page == nil || request.parameters.page == page
  }
}
