import RecordFiles

/// Writes a whole text to standard output or, beside and renamed, to a file.
public enum TextOutput {
  /// Writes `text` to a file, or to standard output when there is none.
  public static func write(_ text: String, toFile path: String? = nil) throws(OutputError) {
    guard let path else { return try StandardStreams.write(text, to: 1) }
    do {
      var file = try AtomicFile(path: path)
      try file.write(text)
      try file.commit()
    } catch {
      throw OutputError(error)
    }
  }

  /// Writes to standard error; what cannot be said there is not said.
  public static func writeError(_ text: String) {
    try? StandardStreams.write(text, to: 2)
  }

  /// Makes writing to a closed pipe an error, ``OutputError/closedPipe``, instead of a signal that ends the program, and
  /// writing beyond the limit on the size of files an error like that of a full disk.
  ///
  /// Standard streams that are closed stay so, whatever is opened.
  public static func ignoreSignals() {
    StandardStreams.reserve()
    StandardStreams.ignoreSignals()
  }
}
