import Diagnostics
package import FileSystem
import SearchDialects
import SearchModel
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder where a run keeps each request with its answer, one file per request.
///
/// A request that is asked again and comes out differently has a file for each way in which it came out, and these tell
/// from which query of the run on it did; so the files do not depend on how many queries ran at once. A run replaces
/// the files of the requests that it makes and leaves all others. Each way is in a file as soon as it came, and
/// ``finish()`` puts right which file is which and sees to it that all are on the disk.
package final class RecordingFolder: Sendable {
  /// The folder.
  package let path: String

  private struct State {
    /// What was asked, by the name of its first file.
    var requests: ExactDictionary<RecordedAnswers> = [:]
    var failure: FileError?
    /// What was written, by the names of the files.
    var files: ExactDictionary<Recording> = [:]
    /// The files that may not be on the disk yet.
    var unsynchronized: ExactSet = []
  }

  private let state = Mutex(State())

  /// A folder, which is made unless it is there, with the folders above it.
  ///
  /// - Throws: ``FileError`` of the kind `notWritable`.
  package init(path: String) throws(FileError) {
    self.path = path
    try SystemCalls.makeFolder(path)
  }

  /// The first failure to write, nil when all was written. What is asked is answered in spite of it.
  package var failure: FileError? { state.withLock(\.failure) }

  /// How many files were written.
  package var fileCount: Int { state.withLock { $0.files.count } }

  /// Keeps a recording.
  ///
  /// - Parameter query: the ordinal of the query that asked; nil to count how often the request was asked instead.
  func keep(_ recording: Recording, query: Int?) {
    state.withLock { state in
      let name = recording.fileName
      // Turns of an earlier run that may have had more of them.
      if state.requests[name] == nil { removeTurns(of: recording) }
      if let new = state.requests[name, default: RecordedAnswers()].add(recording, query: query) { write(new, &state) }
    }
  }

  /// Ends the recording: numbers what came out differently by the queries that asked, and waits until all files are on
  /// the disk. What is kept later needs another end.
  package func finish() {
    let names = state.withLock { state in
      for name in state.requests.keys.sorted() {
        for recording in state.requests[name]?.numbered() ?? [] where state.files[recording.fileName] != recording {
          write(recording, &state)
        }
      }
      defer { state.unsynchronized = [] }
      return state.unsynchronized.sorted()
    }
    guard !names.isEmpty else { return }
    for name in names { Self.synchronize("\(path)/\(name)") }
    Self.synchronize(path)
  }

  private func write(_ recording: Recording, _ state: inout State) {
    guard state.failure == nil else { return }
    do throws(FileError) {
      var file = try AtomicFile(path: "\(path)/\(recording.fileName)", followsLinks: false)
      try file.write(recording.text)
      try file.commit(isDurable: false)
      state.files[recording.fileName] = recording
      state.unsynchronized.insert(recording.fileName)
    } catch {
      state.failure = error
    }
  }

  /// Waits until a file or the names in a folder are on the disk; what cannot be opened any more is skipped.
  private static func synchronize(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private func removeTurns(of recording: Recording) {
    var later = recording
    repeat { later.turn += 1 } while unlink("\(path)/\(later.fileName)") == 0
  }
}
