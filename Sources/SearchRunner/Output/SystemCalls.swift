#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The few calls of the system that outputs need, with errors as values.
enum SystemCalls {
  /// What the last failed call's error number means.
  static func reason() -> (code: Int32, text: String) {
    let code = errno
    return (code, String(cString: strerror(code)))
  }

  /// Writes all bytes, whatever the number of calls it takes.
  static func write(_ text: String, to descriptor: Int32, path: String) throws(OutputError) {
    var text = text
    let failure: OutputError? = text.withUTF8 { buffer in
      var written = 0
      while written < buffer.count {
        guard let base = buffer.baseAddress else { return nil }
        let count = systemWrite(descriptor, base + written, buffer.count - written)
        if count > 0 {
          written += count
        } else if count < 0, errno != EINTR {
          return errno == EPIPE ? .closedPipe : .cannotWrite(path: path, reason: reason().text)
        }
      }
      return nil
    }
    if let failure { throw failure }
  }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes, count)
    #elseif canImport(Glibc)
      Glibc.write(descriptor, bytes, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes, count)
    #endif
  }

  /// Makes a folder unless it is there.
  static func makeFolder(_ path: String) throws(OutputError) {
    var status = stat()
    if mkdir(path, 0o777) == 0 || (stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR) { return }
    throw .cannotWrite(path: path, reason: errno == 0 ? "it is not a folder" : reason().text)
  }

  /// Makes writing to a closed pipe an error instead of a signal.
  static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }
}
