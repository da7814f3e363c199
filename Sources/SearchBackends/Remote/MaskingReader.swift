import Diagnostics
import SearchDialects
import SearchModel

/// Reads answers so that no error tells a secret.
struct MaskingReader {
  let dialect: any SearchDialect
  let mask: SecretMask

  /// What an answer says to each request of a call.
  ///
  /// Errors quote the answer, cut to a length of theirs. So where there is one, the answer is read once more without
  /// secrets, and the error is the one that comes of that.
  func results(
    in reply: HTTPReply, to call: PlannedCall
  ) throws(SearchError) -> [Result<SearchResponse, SearchError>] {
    let first = read(reply, call)
    switch first {
    case .failure(let error): throw hiding(error, in: second(reply, call).failure, mask(for: call))
    case .success(let results):
      guard results.contains(where: { $0.failure != nil }) else { return results }
      let second = (try? second(reply, call).get()) ?? []
      let mask = mask(for: call)
      return results.enumerated().map { place, result in
        guard case .failure(let error) = result else { return result }
        return .failure(hiding(error, in: second.indices.contains(place) ? second[place].failure : nil, mask))
      }
    }
  }

  private func mask(for call: PlannedCall) -> SecretMask { mask.adding(call.call.secrets) }

  private func read(
    _ reply: HTTPReply, _ call: PlannedCall
  ) -> Result<[Result<SearchResponse, SearchError>], SearchError> {
    Result { () throws(SearchError) in try dialect.results(in: reply, to: call) }
  }

  private func second(
    _ reply: HTTPReply, _ call: PlannedCall
  ) -> Result<[Result<SearchResponse, SearchError>], SearchError> {
    read(reply.hidingSecrets(mask(for: call)), call)
  }

  /// An error in the words of another, if that is of its kind.
  private func hiding(_ error: SearchError, in second: SearchError?, _ mask: SecretMask) -> SearchError {
    let words = second.flatMap { $0.code == error.code ? $0.message : nil } ?? error.message
    return SearchError(error.code, mask.hiding(words), isRetryable: error.isRetryable)
  }
}

extension Result {
  fileprivate var failure: Failure? {
    guard case .failure(let failure) = self else { return nil }
    return failure
  }
}
