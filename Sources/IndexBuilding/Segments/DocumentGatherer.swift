import IndexStore

/// Puts the documents of all segments into the order of their numbers.
struct DocumentGatherer: Sendable {
  private let segments: [RewrittenSegment]
  /// For each segment, where each of its documents begins, and where the last one ends.
  private let offsets: [[Int]]

  init(_ segments: [RewrittenSegment]) {
    self.segments = segments
    offsets = segments.map { segment in
      segment.lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + Int($1)) }
    }
  }

  /// The documents of a range of numbers, one after the other.
  func gather(_ range: Range<Int>) throws -> (bytes: [UInt8], lengths: [UInt32]) {
    var bytes: [UInt8] = []
    var starts = [Int](repeating: 0, count: range.count)
    var lengths = [UInt32](repeating: 0, count: range.count)
    for (number, segment) in segments.enumerated() {
      let documents = segment.documents ?? []
      let places =
        Self.firstPlace(in: documents, from: range.lowerBound)..<Self.firstPlace(in: documents, from: range.upperBound)
      let base = bytes.count - offsets[number][places.lowerBound]
      for place in places {
        let document = Int(documents[place]) - range.lowerBound
        starts[document] = base + offsets[number][place]
        lengths[document] = segment.lengths[place]
      }
      try segment.bytes.withElements(offsets[number][places.lowerBound]..<offsets[number][places.upperBound]) {
        bytes.append(contentsOf: $0)
      }
    }
    let sorted = [UInt8](unsafeUninitializedCapacity: bytes.count) { sorted, count in
      bytes.withUnsafeBytes { bytes in
        for (start, length) in zip(starts, lengths) {
          let target = UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: sorted[count...]))
          target.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start..<start + Int(length)]))
          count += Int(length)
        }
      }
    }
    return (sorted, lengths)
  }

  private static func firstPlace(in documents: [DocumentID], from document: Int) -> Int {
    var low = 0
    var high = documents.count
    while low < high {
      let middle = (low + high) / 2
      if documents[middle] < document { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
