import IndexStore

/// The segments of an index and the way to their bytes, which may be in a file.
struct SegmentStreams {
  typealias Body = (UnsafeRawBufferPointer) throws -> Void

  let segments: [ColumnSegment]
  private let read: (Int, Range<Int>, Body) throws -> Void

  init(_ segments: [ColumnSegment], read: @escaping (Int, Range<Int>, Body) throws -> Void) {
    self.segments = segments
    self.read = read
  }

  var recordCount: Int { segments.reduce(0) { $0 + $1.recordCount } }

  /// Gives a stream of each segment to a body, in the order of the segments.
  ///
  /// - Parameters:
  ///   - range: where a segment has the stream; nil for a segment without it.
  ///   - body: gets the stream, the segment's number and the number of its first record.
  func forEach(
    in range: (ColumnSegment) -> Range<Int>?, _ body: (inout ByteReader, Int, Int) throws -> Void
  ) throws {
    var firstRecord = 0
    for (number, segment) in segments.enumerated() {
      if let range = range(segment) {
        try read(number, range) { bytes in
          var reader = ByteReader(bytes)
          try body(&reader, number, firstRecord)
        }
      }
      firstRecord += segment.recordCount
    }
  }
}
