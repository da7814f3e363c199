/// How many documents have each code of a column.
struct CodeHistogram {
  /// Codes up to here are counted, which are all of a sound column.
  private let codeCount: Int
  private(set) var counts: [UInt32]

  /// - Parameter codeCount: how many codes there are.
  init(codeCount: Int) {
    self.codeCount = codeCount
    counts = Array(repeating: 0, count: codeCount)
  }

  /// Counts the codes of documents.
  mutating func count(_ documents: DocumentSet, _ codes: Codes) {
    switch codes.rows.width {
    case 1: countBytes(documents, codes.rows.elements(UInt8.self))
    case 2: count(documents, codes.rows.elements(UInt16.self))
    case 4: count(documents, codes.rows.elements(UInt32.self))
    default: count(documents, codes.rows.elements(UInt64.self))
    }
  }

  /// Counts the codes of documents.
  mutating func count(_ documents: [DocumentID], _ codes: Codes) {
    for document in documents {
      let code = codes[document]
      if code < UInt64(codeCount) { counts[Int(code)] += 1 }
    }
  }

  private mutating func count<Code: CodeInteger>(_ documents: DocumentSet, _ rows: UnsafeBufferPointer<Code>) {
    let limit = UInt64(codeCount)
    counts.withUnsafeMutableBufferPointer { counts in
      Self.forEachRow(of: documents, rows) { row, _ in
        let code = UInt64(rows[row])
        if code < limit { counts[Int(truncatingIfNeeded: code)] &+= 1 }
      }
    }
  }

  /// Counts into four tables in turn, since documents with one code in a row would else wait for each other.
  private mutating func countBytes(_ documents: DocumentSet, _ rows: UnsafeBufferPointer<UInt8>) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 4 * 256) { tables in
      tables.initialize(repeating: 0)
      Self.forEachRow(of: documents, rows) { row, turn in
        tables[(turn & 3) &* 256 &+ Int(rows[row])] &+= 1
      }
      for code in 0..<min(codeCount, 256) {
        counts[code] += tables[code] + tables[256 + code] + tables[512 + code] + tables[768 + code]
      }
    }
  }

  /// Gives the rows of documents to a body, with numbers that go up by one within a word.
  @inline(__always)
  private static func forEachRow<Code: CodeInteger>(
    of documents: DocumentSet, _ rows: UnsafeBufferPointer<Code>, _ body: (Int, Int) -> Void
  ) {
    documents.read { reader in
      reader.forEachWord { word, members in
        var bits = members
        let start = word &* 64
        if start &+ 64 > rows.count {
          // Documents that have no row have no code either.
          bits &= start < rows.count ? 1 << UInt64(rows.count - start) - 1 : 0
        }
        if bits == .max {
          for row in 0..<64 { body(start &+ row, row) }
        } else {
          var turn = 0
          while bits != 0 {
            body(start &+ bits.trailingZeroBitCount, turn)
            bits &= bits &- 1
            turn &+= 1
          }
        }
      }
    }
  }
}
