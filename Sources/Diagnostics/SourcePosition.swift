/// A place in a text file: a line and a column, both counted from 1.
public struct SourcePosition: Sendable, Hashable {
  /// The line, counted from 1; lines end with LF or CRLF.
  public var line: Int
  /// The column, counted from 1 in Unicode scalars; a byte-order mark at the start of the file does not count.
  public var column: Int

  /// Makes a position of a line and a column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourcePosition: Comparable {
  /// Whether one position stands before the other in the file.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A range of a text file.
public struct SourceRange: Sendable, Hashable {
  /// The position of the first scalar.
  public var start: SourcePosition
  /// The position after the last scalar.
  public var end: SourcePosition

  /// Makes a range.
  ///
  /// - Parameters:
  ///   - start: The position of the first scalar.
  ///   - end: The position after the last scalar.
  public init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }

  /// Makes an empty range, which is a place between two scalars.
  public init(at position: SourcePosition) {
    self.init(start: position, end: position)
  }
}

extension SourceRange: Comparable {
  /// Whether one range starts before the other, or ends before it when both start at the same place.
  public static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }
}
