import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension TerminalDevice {
  /// Makes the terminal give every key as it is pressed, and show nothing by itself.
  ///
  /// No key makes a signal, neither Ctrl-C nor Ctrl-Z, and a line feed that is written keeps its column, as painters
  /// expect.
  ///
  /// - Throws: a ``TerminalError`` when the terminal is gone.
  package func enterRawMode() throws(TerminalError) {
    try state.withLock { state throws(TerminalError) in
      guard state.savedModes == nil else { return }
      // The guardian reads the modes that it will restore.
      state.guardian?.waitUntilReady()
      var modes = termios()
      guard tcgetattr(descriptor, &modes) == 0 else { throw error("tell its modes") }
      var raw = modes
      raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON | PARMRK)
      raw.c_oflag &= ~tcflag_t(OPOST)
      raw.c_cflag |= tcflag_t(CS8)
      raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN | ISIG)
      withUnsafeMutableBytes(of: &raw.c_cc) { characters in
        characters[Int(VMIN)] = 1
        characters[Int(VTIME)] = 0
      }
      guard set(raw) == 0 else { throw error("be set to raw mode") }
      state.savedModes = modes
      state.guardian?.send("a")
    }
  }

  /// Gives the terminal the modes back that it had before raw mode.
  package func leaveRawMode() {
    state.withLock { state in
      guard let modes = state.savedModes else { return }
      _ = set(modes)
      state.savedModes = nil
      state.guardian?.send("i")
    }
  }

  /// Sets modes at once: a terminal that takes no bytes must not keep the program, and what was written was processed
  /// when it was.
  private func set(_ modes: termios) -> Int32 {
    var modes = modes
    var status: Int32
    repeat { status = tcsetattr(descriptor, TCSANOW, &modes) } while status != 0 && errno == EINTR
    return status
  }

  private func error(_ action: String) -> TerminalError { TerminalError(path: path, action: action, code: errno) }
}
