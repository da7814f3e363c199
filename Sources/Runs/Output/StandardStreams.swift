import FileSystem

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Standard output and standard error, written to without a buffer.
enum StandardStreams {
  /// Writes all bytes to standard output (1) or standard error (2), whatever the number of calls it takes.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(OutputError) {
    guard !SystemCalls.write(bytes, to: descriptor) else { return }
    let number = errno
    if number == EPIPE { throw .closedPipe }
    let name = descriptor == 1 ? "standard output" : descriptor == 2 ? "standard error" : "the step summary"
    throw .cannotWrite("\(name) cannot be written: \(SystemCalls.message(number))")
  }

  /// Writes a text as UTF-8.
  static func write(_ text: String, to descriptor: Int32) throws(OutputError) {
    try write(Array(text.utf8), to: descriptor)
  }

  /// Whether a stream is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Makes writing to a closed pipe, or beyond the limit on the size of files, an error instead of a signal.
  static func ignoreSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Takes the numbers of standard streams that are closed, so that no file that is opened gets them; writing to them
  /// stays an error.
  static func reserve() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Makes a folder unless it is there.
  static func makeFolder(_ path: String) throws(OutputError) {
    if mkdir(path, 0o777) == 0 { return }
    let number = errno
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
    throw .cannotWrite("the folder '\(path)' cannot be made: \(SystemCalls.message(number))")
  }
}
