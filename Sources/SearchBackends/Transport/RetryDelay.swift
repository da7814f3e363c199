import SearchDialects

/// How long to wait before a call is tried again.
enum RetryDelay {
  /// The longest wait that this program chooses by itself.
  static let maximum = Duration.seconds(5)
  /// The longest wait for a host that says that it is not ready.
  static let readinessMaximum = Duration.seconds(1)
  /// The wait before the first retry, at most; each further one may be twice as long.
  static let base = Duration.milliseconds(100)

  /// A random wait that grows with the number of attempts, so that many clients do not come back at the same moment.
  ///
  /// - Parameters:
  ///   - attempts: how many there were, from 1.
  ///   - random: a number from 0 to 1.
  ///   - maximum: the longest wait.
  static func backoff(after attempts: Int, random: Double, maximum: Duration = maximum) -> Duration {
    let ceiling = min(base * (1 << min(max(attempts - 1, 0), 10)), maximum)
    // Never at once, or a refusal would be answered by a storm.
    return ceiling / 2 + ceiling / 2 * random
  }

  /// The wait that an answer asks for with `Retry-After`: seconds, or a date. Nil when it asks for none, or for less
  /// than this program waits by itself.
  ///
  /// - Parameter now: the time in seconds since 1970.
  static func asked(by reply: HTTPReply, now: Int) -> Duration? {
    guard let text = reply.headers["retry-after"],
      let seconds = Double(text) ?? HTTPDate.seconds(text).map({ Double($0 - now) }), seconds.isFinite
    else { return nil }
    let wait = Duration.seconds(min(max(seconds, 0), 86_400))
    return wait < base / 2 ? nil : wait
  }
}

/// Reads the dates of HTTP's headers.
enum HTTPDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The seconds since 1970 of a date such as `Sun, 06 Nov 1994 08:49:37 GMT`, the form that servers must send; nil for
  /// another text.
  static func seconds(_ text: String) -> Int? {
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[5] == "GMT", let day = Int(parts[1]),
      let month = months.firstIndex(of: String(parts[2])),
      let year = Int(parts[3]), (1970...9999).contains(year), (1...31).contains(day)
    else { return nil }
    let clock = parts[4].split(separator: ":").compactMap { Int($0) }
    guard clock.count == 3, zip(clock, [24, 60, 61]).allSatisfy({ (0..<$1).contains($0) }) else { return nil }
    return days(year: year, month: month + 1, day: day) * 86_400 + clock[0] * 3_600 + clock[1] * 60 + clock[2]
  }

  /// The days since 1970 of a date of the Gregorian calendar. A year begins in March here, so that its last day is the
  /// one that leap years add.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let monthFromMarch = (month + 9) % 12
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}
