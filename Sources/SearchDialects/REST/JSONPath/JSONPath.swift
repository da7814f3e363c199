/// A path into a JSON value: names, indices, `*` and `..` of JSONPath.
///
/// ```swift
/// let path = try JSONPath("$.hits[*].document['sku']")
/// try path.values(in: answer)
/// ```
///
/// Slices and filters are refused, with their place. Source of the syntax and of the order of the values: RFC 9535.
package struct JSONPath: Sendable, Hashable, CustomStringConvertible {
  /// What a bracket or a dot picks among the children of a value.
  enum Selector: Sendable, Hashable {
    /// The member of an object.
    case name(String)
    /// The element of a list; a negative one counts from the end.
    case index(Int)
    /// Every child.
    case wildcard
  }

  /// A step of the path.
  struct Segment: Sendable, Hashable {
    /// What is picked, in this order; one selector at least.
    var selectors: [Selector]
    /// Whether it is picked from the value and everything inside of it, rather than from the value alone.
    var isDescendant: Bool
    /// Where the step ends in the path's text, in Unicode scalars.
    var end: Int

    /// Whether at most one value comes out of one.
    var isSingular: Bool { !isDescendant && selectors.count == 1 && selectors[0] != .wildcard }
  }

  /// The path as it was written.
  package let description: String
  /// The steps from the outside in.
  let segments: [Segment]

  /// Reads a path.
  ///
  /// - Throws: ``JSONPathError`` with the place of the error.
  package init(_ text: String) throws(JSONPathError) {
    var parser = JSONPathParser(text)
    segments = try parser.parsePath()
    description = text
  }

  private init(segments: [Segment], description: String) {
    self.segments = segments
    self.description = description
  }

  /// A path of ready steps, for the beginning of another.
  private init(segments: ArraySlice<Segment>, of path: JSONPath) {
    self.segments = Array(segments)
    description = Self.text(of: path, to: segments.last?.end)
  }

  /// Whether it leads to one value at most: it has names and indices only, one a step.
  package var isSingular: Bool { segments.allSatisfy(\.isSingular) }

  /// The path's beginning up to the first step that may find several values.
  var singularPrefix: JSONPath {
    JSONPath(segments: segments.prefix(while: \.isSingular), of: self)
  }

  /// The path's first steps, and the others as a path of their own.
  func split(after count: Int) -> (first: JSONPath, rest: JSONPath) {
    let first = JSONPath(segments: segments.prefix(count), of: self)
    let start = first.segments.last?.end ?? 1
    var text = "$"
    text.unicodeScalars.append(contentsOf: description.unicodeScalars.dropFirst(start))
    let rest = segments.dropFirst(count).map { segment in
      Segment(selectors: segment.selectors, isDescendant: segment.isDescendant, end: segment.end - start + 1)
    }
    return (first, JSONPath(segments: rest, description: text))
  }

  /// The text of a path's first steps.
  static func text(of path: JSONPath, to end: Int?) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: path.description.unicodeScalars.prefix(end ?? 1))
    return text
  }
}

/// What is wrong with a path, and where.
package struct JSONPathError: Error, Sendable, Hashable {
  /// What was found or expected, in words.
  package let message: String
  /// The place as 0-based offsets in Unicode scalars; empty at the end of the text.
  package let scalarRange: Range<Int>

  /// An error with its place.
  package init(message: String, scalarRange: Range<Int>) {
    self.message = message
    self.scalarRange = scalarRange
  }
}
