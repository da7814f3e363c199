import SearchModel

/// Cuts texts into pieces and numbers what is distinct.
///
/// A searched text is cut so that a piece is what the ``Tokenizer`` makes of it anywhere: a word, an ideograph, or words that
/// hang together. Its tokens are asked of the tokeniser once, when the piece is new; for a word of ASCII letters they are clear.
struct TextCutter: ~Copyable {
  /// The classes of strings in ``pieces``.
  enum Group {
    /// A word as texts have it by default, and texts that are not searched.
    static let word: UInt32 = 0
    static let separator: UInt32 = 1
    /// A word of an attribute whose camelCase words are cut.
    static let camelCaseWord: UInt32 = 2
    /// A text that is no piece but is cut into some.
    static let stretch: UInt32 = 3
    static let camelCaseStretch: UInt32 = 4
  }

  /// What the slot of a string notes: in the two lowest bits its state, above them the number of its cut.
  enum Note {
    /// Nothing has asked for its tokens yet.
    static let stored: UInt32 = 0
    static let word: UInt32 = 1
    /// It is no piece of a searched text; the number of its cut is above.
    static let cut: UInt32 = 2
  }

  /// A piece within a text that is cut into several.
  struct CutPiece {
    let piece: UInt32
    /// In bytes of the text.
    let range: Range<Int>
  }

  /// Where the writing of a text stands.
  struct Place {
    /// Where the part that is not written yet begins.
    var gap = 0
    /// What was written last: nothing or a separator, a word, a word that stands close to others.
    var previous: UInt8 = 0
    /// Where the next code goes.
    var out: UnsafeMutablePointer<UInt8>
  }

  /// Longer text between words is written out where it stands.
  static let longestSeparator = 32

  let tokenizer: Tokenizer
  /// Whether ASCII words are normalised by their case alone.
  let isPlain: Bool
  /// Whether only the tokeniser knows where pieces end: separators are indexed that are part of other words.
  let isOdd: Bool
  let hasSpacedPlaceholders: Bool
  var pieces = ByteInterner(capacity: 8_192)
  var terms = ByteInterner(capacity: 8_192)
  var classes: ScalarClasses
  /// The token of each piece that has one, the number of its list in ``tokenLists`` for those with several.
  var tokens = GrowingBuffer<UInt32>(capacity: 4_096)
  var tokenLists: [[SegmentPieces.Token]] = []
  /// How often pieces of cuts occur, by number.
  var cutUses = GrowingBuffer<UInt32>(capacity: 4_096)
  var cuts: [[CutPiece]] = []
  /// Pieces whose texts have other tokens where they stand than by themselves.
  var unshared: [Unshared: UInt32] = [:]
  private var folded = GrowingBuffer<UInt8>(capacity: 64)

  struct Unshared: Hashable {
    let text: [UInt8]
    let tokens: [SegmentPieces.Token]
  }

  /// No token.
  static let noToken = UInt32.max
  /// Added to the number of a list of tokens.
  static let listMark: UInt32 = 1 << 31

  init(_ tokenizer: Tokenizer) {
    self.tokenizer = tokenizer
    isPlain = tokenizer.normalizer.isPlain
    isOdd = tokenizer.indexedSeparators.contains { CharacterClass($0) != .separator }
    hasSpacedPlaceholders = tokenizer.placeholders.contains { $0.contains(" ") }
    classes = ScalarClasses(tokenizer)
  }

  /// Whether the numbers still fit their widths after a text.
  func hasRoom(for bytes: Int) -> Bool {
    pieces.hasRoom(for: bytes) && terms.hasRoom(for: bytes * 4)
  }

  /// Writes a searched text.
  ///
  /// - Parameters:
  ///   - text: valid UTF-8.
  ///   - splitsCamelCase: whether camelCase words are cut.
  mutating func cut(
    _ text: UnsafeRawBufferPointer, splitsCamelCase: Bool, into codes: inout GrowingBuffer<UInt8>
  ) {
    // Two codes of five bytes at most for each byte of the text, or a literal.
    let first = codes.reserve(text.count * 10 + 16)
    var place = Place(out: first)
    if let base = text.baseAddress?.assumingMemoryBound(to: UInt8.self), text.count > 0 {
      let whole = UnsafeBufferPointer(start: base, count: text.count)
      if isOdd {
        cutWhole(whole, splitsCamelCase, &place)
      } else if !cutQuickly(whole, splitsCamelCase, &place) {
        place = Place(out: first)
        if hasSpacedPlaceholders {
          cutWhole(whole, splitsCamelCase, &place)
        } else {
          cutByStretches(whole, splitsCamelCase, &place)
        }
      }
      writeGap(base, to: text.count, &place)
    }
    place.out.pointee = UInt8(TextCode.end)
    codes.commit(place.out + 1 - first)
  }

  /// Writes a piece and what stands before it.
  ///
  /// - Parameter range: where it stands in its text.
  @inline(__always)
  mutating func write(
    _ piece: UInt32, _ text: UnsafePointer<UInt8>, _ range: Range<Int>, _ place: inout Place
  ) {
    let standsClose = TextCode.standsClose(text + range.lowerBound, count: range.count)
    let gap = range.lowerBound - place.gap
    if place.previous == 1 && !standsClose {
      if gap != 1 || text[place.gap] != UInt8(ascii: " ") { writeSeparator(text + place.gap, gap, &place) }
    } else if gap > 0 {
      writeSeparator(text + place.gap, gap, &place)
    }
    _ = GrowingBuffer.writeVariable(UInt64(piece) + TextCode.firstPiece, at: &place.out)
    place.previous = standsClose ? 2 : 1
    place.gap = range.upperBound
  }

  /// Writes what stands behind the last word.
  @inline(__always)
  mutating func writeGap(_ text: UnsafePointer<UInt8>, to end: Int, _ place: inout Place) {
    if end > place.gap { writeSeparator(text + place.gap, end - place.gap, &place) }
  }

  @inline(__always)
  mutating func writeSeparator(_ text: UnsafePointer<UInt8>, _ count: Int, _ place: inout Place) {
    guard count <= Self.longestSeparator else { return Self.writeLiteral(text, count, &place) }
    let (slot, isNew) = pieces.intern(text, count, group: Group.separator)
    slot.pointee.uses &+= 1
    let number = slot.pointee.number
    if isNew { addPiece() }
    _ = GrowingBuffer.writeVariable(UInt64(number) + TextCode.firstPiece, at: &place.out)
  }

  static func writeLiteral(_ text: UnsafePointer<UInt8>, _ count: Int, _ place: inout Place) {
    place.out.pointee = UInt8(TextCode.literal)
    place.out += 1
    _ = GrowingBuffer.writeVariable(UInt64(count), at: &place.out)
    place.out.update(from: text, count: count)
    place.out += count
  }

  /// Makes room for what is kept of a piece that was added.
  @inline(__always)
  mutating func addPiece(token: UInt32 = noToken) {
    tokens.append(token)
    cutUses.append(0)
  }

  /// The number of a word of ASCII letters and digits, in lower case.
  mutating func asciiTerm(_ word: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
    folded.truncate(to: 0)
    let place = folded.reserve(count)
    for index in 0..<count {
      let byte = word[index]
      place[index] = byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
    }
    return terms.intern(place, count).slot.pointee.number
  }
}
