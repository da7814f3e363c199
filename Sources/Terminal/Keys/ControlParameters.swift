/// The parameters of a control sequence, such as `1;5` in `ESC [ 1 ; 5 C`.
struct ControlParameters: Sendable, Hashable {
  /// The bytes of any sequence that is a key fit.
  static let maximumLength = 64

  private var bytes: [UInt8] = []
  /// Whether there were more bytes than are kept.
  private(set) var isTooLong = false

  /// Whether there are no parameters.
  var isEmpty: Bool { bytes.isEmpty }

  /// Whether the sequence is a terminal's own: an answer or a report, never a plain key.
  var isPrivate: Bool { bytes.contains { (0x3C...0x3F).contains($0) || (0x20...0x2F).contains($0) } }

  /// Whether there is a single parameter, and it is a number.
  var isOneNumber: Bool { !bytes.isEmpty && bytes.allSatisfy { (0x30...0x39).contains($0) } }

  /// How many parameters there are; an empty sequence has one that is empty.
  var count: Int { bytes.count { $0 == UInt8(ascii: ";") } + 1 }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    isTooLong = false
  }

  mutating func append(_ byte: UInt8) {
    if bytes.count < Self.maximumLength {
      bytes.append(byte)
    } else {
      isTooLong = true
    }
  }

  /// The number of a parameter, or of one of its parts between colons; nil if it is empty or absent.
  func number(at index: Int, part: Int = 0) -> Int? {
    var parameter = 0
    var partIndex = 0
    var value: Int?
    for byte in bytes {
      if byte == UInt8(ascii: ";") {
        parameter += 1
        partIndex = 0
      } else if byte == UInt8(ascii: ":") {
        partIndex += 1
      } else if parameter == index, partIndex == part {
        // No number of a key has seven digits.
        value = min((value ?? 0) * 10 + Int(byte) - 0x30, 1 << 21)
      }
    }
    return value
  }

  /// The modifiers of a parameter; nil if it says that the key was released.
  ///
  /// The first parameter has no modifiers, unless it is the only one of a single shift.
  func modifiers(at index: Int) -> Key.Modifiers? {
    guard number(at: index, part: 1) != 3 else { return nil }
    guard let number = number(at: index), number > 1 else { return [] }
    return Key.Modifiers(xtermBits: number - 1)
  }
}

extension Key.Modifiers {
  /// Modifiers of the bits that xterm and others send: Shift, Alt, Control and Meta, of which they do not agree on the
  /// bit.
  init(xtermBits bits: Int) {
    self.init(rawValue: UInt8(bits & 7))
    if bits & 0b10_1000 != 0 { insert(.alt) }
  }
}

extension ControlParameters {
  /// The key that a code point with modifiers stands for; nil if it is not a key, or if the key was released.
  func unicodeKey(codeAt codeIndex: Int, modifiersAt modifierIndex: Int) -> Key? {
    guard let code = number(at: codeIndex), var modifiers = modifiers(at: modifierIndex) else { return nil }
    // Super and Hyper are for the desktop.
    let bits = (number(at: modifierIndex) ?? 1) - 1
    guard bits & 0b1_1000 == 0 else { return nil }
    switch code {
    case 9: return Key(.tab, modifiers)
    case 13: return Key(.enter, modifiers)
    case 27: return Key(.escape, modifiers)
    case 8, 127: return Key(.backspace, modifiers)
    case 0xE000...0xF8FF: return Key(functionalCode: code, modifiers)
    default: break
    }
    guard let scalar = Unicode.Scalar(UInt32(code)), code >= 0x20, !(0x7F..<0xA0).contains(code) else { return nil }
    var character = Character(scalar)
    let isCommand = modifiers.contains(.control)
    let typed = number(at: codeIndex, part: 1).flatMap { Unicode.Scalar(UInt32($0)) }
    if modifiers.contains(.shift), !isCommand, codeIndex == 0 {
      if let typed, typed.value >= 0x20, !(0x7F..<0xA0).contains(typed.value) {
        character = Character(typed)
      } else if let capital = character.uppercased().first, character.uppercased().count == 1 {
        character = capital
      }
    }
    if isCommand {
      if character.isASCII, character.isUppercase {
        character = Character(Unicode.Scalar(UInt8(code) + 0x20))
        modifiers.insert(.shift)
      } else if !character.isLetter {
        modifiers.remove(.shift)
      }
      return Key(controlled: character, modifiers)
    }
    modifiers.remove(.shift)  // It made the character what it is.
    return Key(.character(character), modifiers)
  }
}

extension Key {
  /// A key of the private code points by which kitty's protocol names keys without a character; nil for those that are
  /// modifiers or have no use here.
  init?(functionalCode code: Int, _ modifiers: Modifiers) {
    switch code {
    case 57_376...57_387: self.init(.function(code - 57_376 + 13), modifiers)
    case 57_399...57_408: self.init(.character(Character(Unicode.Scalar(UInt8(code - 57_399 + 0x30)))), modifiers)
    case 57_409: self.init(.character("."), modifiers)
    case 57_410: self.init(.character("/"), modifiers)
    case 57_411: self.init(.character("*"), modifiers)
    case 57_412: self.init(.character("-"), modifiers)
    case 57_413: self.init(.character("+"), modifiers)
    case 57_414: self.init(.enter, modifiers)
    case 57_415: self.init(.character("="), modifiers)
    case 57_416: self.init(.character(","), modifiers)
    case 57_417: self.init(.left, modifiers)
    case 57_418: self.init(.right, modifiers)
    case 57_419: self.init(.up, modifiers)
    case 57_420: self.init(.down, modifiers)
    case 57_421: self.init(.pageUp, modifiers)
    case 57_422: self.init(.pageDown, modifiers)
    case 57_423: self.init(.home, modifiers)
    case 57_424: self.init(.end, modifiers)
    case 57_425: self.init(.insert, modifiers)
    case 57_426: self.init(.delete, modifiers)
    default: return nil
    }
  }
}
