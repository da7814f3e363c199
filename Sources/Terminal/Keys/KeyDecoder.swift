/// Makes keys and pastes of the bytes that a terminal sends.
///
/// A pure state machine: what it has read so far decides what the next byte means, however the bytes are cut into
/// chunks. Only grapheme clusters depend on the chunks: a cluster whose scalars come in two chunks is two characters.
///
/// Reports of the mouse, of the focus and of the terminal itself are read and dropped, as are unknown sequences: only
/// what a person types or pastes comes out.
package struct KeyDecoder: Sendable {
  /// Where in a sequence the decoder is.
  enum State: Sendable, Hashable {
    /// Between two sequences.
    case ground
    /// After an escape character, or two of them.
    case escape(isDoubled: Bool)
    /// After `ESC [`; `isAlt` is true when another escape character came before it.
    case controlSequence(isAlt: Bool)
    /// After `ESC O`.
    case singleShift(isAlt: Bool)
    /// After `ESC [ [`, which the Linux console sends for its first function keys.
    case linuxFunction(isAlt: Bool)
    /// In the raw bytes of a mouse report, so many of them being left.
    case mouse(remaining: Int)
    /// In a character of several bytes.
    case character(isAlt: Bool)
    /// In a string for programs, such as an operating system command, begun by a character.
    case string(introducer: UInt8, length: Int, endsWithEscape: Bool)
    /// In a bracketed paste.
    case paste
  }

  /// Bytes of a string for programs after which it is taken for none.
  static let maximumStringLength = 1 << 16
  /// What Ctrl-C sends.
  private static let interrupt: UInt8 = 0x03

  var state = State.ground
  /// The parameter bytes of the sequence being read.
  var parameters = ControlParameters()
  /// The bytes of the character being read.
  var partialCharacter = UTF8Accumulator()
  /// The paste being read.
  var pasted = PasteAccumulator()
  /// How many timeouts passed in the current state.
  private var flushCount = 0
  /// Characters that were read but not yet emitted, since combining marks may follow.
  private var text = ""
  private var inputs: [TerminalInput] = []

  /// A decoder at the beginning of a stream.
  package init() {}

  /// Whether a sequence has begun that is not complete: more bytes, or ``flush()``, decide what it is.
  package var isPending: Bool { state != .ground }

  /// Whether what has begun is worth a longer wait than an escape sequence, whose first bytes may be a key: a paste, or
  /// a character of several bytes, which is nothing without the others.
  package var mayBeSlow: Bool {
    if case .character = state { return true }
    return isPasting
  }

  /// Whether a bracketed paste has begun that has not ended.
  var isPasting: Bool { state == .paste }

  /// Reads bytes.
  ///
  /// A paste whose end was lost would take every key for pasted text. Ctrl-C ends it when it comes as a key that is
  /// pressed does: after a pause and alone; within a chunk it is pasted. What was pasted until then is kept.
  ///
  /// - Parameters:
  ///   - bytes: what came at once.
  ///   - isAfterPause: whether nothing came for a while before.
  /// - Returns: what they are, together with bytes that were pending.
  /// - Complexity: O(*n*), however the bytes are cut into chunks.
  package mutating func feed(_ bytes: some Collection<UInt8>, isAfterPause: Bool = false) -> [TerminalInput] {
    flushCount = 0
    if isPasting, isAfterPause, bytes.count == 1, bytes.first == Self.interrupt {
      endPaste()
    } else {
      for byte in bytes { step(byte) }
    }
    return takeInputs()
  }

  /// Says that nothing followed for a while, so that what is pending is complete.
  ///
  /// A paste, and a string for programs, may only be slow; it is ended by the second call without bytes in between.
  ///
  /// - Returns: what was pending, such as the escape key.
  package mutating func flush() -> [TerminalInput] {
    flushCount += 1
    switch state {
    case .ground: break
    case .escape(let isDoubled):
      if isDoubled { emit(Key(.escape)) }
      emit(Key(.escape))
      state = .ground
    case .controlSequence(let isAlt):
      if parameters.isEmpty { emitPrefixed("[", isAlt: isAlt) }
      state = .ground
    case .singleShift(let isAlt):
      if parameters.isEmpty { emitPrefixed("O", isAlt: isAlt) }
      state = .ground
    case .linuxFunction, .mouse: state = .ground
    case .character(let isAlt):
      state = .ground
      emit(partialCharacter.abandon(), isAlt: isAlt)
    case .string(let introducer, let length, _):
      if length == 0 {
        state = .ground
        emit(.alt(Character(Unicode.Scalar(introducer))))
      } else if flushCount > 1 {
        state = .ground
      }
    case .paste:
      if flushCount > 1 { endPaste() }
    }
    return takeInputs()
  }

  /// Emits a key.
  mutating func emit(_ key: Key) {
    flushText()
    inputs.append(.key(key))
  }

  /// Emits a pasted text.
  mutating func emit(paste: String) {
    flushText()
    inputs.append(.paste(paste))
  }

  /// Emits a character; control characters, which act on a terminal instead of standing in it, are left out.
  mutating func emit(_ scalar: Unicode.Scalar, isAlt: Bool) {
    guard !(0x7F..<0xA0).contains(scalar.value) else { return }
    if isAlt {
      emit(.alt(Character(scalar)))
    } else {
      text.unicodeScalars.append(scalar)
    }
  }

  /// Emits the beginning of a sequence that turned out to be a key with Alt.
  mutating func emitPrefixed(_ character: Character, isAlt: Bool) {
    if isAlt { emit(Key(.escape)) }
    emit(.alt(character))
  }

  private mutating func flushText() {
    guard !text.isEmpty else { return }
    for character in text { inputs.append(.key(.character(character))) }
    text = ""
  }

  private mutating func takeInputs() -> [TerminalInput] {
    flushText()
    defer { inputs = [] }
    return inputs
  }
}
