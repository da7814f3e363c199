import FileSystem
package import TerminalText

/// Writes a whole text to standard output or, beside and renamed, to a file.
package enum TextOutput {
  /// Writes `text` to a file, or to standard output without a file.
  ///
  /// - Parameter safety: what keeps data in the text from acting on a terminal.
  package static func write(
    _ text: String, toFile path: String? = nil, safety: TerminalSafety = .rendered
  ) throws(OutputError) {
    guard let path else {
      return try StandardStreams.write(StandardStreams.isTerminal(1) ? safety.safe(text) : text, to: 1)
    }
    do {
      var file = try AtomicFile(path: path)
      try file.write(text)
      try file.commit()
    } catch {
      throw OutputError(error)
    }
  }

  /// Writes to standard error; what cannot be said there is not said.
  package static func writeError(_ text: ConsoleText) {
    try? StandardStreams.write(text.text, to: 2)
  }

  /// Makes writing to a closed pipe an error, ``OutputError/closedPipe``, instead of a signal that ends the program,
  /// and writing beyond the limit on the size of files an error like that of a full disk.
  ///
  /// Standard streams that are closed stay so, whatever is opened.
  package static func ignoreSignals() {
    StandardStreams.reserve()
    StandardStreams.ignoreSignals()
  }
}
