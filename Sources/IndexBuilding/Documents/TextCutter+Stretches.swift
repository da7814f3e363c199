import IndexSettings
import IndexStore

extension TextCutter {
  /// Cuts texts of any script under any settings: at the ends of stretches, see ``StretchClass``. The tokeniser reads a
  /// stretch once, where it first occurs.
  ///
  /// - Parameters:
  ///   - start: where to begin.
  ///   - isWhole: whether nothing is left out before and after.
  /// - Returns: false where the characters around a part that is not the whole may belong to it.
  @inline(never)
  mutating func cutStretches(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int = 0, isWhole: Bool = true, _ splitsCamelCase: Bool,
    _ position: inout WritingPosition
  ) -> Bool {
    guard let base = text.baseAddress else { return true }
    var index = start
    while index < text.count {
      let (scalar, width) = Self.scalar(text, at: index)
      let kind = classes.of(scalar)
      var end = index + width
      switch kind {
      case .separator, .joiner:
        guard end < text.count, text[end] >= 0x80, classes.of(Self.scalar(text, at: end).scalar) == .selector else {
          index = end
          continue
        }
        guard let ended = endOfStretch(text, from: end, isWhole) else { return false }
        end = ended
      case .indexedSeparator: break
      case .ideograph:
        marks: while end < text.count {
          let (next, width) = Self.scalar(text, at: end)
          switch classes.of(next) {
          case .mark: end += width
          case .unbreakable, .selector, .zeroWidthJoiner:
            guard let ended = endOfStretch(text, from: end, isWhole) else { return false }
            end = ended
            break marks
          case .separator, .letter, .digit, .ideograph, .joiner, .indexedSeparator: break marks
          }
        }
      case .letter, .digit, .mark, .unbreakable, .selector, .zeroWidthJoiner:
        guard let ended = endOfStretch(text, from: index, isWhole) else { return false }
        end = ended
      }
      writeStretch(base, index..<end, splitsCamelCase, &position)
      index = end
    }
    return true
  }

  /// Where the stretch ends that goes on at an offset; nil when that needs the whole text.
  @inline(__always)
  private mutating func endOfStretch(_ text: UnsafeBufferPointer<UInt8>, from start: Int, _ isWhole: Bool) -> Int? {
    var index = start
    // Of the last character, marks apart.
    var last = StretchClass.separator
    var followsJoiner = false
    while index < text.count {
      let (scalar, width) = Self.scalar(text, at: index)
      let kind = classes.of(scalar)
      switch kind {
      case .letter, .digit, .unbreakable: last = kind
      case .mark: break
      case .selector, .zeroWidthJoiner: if !isWhole { return nil }
      case .joiner:
        guard followsJoiner || ties(last, text, index + width) else { return index }
        last = kind
      case .separator, .indexedSeparator, .ideograph:
        guard followsJoiner else { return index }
        last = kind
      }
      followsJoiner = kind == .zeroWidthJoiner
      index += width
    }
    return index
  }

  /// Whether a joiner may tie the word before it to what follows.
  private mutating func ties(_ last: StretchClass, _ text: UnsafeBufferPointer<UInt8>, _ next: Int) -> Bool {
    guard last == .letter || last == .unbreakable, next < text.count else { return false }
    let kind = classes.of(Self.scalar(text, at: next).scalar)
    return kind == .letter || kind == .digit || kind == .unbreakable
  }

  /// Writes the pieces of a stretch.
  mutating func writeStretch(
    _ text: UnsafePointer<UInt8>, _ range: Range<Int>, _ splitsCamelCase: Bool, _ position: inout WritingPosition
  ) {
    let group = splitsCamelCase ? Group.camelCaseWord : Group.word
    let number = intern(text + range.lowerBound, range.count, group: group)
    if pieces.start[Int(number)].token == TokenNote.none {
      if isPlainWord(text, range, splitsCamelCase) {
        let term = asciiTerm(text + range.lowerBound, range.count, splitsCamelCase ? nil : number)
        pieces[Int(number)].token = term
      } else {
        resolve(number, text + range.lowerBound, range.count, splitsCamelCase)
      }
    }
    let token = pieces.start[Int(number)].token
    guard token & TokenNote.list == 0, token & TokenNote.cut != 0 else {
      pieces.start[Int(number)].uses &+= 1
      let standsClose = TextCode.standsClose(text + range.lowerBound, count: range.count)
      return write(number, text, range, standsClose: standsClose, &position)
    }
    for part in cuts[Int(token & ~TokenNote.cut)] {
      pieces[Int(part.piece)].uses &+= 1
      let place = part.range.lowerBound + range.lowerBound..<part.range.upperBound + range.lowerBound
      let standsClose = TextCode.standsClose(text + place.lowerBound, count: place.count)
      write(part.piece, text, place, standsClose: standsClose, &position)
    }
  }

  /// Whether a stretch is a word that reads like its small letters: the tokeniser need not be asked.
  private func isPlainWord(
    _ text: UnsafePointer<UInt8>, _ range: Range<Int>, _ splitsCamelCase: Bool
  ) -> Bool {
    guard tokenizer.normalizer.isPlain, !splitsCamelCase || !Self.hasInnerCapital(text, range) else { return false }
    for index in range where !classes.isASCIIWord(text[index]) { return false }
    return true
  }

  /// The scalar at an offset of valid UTF-8, and how many bytes it has.
  @inline(__always)
  static func scalar(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> (scalar: UInt32, width: Int) {
    let first = UInt32(text[index])
    if first < 0x80 { return (first, 1) }
    func part(_ offset: Int) -> UInt32 {
      index + offset < text.count ? UInt32(text[index + offset]) & 0x3F : 0
    }
    if first < 0xE0 { return ((first & 0x1F) << 6 | part(1), 2) }
    if first < 0xF0 { return ((first & 0x0F) << 12 | part(1) << 6 | part(2), 3) }
    return ((first & 0x07) << 18 | part(1) << 12 | part(2) << 6 | part(3), 4)
  }
}
