import Runs

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The terminal at which somebody may type a line while a watch waits.
struct LineKeyboard: WatchKeyboard {
  var isThere: Bool { ProcessEnvironment.isTerminal(0) }

  func line() -> String? {
    guard isThere else { return nil }
    var waiting = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 0) > 0, waiting.revents & Int16(POLLIN) != 0 else { return nil }
    // The end of input ends the watch.
    guard let line = readLine() else { return "q" }
    return line.trimmingPrefix(while: \.isWhitespace).first.map { $0.lowercased() } ?? ""
  }
}
