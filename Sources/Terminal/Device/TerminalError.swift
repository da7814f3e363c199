#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What went wrong with a terminal.
package struct TerminalError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The terminal's path.
  package let path: String
  /// What was tried, such as "be opened".
  package let action: String
  /// The system's number of the error.
  package let code: Int32

  init(path: String, action: String, code: Int32) {
    self.path = path
    self.action = action
    self.code = code
  }

  /// The path, what was tried and the reason.
  package var description: String {
    var text = [CChar](repeating: 0, count: 256)
    let isKnown = strerror_r(code, &text, text.count - 1).isSuccess
    let reason = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return "\(path) cannot \(action): \(isKnown && !reason.isEmpty ? reason : "error \(code)")"
  }
}

extension Int32 {
  /// Whether it is what a function of the system gives that did what it was asked to.
  fileprivate var isSuccess: Bool { self == 0 }
}
