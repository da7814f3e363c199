import Runs

/// Checks that arguments are text, before anything reads them.
enum ArgumentCheck {
  /// Refuses the first argument that is no UTF-8.
  ///
  /// The system passes bytes. Swift replaces those that are no UTF-8, so that two names of files would become one.
  static func run() throws(RunFailure) {
    let arguments = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    for (number, argument) in arguments.enumerated().dropFirst() {
      guard let argument, String(validatingCString: argument) == nil else { continue }
      throw RunFailure(
        .usage,
        "argument \(number) is no UTF-8: '\(String(cString: argument))'. Names of files and texts must be UTF-8;"
          + " rename the file")
    }
  }
}
