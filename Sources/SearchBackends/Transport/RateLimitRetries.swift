/// How a call is repeated that a host refused because it was asked too often.
///
/// As Algolia's clients do it: another host of the same application would count the same calls, so the same host is
/// asked again, after as long as it says.
package struct RateLimitRetries: Sendable, Hashable {
  /// How often a call is repeated at most for this reason; this does not count as an attempt at another host.
  package var maximum: Int
  /// The wait where the host does not say one.
  package var defaultWait: Duration

  /// Repetitions; by default three, a second apart.
  package init(maximum: Int = 3, defaultWait: Duration = .seconds(1)) {
    self.maximum = maximum
    self.defaultWait = defaultWait
  }

  /// How long to wait before the host is asked again.
  ///
  /// - Parameter retryAfter: the header `Retry-After`; only a whole number of seconds above 0 counts, up to a day.
  package func wait(retryAfter: String?) -> Duration {
    guard let text = retryAfter?.trimmingPrefix(while: \.isWhitespace), text.allSatisfy({ $0.isASCII && $0.isNumber }),
      text.contains(where: { $0 != "0" })
    else { return defaultWait }
    // A number that does not fit is longer than a day, too.
    return .seconds(min(Int(text) ?? .max, 86_400))
  }
}
