import Synchronization

/// Reads JSON texts that are alike, such as the answers of one backend: what the objects of earlier ones were made of
/// need not be found out again, and all share their lists of names.
package final class SimilarTexts: Sendable {
  private let shapes = Mutex(JSONShapes())

  /// Nothing was read yet.
  package init() {}

  /// Reads a text that holds one value and nothing else.
  package func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSON {
    let known = shapes.withLock { $0 }
    var parser = JSONParser(bytes, knowing: known)
    let value = try parser.parseWholeText()
    keep(parser.shapes, ifMoreThan: known)
    return value
  }

  /// Reads a text part by part.
  ///
  /// - Parameter body: reads the parts.
  package func read<Value>(
    _ bytes: [UInt8], _ body: (inout JSONReader) throws(JSONSyntaxError) -> Value
  ) throws(JSONSyntaxError) -> Value {
    let known = shapes.withLock { $0 }
    return try bytes.withUnsafeBufferPointer { text throws(JSONSyntaxError) in
      var reader = JSONReader(text, at: 0, shapes: known)
      let value = try body(&reader)
      keep(reader.shapes, ifMoreThan: known)
      return value
    }
  }

  /// Keeps what was learnt. Of texts that are read at once, one counts.
  private func keep(_ learnt: JSONShapes, ifMoreThan known: JSONShapes) {
    if learnt.learntCount != known.learntCount { shapes.withLock { $0 = learnt } }
  }
}
