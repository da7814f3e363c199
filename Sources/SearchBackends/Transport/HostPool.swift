import SearchDialects

/// The hosts of one backend: which are asked, in which order and with which timeouts, and how they did before.
///
/// A value without I/O and clock: the sender of a call asks for ``candidates(for:now:)``, tries them one after the
/// other, and reports the outcome of each attempt. Two rules differ between backends and are the pool's ``Policy``:
/// which host is first, and how long a bad experience counts.
package struct HostPool: Sendable {
  /// How a pool chooses among its hosts.
  package enum Policy: Sendable, Hashable {
    /// The hosts in their order, as Algolia's clients go through them: hosts that timed out come last, with timeouts
    /// that grow with each time; hosts that failed are left out. Both are forgotten after the given time.
    case inOrder(forgetsAfter: Duration)
    /// The hosts that are the nearest first, the others in turns, as Typesense's clients do: a host that failed or
    /// timed out comes after those that did not, for the given time or until it answers.
    case inTurns(forgetsAfter: Duration)
  }

  /// What is known of a host.
  private enum State: Sendable, Hashable {
    case up
    case timedOut(since: ContinuousClock.Instant, times: Int)
    case down(since: ContinuousClock.Instant)
  }

  private struct Entry: Sendable {
    let host: BackendHost
    var state: State
  }

  private let policy: Policy
  private let timeouts: HostTimeouts
  /// How often a call is sent at most after the first time; nil for once to each host.
  private let retries: Int?
  /// Whether hosts that answer 503 are asked beyond that, because they will be ready in a moment.
  package let waitsForReadiness: Bool
  /// Whether hosts pass what changes something on to the one among them that leads.
  package let passesWritesOn: Bool
  private var entries: [Entry]
  /// Whose turn it is among the hosts that are not the nearest.
  private var turn = 0

  /// A pool of hosts.
  ///
  /// - Parameters:
  ///   - hosts: the hosts in their order; of equal ones the first counts.
  ///   - policy: how it chooses among them.
  ///   - timeouts: how long they are waited for.
  ///   - retries: how often a call is sent at most after the first time, in rounds over the hosts when there are fewer;
  ///     nil for once to each host.
  ///   - waitsForReadiness: whether hosts that answer 503 are asked beyond that, because they will be ready in a
  ///     moment.
  ///   - passesWritesOn: whether hosts pass what changes something on to the one among them that leads.
  package init(
    _ hosts: [BackendHost], policy: Policy, timeouts: HostTimeouts, retries: Int? = nil,
    waitsForReadiness: Bool = false, passesWritesOn: Bool = false
  ) {
    self.policy = policy
    self.timeouts = timeouts
    self.retries = retries
    self.waitsForReadiness = waitsForReadiness
    self.passesWritesOn = passesWritesOn
    entries = []
    for host in hosts where !entries.contains(where: { $0.host == host }) {
      entries.append(Entry(host: host, state: .up))
    }
  }

  /// How many hosts there are.
  var hostCount: Int { entries.count }

  /// How a call is repeated that a host refused because it was asked too often; nil where such a refusal is like any
  /// other failure, because hosts count for themselves.
  package var rateLimitRetries: RateLimitRetries? {
    guard case .inOrder = policy else { return nil }
    return RateLimitRetries(maximum: retries.map { max($0, 0) } ?? 3)
  }

  /// The attempts that a call may make, in their order; empty only when no host takes such calls.
  ///
  /// Each call asks anew. The list is not to be kept: what happens to other calls meanwhile changes it.
  package mutating func candidates(for use: BackendHost.Use, now: ContinuousClock.Instant) -> [HostCandidate] {
    forgetOldStates(now: now)
    let usable = entries.indices.filter { entries[$0].host.accepts(use) }
    let order =
      switch policy {
      case .inOrder: inOrder(usable)
      case .inTurns: inTurns(usable)
      }
    guard !order.isEmpty else { return [] }
    let attempts = retries.map { max($0, 0) + 1 } ?? order.count
    return (0..<attempts).map { attempt in
      let entry = entries[order[attempt % order.count]]
      return candidate(entry, attemptRound: attempt / order.count, use: use)
    }
  }

  /// Takes note of an answer that was no failure: with a status of 2xx or 4xx other than 408.
  package mutating func succeeded(_ host: BackendHost, now: ContinuousClock.Instant) {
    // In order, a host that timed out keeps the longer timeouts that it needed until that is forgotten.
    guard case .inTurns = policy, let index = index(of: host) else { return }
    entries[index].state = .up
  }

  /// Takes note of a host that could not be reached, broke off, or answered with any other status.
  package mutating func failed(_ host: BackendHost, now: ContinuousClock.Instant) {
    guard let index = index(of: host) else { return }
    entries[index].state = .down(since: now)
  }

  /// Takes note of a host that did not answer in time, or answered with the status 408.
  package mutating func timedOut(_ host: BackendHost, now: ContinuousClock.Instant) {
    guard let index = index(of: host) else { return }
    entries[index].state =
      switch (policy, entries[index].state) {
      case (.inTurns, _): .down(since: now)
      case (.inOrder, .timedOut(_, let times)): .timedOut(since: now, times: times + 1)
      case (.inOrder, _): .timedOut(since: now, times: 1)
      }
  }
}

extension HostPool {
  private func index(of host: BackendHost) -> Int? {
    entries.firstIndex { $0.host == host }
  }

  private mutating func forgetOldStates(now: ContinuousClock.Instant) {
    let expiry =
      switch policy {
      case .inOrder(let expiry), .inTurns(let expiry): expiry
      }
    for index in entries.indices {
      switch entries[index].state {
      case .timedOut(let since, _) where now - since > expiry, .down(let since) where now - since > expiry:
        entries[index].state = .up
      default: break
      }
    }
  }

  /// The hosts without bad experience, then those that timed out, the longest ago first. When all of them failed,
  /// nothing is better than to begin again.
  private mutating func inOrder(_ usable: [Int]) -> [Int] {
    var timedOut: [(index: Int, since: ContinuousClock.Instant)] = []
    var up: [Int] = []
    for index in usable {
      switch entries[index].state {
      case .up: up.append(index)
      case .timedOut(let since, _): timedOut.append((index, since))
      case .down: break
      }
    }
    guard up.isEmpty, timedOut.isEmpty else {
      // Equal moments keep the order of the hosts.
      return up + timedOut.sorted { ($0.since, $0.index) < ($1.since, $1.index) }.map(\.index)
    }
    for index in usable { entries[index].state = .up }
    return usable
  }

  /// The nearest hosts, then the others from the one whose turn it is; hosts that failed lately come last.
  private mutating func inTurns(_ usable: [Int]) -> [Int] {
    if usable.count < 2 { return usable }
    let nearest = usable.filter { entries[$0].host.isNearest }
    let others = usable.filter { !entries[$0].host.isNearest }
    var order = nearest
    if !others.isEmpty {
      let start = turn % others.count
      order += others[start...] + others[..<start]
    }
    order = order.filter { entries[$0].state == .up } + order.filter { entries[$0].state != .up }
    // The next call begins with the host after the one that this call begins with.
    if let first = order.first, let place = others.firstIndex(of: first) { turn = (place + 1) % others.count }
    return order
  }

  private func candidate(_ entry: Entry, attemptRound: Int, use: BackendHost.Use) -> HostCandidate {
    var timeoutMultiplier = 1
    if case .inOrder = policy {
      timeoutMultiplier += attemptRound
      if case .timedOut(_, let times) = entry.state { timeoutMultiplier += times }
    }
    let response = use == .read ? timeouts.read : timeouts.write
    guard timeoutMultiplier > 1 else {
      return HostCandidate(host: entry.host, connectTimeout: timeouts.connect, responseTimeout: response)
    }
    return HostCandidate(
      host: entry.host, connectTimeout: timeouts.connect * timeoutMultiplier,
      responseTimeout: response * timeoutMultiplier)
  }
}
