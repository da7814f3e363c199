import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Feeds a target with what libFuzzer thinks of.
enum Fuzzer {
  /// The target that the environment names. It is no argument because libFuzzer starts this program anew with
  /// arguments of its own, to merge and to minimise.
  static let target = getenv("MULTIHITS_FUZZ_TARGET").flatMap { FuzzTargets.target(named: String(cString: $0)) }

  /// Checks an input; what does not hold ends the process by a signal, of which libFuzzer keeps the input.
  static func check(_ input: [UInt8]) {
    guard let target else { return }
    do {
      switch target.check {
      case .direct(let check): try check(input)
      case .awaiting(let check): try wait { try await check(input) }
      }
    } catch {
      print("broken property: \(error)")
      fflush(nil)
      abort()
    }
  }

  /// Does asynchronous work, while the main thread, on which libFuzzer calls, has nothing else to do.
  private static func wait(_ work: @escaping @Sendable () async throws -> Void) throws {
    let isDone = DispatchSemaphore(value: 0)
    let outcome = Outcome()
    Task.detached {
      do {
        try await work()
      } catch {
        outcome.error.withLock { $0 = error }
      }
      isDone.signal()
    }
    isDone.wait()
    if let error = outcome.error.withLock({ $0 }) { throw error }
  }

  private final class Outcome: Sendable {
    let error = Mutex<(any Error)?>(nil)
  }
}
