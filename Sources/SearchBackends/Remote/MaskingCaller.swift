package import Diagnostics
package import SearchDialects
import SearchModel

/// Sends calls through another caller and hides secrets in what came instead of an answer: backends repeat in their error
/// messages what they were sent.
///
/// What is an answer is passed on as it came, because hits are never rewritten.
package struct MaskingCaller: HTTPCaller {
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
    case .success(let reply): outcome.result = .success(reply.hidingSecrets(mask.adding(call.secrets)))
    case .failure(let error): outcome.result = .failure(error.hidingSecrets(mask.adding(call.secrets)))
    }
    return outcome
  }
}

extension HTTPReply {
  /// The answer without secrets, in the form in which a recording would bring it back.
  func hidingSecrets(_ mask: SecretMask) -> HTTPReply {
    var reply = self
    reply.headers = headers.mapValues(mask.hiding)
    reply.body = RecordedBody(body, mask: mask)?.bytes ?? []
    return reply
  }
}

extension SearchError {
  /// The error without secrets.
  func hidingSecrets(_ mask: SecretMask) -> SearchError {
    SearchError(code, mask.hiding(message), isRetryable: isRetryable)
  }
}
