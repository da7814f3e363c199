import TerminalText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal that is read and written line by line, in the mode in which it is; its driver edits the lines.
public final class LineTerminal: Sendable {
  private let descriptor: Int32

  /// Opens a terminal.
  ///
  /// - Throws: ``TerminalError`` when there is none.
  public init(path: String = "/dev/tty") throws(TerminalError) {
    let descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw TerminalError(path: path, action: "be opened", code: errno) }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Writes text whose control characters, but for line feeds, are shown as escapes.
  public func write(_ text: String) {
    var rest = Array(text.visiblyEscaped(keepingNewlines: true).utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// The next line without its end; nil at the end of the input. What is no UTF-8 is repaired.
  public func readLine() -> String? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
