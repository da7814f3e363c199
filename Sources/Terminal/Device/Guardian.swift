import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A process that restores a terminal when this one is killed by a signal that cannot be caught.
///
/// A shell that reads a socket whose other end only this process holds. It reads a line `a` when the terminal is in
/// use, `i` when it is not and `q` when nothing is left to do. When the lines end without a `q` while the terminal is
/// in use, this process is gone, and the shell restores the terminal.
struct Guardian {
  /// The socket; writing to it makes no signal when the shell is gone.
  let descriptor: Int32
  private let process: pid_t
  private let ready: Int32

  /// The modes are restored only if the terminal has those that we gave it: the shell that started us does it, too, and
  /// may read a line by then, for which it changed them again.
  private static let script = """
    trap '' INT QUIT HUP TERM TSTP TTIN TTOU PIPE
    exec 3>&- 4>&- 5>&- 6>&- 7>&- 8>&- 9>&-
    saved=$(stty -g <"$1")
    echo
    exec >/dev/null
    state=i raw=
    while read -r line; do
      case $line in
      a) state=a raw=$(stty -g <"$1") ;;
      i) state=i ;;
      q) exit 0 ;;
      esac
    done
    [ "$state" = a ] || exit 0
    printf %s "$2" >"$1"
    if [ -n "$saved" ] && [ "$(stty -g <"$1")" = "$raw" ]; then stty "$saved" <"$1"; fi
    """

  /// Starts the process; nil if that is not possible, for the terminal can be used without it.
  init?(path: String, bytes: [UInt8]) {
    var sockets: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Self.streamType, 0, &sockets) == 0 else { return nil }
    guard let pipe = Descriptors.makePipe() else {
      for socket in sockets { close(socket) }
      return nil
    }
    for socket in sockets { _ = fcntl(socket, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var isSilent: Int32 = 1
      setsockopt(sockets[0], SOL_SOCKET, SO_NOSIGPIPE, &isSilent, socklen_t(MemoryLayout<Int32>.size))
    #endif
    let text = String(decoding: bytes, as: UTF8.self)
    let arguments = ["/bin/sh", "-c", Self.script, "sh", path, text]
    let process = Self.spawn(arguments, input: sockets[1], output: pipe.writing)
    close(sockets[1])
    close(pipe.writing)
    guard let process else {
      close(sockets[0])
      close(pipe.reading)
      return nil
    }
    self.process = process
    descriptor = sockets[0]
    ready = pipe.reading
  }

  /// Waits until the process knows the modes of the terminal, a second at most.
  func waitUntilReady() {
    // The end of the pipe, by which it can be read, too, stays: the next one does not wait.
    _ = Readiness.wait(ready, milliseconds: 1_000)
  }

  /// Sends a line.
  func send(_ line: StaticString) {
    var bytes = line.withUTF8Buffer { Array($0) } + [0x0A]
    _ = sendSilently(descriptor, &bytes, bytes.count)
  }

  /// Ends the process and waits for its end.
  func stop() {
    send("q")
    close(descriptor)
    close(ready)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  #if canImport(Darwin)
    private static let streamType = SOCK_STREAM
  #elseif canImport(Glibc)
    private static let streamType = Int32(SOCK_STREAM.rawValue)
  #elseif canImport(Musl)
    private static let streamType = SOCK_STREAM
  #endif

  /// Starts a program in a process group of its own, which signals of the terminal and of shells to our group do not
  /// reach.
  private static func spawn(_ arguments: [String], input: Int32, output: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))

    var strings: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] = [strdup("PATH=/usr/bin:/bin"), strdup("LC_ALL=C"), nil]
    defer { for string in strings + environment { free(string) } }
    var process: pid_t = 0
    let status = posix_spawn(&process, arguments[0], &actions, &attributes, &strings, &environment)
    return status == 0 ? process : nil
  }
}

/// Sends bytes without SIGPIPE if the reader is gone; on Darwin that is an option of the socket.
private func sendSilently(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  #if canImport(Darwin)
    send(descriptor, bytes, count, 0)
  #else
    send(descriptor, bytes, count, Int32(MSG_NOSIGNAL))
  #endif
}

extension TerminalDevice {
  /// Starts a process that restores the terminal if this one is killed in raw mode.
  ///
  /// It costs a shell, and raw mode waits for it some milliseconds; the earlier it starts, the less. To be started
  /// before crash restore is installed, and out of raw mode. Without a shell it does nothing.
  ///
  /// - Parameter bytes: what is written to the terminal, see ``ScreenPainter/restore(_:)``.
  package func startGuardian(bytes: [UInt8]) {
    state.withLock { state in
      guard state.guardian == nil, state.savedModes == nil else { return }
      state.guardian = Guardian(path: path, bytes: bytes)
    }
  }

  /// Ends that process.
  package func stopGuardian() {
    let guardian = state.withLock { state in
      defer { state.guardian = nil }
      return state.guardian
    }
    guardian?.stop()
  }
}
