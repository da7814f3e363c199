/// A test for the codes of many documents at once.
///
/// Codes are compared in their order where a few ranges of them are accepted, else looked up in a table.
package struct CodeTest {
  /// More codes than this get no table.
  private static let mostTabled: UInt64 = 1 << 22
  /// More ranges than this are not compared one after the other.
  private static let mostRanges = 4

  private let codes: Codes
  /// Ranges of codes that are accepted: the first code and how far the range goes beyond it.
  private var ranges: [(first: UInt64, span: UInt64)] = []
  /// The bits of all codes that are accepted, with a free bit at the end; empty when the ranges say everything but
  /// lists.
  private var table: [UInt64] = []
  /// How many codes the table has.
  private var tableCount: UInt64 = 0
  /// The bits of the lists that are accepted, where they are in no table.
  private var lists: [UInt64] = []

  /// - Parameters:
  ///   - codes: the codes.
  ///   - test: which of their elements are accepted.
  ///   - mostTabled: how many codes get a table at most.
  package init(_ codes: Codes, _ test: ElementTest, mostTabled: UInt64? = nil) {
    let mostTabled = mostTabled ?? Self.mostTabled
    self.codes = codes
    let (count, overflow) = codes.firstListCode.addingReportingOverflow(UInt64(codes.listCount))
    if !overflow, count <= mostTabled, codes.listCount > 0 || !test.bits.isEmpty {
      fillTable(test, count: count)
    } else {
      addRanges(of: test)
      fillLists(test)
    }
  }

  private mutating func fillTable(_ test: ElementTest, count: UInt64) {
    tableCount = count
    table = [UInt64](repeating: 0, count: Int(count / 64) + 1)
    var runs = 0
    var wasAccepted = false
    for code in 1..<max(count, 1) {
      let isAccepted = codes.containsElement(of: code, where: test.accepts)
      if isAccepted {
        table[Int(code >> 6)] |= 1 << (code & 63)
        if !wasAccepted { runs += 1 }
      }
      wasAccepted = isAccepted
    }
    guard runs <= Self.mostRanges else { return }
    var code: UInt64 = 1
    while code < count {
      let first = code
      while code < count, table[Int(code >> 6)] >> (code & 63) & 1 != 0 { code += 1 }
      if code > first { ranges.append((first, code - 1 - first)) } else { code += 1 }
    }
    table = []
  }

  /// The codes of elements that stand alone.
  private mutating func addRanges(of test: ElementTest) {
    guard !test.isNever, codes.valueCount > 0 else { return }
    let last = codes.valueCount - 1
    if !test.isOutside {
      guard test.first <= last else { return }
      let span = min(test.span, last - test.first)
      guard !test.bits.isEmpty else { return ranges.append((test.first + 1, span)) }
      // Every run of neighbours that are accepted is a range.
      var element = test.first
      while element - test.first <= span {
        let first = element
        while element - test.first <= span, test.accepts(element) { element += 1 }
        if element > first { ranges.append((first + 1, element - 1 - first)) } else { element += 1 }
      }
    } else {
      if test.first > 0 { ranges.append((1, min(test.first, last + 1) - 1)) }
      let next = test.first &+ test.span &+ 1
      if next > test.first, next <= last { ranges.append((next + 1, last - next)) }
    }
  }

  private mutating func fillLists(_ test: ElementTest) {
    guard codes.listCount > 0 else { return }
    lists = [UInt64](repeating: 0, count: codes.listCount / 64 + 1)
    for list in 0..<codes.listCount
    where codes.containsElement(of: codes.firstListCode &+ UInt64(list), where: test.accepts) {
      lists[list / 64] |= 1 << UInt64(list % 64)
    }
  }

  /// Adds the documents that pass.
  ///
  /// - Parameters:
  ///   - passed: takes them; documents that are in it already are left alone.
  ///   - candidates: the documents that are asked about.
  ///   - isNegated: whether those pass whose codes are not accepted.
  package func scan(into passed: inout DocumentSet, among candidates: DocumentSet, isNegated: Bool) {
    passed.update { passed in candidates.read { scan(into: passed, among: $0, isNegated: isNegated) } }
  }

  private func scan(into passed: DocumentSetEditor, among candidates: DocumentSetReader, isNegated: Bool) {
    switch codes.rows.width {
    case 1: scan(codes.rows.elements(UInt8.self), passed, candidates, isNegated)
    case 2: scan(codes.rows.elements(UInt16.self), passed, candidates, isNegated)
    case 4: scan(codes.rows.elements(UInt32.self), passed, candidates, isNegated)
    default: scan(codes.rows.elements(UInt64.self), passed, candidates, isNegated)
    }
  }

  private func scan<Code: CodeInteger>(
    _ rows: UnsafeBufferPointer<Code>, _ passed: DocumentSetEditor, _ candidates: DocumentSetReader, _ isNegated: Bool
  ) {
    let negation: UInt64 = isNegated ? .max : 0
    if !table.isEmpty {
      table.withUnsafeBufferPointer { table in
        Self.forEachWord(passed, candidates, negation) { word, _ in Self.bits(of: rows, word, in: table, tableCount) }
      }
    } else if lists.isEmpty, ranges.count == 1, let range = narrowed(ranges[0], Code.self) {
      Self.forEachWord(passed, candidates, negation) { word, _ in
        CodeScan.bits(of: rows, word: word, first: range.first, span: range.span)
      }
    } else {
      let ranges = ranges.compactMap { narrowed($0, Code.self) }
      let all = narrowed((codes.firstListCode, .max - codes.firstListCode), Code.self)
      Self.forEachWord(passed, candidates, negation) { word, open in
        var bits = ranges.reduce(0) { $0 | CodeScan.bits(of: rows, word: word, first: $1.first, span: $1.span) }
        if !lists.isEmpty, let all {
          bits |= listBits(of: rows, word, CodeScan.bits(of: rows, word: word, first: all.first, span: all.span) & open)
        }
        return bits
      }
    }
  }

  /// Adds to each word of a set what a body says of it, or the opposite; it is asked only where candidates are left.
  @inline(__always)
  private static func forEachWord(
    _ passed: DocumentSetEditor, _ candidates: DocumentSetReader, _ negation: UInt64, _ bits: (Int, UInt64) -> UInt64
  ) {
    candidates.forEachWord { word, members in
      let open = members & ~passed.word(at: word)
      if open != 0 { passed.insert(bits: open & (bits(word, open) ^ negation), at: word) }
    }
  }

  /// The part of a range that codes of a width can reach; nil when they reach no part of it.
  private func narrowed<Code: CodeInteger>(
    _ range: (first: UInt64, span: UInt64), _ type: Code.Type
  ) -> (first: Code, span: Code)? {
    guard range.first <= UInt64(Code.max) else { return nil }
    return (Code(range.first), Code(min(range.span, UInt64(Code.max) - range.first)))
  }

  /// The documents of a word whose codes are in a table.
  @inline(__always)
  private static func bits<Code: CodeInteger>(
    of rows: UnsafeBufferPointer<Code>, _ word: Int, in table: UnsafeBufferPointer<UInt64>, _ count: UInt64
  ) -> UInt64 {
    let start = word &* 64
    var bits: UInt64 = 0
    for row in start..<max(start, min(start &+ 64, rows.count)) {
      let code = min(UInt64(rows[row]), count)
      bits |= (table[Int(truncatingIfNeeded: code &>> 6)] &>> (code & 63) & 1) &<< UInt64(row &- start)
    }
    return bits
  }

  /// The documents of a word whose lists are accepted.
  private func listBits<Code: CodeInteger>(
    of rows: UnsafeBufferPointer<Code>, _ word: Int, _ candidates: UInt64
  ) -> UInt64 {
    var (bits, rest): (UInt64, UInt64) = (0, candidates)
    while rest != 0 {
      let row = rest.trailingZeroBitCount
      let list = Int(truncatingIfNeeded: UInt64(rows[word * 64 + row]) &- codes.firstListCode)
      if list < codes.listCount, lists[list / 64] >> UInt64(list % 64) & 1 != 0 { bits |= 1 << UInt64(row) }
      rest &= rest - 1
    }
    return bits
  }
}
