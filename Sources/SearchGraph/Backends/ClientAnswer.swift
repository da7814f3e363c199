import SearchModel
import Synchronization

/// The one answer of a client that gives it to a function: the first one counts, and there is one in any case.
final class ClientAnswer: Sendable {
  private let continuation: Mutex<CheckedContinuation<SearchResults, any Error>?>

  init(_ continuation: CheckedContinuation<SearchResults, any Error>) {
    self.continuation = Mutex(continuation)
  }

  deinit {
    // Nobody holds the function any more, so that nobody will call it.
    give(.failure(SearchError(.badResponse, "the backend ended its search without an answer")))
  }

  /// Ends the wait with the results, or with why there are none.
  func give(_ result: Result<SearchResults, any Error>) {
    let waiting = continuation.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(with: result)
  }
}
