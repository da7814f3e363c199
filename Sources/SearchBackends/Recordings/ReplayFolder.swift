import Diagnostics
public import RecordFiles
import SearchDialects
import SearchModel
import Synchronization

/// The recordings of a folder, from which a run is answered without a network.
public final class ReplayFolder: Sendable {
  /// The folder.
  public let path: String

  /// A recording with the name of its file.
  private struct File {
    var name: String
    var recording: Recording
  }

  /// A request of a backend.
  private struct Key: Hashable {
    var backend: String
    var request: RecordedRequest
  }

  private struct State {
    /// How often a request was asked by no query of a run.
    var counts: [Key: Int] = [:]
    var used: Set<String> = []
    var misses: [String] = []
  }

  private let files: [File]
  /// The files of each request with the queries from which on they answer it, sorted by these.
  private let places: [Key: [(query: Int, place: Int)]]
  private let state = Mutex(State())

  /// Reads all recordings of a folder: its files that end in `.json`.
  ///
  /// - Throws: ``FileError`` of the kind `missing` for what is no folder, and those of reading; `malformed` with its
  ///   place for a file that is no recording.
  public init(path: String) throws(FileError) {
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
  public var fileCount: Int { files.count }

  /// The names of the files that have answered nothing so far, sorted.
  public var unused: [String] {
    let used = state.withLock(\.used)
    return files.map(\.name).filter { !used.contains($0) }
  }

  /// What was asked and is not recorded: the request, the nearest recording and how they differ, a line each; once
  /// for each request, in the order in which they were asked.
  public var misses: [String] { state.withLock(\.misses) }

  /// What was recorded of a request: as it came out for a query, or for the last one before it that asked.
  ///
  /// - Parameter query: the ordinal of the query that asks; nil to count how often the request is asked instead.
  func outcome(of request: RecordedRequest, backend: String, query: Int?) -> HTTPOutcome {
    let key = Key(backend: backend, request: request)
    guard let answers = places[key], let first = answers.first else { return miss(request, backend: backend) }
    let place = state.withLock { state in
      if query == nil { state.counts[key, default: 0] += 1 }
      let query = query ?? state.counts[key] ?? 1
      let place = (answers.last { $0.query <= query } ?? first).place
      state.used.insert(files[place].name)
      return place
    }
    let recording = files[place].recording
    return HTTPOutcome(recording.outcome.result, attempts: recording.attempts)
  }
}

// What is not recorded.
extension ReplayFolder {
  /// More lines would hide what is meant.
  private static let mostLines = 12
  /// Longer lines are cut.
  private static let mostCharacters = 160

  private func miss(_ request: RecordedRequest, backend: String) -> HTTPOutcome {
    let asked = request.lines
    var summary = "no recording in '\(path)' answers \(Self.shortened(asked[0]))"
    var report = summary
    if let nearest = nearest(to: asked, backend: backend) {
      let lines = LineDifference(from: nearest.recording.request.lines, to: asked).lines
      summary += " of the backend '\(backend)'; the nearest, \(nearest.name), differs:"
      report = summary
      var marked = lines.prefix(Self.mostLines).map { Self.shortened($0.marked) }
      if lines.count > Self.mostLines { marked.append("… \(lines.count - Self.mostLines) more") }
      if lines.isEmpty { marked = ["- backend \(nearest.recording.backend)", "+ backend \(backend)"] }
      summary += " " + marked.joined(separator: ", ")
      report += marked.map { "\n  \($0)" }.joined()
    }
    state.withLock { [report] in
      if !$0.misses.contains(report) { $0.misses.append(report) }
    }
    return HTTPOutcome(.failure(SearchError(.unsupported, summary)), attempts: 0)
  }

  /// The recording with the fewest lines that differ, those of the backend itself preferred.
  private func nearest(to lines: [String], backend: String) -> File? {
    let asked = Set(lines)
    return files.map { file in
      let recorded = Set(file.recording.request.lines)
      return (file, file.recording.backend == backend ? 0 : 1, recorded.symmetricDifference(asked).count)
    }
    .min { ($0.1, $0.2) < ($1.1, $1.2) }?.0
  }

  private static func shortened(_ line: String) -> String {
    line.count > mostCharacters ? line.prefix(mostCharacters) + "…" : line
  }
}
