import IndexSettings
import IndexStore

extension TextCutter {
  /// Cuts a text by the classes of its characters.
  ///
  /// - Returns: whether it could; false where an emoji or a placeholder may be, whose ends the tokeniser finds.
  @inline(never)
  mutating func cutQuickly(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, _ splitsCamelCase: Bool, _ place: inout Place
  ) -> Bool {
    guard let base = text.baseAddress else { return true }
    let table = classes.bytes
    let count = text.count
    var index = start
    while index < count {
      let kind = table[Int(base[index])]
      if kind == ScalarClasses.separator || kind == ScalarClasses.joiner {
        index += 1
        continue
      }
      guard kind == ScalarClasses.letter || kind == ScalarClasses.digit else {
        guard cutCharacter(text, &index, splitsCamelCase, &place) else { return false }
        continue
      }
      let start = index
      var end: UInt8 = ScalarClasses.separator
      repeat {
        index += 1
        end = index < count ? table[Int(base[index])] : ScalarClasses.separator
      } while end == ScalarClasses.letter || end == ScalarClasses.digit
      // The letters of a placeholder are looked at where one may begin: a word is not cut for one.
      if end == ScalarClasses.separator || end == ScalarClasses.own {
        writeASCIIWord(base, start..<index, splitsCamelCase, &place)
      } else {
        index = start
        guard cutWord(text, &index, splitsCamelCase, &place) else { return false }
      }
    }
    return true
  }

  /// Writes a word of ASCII letters and digits that nothing is joined to.
  mutating func writeASCIIWord(
    _ text: UnsafePointer<UInt8>, _ range: Range<Int>, _ splitsCamelCase: Bool, _ place: inout Place
  ) {
    guard isPlain, !splitsCamelCase || !Self.hasInnerCapital(text, range) else {
      return writeCandidate(text, range, splitsCamelCase, &place)
    }
    let word = text + range.lowerBound
    let number = intern(word, range.count, group: Group.word)
    pieces.start[Int(number)].uses &+= 1
    if pieces.start[Int(number)].token == TokenNote.none {
      pieces[Int(number)].token = asciiTerm(word, range.count, number)
    }
    write(number, text, range, &place)
  }

  /// Writes what the tokeniser makes of a stretch that is a piece by itself, or several.
  mutating func writeCandidate(
    _ text: UnsafePointer<UInt8>, _ range: Range<Int>, _ splitsCamelCase: Bool, _ place: inout Place
  ) {
    let group = splitsCamelCase ? Group.camelCaseWord : Group.word
    let number = intern(text + range.lowerBound, range.count, group: group)
    if pieces.start[Int(number)].token == TokenNote.none {
      resolve(number, text + range.lowerBound, range.count, splitsCamelCase)
    }
    let token = pieces.start[Int(number)].token
    guard token & TokenNote.list == 0, token & TokenNote.cut != 0 else {
      pieces.start[Int(number)].uses &+= 1
      return write(number, text, range, &place)
    }
    writeCut(Int(token & ~TokenNote.cut), text, at: range.lowerBound, &place)
  }

  /// Writes the pieces of a stretch.
  mutating func writeCut(_ cut: Int, _ text: UnsafePointer<UInt8>, at start: Int, _ place: inout Place) {
    for part in cuts[cut] {
      pieces[Int(part.piece)].uses &+= 1
      write(part.piece, text, part.range.lowerBound + start..<part.range.upperBound + start, &place)
    }
  }

  /// Whether a camelCase word might be cut: a capital stands behind its first letter.
  @inline(__always)
  static func hasInnerCapital(_ text: UnsafePointer<UInt8>, _ range: Range<Int>) -> Bool {
    for index in range.lowerBound + 1..<range.upperBound where text[index] &- UInt8(ascii: "A") < 26 { return true }
    return false
  }

  /// Cuts what begins with a character that is no plain letter, digit or separator of ASCII.
  ///
  /// - Returns: false where only the tokeniser can tell.
  @inline(never)
  private mutating func cutCharacter(
    _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ splitsCamelCase: Bool, _ place: inout Place
  ) -> Bool {
    guard let base = text.baseAddress else { return true }
    let (scalar, width) = Self.scalar(text, at: index)
    var kind = classes.of(scalar)
    if kind & ScalarClasses.placeholderStart != 0 {
      guard !startsPlaceholder(text, at: index) else { return false }
      kind &= ~ScalarClasses.placeholderStart
    }
    switch kind {
    case ScalarClasses.letter, ScalarClasses.digit: return cutWord(text, &index, splitsCamelCase, &place)
    case ScalarClasses.own:
      writeCandidate(base, index..<index + width, splitsCamelCase, &place)
      index += width
    case ScalarClasses.ideograph:
      var end = index + width
      while end < text.count, text[end] >= 0x80 {
        let (next, nextWidth) = Self.scalar(text, at: end)
        let kind = classes.of(next) & ~ScalarClasses.placeholderStart
        if kind == ScalarClasses.special { return false }
        guard kind == ScalarClasses.mark else { break }
        end += nextWidth
      }
      writeCandidate(base, index..<end, splitsCamelCase, &place)
      index = end
    case ScalarClasses.special: return false
    default: index += width
    }
    return true
  }

  /// Cuts a word with its marks and the words joined to it.
  ///
  /// - Parameter index: where its first letter or digit stands; its end afterwards.
  /// - Returns: false where only the tokeniser can tell.
  @inline(never)
  private mutating func cutWord(
    _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ splitsCamelCase: Bool, _ place: inout Place
  ) -> Bool {
    guard let base = text.baseAddress else { return true }
    let start = index
    var endsWithLetter = false
    var isFirst = true
    while index < text.count {
      let (scalar, width) = Self.scalar(text, at: index)
      var kind = classes.of(scalar)
      if kind & ScalarClasses.placeholderStart != 0 {
        // A placeholder is looked for where a word begins or ends, not within one.
        kind &= ~ScalarClasses.placeholderStart
        let isInside = !isFirst && (kind == ScalarClasses.letter || kind == ScalarClasses.digit)
        if !isInside, startsPlaceholder(text, at: index) { return false }
      }
      switch kind {
      case ScalarClasses.letter: endsWithLetter = true
      case ScalarClasses.digit: endsWithLetter = false
      case ScalarClasses.mark: break
      case ScalarClasses.special: return false
      case ScalarClasses.joiner where endsWithLetter && index + width < text.count:
        let next = classes.of(Self.scalar(text, at: index + width).scalar)
        if next & ScalarClasses.placeholderStart != 0, startsPlaceholder(text, at: index + width) { return false }
        let kind = next & ~ScalarClasses.placeholderStart
        if kind == ScalarClasses.special { return false }
        guard kind == ScalarClasses.letter || kind == ScalarClasses.digit else {
          writeCandidate(base, start..<index, splitsCamelCase, &place)
          return true
        }
      default:
        writeCandidate(base, start..<index, splitsCamelCase, &place)
        return true
      }
      isFirst = false
      index += width
    }
    writeCandidate(base, start..<index, splitsCamelCase, &place)
    return true
  }

  /// Whether a placeholder's letters stand at an offset.
  private func startsPlaceholder(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let rest = UnsafeBufferPointer(rebasing: text[index...])
    return tokenizer.placeholders.contains { placeholder in
      var offset = 0
      for scalar in placeholder {
        guard offset < rest.count else { return false }
        let (next, width) = Self.scalar(rest, at: offset)
        guard next == scalar.value else { return false }
        offset += width
      }
      return true
    }
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
