extension KeyDecoder {
  /// Emits the key of a control sequence when its last byte has come, or begins a paste.
  mutating func endControlSequence(_ final: UInt8, isAlt: Bool) {
    guard !parameters.isPrivate, !parameters.isTooLong else { return }
    let alt: Key.Modifiers = isAlt ? .alt : []
    switch final {
    case UInt8(ascii: "~"): endNumberedSequence(alt: alt)
    case UInt8(ascii: "$"), UInt8(ascii: "^"), UInt8(ascii: "@"):
      guard parameters.isOneNumber, let base = Key.Base(number: parameters.number(at: 0)) else { return }
      emit(Key(base, alt.union(final == 0x24 ? .shift : final == 0x5E ? .control : [.control, .shift])))
    case UInt8(ascii: "u"):
      guard let key = parameters.unicodeKey(codeAt: 0, modifiersAt: 1) else { return }
      emit(Key(key.base, key.modifiers.union(alt)))
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      guard parameters.isEmpty, let base = Key.Base(letter: final - 0x20) else { return }
      emit(Key(base, alt.union(.shift)))
    case UInt8(ascii: "Z"):
      guard let modifiers = parameters.modifiers(at: 1) else { return }
      emit(Key(.tab, modifiers.union(alt).union(.shift)))
    case UInt8(ascii: "R"):
      // Also the answer to where the cursor is, for which F3 with modifiers can only be taken in the first row.
      guard parameters.count == 2, parameters.number(at: 0) == 1, let modifiers = parameters.modifiers(at: 1),
        !modifiers.isEmpty
      else { return }
      emit(Key(.function(3), modifiers.union(alt)))
    default:
      guard let base = Key.Base(letter: final), let modifiers = parameters.modifiers(at: parameters.count - 1) else {
        return
      }
      emit(Key(base, modifiers.union(alt)))
    }
  }

  private mutating func endNumberedSequence(alt: Key.Modifiers) {
    switch parameters.number(at: 0) {
    case 200:
      pasted.begin()
      state = .paste
    case 27 where parameters.count > 2:
      guard let key = parameters.unicodeKey(codeAt: 2, modifiersAt: 1) else { return }
      emit(Key(key.base, key.modifiers.union(alt)))
    case let number:
      guard let base = Key.Base(number: number), let modifiers = parameters.modifiers(at: 1) else { return }
      emit(Key(base, modifiers.union(alt)))
    }
  }
}

extension Key {
  /// The key of a control character.
  init(controlByte byte: UInt8, isAlt: Bool) {
    let alt: Modifiers = isAlt ? .alt : []
    switch byte {
    case 0x00: self.init(.character(" "), alt.union(.control))
    case 0x09: self.init(.tab, alt)
    case 0x0D: self.init(.enter, alt)
    case 0x1B: self.init(.escape, alt)
    case 0x7F: self.init(.backspace, alt)
    case 0x01...0x1A: self.init(.character(Character(Unicode.Scalar(byte + 0x60))), alt.union(.control))
    default: self.init(.character(Character(Unicode.Scalar((byte & 0x1F) + 0x40))), alt.union(.control))
    }
  }

  /// The key that the byte after `ESC O` stands for.
  init?(singleShift byte: UInt8) {
    switch byte {
    case UInt8(ascii: "R"): self.init(.function(3))
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      guard let base = Base(letter: byte - 0x20) else { return nil }
      self.init(base, .control)
    case UInt8(ascii: "M"): self.init(.enter)
    case UInt8(ascii: "I"): self.init(.tab)
    case UInt8(ascii: " "): self.init(.character(" "))
    case UInt8(ascii: "X"): self.init(.character("="))
    // The numeric keypad: `*+,-./0123456789`.
    case UInt8(ascii: "j")...UInt8(ascii: "y"): self.init(.character(Character(Unicode.Scalar(byte - 0x40))))
    default:
      guard let base = Base(letter: byte) else { return nil }
      self.init(base)
    }
  }
}

extension Key.Base {
  /// The key that a letter at the end of a sequence stands for.
  init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = .right
    case UInt8(ascii: "D"): self = .left
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "F"): self = .end
    case UInt8(ascii: "P"): self = .function(1)
    case UInt8(ascii: "Q"): self = .function(2)
    case UInt8(ascii: "S"): self = .function(4)
    default: return nil
    }
  }

  /// The key that a number before `~` stands for.
  init?(number: Int?) {
    switch number {
    case 1?, 7?: self = .home
    case 2?: self = .insert
    case 3?: self = .delete
    case 4?, 8?: self = .end
    case 5?: self = .pageUp
    case 6?: self = .pageDown
    case let number?:
      // Function keys are numbered with gaps, where the first terminals had gaps between them.
      let numbers = [11...15, 17...21, 23...26, 28...29, 31...34, 42...45]
      var first = 1
      for range in numbers {
        if range.contains(number) {
          self = .function(first + number - range.lowerBound)
          return
        }
        first += range.count
      }
      return nil
    case nil: return nil
    }
  }
}
