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
    // Of texts that are read at once, one counts.
    if parser.shapes.learntCount != known.learntCount { shapes.withLock { $0 = parser.shapes } }
    return value
  }
}
