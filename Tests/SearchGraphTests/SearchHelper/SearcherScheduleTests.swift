import TestSupport
import Testing

/// Plays random schedules of inputs, searches, further pages, failures, cancellations, late and repeated answers.
struct SearcherScheduleTests {
  @Test func hitsAreThePagesOfTheNewestSearchInWhateverOrderAnswersArrive() {
    let first: UInt64 = 4_100
    let count = 2_000
    var counts: [String: Int] = [:]
    for seed in first..<first + UInt64(count) {
      var generator = SeededGenerator(seed: seed)
      let scheduled = ScheduledSearcher()
      for _ in 0..<Int.random(in: 4...60, using: &generator) where scheduled.fault == nil {
        scheduled.step(using: &generator)
      }
      if scheduled.fault == nil { scheduled.finish(using: &generator) }
      if let fault = scheduled.fault {
        Issue.record("seed \(seed): \(fault)\n\(scheduled.history.joined(separator: "\n"))")
        return
      }
      counts.merge(scheduled.counts) { $0 + $1 }
    }
    // The schedules are worth playing only when all that can happen does.
    for kind in ["results", "error", "cancelled", "results more", "error more", "cancelled more", "late", "again"] {
      #expect(counts[kind, default: 0] > count / 10, "\(kind)")
    }
  }
}
