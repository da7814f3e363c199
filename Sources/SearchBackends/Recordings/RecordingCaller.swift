package import Diagnostics
package import SearchDialects
import SearchModel

/// Sends calls through another caller and keeps them in a folder with their outcomes, including failures.
package struct RecordingCaller: HTTPCaller {
  private let caller: any HTTPCaller
  private let backend: String
  private let folder: RecordingFolder
  private let mask: SecretMask
  private let volatile: VolatileMembers

  /// A caller that keeps its calls.
  ///
  /// - Parameters:
  ///   - caller: What carries the calls.
  ///   - backend: The name of the backend, which the files are named by.
  ///   - folder: Where they are kept.
  ///   - mask: The secrets of the run, which no file holds.
  ///   - volatile: What is left out of answers.
  package init(
    _ caller: any HTTPCaller, backend: String, folder: RecordingFolder, mask: SecretMask,
    leavingOut volatile: VolatileMembers = VolatileMembers()
  ) {
    self.caller = caller
    self.backend = backend
    self.folder = folder
    self.mask = mask
    self.volatile = volatile
  }

  /// Sends a call and keeps it; what was sent for the same query before is not sent again. A cancelled search has no
  /// outcome, and is not kept.
  ///
  /// - Returns: what came, without what is volatile, as a replay gives it.
  package func send(_ call: HTTPCall) async -> HTTPOutcome {
    guard let query = RunQuery.current else { return await sendAndKeep(call, query: nil) }
    return await query.outcome(of: call, to: backend) { await sendAndKeep(call, query: query.ordinal) }
  }

  private func sendAndKeep(_ call: HTTPCall, query: Int?) async -> HTTPOutcome {
    var outcome = await caller.send(call)
    switch outcome.result {
    case .failure(let error) where error.code == .cancelled: return outcome
    case .failure: break
    case .success(let reply): outcome.result = .success(volatile.removed(from: reply))
    }
    folder.keep(Recording(call, outcome, backend: backend, mask: mask.adding(call.secrets)), query: query)
    return outcome
  }
}
