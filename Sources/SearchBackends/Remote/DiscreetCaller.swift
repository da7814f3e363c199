package import Diagnostics
package import SearchDialects
import SearchModel

/// Sends calls through another caller, and keeps secrets out of their errors: backends repeat in their messages what
/// they were sent.
///
/// This is where the rooms of the library hide secrets, beside recordings, which are files. A program that prints hides
/// those of its own texts where it prints them.
///
/// Answers are passed on unchanged, because hits are never rewritten. Errors are made from answers whose secrets were
/// masked, in the form in which a recording would return them: messages quote parts of answers, and masking after the
/// cut could leave half a secret.
package struct DiscreetCaller: HTTPCaller {
  private let caller: any HTTPCaller
  private let mask: SecretMask

  /// A caller that hides secrets.
  package init(_ caller: any HTTPCaller, mask: SecretMask) {
    self.caller = caller
    self.mask = mask
  }

  package func send(_ call: HTTPCall) async -> HTTPOutcome {
    var outcome = await caller.send(call)
    switch outcome.result {
    case .success(let reply) where reply.isSuccess: break
    case .success(let reply): outcome.result = .success(withoutSecrets(reply, call))
    case .failure(let error): outcome.result = .failure(hiding(error, call))
    }
    return outcome
  }

  /// What a reader makes of an answer to a call.
  func reading<Value>(
    _ reply: HTTPReply, to call: HTTPCall, _ read: (HTTPReply) throws(SearchError) -> Value
  ) throws(SearchError) -> Value {
    do throws(SearchError) {
      return try read(reply)
    } catch {
      var second: SearchError?
      do throws(SearchError) {
        _ = try read(withoutSecrets(reply, call))
      } catch {
        second = error
      }
      throw hiding(error, inWordsOf: second, call)
    }
  }

  /// What a reader makes of an answer to a call that holds several results.
  func readingResults(
    in reply: HTTPReply, to call: HTTPCall,
    _ read: (HTTPReply) throws(SearchError) -> [Result<SearchResponse, SearchError>]
  ) throws(SearchError) -> [Result<SearchResponse, SearchError>] {
    let results = try reading(reply, to: call, read)
    guard results.contains(where: { $0.failure != nil }) else { return results }
    let second = (try? read(withoutSecrets(reply, call))) ?? []
    return results.enumerated().map { place, result in
      result.mapError { error in
        hiding(error, inWordsOf: second.indices.contains(place) ? second[place].failure : nil, call)
      }
    }
  }

  private func withoutSecrets(_ reply: HTTPReply, _ call: HTTPCall) -> HTTPReply {
    let mask = mask.adding(call.secrets)
    var reply = reply
    reply.headers = reply.headers.mapValues(mask.hiding)
    reply.body = RecordedBody(reply.body, mask: mask)?.bytes ?? []
    return reply
  }

  /// An error without secrets; in the words of another, if that is of its kind.
  private func hiding(_ error: SearchError, inWordsOf other: SearchError? = nil, _ call: HTTPCall) -> SearchError {
    let words = other.flatMap { $0.code == error.code ? $0.message : nil } ?? error.message
    return SearchError(error.code, mask.adding(call.secrets).hiding(words), isRetryable: error.isRetryable)
  }
}

extension Result {
  fileprivate var failure: Failure? {
    guard case .failure(let failure) = self else { return nil }
    return failure
  }
}
