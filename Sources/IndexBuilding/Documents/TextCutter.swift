import IndexSettings
import IndexStore
import SearchModel

/// Cuts texts into pieces and numbers what is distinct.
///
/// A searched text is cut so that a piece is what the ``Tokenizer`` makes of it anywhere: a word, an ideograph, or words that
/// hang together. Its tokens are asked of the tokeniser once, when the piece is new; for a word of ASCII letters they are clear.
struct TextCutter: ~Copyable {
  /// The classes of strings in ``table``.
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

  /// What is kept of a string.
  struct Piece: BitwiseCopyable {
    /// How often it occurs as a piece.
    var uses: UInt32 = 0
    /// Its tokens, see ``TokenNote``.
    var token: UInt32
  }

  /// What a string's ``Piece/token`` tells.
  enum TokenNote {
    /// Nothing has asked for its tokens yet.
    static let none = UInt32.max
    static let separator = UInt32.max - 1
    /// Set where it has several tokens; the other bits are the number of their list.
    static let list: UInt32 = 1 << 31
    /// Set where it is no piece of a searched text but several; the other bits are the number of its cut.
    static let cut: UInt32 = 1 << 30
    /// Below this it has one token; this is the number of the string that the token reads like.
    static let limit: UInt32 = 1 << 30
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
  var table = ByteInterner(capacity: 1 << 15)
  var classes: ScalarClasses
  /// What is kept of each string of ``table``.
  var pieces = GrowingBuffer<Piece>(capacity: 4_096)
  var tokenLists: [[PieceToken]] = []
  var cuts: [[CutPiece]] = []
  /// Pieces whose texts have other tokens where they stand than by themselves.
  var unshared: [Unshared: UInt32] = [:]
  private var folded = GrowingBuffer<UInt8>(capacity: 64)
  /// The words of a text between finding and writing them.
  var words = GrowingBuffer<FoundWord>(capacity: 256)
  /// Of no meaning: what is added up here is read from memory early.
  var touched: UInt32 = 0
  /// Whether ASCII text is cut at what is no letter or digit, but for joiners.
  let isSimple: Bool

  struct Unshared: Hashable {
    let text: [UInt8]
    let tokens: [PieceToken]
  }

  init(_ tokenizer: Tokenizer) {
    self.tokenizer = tokenizer
    isPlain = tokenizer.normalizer.isPlain
    isOdd = tokenizer.indexedSeparators.contains { CharacterClass($0) != .separator }
    isSimple = isPlain && tokenizer.indexedSeparators.isEmpty && tokenizer.placeholders.isEmpty
    hasSpacedPlaceholders = tokenizer.placeholders.contains { $0.contains(" ") }
    classes = ScalarClasses(tokenizer)
  }

  /// Whether the numbers still fit their widths after a text.
  func hasRoom(for bytes: Int) -> Bool {
    table.hasRoom(for: bytes * 8)
  }

  /// Writes a searched text.
  ///
  /// - Parameters:
  ///   - text: valid UTF-8.
  ///   - readable: how many bytes from its first one on may be read; more than its own make it faster.
  ///   - splitsCamelCase: whether camelCase words are cut.
  mutating func cut(
    _ text: UnsafeRawBufferPointer, readable: Int = 0, splitsCamelCase: Bool, into codes: inout GrowingBuffer<UInt8>
  ) {
    // Two codes of five bytes at most for each byte of the text, or a literal.
    let first = codes.reserve(text.count * 10 + 16)
    var place = Place(out: first)
    if let base = text.baseAddress?.assumingMemoryBound(to: UInt8.self), text.count > 0 {
      let whole = UnsafeBufferPointer(start: base, count: text.count)
      if isSimple, cutSimply(whole, max(readable, text.count), splitsCamelCase, &place) {
        // The words are written.
      } else if isOdd {
        cutWhole(whole, splitsCamelCase, &place)
      } else if isSimple || !cutQuickly(whole, from: 0, splitsCamelCase, &place) {
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
    let number = intern(text, count, group: Group.separator, token: TokenNote.separator)
    pieces.start[Int(number)].uses &+= 1
    _ = GrowingBuffer.writeVariable(UInt64(number) + TextCode.firstPiece, at: &place.out)
  }

  static func writeLiteral(_ text: UnsafePointer<UInt8>, _ count: Int, _ place: inout Place) {
    place.out.pointee = UInt8(TextCode.literal)
    place.out += 1
    _ = GrowingBuffer.writeVariable(UInt64(count), at: &place.out)
    place.out.update(from: text, count: count)
    place.out += count
  }

  /// The number of a string.
  ///
  /// - Parameter token: what is noted of it when it is new.
  @inline(__always)
  mutating func intern(
    _ text: UnsafePointer<UInt8>, _ count: Int, group: UInt32, token: UInt32 = TokenNote.none
  ) -> UInt32 {
    let (number, isNew) = table.intern(UnsafeRawBufferPointer(start: text, count: count), group: group)
    if isNew { pieces.append(Piece(token: token)) }
    return number
  }

  /// The string that a new word of ASCII letters and digits reads like.
  @inline(never)
  mutating func asciiTerm(_ word: UnsafePointer<UInt8>, _ count: Int, _ number: UInt32) -> UInt32 {
    folded.truncate(to: 0)
    let place = folded.reserve(count)
    var isFolded = false
    for index in 0..<count {
      let byte = word[index]
      let isCapital = byte &- UInt8(ascii: "A") < 26
      place[index] = isCapital ? byte | 0x20 : byte
      isFolded = isFolded || isCapital
    }
    return isFolded ? self.number(ofText: UnsafeRawBufferPointer(start: place, count: count)) : number
  }

  /// The number of a string, which need not be a piece.
  mutating func number(ofText text: UnsafeRawBufferPointer) -> UInt32 {
    let (number, isNew) = table.intern(text, group: Group.word)
    if isNew { pieces.append(Piece(token: TokenNote.none)) }
    return number
  }
}
