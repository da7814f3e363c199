import IndexSettings

/// What characters are to the cutting of texts, looked up once each.
struct ScalarClasses: ~Copyable {
  /// A character that is part of a word and a letter, to which a joiner may tie the next word.
  static let letter: UInt8 = 1
  /// A character that is part of a word.
  static let digit: UInt8 = 2
  static let mark: UInt8 = 3
  static let ideograph: UInt8 = 4
  /// One of ``Tokenizer/joiners``.
  static let joiner: UInt8 = 5
  /// A separator that is indexed, a word of its own.
  static let own: UInt8 = 6
  /// A character whose words only the tokeniser tells.
  static let special: UInt8 = 7
  /// A byte that is a part of a character; only ``bytes`` has it.
  static let partial: UInt8 = 8
  static let separator: UInt8 = 0
  /// Added to what may begin a placeholder of synonyms.
  static let placeholderStart: UInt8 = 0x80

  private let indexedSeparators: Set<Unicode.Scalar>
  private let placeholderStarts: Set<Unicode.Scalar>
  /// The classes of the first 65,536 scalars, 256 a page, and which pages are filled in.
  private let table: UnsafeMutablePointer<UInt8>
  private var hasPage: [Bool] = Array(repeating: false, count: 256)
  /// The classes of ASCII characters, and ``partial`` for all other bytes.
  let bytes: UnsafePointer<UInt8>

  init(_ tokenizer: Tokenizer) {
    indexedSeparators = tokenizer.indexedSeparators
    placeholderStarts = Set(tokenizer.placeholders.compactMap(\.first))
    table = .allocate(capacity: 0x1_0000)
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    self.bytes = UnsafePointer(bytes)
    bytes.initialize(repeating: Self.partial, count: 256)
    for value in UInt8(0)..<0x80 { bytes[Int(value)] = computed(Unicode.Scalar(value)) }
  }

  deinit {
    table.deallocate()
    bytes.deallocate()
  }

  /// The class of a scalar.
  @inline(__always)
  mutating func of(_ scalar: UInt32) -> UInt8 {
    guard scalar < 0x1_0000 else { return rare(scalar) }
    if !hasPage[Int(scalar >> 8)] { fill(Int(scalar >> 8)) }
    return table[Int(scalar)]
  }

  @inline(never)
  private mutating func fill(_ page: Int) {
    for value in page << 8..<(page + 1) << 8 {
      if let scalar = Unicode.Scalar(UInt32(value)) {
        table[value] = computed(scalar)
      } else {
        table[value] = Self.separator
      }
    }
    hasPage[page] = true
  }

  @inline(never)
  private func rare(_ scalar: UInt32) -> UInt8 {
    guard let scalar = Unicode.Scalar(scalar) else { return Self.separator }
    return computed(scalar)
  }

  private func computed(_ scalar: Unicode.Scalar) -> UInt8 {
    kind(of: scalar) | (placeholderStarts.contains(scalar) ? Self.placeholderStart : 0)
  }

  private func kind(of scalar: Unicode.Scalar) -> UInt8 {
    // What changes the character before it, wherever that is.
    if scalar.value == 0xFE0F || (0xE_0020...0xE_007F).contains(scalar.value) { return Self.special }
    if indexedSeparators.contains(scalar) { return Self.own }
    switch CharacterClass(scalar) {
    case .emoji: return Self.special
    case .ideograph: return Self.ideograph
    case .mark: return Self.mark
    case .word: return scalar.properties.isAlphabetic ? Self.letter : Self.digit
    case .separator: return Tokenizer.joiners.contains(scalar) ? Self.joiner : Self.separator
    }
  }
}
