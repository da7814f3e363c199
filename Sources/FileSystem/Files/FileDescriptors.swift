#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How many files and connections the process may have open at once.
package enum FileDescriptors {
  /// The most descriptors that may be open: the soft limit, `ulimit -n` of a shell.
  package static var limit: Int {
    limits().map { Int(clamping: $0.rlim_cur) } ?? fallback
  }

  /// Lets as many be open as the hard limit allows. The soft limit is small on many systems, for programs that can do
  /// with no more.
  package static func raiseLimit() {
    guard var limits = limits() else { return }
    #if canImport(Darwin)
      // The system takes no more than this, whatever the hard limit says.
      limits.rlim_cur = min(limits.rlim_max, rlim_t(OPEN_MAX))
    #else
      limits.rlim_cur = limits.rlim_max
    #endif
    #if canImport(Glibc)
      _ = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits)
    #else
      _ = setrlimit(RLIMIT_NOFILE, &limits)
    #endif
  }

  /// How many more can be opened now, as far as that is asked for.
  ///
  /// It opens them and closes them again, because the number alone does not say how many the process has open.
  package static func available(upTo count: Int) -> Int {
    var opened: [Int32] = []
    defer { for descriptor in opened { close(descriptor) } }
    while opened.count < count {
      let descriptor = open("/", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { break }
      opened.append(descriptor)
    }
    return opened.count
  }

  /// What is taken for granted where the system does not tell.
  private static let fallback = 256

  private static func limits() -> rlimit? {
    var limits = rlimit()
    #if canImport(Glibc)
      let result = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits)
    #else
      let result = getrlimit(RLIMIT_NOFILE, &limits)
    #endif
    return result == 0 ? limits : nil
  }
}
