import SearchModel

/// Writes one indented object for a search, a streamed array of indented objects for a batch.
struct JSONRenderer: ResultRenderer {
  private static let indentation = 2

  private let shape: OutputShape
  private let isResumed: Bool
  private var hasElements: Bool

  init(shape: OutputShape, options: RenderingOptions) {
    self.shape = shape
    isResumed = options.resumedCount > 0
    hasElements = isResumed
  }

  func header() -> String {
    shape.run == .batch && !isResumed ? "[" : ""
  }

  mutating func render(_ result: QueryResult) -> String {
    var result = result
    result.sections = shape.sections(of: result)
    guard shape.run == .batch else { return result.json.text(indentation: Self.indentation) + "\n" }
    var text = hasElements ? ",\n" : "\n"
    text += String(repeating: " ", count: Self.indentation)
    result.json.write(to: &text, indentation: Self.indentation, level: 1)
    hasElements = true
    return text
  }

  func footer() -> String {
    guard shape.run == .batch else { return "" }
    return hasElements ? "\n]\n" : "]\n"
  }
}

/// Writes one compact object a line.
struct NDJSONRenderer: ResultRenderer {
  let shape: OutputShape

  func render(_ result: QueryResult) -> String {
    var result = result
    result.sections = shape.sections(of: result)
    return result.json.text() + "\n"
  }
}
