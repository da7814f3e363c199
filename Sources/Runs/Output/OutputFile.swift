import FileSystem
import Workspaces

/// An ``AtomicFile`` that several owners can share; errors are ``OutputError``s.
final class OutputFile {
  private var file: AtomicFile
  /// Names the bytes written so far, those of an interrupted run included.
  private(set) var fingerprint: RunFingerprint

  /// What follows the name of an output that is not finished.
  static let partialSuffix = ".partial"

  /// Begins a file that is written beside.
  ///
  /// - Parameters:
  ///   - isKept: Whether what is written is left to a later run when it is interrupted, under the file's name and a
  ///     suffix. Else its name beside is new, so that what another run left stays as it is.
  ///   - keptByteCount: How many bytes an interrupted run left; nil for a run that does not go on with one, which
  ///     leaves them as they are until ``beginAnew()``.
  init(
    path: String, isKept: Bool, keptByteCount: Int? = nil, fingerprint: RunFingerprint = RunFingerprint()
  ) throws(OutputError) {
    self.fingerprint = fingerprint
    do {
      file = try AtomicFile(
        path: path, suffix: isKept ? Self.partialSuffix : nil, keptByteCount: isKept ? keptByteCount : 0)
    } catch {
      throw OutputError(error)
    }
  }

  var byteCount: Int { file.byteCount }

  func write(_ bytes: [UInt8]) throws(OutputError) {
    try translating { () throws(FileError) in try file.write(bytes) }
    fingerprint.append(bytes)
  }

  func flush() throws(OutputError) {
    try translating { () throws(FileError) in try file.flush() }
  }

  /// Puts all bytes on the disk, so that nothing but the renaming is left to ``commit()``.
  func seal() throws(OutputError) {
    try translating { () throws(FileError) in try file.seal() }
  }

  func commit() throws(OutputError) {
    try translating { () throws(FileError) in try file.commit() }
  }

  /// Leaves what was written beside; what cannot be flushed any more is what the journal does not count.
  func interrupt() {
    try? file.interrupt()
  }

  func discard() {
    file.discard()
  }

  /// Gives up what an earlier run left.
  func beginAnew() throws(OutputError) {
    try translating { () throws(FileError) in try file.beginAnew() }
  }

  /// Ends an output of which nothing was written; what an earlier run left stays.
  func giveUp() {
    file.giveUp()
  }

  private func translating(_ body: () throws(FileError) -> Void) throws(OutputError) {
    do {
      try body()
    } catch {
      throw OutputError(error)
    }
  }
}

@available(*, unavailable)
extension OutputFile: Sendable {}
