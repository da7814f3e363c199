import SearchModel
import Synchronization

/// What sections cost while they are searched: how many requests they ask of their backends, and how often these are
/// sent.
///
/// A backend that sends requests adds to the ledger of the task that searches, so the ledger need not be passed on.
///
/// ```swift
/// let ledger = RequestLedger()
/// await RequestLedger.$current.withValue(ledger) { await search.searchAndWait() }
/// print(ledger.cost(of: "movies").requests)
/// ```
package final class RequestLedger: Sendable {
  /// What one section costs.
  package struct Cost: Sendable, Hashable {
    /// The subrequests that its searches were made of, which is what hosted backends bill.
    package var requests = 0
    /// How often a call that carried some of them was sent, retries included. Sections that share a call count it each.
    package var attempts = 0

    /// A cost.
    package init(requests: Int = 0, attempts: Int = 0) {
      self.requests = requests
      self.attempts = attempts
    }

    /// Adds another cost. Recordings hold any numbers, so that the sum stays at the largest number there is.
    mutating func add(_ other: Cost) {
      requests = saturatingSum(requests, other.requests)
      attempts = saturatingSum(attempts, other.attempts)
    }
  }

  /// The ledger of the searches that this task makes; nil when requests are not counted.
  @TaskLocal package static var current: RequestLedger?

  private let costs = Mutex<ExactDictionary<Cost>>([:])
  private let durations = Mutex<ExactDictionary<Duration>>([:])

  /// An empty ledger.
  package init() {}

  /// Adds what a section costs.
  package func add(_ cost: Cost, to moduleID: String) {
    costs.withLock { costs in
      costs[moduleID, default: Cost()].add(cost)
    }
  }

  /// Adds how long a section waited for its backend.
  package func add(_ duration: Duration, to moduleID: String) {
    durations.withLock { $0[moduleID, default: .zero] += duration }
  }

  /// How long a section has waited for its backend so far; nil when that was not measured.
  package func duration(of moduleID: String) -> Duration? { durations.withLock { $0[moduleID] } }

  /// What a section has cost so far.
  package func cost(of moduleID: String) -> Cost {
    costs.withLock { $0[moduleID] ?? Cost() }
  }
}
