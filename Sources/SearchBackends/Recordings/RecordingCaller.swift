public import Diagnostics
public import SearchDialects
import SearchModel

/// Sends calls through another caller and keeps them in a folder with what came of them, failures too.
public struct RecordingCaller: HTTPCaller {
  private let caller: any HTTPCaller
  private let backend: String
  private let folder: RecordingFolder
  private let mask: SecretMask

  /// A caller that keeps its calls.
  ///
  /// - Parameters:
  ///   - caller: What carries the calls.
  ///   - backend: The name of the backend, which the files are named by.
  ///   - folder: Where they are kept.
  ///   - mask: The secrets of the run, which no file holds.
  public init(_ caller: any HTTPCaller, backend: String, folder: RecordingFolder, mask: SecretMask) {
    self.caller = caller
    self.backend = backend
    self.folder = folder
    self.mask = mask
  }

  /// Sends a call and keeps it. A search that was given up is no outcome, and is not kept.
  public func send(_ call: HTTPCall) async -> HTTPOutcome {
    let outcome = await caller.send(call)
    if case .failure(let error) = outcome.result, error.code == .cancelled { return outcome }
    folder.keep(Recording(call, outcome, backend: backend, mask: mask.adding(call.secrets)))
    return outcome
  }
}
