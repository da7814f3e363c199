#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SystemCalls {
  /// How many processors the process may use, as it was when it was first asked for; at least one.
  package static let processorCount = max(1, allowedProcessorCount ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  /// How many of the machine's processors the process was allowed to use, by `taskset` or the set of a container; nil
  /// where the system does not say.
  private static var allowedProcessorCount: Int? {
    #if os(Linux)
      // `sched_getaffinity`, which answers the same, is not visible to Swift.
      (try? FileReading.bytes(ofFile: "/proc/self/status")).flatMap(allowedProcessorCount(inStatus:))
    #else
      nil
    #endif
  }

  /// Counts the processors in the status of a process, as Linux writes it: `Cpus_allowed:` and bits in hexadecimal
  /// digits.
  static func allowedProcessorCount(inStatus status: [UInt8]) -> Int? {
    for line in status.split(separator: UInt8(ascii: "\n")) where line.starts(with: "Cpus_allowed:".utf8) {
      let digits = line.dropFirst("Cpus_allowed:".utf8.count)
      let count = digits.reduce(0) { $0 + (Character(Unicode.Scalar($1)).hexDigitValue?.nonzeroBitCount ?? 0) }
      return count > 0 ? count : nil
    }
    return nil
  }
}
