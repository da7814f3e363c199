/// Puts blocks of lines one below the other, an empty line between them, across any number of results.
package struct BlockJoiner: Sendable {
  private var hasBlocks = false

  /// A joiner without blocks.
  package init() {}

  /// The text of further blocks, each a list of lines without their ends.
  package mutating func append(_ blocks: [[String]]) -> String {
    var text = ""
    for block in blocks where !block.isEmpty {
      if hasBlocks { text += "\n" }
      hasBlocks = true
      for line in block { text += line + "\n" }
    }
    return text
  }
}
