/// Writes results that are JSON text already, as a batch writes them, to standard output or to a file that comes into
/// being whole. Confined to one task at a time.
final class MergedRunOutput {
  /// Whether they are an array of indented objects; else each is on a line.
  private let isArray: Bool
  /// nil for standard output.
  private let file: OutputFile?
  /// What is done to the bytes that a terminal gets.
  private let safety: TerminalSafety
  /// Whether a result was written.
  private var hasResults = false

  /// An output that is ready to be written to.
  ///
  /// - Parameters:
  ///   - path: The file; nil for standard output.
  ///   - isTerminal: Whether standard output is a terminal.
  init(path: String?, isArray: Bool, isTerminal: Bool) throws(OutputError) {
    self.isArray = isArray
    safety = isTerminal ? .json : .rendered
    file = try path.map { path throws(OutputError) in try OutputFile(path: path, isKept: false) }
  }

  /// Writes a result, given as the text of its object.
  func write(_ result: [UInt8]) throws(OutputError) {
    if isArray {
      try put(Array((hasResults ? ",\n  " : "[\n  ").utf8) + JSONLayout.indented(level: 1).lay(result))
    } else {
      try put(JSONLayout.compact.lay(result) + [UInt8(ascii: "\n")])
    }
    hasResults = true
  }

  /// Writes what stands after the last result and puts the file in its place.
  func finish() throws(OutputError) {
    if isArray { try put(Array((hasResults ? "\n]\n" : "[]\n").utf8)) }
    try file?.commit()
  }

  /// Removes what was written to a file.
  func discard() { file?.discard() }

  /// Writes bytes to where the run goes.
  private func put(_ bytes: [UInt8]) throws(OutputError) {
    if let file { try file.write(bytes) } else { try StandardStreams.write(safety.safe(bytes), to: 1) }
  }
}

@available(*, unavailable)
extension MergedRunOutput: Sendable {}
