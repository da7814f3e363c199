import Logging
import RecordFiles
import SearchBackends
import SearchRunner
import TerminalText

extension RecordingOptions {
  /// Opens the folder that the options name.
  ///
  /// - Throws: ``CommandFailure`` with 73 for a folder that cannot be written, with 66 for recordings that are missing, and
  ///   with 65 for some that cannot be read.
  func open() throws -> RemoteBackends.Recordings {
    do throws(FileError) {
      if let record { return .record(try RecordingFolder(path: record)) }
      if let replay { return .replay(try ReplayFolder(path: replay)) }
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
  /// Says what became of recordings: what could not be written, what was asked for and is not there, what is there and was
  /// not asked for.
  ///
  /// - Throws: ``CommandFailure`` with 73 when one could not be written.
  func report(_ recordings: RemoteBackends.Recordings) throws {
    switch recordings {
    case .none: return
    case .record(let folder):
      if let failure = folder.failure { throw CommandFailure(.unwritableOutput, failure.description) }
      logger.debug("requests recorded", metadata: ["folder": "\(folder.path)", "files": "\(folder.fileCount)"])
    case .replay(let folder):
      guard !console.quiet else { return }
      for miss in folder.misses {
        Redaction.writeError("multihits: error: \(miss.visiblyEscaped(keepingNewlines: true))\n")
      }
      guard !folder.unused.isEmpty else { return }
      let list = folder.unused.map { "  \($0)\n" }.joined()
      Redaction.writeError(
        "multihits: warning: recordings that were not used:\n\(list)".visiblyEscaped(keepingNewlines: true))
    }
  }
}
