#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Waits for descriptors.
enum Readiness {
  /// What two descriptors are ready for.
  struct Sources: OptionSet {
    let rawValue: UInt8
    /// Something can be read from the first one.
    static let first = Sources(rawValue: 1)
    /// Something can be read from the second one.
    static let second = Sources(rawValue: 2)
    /// The first one takes bytes.
    static let room = Sources(rawValue: 4)
  }

  /// Waits until something can be read from one of two descriptors, or written to the first one.
  ///
  /// - Parameters:
  ///   - second: the other one; negative for none.
  ///   - writes: whether to wait for the first one to take bytes, too.
  ///   - milliseconds: how long to wait; negative for as long as it takes.
  /// - Returns: what they are ready for; nothing when the time is over or a signal came.
  static func wait(
    _ first: Int32, _ second: Int32 = -1, alsoToWriteFirst writes: Bool = false, milliseconds: Int32
  ) -> Sources {
    #if canImport(Darwin)
      // Darwin's poll does not know terminals.
      var descriptors = fd_set()
      insert(first, into: &descriptors)
      insert(second, into: &descriptors)
      var writable = fd_set()
      if writes { insert(first, into: &writable) }
      var time = timeval(tv_sec: Int(milliseconds) / 1_000, tv_usec: (milliseconds % 1_000) * 1_000)
      let count =
        milliseconds < 0
        ? select(max(first, second) + 1, &descriptors, &writable, nil, nil)
        : select(max(first, second) + 1, &descriptors, &writable, nil, &time)
      guard count > 0 else { return [] }
      return Sources(isIn(first, descriptors) ? [.first] : []).union(isIn(second, descriptors) ? .second : [])
        .union(isIn(first, writable) ? .room : [])
    #else
      var descriptors = [
        pollfd(fd: first, events: Int16(writes ? POLLIN | POLLOUT : POLLIN), revents: 0),
        pollfd(fd: second, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&descriptors, 2, milliseconds) > 0 else { return [] }
      let (one, other) = (descriptors[0].revents, descriptors[1].revents)
      return Sources(one & ~Int16(POLLOUT) != 0 ? [.first] : []).union(other != 0 ? .second : [])
        .union(one & Int16(POLLOUT) != 0 ? .room : [])
    #endif
  }

  /// Waits until a descriptor takes bytes, but no longer than a tenth of a second.
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
