/// Texts of eight bytes and more that are looked for all at once.
struct BytePatterns: Sendable {
  /// The texts by their first eight bytes, the longest first.
  private var patterns: [UInt64: [[UInt8]]] = [:]

  init(_ texts: [[UInt8]]) {
    for text in texts where text.count >= 8 {
      patterns[text[..<8].reduce(0) { $0 << 8 | UInt64($1) }, default: []].append(text)
    }
    for key in patterns.keys { patterns[key]?.sort { $0.count > $1.count } }
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// The places of the texts, in order and without overlaps.
  func occurrences(in bytes: [UInt8]) -> [Range<Int>] {
    guard !patterns.isEmpty, bytes.count >= 8 else { return [] }
    var found: [Range<Int>] = []
    var window: UInt64 = 0
    var free = 0
    for index in bytes.indices {
      window = window << 8 | UInt64(bytes[index])
      let start = index - 7
      guard start >= free, let candidates = patterns[window] else { continue }
      guard let match = candidates.first(where: { bytes[start...].starts(with: $0) }) else { continue }
      found.append(start..<start + match.count)
      free = start + match.count
    }
    return found
  }
}
