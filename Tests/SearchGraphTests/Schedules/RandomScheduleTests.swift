import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Plays random schedules of inputs, page loads, failures, late and repeated answers.
///
/// `MULTIHITS_SCHEDULES` sets their number, which is five times as large in CI, and `MULTIHITS_SEED` the first seed.
struct RandomScheduleTests {
  private static func setting(_ name: String) -> UInt64? {
    getenv(name).flatMap { UInt64(String(cString: $0)) }
  }

  /// The schedules are played in parts, which run at once.
  private static let partCount: UInt64 = 4

  @Test(arguments: 0..<partCount)
  func stateDependsOnTheInputsAloneInWhateverOrderAnswersArrive(part: UInt64) {
    let count = (Self.setting("MULTIHITS_SCHEDULES") ?? 2_000) / Self.partCount
    let first = (Self.setting("MULTIHITS_SEED") ?? 20_260_101) + part * count
    var answered = 0
    var failed = 0
    for seed in first..<first + count {
      var generator = SeededGenerator(seed: seed)
      let inputs = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        ScheduledInput.random(using: &generator)
      }

      let late = ScheduledSearch(failureSalt: "\(seed)")
      var staleRows = false
      late.play(
        inputs, pause: { Int.random(in: 0...6, using: &generator) },
        delay: { Int.random(in: 0...20, using: &generator) },
        duplicates: { Int.random(in: 0..<8, using: &generator) == 0 },
        check: { if !late.showsOnlyThePresent() { staleRows = true } })

      let immediate = ScheduledSearch(failureSalt: "\(seed)")
      immediate.play(inputs, pause: { 1 }, delay: { 0 }, duplicates: { false }, check: {})

      if staleRows || late.snapshot != immediate.snapshot {
        Issue.record(
          """
          seed \(seed)\(staleRows ? ": rows of an older request were shown" : "")
          inputs: \(inputs)
          late answers:      \(late.snapshot)
          immediate answers: \(immediate.snapshot)
          """)
        return
      }
      for interactor in late.hits {
        switch interactor.state {
        case .answered: answered += 1
        case .failed: failed += 1
        case .waiting, .hidden: break
        }
      }
    }
    // The schedules are worth playing only when they end in all kinds of states.
    #expect(answered > count / 2)
    #expect(failed > count / 10)
  }
}
