#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The clock and the random numbers that a transport uses; tests replace them.
package struct TransportEnvironment: Sendable {
  /// The time for limits and waits.
  package var now: @Sendable () -> ContinuousClock.Instant
  /// The time in seconds since 1970, for dates in headers.
  package var secondsSince1970: @Sendable () -> Int
  /// Waits; throws when the task is cancelled meanwhile.
  package var sleep: @Sendable (Duration) async throws -> Void
  /// A random number from 0 to 1.
  package var random: @Sendable () -> Double

  /// An environment.
  package init(
    now: @escaping @Sendable () -> ContinuousClock.Instant, secondsSince1970: @escaping @Sendable () -> Int,
    sleep: @escaping @Sendable (Duration) async throws -> Void, random: @escaping @Sendable () -> Double
  ) {
    self.now = now
    self.secondsSince1970 = secondsSince1970
    self.sleep = sleep
    self.random = random
  }

  /// That of the system.
  package static let system = TransportEnvironment(
    now: { ContinuousClock.now }, secondsSince1970: { time(nil) }, sleep: { try await Task.sleep(for: $0) },
    random: { Double.random(in: 0...1) })
}
