package import SearchDialects
import SearchModel
import Synchronization

/// One attempt of a call at one host.
extension Transport {
  func attempt(
    _ call: HTTPCall, body: [UInt8]?, at candidate: HostCandidate, timeout: Duration, number: Int
  ) async -> Result<HTTPReply, WireFailure> {
    let request = WireRequest(
      method: call.method, url: candidate.host.base + call.target, headers: Self.headers(of: call, beside: headers),
      body: body,
      connectTimeout: candidate.connectTimeout, timeout: timeout, isRead: call.isRead)
    let start = environment.now()
    let result: Result<HTTPReply, WireFailure>
    do throws(WireFailure) {
      result = .success(try await exchange(request, for: call))
    } catch {
      result = .failure(error)
    }
    let now = environment.now()
    note(result, of: candidate.host, now: now)
    observer?(
      AttemptReport(
        call: call, host: origin(of: call, at: candidate), number: number,
        result: result.map { $0.status }.mapError { SearchError($0.code, $0.message, isRetryable: $0.isRetryable) },
        duration: now - start,
        replacedValues: echoHabits.withLock { $0.takeReplacedValues() }))
    return result
  }

  /// Where a call goes, as it is shown.
  func origin(of call: HTTPCall, at candidate: HostCandidate) -> String {
    candidate.host.base.hidden.isEmpty ? call.target.origin : candidate.host.base.hidden
  }

  /// What a request carries: the call's headers, and of those of every call the others.
  package static func headers(of call: HTTPCall, beside headers: [HTTPHeader]) -> [HTTPHeader] {
    var own = call.headers
    if let body = call.body, !own.contains(where: { $0.isNamed("Content-Type") }) {
      own.append(HTTPHeader("Content-Type", GuardedText(body.contentType)))
    }
    return own.replacing(headers)
  }

  /// Tells the pool what a host did.
  private func note(_ result: Result<HTTPReply, WireFailure>, of host: BackendHost, now: ContinuousClock.Instant) {
    pool.withLock { pool in
      switch result {
      case .success(let reply) where reply.status == 408: pool.timedOut(host, now: now)
      case .success(let reply) where reply.status >= 500: pool.failed(host, now: now)
      case .success: pool.succeeded(host, now: now)
      case .failure(let failure) where failure.code == .timeout: pool.timedOut(host, now: now)
      // A cancelled call, or one that cannot be sent to any host, says nothing about the host.
      case .failure(let failure) where failure.code == .cancelled || failure.code == .badRequest: break
      case .failure: pool.failed(host, now: now)
      }
    }
  }
}
