/// Who reads the searched texts of a document one after the other.
protocol TextVisitor: ~Copyable {
  /// Reads the next text up to its end.
  mutating func readText(_ reader: inout CodeReader, attribute: UInt64, _ decoder: TokenDecoder)
}

/// Moves past texts.
struct TextSkipper: TextVisitor {
  @inline(__always)
  mutating func readText(_ reader: inout CodeReader, attribute: UInt64, _ decoder: TokenDecoder) {
    TokenDecoder.skipText(&reader)
  }
}

extension TokenDecoder {
  /// Goes through the searched texts of a document as a plan lists them.
  ///
  /// - Parameters:
  ///   - reader: the document from its searched texts on.
  ///   - plan: the steps of a ``TextPlan``.
  ///   - visitor: reads the texts.
  ///   - depth: how many parts of the plan these steps are within.
  func walk<Visitor: TextVisitor & ~Copyable>(
    _ reader: inout CodeReader, by plan: inout CodeReader, _ visitor: inout Visitor, depth: Int = 0
  ) {
    while !plan.isAtEnd {
      let step = plan.code()
      if step & TextPlan.mask == TextPlan.text {
        visitor.readText(&reader, attribute: step >> 2, self)
        continue
      }
      let isPart = step & TextPlan.mask != TextPlan.texts
      let part = isPart ? plan.bytes(step >> 2) : UnsafeRawBufferPointer(start: nil, count: 0)
      guard depth <= StructureCode.deepest, !isPart || part.count > 0 else { return }
      var count = reader.code()
      while count > 0, !reader.isAtEnd {
        count -= 1
        guard var plan = CodeReader(part) else {
          visitor.readText(&reader, attribute: step >> 2, self)
          continue
        }
        let left = reader.remaining
        walk(&reader, by: &plan, &visitor, depth: depth + 1)
        // A forged part reads nothing, as often as its count says.
        guard reader.remaining < left else { return }
      }
    }
  }
}
