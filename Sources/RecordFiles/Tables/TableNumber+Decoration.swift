// Numbers as people write them for people.
extension TableNumber {
  /// The most letters of a unit: `kWh`, `EUR`.
  private static let mostLetters = 3

  /// Whether a cell is a number but for a sign of a currency, a per cent sign, a unit behind a space, or spaces between
  /// its digits: `$10.50`, `10 EUR`, `15%`, `1 000`.
  static func isDecorated(_ cell: String) -> Bool {
    guard mayBeDecorated(cell) else { return false }
    // A minus may stand in front of all.
    let cell = cell.hasPrefix("-") ? cell.dropFirst() : cell[...]
    guard cell.utf8.count <= 40, let first = cell.firstIndex(where: isOfNumber),
      let last = cell.lastIndex(where: isOfNumber)
    else { return false }
    let digits = cell[first...last].filter { !isSpace($0) && $0 != "," }
    return isDecoration(cell[..<first].reversed()) && isDecoration(cell[cell.index(after: last)...])
      && kind(of: String(digits)) == .number
  }

  /// Whether a cell has digits, few letters, and signs that stand beside or in numbers only, which nearly all texts do
  /// not.
  private static func mayBeDecorated(_ cell: String) -> Bool {
    var (letters, digits) = (0, 0)
    for byte in cell.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
        letters += 1
        if letters > 2 * mostLetters { return false }
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        if digits > 0 { return false }
      case UInt8(ascii: " "), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: ","), UInt8(ascii: "."), 0x80...:
        continue
      default: return false
      }
    }
    return digits > 0
  }

  /// Whether signs beside a number, from the number on, are a sign, or a unit behind a space; or nothing.
  private static func isDecoration(_ signs: some Sequence<Character>) -> Bool {
    let signs = Array(signs)
    let rest = signs.drop(while: isSpace)
    if rest.count == 1, let sign = rest.first, isSign(sign) { return true }
    guard !rest.isEmpty else { return true }
    return rest.count < signs.count && rest.count <= mostLetters && rest.allSatisfy(\.isLetter)
  }

  private static func isSign(_ character: Character) -> Bool {
    character == "%" || character.isCurrencySymbol
  }

  private static func isSpace(_ character: Character) -> Bool {
    // Spaces of several widths, of which none breaks a line, stand between thousands.
    [" ", "\u{A0}", "\u{2009}", "\u{202F}"].contains(character)
  }

  private static func isOfNumber(_ character: Character) -> Bool {
    character.isASCII && (character.isNumber || character == "-" || character == "+" || character == ".")
  }
}
