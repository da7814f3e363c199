#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Waits for descriptors.
enum Readiness {
  /// Which of two descriptors have something to read.
  struct Sources: OptionSet {
    let rawValue: UInt8
    static let first = Sources(rawValue: 1)
    static let second = Sources(rawValue: 2)
  }

  /// Waits until something can be read from one of two descriptors.
  ///
  /// - Parameters:
  ///   - second: the other one; negative for none.
  ///   - milliseconds: how long to wait; negative for as long as it takes.
  /// - Returns: the descriptors that can be read; none when the time is over or a signal came.
  static func waitToRead(_ first: Int32, _ second: Int32 = -1, milliseconds: Int32) -> Sources {
    #if canImport(Darwin)
      // Darwin's poll does not know terminals.
      var descriptors = fd_set()
      insert(first, into: &descriptors)
      insert(second, into: &descriptors)
      var time = timeval(tv_sec: Int(milliseconds) / 1_000, tv_usec: (milliseconds % 1_000) * 1_000)
      let count =
        milliseconds < 0
        ? select(max(first, second) + 1, &descriptors, nil, nil, nil)
        : select(max(first, second) + 1, &descriptors, nil, nil, &time)
      guard count > 0 else { return [] }
      return Sources(isIn(first, descriptors) ? [.first] : []).union(isIn(second, descriptors) ? .second : [])
    #else
      var descriptors = [
        pollfd(fd: first, events: Int16(POLLIN), revents: 0), pollfd(fd: second, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&descriptors, 2, milliseconds) > 0 else { return [] }
      return Sources(descriptors[0].revents != 0 ? [.first] : []).union(descriptors[1].revents != 0 ? .second : [])
    #endif
  }

  /// Waits until a descriptor takes bytes, or a moment.
  static func waitToWrite(_ descriptor: Int32) {
    #if canImport(Darwin)
      var descriptors = fd_set()
      insert(descriptor, into: &descriptors)
      var time = timeval(tv_sec: 0, tv_usec: 100_000)
      _ = select(descriptor + 1, nil, &descriptors, nil, &time)
    #else
      var descriptors = [pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)]
      _ = poll(&descriptors, 1, 100)
    #endif
  }

  #if canImport(Darwin)
    private static func insert(_ descriptor: Int32, into set: inout fd_set) {
      withUnsafeMutableBytes(of: &set) { bytes in
        guard descriptor >= 0, Int(descriptor) / 8 < bytes.count else { return }
        bytes[Int(descriptor) / 8] |= 1 << UInt8(descriptor % 8)
      }
    }

    private static func isIn(_ descriptor: Int32, _ set: fd_set) -> Bool {
      withUnsafeBytes(of: set) { bytes in
        guard descriptor >= 0, Int(descriptor) / 8 < bytes.count else { return false }
        return bytes[Int(descriptor) / 8] & 1 << UInt8(descriptor % 8) != 0
      }
    }
  #endif
}
