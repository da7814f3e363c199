package import Diagnostics
package import SearchDialects
import SearchModel

/// Answers calls from recordings. It needs no network and no keys.
package struct ReplayCaller: HTTPCaller {
  private let backend: String
  private let folder: ReplayFolder
  private let mask: SecretMask

  /// A caller that replays.
  ///
  /// - Parameters:
  ///   - backend: The name of the backend.
  ///   - folder: The recordings.
  ///   - mask: The secrets of the run: a request is looked for as it would have been recorded.
  package init(backend: String, folder: ReplayFolder, mask: SecretMask) {
    self.backend = backend
    self.folder = folder
    self.mask = mask
  }

  /// Answers a call from its recording; one that was never recorded is an error of the code `unsupported`.
  package func send(_ call: HTTPCall) async -> HTTPOutcome {
    guard !Task.isCancelled else {
      return HTTPOutcome(.failure(SearchError(.cancelled, "the search was cancelled")), attempts: 0)
    }
    return folder.outcome(
      of: RecordedRequest(call, mask: mask.adding(call.secrets)), backend: backend, query: RunQuery.current?.ordinal)
  }
}
