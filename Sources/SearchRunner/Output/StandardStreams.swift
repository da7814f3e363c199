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
    let number: Int32 = bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = systemWrite(descriptor, part)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN || errno == EWOULDBLOCK {
          var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&waiting, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
    guard number != 0 else { return }
    if number == EPIPE { throw .closedPipe }
    let name = descriptor == 1 ? "standard output" : "standard error"
    throw .cannotWrite("\(name) cannot be written: \(String(cString: strerror(number)))")
  }

  /// Writes a text as UTF-8.
  static func write(_ text: String, to descriptor: Int32) throws(OutputError) {
    try write(Array(text.utf8), to: descriptor)
  }

  /// Whether a stream is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Makes writing to a closed pipe, or beyond the limit on the size of files, an error instead of a signal.
  static func ignoreSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Takes the numbers of standard streams that are closed, so that no file that is opened gets them; writing to them stays an
  /// error.
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
    throw .cannotWrite("the folder '\(path)' cannot be made: \(String(cString: strerror(number)))")
  }
}
