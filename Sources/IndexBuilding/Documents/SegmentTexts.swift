import IndexStore
import SearchModel

/// Distinct byte strings of a segment, numbered in order of appearance.
package struct SegmentTexts: Sendable {
  /// All texts, one after the other.
  package var bytes: [UInt8] = []
  /// Where each one ends.
  package var ends: [UInt32] = []

  /// How many there are.
  var count: Int { ends.count }

  /// Where a text is in ``bytes``; empty for a number that none has.
  func range(of number: Int) -> Range<Int> {
    guard ends.indices.contains(number) else { return 0..<0 }
    return (number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])
  }

  /// Calls with the bytes of a text.
  func withBytes<Result>(of number: Int, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    let range = range(of: number)
    return try bytes.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }

  /// Calls with the bytes of each text, in order.
  @inline(__always)
  func forEachText(_ body: (UnsafeRawBufferPointer) -> Void) {
    bytes.withUnsafeBytes { bytes in
      var start = 0
      for end in ends {
        body(UnsafeRawBufferPointer(rebasing: bytes[start..<Int(end)]))
        start = Int(end)
      }
    }
  }

  mutating func append(_ text: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: text)
    ends.append(UInt32(bytes.count))
  }
}

/// The distinct pieces that a segment's texts are made of.
package struct SegmentPieces: Sendable {
  var texts = SegmentTexts()
  var kinds: [PieceKind] = []
  /// How often each one occurs in the segment's documents.
  var uses: [UInt32] = []
  /// The tokens of all pieces, and where those of each one end.
  var tokens: [PieceToken] = []
  var tokenEnds: [UInt32] = []

  /// How many there are.
  var count: Int { kinds.count }

  /// Where the tokens of a piece are in ``tokens``, in the order in which ``Tokenizer/tokens(of:splitsCamelCase:)``
  /// lists them; empty for a number that none has.
  func tokenRange(of piece: Int) -> Range<Int> {
    guard tokenEnds.indices.contains(piece) else { return 0..<0 }
    return (piece == 0 ? 0 : Int(tokenEnds[piece - 1]))..<Int(tokenEnds[piece])
  }
}

/// Some records of an index in the order of the source, with numbers of their own for all that repeats.
///
/// Its bytes depend on its records and the settings alone.
struct DocumentSegment: Sendable {
  var pieces = SegmentPieces()
  /// The normalised words; placeholders of synonyms begin with ``TermTable/placeholderMark``.
  var terms = SegmentTexts()
  /// The names of members.
  var keys = SegmentTexts()
  /// The structures of records.
  var shapes = SegmentTexts()
  /// How many records have each structure.
  var shapeUses: [UInt32] = []
  /// The paths that are searched, in order of their first text.
  var attributes: [FieldPath] = []
  /// The paths that ``ColumnValues/Value/path`` names: those of ``RecordRoles/columns`` first.
  var paths: [FieldPath] = []
  /// The documents, and where each one ends.
  var documents: [UInt8] = []
  var ends: [UInt32] = []

  /// How many records it has.
  var count: Int { ends.count }
}
