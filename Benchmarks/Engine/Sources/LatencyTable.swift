/// The spread of keystrokes' times, over all of them and by how much was typed.
struct LatencyTable: CustomStringConvertible {
  /// How many characters stand in the search box, and what that is called.
  private static let classes: [(label: String, lengths: ClosedRange<Int>)] = [
    ("all", 0...Int.max), ("1", 1...1), ("2-3", 2...3), ("4-8", 4...8), ("9+", 9...Int.max),
  ]

  private let rows: [(label: String, times: [Int])]

  /// A table.
  ///
  /// - Parameters:
  ///   - times: Nanoseconds of the keystrokes.
  ///   - trace: What stood in the search box.
  init(times: [Int], trace: some Sequence<String>) {
    let lengths = trace.map(\.unicodeScalars.count)
    rows = Self.classes.map { label, range in
      (label, zip(times, lengths).filter { range.contains($1) }.map(\.0).sorted())
    }
  }

  /// The smallest of ascending values that at least so many percent of them do not exceed; 0 without values.
  static func percentile(_ percent: Int, of ascending: [Int]) -> Int {
    guard !ascending.isEmpty else { return 0 }
    return ascending[max(0, (ascending.count * percent + 99) / 100 - 1)]
  }

  var description: String {
    let header = ["typed", "keystrokes", "p50 ms", "p95 ms", "p99 ms", "max ms"]
    let body = rows.map { label, times in
      [label, String(times.count)] + [50, 95, 99, 100].map { Self.milliseconds(Self.percentile($0, of: times)) }
    }
    return ([header] + body).map { row in
      row.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }.joined()
    }.joined(separator: "\n")
  }

  /// Nanoseconds as milliseconds with three decimals.
  static func milliseconds(_ nanoseconds: Int) -> String {
    let microseconds = (nanoseconds + 500) / 1_000
    let decimals = String(microseconds % 1_000)
    return "\(microseconds / 1_000)." + String(repeating: "0", count: 3 - decimals.count) + decimals
  }
}
