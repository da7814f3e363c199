import TerminalText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal that is read and written line by line, in the mode in which it is; its driver edits the lines.
package final class LineTerminal: Sendable {
  private let descriptor: Int32

  /// Opens a terminal.
  ///
  /// - Throws: ``TerminalError`` when there is no terminal.
  package init(path: String = "/dev/tty") throws(TerminalError) {
    let descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw TerminalError(path: path, action: "be opened", code: errno) }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Writes text whose control characters, but for line feeds, are shown as escapes.
  package func write(_ text: String) {
    let bytes = Array(text.visiblyEscaped(keepingNewlines: true).utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { writeBytes(to: descriptor, $0, from: start) }
      guard count > 0 || errno == EINTR else { return }
      start += max(count, 0)
    }
  }

  /// The next line without its end; nil at the end of the input. What is no UTF-8 is repaired.
  package func readLine() -> String? {
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
