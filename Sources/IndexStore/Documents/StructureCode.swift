/// What a place of a record holds, as structures write it.
///
/// The structure of a record lists its names, containers and kinds of values; the values themselves are in the
/// document, which has three parts: the `objectID`, the searched texts, and everything else. So documents of equal
/// structure share its bytes, and the searched texts are read without touching the rest.
///
/// A structure is the code of the `objectID` followed by members up to ``end``. A member is a number whose low
/// ``width`` bits are a code, the others its name's number; an item of a list is the same without a name.
@usableFromInline
package enum StructureCode: UInt8 {
  /// How deep the containers of a record may nest; a reader of JSON stops before.
  package static let deepest = 250

  /// Ends the members of an object or the items of a mixed list.
  case end = 0
  case null
  case `false`
  case `true`
  /// A signed number.
  case integer
  /// A signed number of units; the byte after the code says how many decimals a unit has.
  case decimal
  /// The eight bytes of a double.
  case double
  /// The digits of a number that no other code holds, a length and bytes.
  case literal
  /// A text in pieces.
  case text
  /// A text that is a number's digits, as that number.
  case digits
  /// A text as a length and bytes.
  case plain
  /// A searched text in pieces; the number after the code is its attribute.
  case searchedText
  /// A searched number, as a text in pieces that reads as the number.
  case searchedNumber
  /// A searched number that its text does not tell: the attribute, then the code of the value, which stands with the
  /// rest.
  case searchedOther
  /// Members up to ``end``.
  case object
  /// Items of equal structure; how many is the first number of the rest.
  case list
  /// Items of equal structure with searched texts; how many is the first number of the searched texts.
  case searchedList
  /// Items up to ``end``.
  case mixedList

  /// How many bits of a member's number are its code.
  @inlinable package static var width: UInt64 { 5 }
  @inlinable package static var mask: UInt64 { 1 << width - 1 }

  /// Whether it is a string or a number that is not searched.
  var isUnsearchedLeaf: Bool {
    switch self {
    case .integer, .decimal, .double, .literal, .text, .digits, .plain: true
    case .end, .null, .false, .true, .searchedText, .searchedNumber, .searchedOther, .object, .list, .searchedList,
      .mixedList:
      false
    }
  }

  /// The code in a member's number; a forged one is ``end``.
  @inline(__always)
  package init(of member: UInt64) {
    self = StructureCode(rawValue: UInt8(truncatingIfNeeded: member & Self.mask)) ?? .end
  }
}

/// The codes that texts in documents are made of.
@usableFromInline
package enum TextCode {
  /// Ends a text.
  @inlinable package static var end: UInt64 { 0 }
  /// A length and bytes that are no piece; they stand like a separator, without spaces around them.
  @inlinable package static var literal: UInt64 { 1 }
  /// The code of the piece with the number 0.
  @inlinable package static var firstPiece: UInt64 { 2 }
  /// The number of a piece that is written as a literal where it occurs.
  @inlinable package static var literalPiece: UInt32 { .max }

  /// Whether the space between two words is written where one of them begins so: ideographs and kana stand close.
  @inline(__always)
  @inlinable
  package static func standsClose(_ word: UnsafeRawPointer, count: Int) -> Bool {
    guard count >= 3 else { return false }
    let first = word.load(as: UInt8.self)
    guard first >= 0xE3 else { return false }
    let second = word.load(fromByteOffset: 1, as: UInt8.self)
    switch first {
    // U+3005–U+3007, U+3040–U+30FF, U+31F0–U+31FF, and U+3400 on.
    case 0xE3: return second >= 0x81 || second == 0x80 && word.load(fromByteOffset: 2, as: UInt8.self) >= 0x85
    case 0xE4...0xE9: return true
    case 0xEF: return second >= 0xA4 && second <= 0xAB || second >= 0xBD && second <= 0xBE
    case 0xF0: return second >= 0xA0
    default: return false
    }
  }
}
