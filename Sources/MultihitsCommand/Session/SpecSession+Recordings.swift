import FileSystem
import Logging
import SearchBackends
import SearchRunner
import SpecLoader
import TerminalText

extension RecordingOptions {
  /// Opens the folder that the options name, or one in it.
  ///
  /// - Throws: ``CommandFailure`` with 73 for a folder that cannot be written, with 66 for recordings that are missing, and
  ///   with 65 for some that cannot be read.
  func open(_ subfolder: String? = nil) throws -> RemoteBackends.Recordings {
    let end = subfolder.map { "/\($0)" } ?? ""
    do throws(FileError) {
      if let record { return .record(try RecordingFolder(path: record + end)) }
      if let replay { return .replay(try ReplayFolder(path: replay + end)) }
      return .none
    } catch {
      switch error.kind {
      case .notWritable: throw CommandFailure(.unwritableOutput, error.description)
      case .malformed: throw CommandFailure(.malformedInput, error.description)
      default: throw CommandFailure(.missingInput, error.description)
      }
    }
  }
}

extension SpecSession {
  /// Whether a section of the run is answered by a remote backend.
  var asksRemoteBackends: Bool {
    let remote = Set(specification.backends.filter { $0.kind != .embedded }.map(\.name))
    return modules.contains { remote.contains($0.backend ?? specification.defaultBackend) }
  }

  /// Says what became of recordings: what could not be written, what was asked for and is not there, what is there and was
  /// not asked for.
  ///
  /// - Parameter folder: what stands in front of the names of files.
  /// - Throws: ``CommandFailure`` with 73 when one could not be written.
  func report(_ recordings: RemoteBackends.Recordings, inFolder folder: String = "") throws {
    recordings.finish()
    switch recordings {
    case .none: return
    case .record(let kept):
      if let failure = kept.failure { throw CommandFailure(.unwritableOutput, failure.description) }
      logger.debug("requests recorded", metadata: ["folder": "\(kept.path)", "files": "\(kept.fileCount)"])
    case .replay(let kept):
      guard !console.quiet else { return }
      for miss in kept.misses {
        Redaction.writeError("multihits: error: " + ConsoleText(lines: miss) + "\n")
      }
      guard !kept.unused.isEmpty else { return }
      let list = kept.unused.reduce("") { (list: ConsoleText, name) in list + "  \(folder)\(name)\n" }
      Redaction.writeError("multihits: warning: recordings that were not used:\n" + list)
    }
  }
}
