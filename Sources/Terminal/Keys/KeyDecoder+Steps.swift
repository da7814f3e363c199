extension KeyDecoder {
  /// Reads one byte.
  mutating func step(_ byte: UInt8) {
    switch state {
    case .ground: stepInGround(byte, isAlt: false)
    case .escape(let isDoubled): stepAfterEscape(byte, isDoubled: isDoubled)
    case .controlSequence(let isAlt): stepInControlSequence(byte, isAlt: isAlt)
    case .singleShift(let isAlt): stepAfterSingleShift(byte, isAlt: isAlt)
    case .linuxFunction(let isAlt):
      state = .ground
      if (0x41...0x45).contains(byte) {
        emit(Key(.function(Int(byte) - 0x40), isAlt ? .alt : []))
      } else if byte < 0x20 {
        step(byte)
      }
    case .mouse(let remaining): state = remaining > 1 ? .mouse(remaining: remaining - 1) : .ground
    case .character(let isAlt): stepInCharacter(byte, isAlt: isAlt)
    case .string(let introducer, let length, let endsWithEscape):
      stepInString(byte, introducer: introducer, length: length, endsWithEscape: endsWithEscape)
    case .paste: if pasted.append(byte) { endPaste() }
    }
  }

  /// Leaves a bracketed paste.
  mutating func endPaste() {
    state = .ground
    emit(paste: pasted.finish())
  }

  private mutating func stepInGround(_ byte: UInt8, isAlt: Bool) {
    switch byte {
    case 0x1B: state = .escape(isDoubled: false)
    case 0x20..<0x7F: emit(Unicode.Scalar(byte), isAlt: isAlt)
    case 0..<0x80: emit(Key(controlByte: byte, isAlt: isAlt))
    default:
      state = .character(isAlt: isAlt)
      stepInCharacter(byte, isAlt: isAlt)
    }
  }

  private mutating func stepInCharacter(_ byte: UInt8, isAlt: Bool) {
    switch partialCharacter.append(byte) {
    case .incomplete: break
    case .scalar(let scalar):
      state = .ground
      emit(scalar, isAlt: isAlt)
    case .invalid(let isByteUsed):
      state = .ground
      emit("\u{FFFD}", isAlt: isAlt)
      if !isByteUsed { step(byte) }
    }
  }

  private mutating func stepAfterEscape(_ byte: UInt8, isDoubled: Bool) {
    switch byte {
    case 0x1B:
      if isDoubled { emit(Key(.escape)) }
      state = .escape(isDoubled: true)
    case UInt8(ascii: "["):
      parameters.removeAll()
      state = .controlSequence(isAlt: isDoubled)
    case UInt8(ascii: "O"):
      parameters.removeAll()
      state = .singleShift(isAlt: isDoubled)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      if isDoubled { emit(Key(.escape)) }
      state = .string(introducer: byte, length: 0, endsWithEscape: false)
    default:
      if isDoubled { emit(Key(.escape)) }
      state = .ground
      stepInGround(byte, isAlt: true)
    }
  }

  private mutating func stepInControlSequence(_ byte: UInt8, isAlt: Bool) {
    switch byte {
    case UInt8(ascii: "[") where parameters.isEmpty: state = .linuxFunction(isAlt: isAlt)
    case UInt8(ascii: "M") where parameters.isEmpty: state = .mouse(remaining: 3)
    // rxvt ends a sequence for Shift by a character that belongs inside of sequences elsewhere.
    case UInt8(ascii: "$") where parameters.isOneNumber: fallthrough
    case 0x40..<0x7F:
      state = .ground
      endControlSequence(byte, isAlt: isAlt)
    case 0x20..<0x40: parameters.append(byte)
    default: abandonSequence(prefix: "[", isAlt: isAlt, for: byte)
    }
  }

  private mutating func stepAfterSingleShift(_ byte: UInt8, isAlt: Bool) {
    switch byte {
    case 0x30..<0x3C: parameters.append(byte)
    case 0x20..<0x7F:
      state = .ground
      guard let key = Key(singleShift: byte) else { return }
      guard let modifiers = parameters.modifiers(at: parameters.count - 1) else { return }
      emit(Key(key.base, key.modifiers.union(modifiers).union(isAlt ? .alt : [])))
    default: abandonSequence(prefix: "O", isAlt: isAlt, for: byte)
    }
  }

  /// Leaves a sequence for a byte that no sequence has.
  private mutating func abandonSequence(prefix: Character, isAlt: Bool, for byte: UInt8) {
    state = .ground
    if parameters.isEmpty { emitPrefixed(prefix, isAlt: isAlt) }
    if byte != 0x18, byte != 0x1A { step(byte) }  // CAN and SUB end a sequence and are nothing else then.
  }

  private mutating func stepInString(_ byte: UInt8, introducer: UInt8, length: Int, endsWithEscape: Bool) {
    switch byte {
    case UInt8(ascii: "\\") where endsWithEscape: state = .ground
    case _ where endsWithEscape:
      // The escape character began another sequence, which ends the string.
      state = .escape(isDoubled: false)
      step(byte)
    case 0x07, 0x18, 0x1A: state = .ground
    case 0x1B: state = .string(introducer: introducer, length: length + 1, endsWithEscape: true)
    case 0..<0x08, 0x0E..<0x20:
      // No terminal sends these within a string: a person typed them, and the keyboard must keep working.
      state = .ground
      step(byte)
    default:
      let isTooLong = length >= Self.maximumStringLength
      state = isTooLong ? .ground : .string(introducer: introducer, length: length + 1, endsWithEscape: false)
    }
  }
}
