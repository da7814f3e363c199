import SearchModel

/// Writes one indented object for a search, a streamed array of indented objects for a batch.
struct JSONRenderer: ResultRenderer {
  let shape: OutputShape

  var header: String { shape.run == .batch ? "[" : "" }

  var separator: String { shape.run == .batch ? "," : "" }

  func render(_ result: QueryResult) -> [UInt8] {
    var writer = JSONWriter(indentation: 2, level: shape.run == .batch ? 1 : 0, capacity: 16_384)
    if shape.run == .batch { writer.element() }
    result.write(shape.sections(of: result), to: &writer)
    if shape.run == .search { writer.endLine() }
    return writer.takeBytes()
  }

  func footer(hasResults: Bool) -> String {
    guard shape.run == .batch else { return "" }
    return hasResults ? "\n]\n" : "]\n"
  }
}

/// Writes one compact object a line.
struct NDJSONRenderer: ResultRenderer {
  let shape: OutputShape

  func render(_ result: QueryResult) -> [UInt8] {
    var writer = JSONWriter(capacity: 8_192)
    result.write(shape.sections(of: result), to: &writer)
    writer.endLine()
    return writer.takeBytes()
  }
}
