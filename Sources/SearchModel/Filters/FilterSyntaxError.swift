/// What is wrong with a filter text, and where.
public struct FilterSyntaxError: Error, Sendable, Hashable {
  /// What was found or expected, in words.
  public let message: String
  /// The place as 0-based offsets in Unicode scalars; empty at the end of the text.
  public let scalarRange: Range<Int>

  /// An error with its place.
  public init(message: String, scalarRange: Range<Int>) {
    self.message = message
    self.scalarRange = scalarRange
  }
}
