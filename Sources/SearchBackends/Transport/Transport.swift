package import SearchDialects
import SearchModel
import Synchronization

/// What sends the calls of one backend: to one host after the other, again after failures that may pass, no more at
/// once and no more a second than allowed.
///
/// Tried again are attempts without an answer and those answered with 5xx, 408 or 429; other answers are final. A host
/// that was not asked before is asked at once, the same one after a wait that grows and is partly random. A
/// `Retry-After` is waited for when the time limit allows it. Where the pool says so, a 429 is repeated at the same
/// host instead: ``RateLimitRetries``; and hosts that are not ready are asked until they are: ``ReadinessRules``.
package final class Transport: HTTPCaller {
  /// The backend's name, for messages; nil for one without a name.
  private let name: String?
  /// Whether errors say which host was asked.
  private let namesHosts: Bool
  let pool: Mutex<HostPool>
  let echoHabits = Mutex(EchoHabits())
  let headers: [HTTPHeader]
  private let limits: TransportLimits
  let wire: any HTTPWire
  let environment: TransportEnvironment
  private let gate: RequestGate
  private let turnstile: Turnstile
  let observer: (@Sendable (AttemptReport) -> Void)?

  /// A transport.
  ///
  /// - Parameters:
  ///   - name: the backend's name, for messages; nil for one without a name.
  ///   - pool: the hosts.
  ///   - headers: what each request carries beside the call's own headers, which win.
  ///   - limits: how long, how many at once, how many a second.
  ///   - wire: what carries a request to a host.
  ///   - environment: time and chance.
  ///   - observer: called after each attempt; nil for no reports.
  package init(
    of name: String? = nil, pool: HostPool, headers: [HTTPHeader] = [], limits: TransportLimits = TransportLimits(),
    wire: any HTTPWire, environment: TransportEnvironment = .system,
    observer: (@Sendable (AttemptReport) -> Void)? = nil
  ) {
    self.name = name
    namesHosts = true
    self.pool = Mutex(pool)
    self.headers = headers
    self.limits = limits
    self.wire = wire
    self.environment = environment
    self.observer = observer
    // Hosts that take turns keep their connections, so that each has its part of what there can be.
    let capacity = wire.connections.map { max($0.maximum / max(pool.hostCount, 1), 1) } ?? .max
    gate = RequestGate(maximum: min(limits.concurrency, capacity))
    turnstile = Turnstile(Pacer(rate: limits.rate))
  }

  /// A transport to hosts of another's backend, which counts its requests together with that one's.
  private init(beside other: Transport, pool: HostPool) {
    name = nil
    namesHosts = false
    self.pool = Mutex(pool)
    headers = other.headers
    limits = other.limits
    wire = other.wire
    environment = other.environment
    observer = other.observer
    gate = other.gate
    turnstile = other.turnstile
  }

  /// What asks one host of the backend, once for each call, with the same headers and under the same limits. Who asks
  /// it knows which host that is, so its errors do not say so.
  ///
  /// - Parameters:
  ///   - host: the host's URL.
  ///   - timeouts: how long it is waited for.
  package func asking(_ host: GuardedText, timeouts: HostTimeouts) -> Transport {
    Transport(
      beside: self,
      pool: HostPool([BackendHost(host)], policy: .inTurns(forgetsAfter: .zero), timeouts: timeouts, retries: 0))
  }

  package func send(_ call: HTTPCall) async -> HTTPOutcome {
    let (candidates, refusals, readiness) = pool.withLock { pool in
      (
        pool.candidates(for: call.isRead ? .read : .write, now: environment.now()), pool.rateLimitRetries,
        ReadinessRules(of: pool, for: call, limits: limits)
      )
    }
    guard !call.leadsElsewhere else {
      return HTTPOutcome(.failure(.leadingElsewhere(call.target.hidden)), attempts: 0)
    }
    let body = call.body?.bytes
    var sequence = AttemptSequence(candidates)
    var last = Result<HTTPReply, SearchError>.failure(
      candidates.isEmpty
        ? SearchError(.connect, "the backend has no host") : SearchError(.timeout, "there is no time for an answer"))
    var attempts = 0
    var refusalsLeft = refusals?.maximum ?? 0
    var start: ContinuousClock.Instant?
    do {
      while let candidate = sequence.current {
        try await waitForTurn()
        let now = environment.now()
        let first = start ?? now
        start = first
        let end = first + total(for: call)
        guard end > now else {
          leave()
          break
        }
        let timeout = time(for: candidate, remaining: end - now, quarters: sequence.quarters)
        attempts += 1
        let result = await attempt(call, body: body, at: candidate, timeout: timeout, number: attempts)
        leave(wasRefused: Self.status(result) == 429)
        try Task.checkCancellation()
        last = result.mapError { failure in
          guard namesHosts else { return SearchError(failure.code, failure.message, isRetryable: failure.isRetryable) }
          return SearchError(failure, of: name, at: origin(of: call, at: candidate), candidate, timeout)
        }
        let wait: Duration
        if let refusals, case .success(let reply) = result, reply.status == 429 {
          guard refusalsLeft > 0 else { break }
          refusalsLeft -= 1
          wait = refusals.wait(retryAfter: reply.headers["retry-after"])
        } else {
          guard readiness.isBroken(result) || Self.isWorthAnotherAttempt(result),
            sequence.advance(
              retryBudget: readiness.retryBudget(after: result), elapsed: environment.now() - first,
              hasTimedOut: Self.hasTimedOut(result))
          else { break }
          wait = self.wait(after: result, attempts: attempts, before: sequence)
        }
        guard wait < end - environment.now() else { break }
        if wait > .zero { try await environment.sleep(wait) }
      }
    } catch {
      last = .failure(SearchError(.cancelled, "the request was cancelled"))
    }
    return HTTPOutcome(last, attempts: attempts)
  }
}

extension Transport {
  /// Waits until the number of open requests and the rate allow one more, which is open until ``leave(wasRefused:)``.
  ///
  /// The rate comes last: a request that waited there goes at once, so that no second sees more than it may after
  /// others were held up.
  private func waitForTurn() async throws {
    try await gate.enter()
    do {
      try await wire.connections?.enter()
    } catch {
      gate.leave(wasRefused: false)
      throw error
    }
    do {
      try await turnstile.pass(environment)
    } catch {
      leave()
      throw error
    }
  }

  /// Waits until the rate allows another request in place of an open one.
  func passRate() async throws(WireFailure) {
    do {
      try await turnstile.pass(environment)
    } catch {
      throw .cancelled
    }
  }

  /// Ends an open request.
  private func leave(wasRefused: Bool = false) {
    wire.connections?.leave(wasRefused: false)
    gate.leave(wasRefused: wasRefused)
  }

  /// How long a call may take with all its attempts.
  private func total(for call: HTTPCall) -> Duration {
    call.isRead ? limits.timeout ?? TransportLimits.unlimitedTotal : limits.writeTimeout
  }

  /// How long an attempt may take: what its host is waited for; and with a time limit of the backend, its part of what
  /// is left.
  private func time(for candidate: HostCandidate, remaining: Duration, quarters: Int) -> Duration {
    min(
      max(candidate.connectTimeout, candidate.responseTimeout),
      limits.timeout == nil ? remaining : remaining / 4 * quarters)
  }

  private func wait(
    after result: Result<HTTPReply, WireFailure>, attempts: Int, before next: AttemptSequence
  ) -> Duration {
    let isRefusal = Self.status(result) == 429
    guard isRefusal || !next.isFresh else { return .zero }
    if case .success(let reply) = result, isRefusal || reply.status == 503,
      let asked = RetryDelay.asked(by: reply, now: environment.secondsSince1970())
    {
      return asked
    }
    // Who waits for a host to be ready wants to know soon when it is.
    return RetryDelay.backoff(
      after: attempts, random: environment.random(),
      maximum: next.isAwaitingReadiness ? RetryDelay.readinessMaximum : RetryDelay.maximum)
  }

  private static func status(_ result: Result<HTTPReply, WireFailure>) -> Int? {
    guard case .success(let reply) = result else { return nil }
    return reply.status
  }

  private static func hasTimedOut(_ result: Result<HTTPReply, WireFailure>) -> Bool {
    guard case .failure(let failure) = result else { return false }
    return failure.code == .timeout
  }

  private static func isWorthAnotherAttempt(_ result: Result<HTTPReply, WireFailure>) -> Bool {
    switch result {
    case .success(let reply): reply.status >= 500 || reply.status == 408 || reply.status == 429
    case .failure(let failure): failure.isRetryable
    }
  }
}
