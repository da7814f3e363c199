import SpecLoader

/// What a search has from its start on, beside the text and the choices on the screen.
struct GivenSearch: Sendable {
  /// The page that queries are to ask for, because the spec would have them begin at another one than the screen.
  var page: Int?
  /// The hits per page of the command line.
  var hitsPerPage: Int?
  /// The filters of the command line.
  var filters: FilterTexts = []
}
