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
