#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The time of day, for keys that end and for dates that are shown.
enum WallClock {
  /// Seconds since 1970.
  static var seconds: Int { Int(Date().timeIntervalSince1970) }

  /// The time as Algolia writes it: `2026-01-31T12:00:00Z`.
  static var date: String { Date().formatted(.iso8601) }
}
