import IndexSettings

/// The classes of characters, looked up once each.
struct StretchClasses: ~Copyable {
  private let tokenizer: Tokenizer
  private let placeholderScalars: Set<Unicode.Scalar>
  /// The classes of the first 65,536 scalars, 256 a page, and which pages are filled in.
  private let table: UnsafeMutablePointer<StretchClass>
  private var hasPage: [Bool] = Array(repeating: false, count: 256)

  init(_ tokenizer: Tokenizer) {
    self.tokenizer = tokenizer
    placeholderScalars = tokenizer.placeholderScalars
    table = .allocate(capacity: 0x1_0000)
    fill(0)
  }

  deinit {
    table.deallocate()
  }

  /// The class of a scalar.
  @inline(__always)
  mutating func of(_ scalar: UInt32) -> StretchClass {
    guard scalar < 0x1_0000 else { return computed(scalar) }
    if !hasPage[Int(scalar >> 8)] { fill(Int(scalar >> 8)) }
    return table[Int(scalar)]
  }

  /// Whether a byte is a letter or digit of ASCII, not a part of another character.
  @inline(__always)
  func isASCIIWord(_ byte: UInt8) -> Bool {
    guard byte < 0x80 else { return false }
    let kind = table[Int(byte)]
    return kind == .letter || kind == .digit
  }

  @inline(never)
  private mutating func fill(_ page: Int) {
    for value in page << 8..<(page + 1) << 8 { table[value] = computed(UInt32(value)) }
    hasPage[page] = true
  }

  @inline(never)
  private func computed(_ value: UInt32) -> StretchClass {
    guard let scalar = Unicode.Scalar(value) else { return .separator }
    return tokenizer.stretchClass(of: scalar, placeholderScalars: placeholderScalars)
  }
}
