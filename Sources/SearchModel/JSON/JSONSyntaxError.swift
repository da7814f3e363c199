/// What is wrong with a JSON text, and where.
public struct JSONSyntaxError: Error, Sendable, Hashable {
  /// What was found or expected, in words.
  public let message: String
  /// The 0-based byte offset of the error; the text's length when it ends too early.
  public let offset: Int

  /// An error at a byte offset.
  public init(message: String, offset: Int) {
    self.message = message
    self.offset = offset
  }
}

extension JSONSyntaxError {
  /// The error for a byte that is not what was expected, or for the end of the text.
  init(expected: String, found byte: UInt8?, offset: Int) {
    let message = byte.map { "expected \(expected), found \(Self.describe($0))" }
    self.init(message: message ?? "the text ends where \(expected) was expected", offset: offset)
  }

  /// A byte as an error message shows it.
  static func describe(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte)
      ? "'\(Character(Unicode.Scalar(byte)))'" : "the byte 0x" + String(byte, radix: 16, uppercase: true)
  }
}
