import IndexSettings
import IndexStore
import SearchModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Cuts texts into pieces and numbers what is distinct.
///
/// A searched text is cut so that a piece is what the ``Tokenizer`` makes of it anywhere: a word, an ideograph, or
/// words that hang together. There are two ways:
///
/// - Any text can be cut into stretches. The tokeniser reads each distinct stretch once.
/// - A text that is ASCII but for a few words is cut at every other ASCII character than a letter or digit. A word of
///   ASCII letters and digits is its own only token, up to its case, so the tokeniser need not read it. Without this
///   way, building an index of the Debian packages takes a fifth more processor time.
struct TextCutter: ~Copyable {
  /// The classes of strings in ``table``.
  enum Group {
    /// A word as texts have it by default, and texts that are not searched.
    static let word: UInt32 = 0
    static let separator: UInt32 = 1
    /// A word of an attribute whose camelCase words are cut.
    static let camelCaseWord: UInt32 = 2
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
    /// Set where it is no piece of a searched text but cut into others; the other bits are the number of its cut.
    static let cut: UInt32 = 1 << 30
    /// Below this it has one token: the value is the string number of that token.
    static let limit: UInt32 = 1 << 30
  }

  /// A piece within a text that is cut into several.
  struct CutPiece {
    let piece: UInt32
    /// In bytes of the text.
    let range: Range<Int>
  }

  /// How far the writing of a text has come.
  struct WritingPosition {
    /// What was written last.
    enum Predecessor {
      case separator
      case word
      /// A word between which and its neighbours no space is implied.
      case closeWord
    }

    /// How many bytes of the text are written.
    var written = 0
    var predecessor = Predecessor.separator
    /// Where the next code goes.
    var nextCode: UnsafeMutablePointer<UInt8>
  }

  /// Longer text between words is written out where it stands.
  static let longestSeparator = 32

  let tokenizer: Tokenizer
  /// Whether words of ASCII letters and digits are normalised by their case alone, and all else of ASCII separates
  /// words.
  let hasPlainASCII: Bool
  /// Whether a placeholder of synonyms may hold the beginning of a tag, so that only the whole text tells which it is.
  private let hasTagsInPlaceholders: Bool
  var table = ByteInterner(capacity: 1 << 15)
  var classes: StretchClasses
  /// What is kept of each string of ``table``.
  var pieces = GrowingBuffer<Piece>(capacity: 4_096)
  var tokenLists: [[PieceToken]] = []
  var cuts: [[CutPiece]] = []
  /// Pieces whose tokens depend on the text around them: the tokeniser finds other ones in them when they stand alone.
  var contextPieces: [ContextPiece: UInt32] = [:]
  private var folded = GrowingBuffer<UInt8>(capacity: 64)
  /// The words of a text between finding and writing them.
  var words = GrowingBuffer<FoundWord>(capacity: 256)
  /// Sum that keeps the prefetching reads of hash slots from being optimised away.
  var prefetchSum: UInt32 = 0

  struct ContextPiece: Hashable {
    let text: [UInt8]
    let tokens: [PieceToken]
  }

  init(_ tokenizer: Tokenizer) {
    self.tokenizer = tokenizer
    hasPlainASCII = tokenizer.isPlain
    hasTagsInPlaceholders = tokenizer.hasTagsInPlaceholders
    classes = StretchClasses(tokenizer)
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
    var position = WritingPosition(nextCode: first)
    if let base = text.baseAddress?.assumingMemoryBound(to: UInt8.self), text.count > 0 {
      let whole = UnsafeBufferPointer(start: base, count: text.count)
      var start = 0
      if hasTagsInPlaceholders, whole.contains(UInt8(ascii: "<")) {
        writeStretch(base, 0..<text.count, splitsCamelCase, &position)
        start = text.count
      }
      while start < text.count {
        let tag = nextTag(in: whole, from: start)
        // Nothing in front of a tag hangs together with what follows it. Offsets are those of the part.
        position.written -= start
        let before = position
        let part = UnsafeBufferPointer(rebasing: whole[start..<tag.lowerBound])
        if !hasPlainASCII || !cutASCII(part, max(readable, text.count) - start, splitsCamelCase, &position) {
          position = before
          _ = cutStretches(part, splitsCamelCase, &position)
        }
        position.written += start
        start = tag.upperBound
      }
      writeRest(base, to: text.count, &position)
    }
    position.nextCode.pointee = UInt8(TextCode.end)
    codes.commit(position.nextCode + 1 - first)
  }

  /// The next tag or comment of HTML, the end of the text without one.
  @inline(__always)
  private func nextTag(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int> {
    guard let base = text.baseAddress, memchr(base + start, Int32(UInt8(ascii: "<")), text.count - start) != nil
    else { return text.count..<text.count }
    return firstTag(in: text, from: start)
  }

  @inline(never)
  private func firstTag(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int> {
    var index = start
    while index < text.count {
      if let end = MarkupTag.end(in: text, at: index), !tokenizer.beginsWithPlaceholder(text[index...]) {
        return index..<end
      }
      index += 1
    }
    return text.count..<text.count
  }

  /// Writes a piece and the text before it.
  ///
  /// - Parameters:
  ///   - range: where it stands in its text.
  ///   - standsClose: whether no space is implied between it and its neighbours.
  @inline(__always)
  mutating func write(
    _ piece: UInt32, _ text: UnsafePointer<UInt8>, _ range: Range<Int>, standsClose: Bool,
    _ position: inout WritingPosition
  ) {
    let gap = range.lowerBound &- position.written
    if position.predecessor == .word && !standsClose {
      if gap != 1 || text[position.written] != UInt8(ascii: " ") {
        writeSeparator(text + position.written, gap, &position)
      }
    } else if gap > 0 {
      writeSeparator(text + position.written, gap, &position)
    }
    position.nextCode += GrowingBuffer.writeCode(piece &+ UInt32(TextCode.firstPiece), at: position.nextCode)
    position.predecessor = standsClose ? .closeWord : .word
    position.written = range.upperBound
  }

  /// Writes the text after the last word.
  @inline(__always)
  mutating func writeRest(_ text: UnsafePointer<UInt8>, to end: Int, _ position: inout WritingPosition) {
    if end > position.written { writeSeparator(text + position.written, end - position.written, &position) }
  }

  @inline(__always)
  mutating func writeSeparator(_ text: UnsafePointer<UInt8>, _ count: Int, _ position: inout WritingPosition) {
    guard count <= Self.longestSeparator else { return Self.writeLiteral(text, count, &position) }
    let number = intern(text, count, group: Group.separator, token: TokenNote.separator)
    pieces.start[Int(number)].uses &+= 1
    _ = GrowingBuffer.writeVarint(UInt64(number) + TextCode.firstPiece, at: &position.nextCode)
  }

  static func writeLiteral(_ text: UnsafePointer<UInt8>, _ count: Int, _ position: inout WritingPosition) {
    position.nextCode.pointee = UInt8(TextCode.literal)
    position.nextCode += 1
    _ = GrowingBuffer.writeVarint(UInt64(count), at: &position.nextCode)
    position.nextCode.update(from: text, count: count)
    position.nextCode += count
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

  /// The string of the only token of a new word of ASCII letters and digits. Terms are in ``Group/word``, whatever
  /// group their words are in, so that each has one number.
  ///
  /// - Parameter number: the word's own number in ``Group/word``, nil when it is in another group.
  @inline(never)
  mutating func asciiTerm(_ word: UnsafePointer<UInt8>, _ count: Int, _ number: UInt32?) -> UInt32 {
    folded.truncate(to: 0)
    let place = folded.reserve(count)
    var isFolded = false
    for index in 0..<count {
      let byte = word[index]
      let isCapital = byte &- UInt8(ascii: "A") < 26
      place[index] = isCapital ? byte | 0x20 : byte
      isFolded = isFolded || isCapital
    }
    if !isFolded, let number { return number }
    return self.number(ofText: UnsafeRawBufferPointer(start: place, count: count))
  }

  /// The number of a string, which need not be a piece.
  mutating func number(ofText text: UnsafeRawBufferPointer) -> UInt32 {
    let (number, isNew) = table.intern(text, group: Group.word)
    if isNew { pieces.append(Piece(token: TokenNote.none)) }
    return number
  }
}
