/// What a character is to the cutting of texts into stretches.
///
/// A stretch is a part of a text that the tokeniser reads by itself as it reads it where it stands, so that equal
/// stretches have equal tokens. The rules, which follow those of the ``Tokenizer``:
///
/// - A ``separator`` ends a stretch and belongs to none; so does a ``joiner`` without a letter before it and a letter
///   or digit after it.
/// - An ``ideograph`` with its marks is a stretch, and so is an ``indexedSeparator``.
/// - A ``selector`` may make a picture of a separator, which then begins a stretch.
/// - What follows a ``zeroWidthJoiner`` belongs to the stretch, whatever it is.
package enum StretchClass: UInt8 {
  case separator
  /// A part of a word to which a joiner may tie the next one.
  case letter
  /// A part of a word.
  case digit
  /// A part of the character before it.
  case mark
  case ideograph
  /// One of ``Tokenizer/joiners``.
  case joiner
  case indexedSeparator
  /// A picture, or another character beside which no stretch ends.
  case unbreakable
  /// Changes the character before it into a picture, or a picture into another one.
  case selector
  case zeroWidthJoiner
}

extension Tokenizer {
  /// Whether it treats no character specially.
  package var isPlain: Bool { normalizer.isPlain && indexedSeparators.isEmpty && placeholders.isEmpty }

  /// The characters of placeholders, beside which no stretch ends.
  package var placeholderScalars: Set<Unicode.Scalar> { Set(placeholders.joined()) }

  /// What a scalar is to the cutting into stretches.
  ///
  /// - Parameter placeholderScalars: ``placeholderScalars``, made once.
  package func stretchClass(of scalar: Unicode.Scalar, placeholderScalars: Set<Unicode.Scalar>) -> StretchClass {
    if scalar.value == 0x200D { return .zeroWidthJoiner }
    if scalar.value == 0xFE0F || CharacterClass.isTag(scalar) { return .selector }
    if placeholderScalars.contains(scalar) { return .unbreakable }
    let kind = CharacterClass(scalar)
    if indexedSeparators.contains(scalar) { return kind == .separator ? .indexedSeparator : .unbreakable }
    switch kind {
    case .emoji: return .unbreakable
    case .ideograph: return .ideograph
    case .mark: return .mark
    case .word: return scalar.properties.isAlphabetic ? .letter : .digit
    case .separator: return Self.joiners.contains(scalar) ? .joiner : .separator
    }
  }
}
