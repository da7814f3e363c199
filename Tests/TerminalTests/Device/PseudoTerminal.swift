import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A pseudo-terminal: a device like a real one, whose keyboard and screen is the test.
final class PseudoTerminal: Sendable {
  let path: String
  private let descriptor: Int32
  /// A descriptor that keeps the device open when no other process has it open.
  private let device: Int32

  init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
    #if canImport(Glibc)
      // Swift's module of this library does not have the functions for it.
      descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      try #require(descriptor >= 0)
      var lock: Int32 = 0
      var number: UInt32 = 0
      let unlock: UInt = 0x4004_5431
      let getNumber: UInt = 0x8004_5430
      try #require(ioctl(descriptor, unlock, &lock) == 0 && ioctl(descriptor, getNumber, &number) == 0)
      path = "/dev/pts/\(number)"
    #else
      descriptor = posix_openpt(O_RDWR | O_NOCTTY)
      try #require(descriptor >= 0)
      try #require(grantpt(descriptor) == 0 && unlockpt(descriptor) == 0)
      path = String(cString: try #require(ptsname(descriptor)))
    #endif
    device = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(device >= 0)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    resize(columns: columns, rows: rows)
  }

  deinit {
    close(device)
    close(descriptor)
  }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  /// Whether what is typed is given line by line, as it is outside of raw mode.
  var isInLineMode: Bool {
    var modes = termios()
    tcgetattr(device, &modes)
    return modes.c_lflag & tcflag_t(ICANON) != 0 && modes.c_lflag & tcflag_t(ECHO) != 0
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { start += count } else { usleep(1_000) }
    }
  }

  /// All that was shown so far, however much.
  func takeAllOutput() -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let some = takeOutput()
      if some.isEmpty { return all }
      all += some
    }
  }

  /// What was shown so far, as far as it is read at once.
  func takeOutput() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    return Array(bytes.prefix(max(count, 0)))
  }
}
