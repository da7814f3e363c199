/// What is wrong with a part of a mapping, and where.
public struct RESTMappingProblem: Error, Sendable, Hashable {
  /// A part of a mapping.
  public enum Part: Sendable, Hashable {
    /// The URL.
    case url
    /// A parameter of the URL; of a list of values the one at a place.
    case query(name: String, element: Int?)
    /// A header.
    case header(String)
    /// A value inside the body.
    case body([Step])
    /// A path into the answer, by its key: `hits`, `nbHits` …
    case response(String)
  }

  /// A step into the body.
  public enum Step: Sendable, Hashable {
    /// A member of an object.
    case member(String)
    /// An element of a list.
    case element(Int)
  }

  /// The part.
  public var part: Part
  /// What was found or expected, in words.
  public var message: String
  /// The place inside of the text, as 0-based offsets in Unicode scalars; nil for the value as a whole.
  public var scalarRange: Range<Int>?
  /// What was probably meant.
  public var suggestion: String?

  /// A problem.
  package init(_ part: Part, _ message: String, scalarRange: Range<Int>? = nil, suggestion: String? = nil) {
    self.part = part
    self.message = message
    self.scalarRange = scalarRange
    self.suggestion = suggestion
  }

  init(_ part: Part, _ error: TemplateError) {
    self.init(part, error.message, scalarRange: error.scalarRange, suggestion: error.suggestion)
  }

  init(_ part: Part, _ error: JSONPathError) {
    self.init(part, error.message, scalarRange: error.scalarRange)
  }
}

/// All problems of a mapping, in the order of its parts.
public struct RESTMappingError: Error, Sendable, Hashable {
  /// One problem at least.
  public let problems: [RESTMappingProblem]
}
