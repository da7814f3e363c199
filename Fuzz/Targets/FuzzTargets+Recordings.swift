import SearchDialects

extension FuzzTargets {
  /// A recording reads back from what is written of it, and errors have a place in the file.
  static let recordings = FuzzTarget("recordings", maximumLength: 8_192) { input in
    let recording: Recording
    do throws(RecordingError) {
      recording = try Recording(parsing: input)
    } catch {
      if let offset = error.offset {
        try require((0...input.count).contains(offset), "an error has a place in the file")
      }
      return
    }
    guard let again = try? Recording(parsing: Array(recording.text.utf8)) else {
      throw BrokenProperty("a recording reads back: \(recording.text)")
    }
    try requireEqual(again, recording, "a recording is what its file says")
    try requireEqual(again.text, recording.text, "equal recordings have equal files")
    let name = recording.fileName
    try require(
      name.utf8.allSatisfy { $0 == 0x2D || $0 == 0x2E || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) },
      "the name of a recording is a name on any system: \(name)")
    _ = recording.outcome.result
    _ = recording.request.lines
  }
}
