import SearchModel

/// Writes one indented object for a search, a streamed array of indented objects for a batch.
struct JSONRenderer: ResultRenderer {
  private let shape: OutputShape
  private let isResumed: Bool
  private var writer: JSONWriter
  private var hasElements: Bool

  init(shape: OutputShape, options: RenderingOptions) {
    self.shape = shape
    isResumed = options.resumedCount > 0
    hasElements = isResumed
    writer = JSONWriter(indentation: 2, level: shape.run == .batch ? 1 : 0, hasElements: hasElements)
  }

  func header() -> String {
    shape.run == .batch && !isResumed ? "[" : ""
  }

  mutating func render(_ result: QueryResult) -> String {
    String(decoding: renderUTF8(result), as: UTF8.self)
  }

  mutating func renderUTF8(_ result: QueryResult) -> [UInt8] {
    if shape.run == .batch { writer.element() }
    hasElements = true
    result.write(shape.sections(of: result), to: &writer)
    if shape.run == .search { writer.endLine() }
    return writer.takeBytes()
  }

  func footer() -> String {
    guard shape.run == .batch else { return "" }
    return hasElements ? "\n]\n" : "]\n"
  }
}

/// Writes one compact object a line.
struct NDJSONRenderer: ResultRenderer {
  private let shape: OutputShape
  private var writer = JSONWriter()

  init(shape: OutputShape) {
    self.shape = shape
  }

  mutating func render(_ result: QueryResult) -> String {
    String(decoding: renderUTF8(result), as: UTF8.self)
  }

  mutating func renderUTF8(_ result: QueryResult) -> [UInt8] {
    result.write(shape.sections(of: result), to: &writer)
    writer.endLine()
    return writer.takeBytes()
  }
}
