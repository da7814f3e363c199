import Diagnostics
public import RecordFiles
import SearchDialects
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder where a run keeps its requests and what came of them, each as a file of its own.
///
/// A request that is asked again and comes out differently has a file for each turn; one that comes out the same has
/// none. A run replaces the files of the requests that it makes and leaves all others.
public final class RecordingFolder: Sendable {
  /// The folder.
  public let path: String

  private struct State {
    /// What was written last, by the name of the first file.
    var last: [String: Recording] = [:]
    var failure: FileError?
    var count = 0
  }

  private let state = Mutex(State())

  /// A folder, which is made unless it is there, with the folders above it.
  ///
  /// - Throws: ``FileError`` of the kind `notWritable`.
  public init(path: String) throws(FileError) {
    self.path = path
    try Self.makeFolder(path)
  }

  /// The first failure to write, nil when all was written. What is asked is answered in spite of it.
  public var failure: FileError? { state.withLock(\.failure) }

  /// How many files were written.
  public var fileCount: Int { state.withLock(\.count) }

  /// Keeps a recording.
  func keep(_ recording: Recording) {
    state.withLock { state in
      let name = recording.fileName
      var recording = recording
      if let last = state.last[name] {
        guard last.outcome != recording.outcome || last.request != recording.request else { return }
        recording.turn = last.turn + 1
      } else {
        // Turns of an earlier run that may have had more of them.
        removeTurns(of: recording)
      }
      state.last[name] = recording
      guard state.failure == nil else { return }
      do throws(FileError) {
        try write(recording)
        state.count += 1
      } catch {
        state.failure = error
      }
    }
  }

  private func write(_ recording: Recording) throws(FileError) {
    var file = try AtomicFile(path: "\(path)/\(recording.fileName)", followsLinks: false)
    try file.write(recording.text)
    try file.commit()
  }

  private func removeTurns(of recording: Recording) {
    var later = recording
    repeat { later.turn += 1 } while unlink("\(path)/\(later.fileName)") == 0
  }

  private static func makeFolder(_ path: String) throws(FileError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for count in parts.indices.map({ $0 + 1 }) {
      let folder = parts[..<count].joined(separator: "/")
      guard !folder.isEmpty, mkdir(folder, 0o777) != 0 else { continue }
      let number = errno
      var status = stat()
      if stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { continue }
      throw FileError(
        path: path, kind: .notWritable, message: "the folder cannot be made: \(String(cString: strerror(number)))")
    }
  }
}
