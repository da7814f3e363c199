/// Writes a whole text to standard output or, beside and renamed, to a file.
public enum TextOutput {
  /// Writes `text` to a file, or to standard output when there is none.
  public static func write(_ text: String, toFile path: String? = nil) throws(OutputError) {
    guard let path else { return try SystemCalls.write(text, to: 1, path: "standard output") }
    var file = try PartialFile(path: path)
    do throws(OutputError) {
      try file.write(text)
    } catch {
      file.discard()
      throw error
    }
    try file.commit()
  }

  /// Writes to standard error; what cannot be said there is not said.
  public static func writeError(_ text: String) {
    try? SystemCalls.write(text, to: 2, path: "standard error")
  }

  /// Makes writing to a closed pipe an error, ``OutputError/closedPipe``, instead of a signal that ends the program.
  public static func ignoreClosedPipes() {
    SystemCalls.ignoreClosedPipes()
  }
}
