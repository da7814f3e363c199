/// Sorts postings by their documents.
enum PostingSorter {
  /// Below this many, sorting by digits costs more than comparisons.
  private static let fewest = 200

  /// Sorts a range of distinct numbers.
  static func sort(_ postings: inout [UInt32], _ range: Range<Int>, scratch: inout [UInt32]) {
    guard range.count > 1 else { return }
    guard range.count > 16 else { return sortFew(&postings, range) }
    guard range.count >= fewest else {
      return postings.withUnsafeMutableBufferPointer { postings in
        var part = UnsafeMutableBufferPointer(rebasing: postings[range])
        part.sort()
      }
    }
    if scratch.count < range.count { scratch = Array(repeating: 0, count: range.count) }
    sortMany(&postings, range, &scratch)
  }

  private static func sortFew(_ postings: inout [UInt32], _ range: Range<Int>) {
    postings.withUnsafeMutableBufferPointer { postings in
      for place in range.dropFirst() {
        let posting = postings[place]
        var target = place
        while target > range.lowerBound, postings[target - 1] > posting {
          postings[target] = postings[target - 1]
          target -= 1
        }
        postings[target] = posting
      }
    }
  }

  private static func sortMany(_ postings: inout [UInt32], _ range: Range<Int>, _ scratch: inout [UInt32]) {
    postings.withUnsafeMutableBufferPointer { postings in
      scratch.withUnsafeMutableBufferPointer { scratch in
        let postings = UnsafeMutableBufferPointer(rebasing: postings[range])
        let scratch = UnsafeMutableBufferPointer(rebasing: scratch[..<range.count])
        let bits = UInt32.bitWidth - (postings.max() ?? 0).leadingZeroBitCount
        var (source, target) = (postings, scratch)
        // The codes in the lowest three bits never decide.
        for shift in stride(from: UInt32(3), to: UInt32(bits), by: 10) {
          pass(from: source, into: target, shift: shift)
          swap(&source, &target)
        }
        if source.baseAddress != postings.baseAddress { _ = postings.update(fromContentsOf: source) }
      }
    }
  }

  private static func pass(
    from source: UnsafeMutableBufferPointer<UInt32>, into target: UnsafeMutableBufferPointer<UInt32>, shift: UInt32
  ) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 1 << 10) { places in
      places.initialize(repeating: 0)
      for posting in source { places[Int(posting >> shift & 0x3FF)] += 1 }
      var next = 0
      for digit in places.indices { (places[digit], next) = (next, next + places[digit]) }
      for posting in source {
        let digit = Int(posting >> shift & 0x3FF)
        target[places[digit]] = posting
        places[digit] += 1
      }
    }
  }
}
