import Diagnostics
package import FileSystem
import OrderedCollections
import SearchDialects
import SearchModel
import Synchronization

/// The recordings of a folder, from which a run is answered without a network.
package final class ReplayFolder: Sendable {
  /// The folder.
  package let path: String

  /// A recording with the name of its file.
  struct File {
    var name: String
    var recording: Recording
  }

  /// A request of a backend.
  struct Key: Hashable {
    var backend: String
    var request: RecordedRequest
  }

  private struct State {
    /// How often a request was asked by no query of a run.
    var counts: [Key: Int] = [:]
    var used: ExactSet = []
    /// What was asked and is not recorded, each once in the order in which it was asked.
    var misses: OrderedSet<Key> = []
  }

  let files: [File]
  /// The files of each request with the queries from which on they answer it, sorted by these.
  private let places: [Key: [(query: Int, place: Int)]]
  private let state = Mutex(State())

  /// Reads all recordings of a folder: its files that end in `.json`.
  ///
  /// - Throws: ``FileError`` of the kind `missing` for what is no folder, and those of reading; `malformed` with its
  ///   place for a file that is no recording.
  package init(path: String) throws(FileError) {
    self.path = path
    let recorded = try Self.names(inFolder: path)
    guard !recorded.isEmpty else {
      throw FileError(path: path, kind: .missing, message: "there are no recordings (*.json)")
    }
    var files: [File] = []
    for name in recorded { files.append(File(name: name, recording: try Self.recording("\(path)/\(name)"))) }
    var places: [Key: [(query: Int, place: Int)]] = [:]
    for (place, file) in files.enumerated() {
      let recording = file.recording
      // A file that does not say from which query on it answers does so from that of its turn.
      let queries = recording.queries.isEmpty ? [recording.turn] : recording.queries
      places[Key(backend: recording.backend, request: recording.request), default: []] += queries.map { ($0, place) }
    }
    self.files = files
    self.places = places.mapValues { $0.sorted { $0 < $1 } }
  }

  private static func names(inFolder path: String) throws(FileError) -> [String] {
    try FolderEntries.names(in: Array("\(path)/".utf8)).map { String(decoding: $0, as: UTF8.self) }
      .filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted(by: utf8Precedes)
  }

  /// The names of the files in a folder that would be read as recordings, sorted; none when it cannot be read.
  package static func recordings(inFolder path: String) -> [String] {
    (try? names(inFolder: path)) ?? []
  }

  private static func recording(_ path: String) throws(FileError) -> Recording {
    let bytes = try FileReading.bytes(ofFile: path)
    do throws(RecordingError) {
      return try Recording(parsing: bytes)
    } catch {
      let position = error.offset.map { SourceText(file: path, bytes: bytes).position(atByteOffset: $0) }
      throw FileError(path: path, kind: .malformed, position: position, message: error.message)
    }
  }

  /// How many recordings there are.
  package var fileCount: Int { files.count }

  /// The names of the files that have answered nothing so far, sorted.
  package var unused: [String] {
    let used = state.withLock(\.used)
    return files.map(\.name).filter { !used.contains($0) }
  }

  /// What was recorded of a request: as it came out for a query, or for the last one before it that asked.
  ///
  /// - Parameter query: the ordinal of the query that asks; nil to count how often the request is asked instead.
  func outcome(of request: RecordedRequest, backend: String, query: Int?) -> HTTPOutcome {
    let key = Key(backend: backend, request: request)
    guard let answers = places[key], let first = answers.first else { return miss(key) }
    let place = state.withLock { state in
      if query == nil { state.counts[key, default: 0] += 1 }
      let query = query ?? state.counts[key] ?? 1
      let later = answers.partitioningIndex { $0.query > query }
      let place = later > 0 ? answers[later - 1].place : first.place
      state.used.insert(files[place].name)
      return place
    }
    let recording = files[place].recording
    return HTTPOutcome(recording.outcome.result, attempts: recording.attempts)
  }
}

extension ReplayFolder {
  /// Takes note of a request that is not recorded.
  private func miss(_ key: Key) -> HTTPOutcome {
    state.withLock { _ = $0.misses.append(key) }
    return HTTPOutcome(
      .failure(SearchError(.unsupported, message(of: key))), attempts: 0)
  }

  /// What was asked and is not recorded: the request, the nearest recording and how they differ, a line each; once for
  /// each request, in the order in which they were asked. Of the requests after the first twenty only the first line is
  /// there.
  ///
  /// - Complexity: linear in the recordings.
  package var misses: [String] {
    let misses = state.withLock(\.misses)
    guard !misses.isEmpty else { return [] }
    let nearest = NearestRecordings(files)
    return misses.enumerated().map { place, key in
      message(of: key) + (place < Self.mostComparedMisses ? nearest.report(of: key) : "")
    }
  }

  private func message(of key: Key) -> String {
    "no recording in '\(path)' answers \(key.summary) of the backend '\(key.backend)'"
  }

  /// For how many requests the nearest recording is looked for: who sees so many has other worries.
  static let mostComparedMisses = 20
}
