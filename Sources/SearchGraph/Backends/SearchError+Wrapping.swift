import SearchModel

extension SearchError {
  /// The error of a task that was cancelled before its answer came.
  static var cancelled: SearchError { SearchError(.cancelled, "the search was cancelled") }

  /// Any error as that of a section: search errors pass, a cancellation is one, an unreadable answer is a
  /// `badResponse`, an unreadable filter a `badRequest`, and all others get the given code with their text.
  init(_ error: any Error, code: Code) {
    switch error {
    case let error as SearchError: self = error
    case is CancellationError: self = .cancelled
    case let error as FilterSyntaxError: self.init(.badRequest, "filters: \(error.message)")
    case let error as JSONSyntaxError: self.init(.badResponse, "\(error.message) (byte \(error.offset))")
    case is DecodingError: self.init(.badResponse, String(describing: error))
    default: self.init(code, String(describing: error))
    }
  }
}
