import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A real terminal: its size, its modes, what comes from it and what is written to it.
///
/// It changes the terminal in ways that outlive the program; ``leaveRawMode()`` ends them, as does the end of the
/// object. For a program that crashes there is ``installCrashRestore(bytes:)``, for one that is killed
/// ``startGuardian(bytes:)``.
package final class TerminalDevice: Sendable {
  /// What changes while the device is in use.
  struct State {
    /// The modes that the terminal had before raw mode; nil out of raw mode.
    var savedModes: termios?
    /// The thread that waits for events.
    var thread: EventThread?
    /// The process that restores the terminal if this one is killed.
    var guardian: Guardian?
  }

  /// The path of the terminal.
  package let path: String
  let descriptor: Int32
  let output: TerminalOutput
  let state = Mutex(State())
  private let fallbackSize: TerminalSize

  /// Opens a terminal.
  ///
  /// - Parameters:
  ///   - path: the path of its device, by default of the terminal that the program was started in.
  ///   - fallbackSize: the size for terminals that do not know their own, such as the one in COLUMNS and LINES.
  /// - Throws: a ``TerminalError`` if there is no terminal.
  package init(
    path: String = "/dev/tty", fallbackSize: TerminalSize = TerminalSize(columns: 80, rows: 24)
  ) throws(TerminalError) {
    self.path = path
    self.fallbackSize = fallbackSize
    // Of its own, so that what is set for it does not touch the descriptors that the shell shares with us.
    descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw TerminalError(path: path, action: "be opened", code: errno) }
    guard isatty(descriptor) == 1 else {
      let code = errno
      close(descriptor)
      throw TerminalError(path: path, action: "be used as a terminal", code: code)
    }
    output = TerminalOutput(descriptor: descriptor)
  }

  deinit {
    stopEvents()
    removeCrashRestore()
    leaveRawMode()
    stopGuardian()
    close(descriptor)
  }

  /// The columns and rows of the terminal, as far as screens are drawn: ``TerminalSize/maximum`` of each at most.
  package var size: TerminalSize { Self.size(of: descriptor, fallback: fallbackSize) }

  /// A function that returns the size without retaining the device.
  var sizeReader: @Sendable () -> TerminalSize {
    { [descriptor, fallbackSize] in Self.size(of: descriptor, fallback: fallbackSize) }
  }

  private static func size(of descriptor: Int32, fallback: TerminalSize) -> TerminalSize {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return fallback }
    return TerminalSize(
      columns: min(Int(size.ws_col), TerminalSize.maximum), rows: min(Int(size.ws_row), TerminalSize.maximum))
  }
}

/// Calls the system's function, whose name the methods of terminals hide.
func writeBytes(to descriptor: Int32, _ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
  let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
  return write(descriptor, rest.baseAddress, rest.count)
}
