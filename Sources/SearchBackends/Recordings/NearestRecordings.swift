import SearchDialects
import SearchModel

/// Finds the recordings that are nearest to requests without a recording.
struct NearestRecordings {
  private let files: [(file: ReplayFolder.File, lines: ExactSet)]

  /// Reads the lines of all recordings once.
  init(_ files: [ReplayFolder.File]) {
    self.files = files.map { ($0, ExactSet($0.recording.request.lines)) }
  }

  /// More lines would hide what is meant.
  private static let mostLines = 12

  /// The nearest recording and how it differs, as the end of a line and further lines.
  func report(of key: ReplayFolder.Key) -> String {
    let asked = key.request.lines
    guard let nearest = nearest(to: ExactSet(asked), backend: key.backend) else { return "" }
    let lines = LineDifference(from: nearest.recording.request.lines, to: asked).lines
    var marked = lines.prefix(Self.mostLines).map { ReplayFolder.Key.shortened($0.marked) }
    if lines.count > Self.mostLines { marked.append("… \(lines.count - Self.mostLines) more") }
    if lines.isEmpty { marked = ["- backend \(nearest.recording.backend)", "+ backend \(key.backend)"] }
    return "; the nearest, \(nearest.name), differs:" + marked.map { "\n  \($0)" }.joined()
  }

  /// The recording with the fewest lines that differ, those of the backend itself preferred.
  private func nearest(to asked: ExactSet, backend: String) -> ReplayFolder.File? {
    files.map { file, lines in
      (file, file.recording.backend == backend ? 0 : 1, lines.subtracting(asked).count + asked.subtracting(lines).count)
    }
    .min { ($0.1, $0.2) < ($1.1, $1.2) }?.0
  }
}

extension ReplayFolder.Key {
  /// The method and the path, for messages.
  var summary: String { Self.shortened(request.lines.first ?? "") }

  /// Longer lines are cut.
  private static let mostCharacters = 160

  static func shortened(_ line: String) -> String {
    line.count > mostCharacters ? line.prefix(mostCharacters) + "…" : line
  }
}
