/// Texts of eight bytes and more that are looked for all at once.
struct BytePatterns: Sendable {
  /// The texts by their first eight bytes, the longest first.
  private var patterns: [UInt64: [[UInt8]]] = [:]
  /// Whether some text has two bytes as its seventh and eighth: most places are passed over by a look at them.
  private var isPossible: [Bool] = []
  /// The texts, of which a beginning can stand where another text was cut.
  private(set) var texts: [[UInt8]] = []

  init(_ texts: [[UInt8]]) {
    for text in texts where text.count >= 8 {
      if isPossible.isEmpty { isPossible = Array(repeating: false, count: 1 << 16) }
      let key = text[..<8].reduce(0) { $0 << 8 | UInt64($1) }
      isPossible[Int(key & 0xFFFF)] = true
      patterns[key, default: []].append(text)
      self.texts.append(text)
    }
    for key in patterns.keys { patterns[key]?.sort { $0.count > $1.count } }
  }

  var isEmpty: Bool { texts.isEmpty }

  /// The places of the texts, in order and without overlaps.
  func occurrences(in bytes: [UInt8]) -> [Range<Int>] {
    guard !isEmpty, bytes.count >= 8 else { return [] }
    var found: [Range<Int>] = []
    var window: UInt64 = 0
    var free = 0
    for index in bytes.indices {
      window = window << 8 | UInt64(bytes[index])
      guard isPossible[Int(window & 0xFFFF)] else { continue }
      let start = index - 7
      guard start >= free, let candidates = patterns[window] else { continue }
      guard let match = candidates.first(where: { bytes[start...].starts(with: $0) }) else { continue }
      found.append(start..<start + match.count)
      free = start + match.count
    }
    return found
  }

  /// What is left of the texts where a message was cut: in front of each `…`.
  ///
  /// An escape or a character may be cut in two, so a few bytes can stand between.
  func beginnings(in bytes: [UInt8]) -> [Range<Int>] {
    guard !isEmpty else { return [] }
    var found: [Range<Int>] = []
    for index in bytes.indices where bytes[index] == Self.ellipsis[0] && bytes[index...].starts(with: Self.ellipsis) {
      let start = texts.compactMap { beginning(of: $0, in: bytes[..<index]) }.min()
      if let start { found.append(start..<index) }
    }
    return found
  }

  /// Where the beginning of a text starts that ends a head, or nearly does.
  private func beginning(of text: [UInt8], in head: ArraySlice<UInt8>) -> Int? {
    let earliest = max(0, head.endIndex - min(text.count + Self.mostBetween, Self.longestBeginning))
    for start in earliest..<max(earliest, head.endIndex - 3) where head[start] == text[0] {
      let length = zip(head[start...], text).prefix { $0 == $1 }.count
      let between = head.endIndex - start - length
      if between == 0 ? length >= 4 : between <= Self.mostBetween && length >= 8 { return start }
    }
    return nil
  }

  /// The bytes of `…`.
  static let ellipsis = Array("…".utf8)
  private static let mostBetween = 6
  private static let longestBeginning = 4_096
}
