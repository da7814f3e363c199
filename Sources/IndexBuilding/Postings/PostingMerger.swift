import IndexStore

/// Puts the postings of all segments together.
struct PostingMerger: Sendable {
  let segments: [InvertedSegment]
  let documentCount: Int
  /// Whether the documents of a segment are all lower than those of the next one.
  let areSegmentsInOrder: Bool

  /// What a thread keeps between ranges of terms.
  struct Scratch {
    var gathered: [UInt32] = []
    var other: [UInt32] = []
  }

  /// Cuts the terms into ranges of about as many postings each.
  func termRanges(termCount: Int, size: Int) -> [Range<TermID>] {
    var counts = [UInt32](repeating: 0, count: termCount)
    for segment in segments {
      for (place, term) in segment.terms.enumerated() {
        counts[Int(term)] += segment.offsets[place + 1] - segment.offsets[place]
      }
    }
    var termRanges: [Range<TermID>] = []
    var start = 0
    var sum = 0
    for term in 0..<termCount {
      sum += Int(counts[term])
      guard sum >= size || term == termCount - 1 else { continue }
      termRanges.append(TermID(start)..<TermID(term + 1))
      start = term + 1
      sum = 0
    }
    return termRanges
  }

  /// Encodes the postings of neighbouring terms.
  func encode(_ termRange: Range<TermID>, _ scratch: inout Scratch) throws -> PostingEncoder {
    let places = segments.map { $0.places(of: termRange) }
    var ends = [Int](repeating: 0, count: termRange.count + 1)
    for (segment, places) in zip(segments, places) {
      for place in places {
        let size = Int(segment.offsets[place + 1] - segment.offsets[place])
        ends[Int(segment.terms[place] - termRange.lowerBound) + 1] += size
      }
    }
    for term in 0..<termRange.count { ends[term + 1] += ends[term] }
    let starts = ends
    if scratch.gathered.count < starts[termRange.count] {
      scratch.gathered = Array(repeating: 0, count: starts[termRange.count])
    }
    // From now on `ends` are the places of the next postings.
    for (segment, places) in zip(segments, places) where !places.isEmpty {
      try gather(segment, places, first: termRange.lowerBound, next: &ends, into: &scratch.gathered)
    }
    var encoder = PostingEncoder(documentCount: documentCount)
    for term in 0..<termRange.count {
      let range = starts[term]..<starts[term + 1]
      if !areSegmentsInOrder { PostingSorter.sort(&scratch.gathered, range, scratch: &scratch.other) }
      scratch.gathered.withUnsafeBufferPointer { gathered in
        for posting in gathered[range] {
          encoder.append(posting >> 3, PostingCode(rawValue: UInt8(truncatingIfNeeded: posting)))
        }
      }
      try encoder.endTerm()
    }
    return encoder
  }

  /// Copies the postings of a segment after those of the segments before.
  private func gather(
    _ segment: InvertedSegment, _ places: Range<Int>, first: TermID, next: inout [Int], into gathered: inout [UInt32]
  ) throws {
    let base = Int(segment.offsets[places.lowerBound])
    let range = base..<Int(segment.offsets[places.upperBound])
    try segment.postings.withElements(range) { postings in
      gathered.withUnsafeMutableBufferPointer { gathered in
        for place in places {
          let own = Int(segment.offsets[place]) - base..<Int(segment.offsets[place + 1]) - base
          let term = Int(segment.terms[place] - first)
          var target = next[term]
          for posting in own {
            gathered[target] = postings[posting]
            target += 1
          }
          next[term] = target
        }
      }
    }
  }
}
