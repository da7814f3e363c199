import TestSupport
import Testing

@testable import Runs

struct WatchOutcomeTests {
  private func status(_ runs: (Runs.ExitStatus, [String]?)...) -> Runs.ExitStatus {
    var outcome = WatchOutcome()
    for (status, files) in runs { outcome.note(status, of: files) }
    return outcome.status
  }

  @Test func whatPassesMakesGoodItsOwnFailuresAlone() {
    #expect(status() == .success && status((.failed, nil), (.success, nil)) == .success)
    expectEqual(status((.failed, nil), (.success, ["a"])), .failed)
    expectEqual(status((.success, nil), (.failed, ["a"]), (.success, ["b"])), .failed)
    expectEqual(status((.success, nil), (.failed, ["a", "b"]), (.success, ["b", "a"])), .success)
    expectEqual(status((.success, nil), (.failed, ["a"]), (.success, nil)), .success)
    expectEqual(status((.failed, nil), (.malformedInput, ["a"])), .malformedInput)
  }
}
