import SearchModel
import Synchronization

/// The indices whose requests made a backend refuse whole calls, so that they are asked by themselves from then on.
final class RefusedIndices: Sendable {
  private let names = Mutex<ExactSet>([])

  /// Whether an index is among them.
  func contains(_ name: String) -> Bool {
    names.withLock { $0.contains(name) }
  }

  /// Takes note of the indices that do not exist or must not be searched, when others were answered.
  func learn(from answers: some Sequence<(SectionRequest, Result<SearchResponse, SearchError>)>) {
    var refused: ExactSet = []
    var isAnyAnswered = false
    for (request, result) in answers {
      switch result {
      case .success: isAnyAnswered = true
      case .failure(let error) where error.code == .indexNotFound || error.code == .forbidden:
        refused.insert(request.indexName)
      case .failure: break
      }
    }
    guard isAnyAnswered, !refused.isEmpty else { return }
    names.withLock { $0.formUnion(refused) }
  }
}
