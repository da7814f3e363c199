// Numbers as people write them for people.
extension TableNumber {
  /// The most letters of a unit behind a space: `kWh`, `EUR`.
  private static let mostLetters = 3
  /// The units that stand right behind a number, and are no part of a code there.
  private static let closeUnits: Set<String> = [
    "kg", "mg", "km", "cm", "mm", "ml", "kB", "KB", "MB", "GB", "TB", "Hz", "kHz", "MHz", "GHz", "kW", "kWh", "MW",
    "ms",
    "min", "°", "°C", "°F",
  ]
  /// What stands behind a space and makes a time of a number.
  private static let halvesOfDay: Set<String> = ["AM", "PM", "am", "pm"]

  /// Whether a cell is a number but for a sign of a currency, a per cent sign, a unit, or signs between its thousands:
  /// `$10.50`, `10 EUR`, `15%`, `1 000`, `1'000`.
  static func isDecorated(_ cell: String) -> Bool {
    guard mayBeDecorated(cell) else { return false }
    // A minus may stand in front of all.
    let cell = cell.hasPrefix("-") ? cell.dropFirst() : cell[...]
    guard cell.utf8.count <= 40, let first = cell.firstIndex(where: isOfNumber),
      let last = cell.lastIndex(where: isOfNumber)
    else { return false }
    return isBefore(cell[..<first]) && isAfter(cell[cell.index(after: last)...]) && isInGroups(cell[first...last])
  }

  /// Whether a cell is a number with a comma for its point, or with commas between its thousands.
  static func hasCommas(_ cell: String) -> Bool {
    let parts = cell.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count > 1, kind(of: parts.joined()) != nil else { return false }
    return parts.count == 2 || isInGroups(cell[...])
  }

  /// Whether a number with a comma has it in front of decimals: `99,90`, `1.234,50`, but not `1,000`.
  static func hasDecimalComma(_ cell: String) -> Bool {
    let parts = cell.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[1].filter(\.isNumber).count != 3
  }

  /// Whether a number may be one of thousands with a point between them: `1.000`, but not `0.125`.
  static func mayHaveThousands(_ cell: String) -> Bool {
    let parts = cell.filter { $0 != " " && $0 != "+" && $0 != "-" }.split(
      separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && (1...3).contains(parts[0].count) && parts[0].first != "0" && parts[1].count == 3
      && parts.joined().allSatisfy(\.isNumber)
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
      case UInt8(ascii: " "), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: ","), UInt8(ascii: "."),
        UInt8(ascii: "'"), 0x80...:
        continue
      default: return false
      }
    }
    return digits > 0
  }

  /// Whether the signs before a number are the sign of a currency, as in `R$ 5`, or its code, as in `USD 5`; or
  /// nothing.
  private static func isBefore(_ signs: Substring) -> Bool {
    guard let sign = signs.last(where: { !isSpace($0) }) else { return true }
    if sign.isCurrencySymbol { return signs.filter { !isSpace($0) }.dropLast().count { $0.isLetter } <= 2 }
    return signs.count == 4 && signs.last.map(isSpace) == true && signs.dropLast().allSatisfy(\.isUppercase)
  }

  /// Whether the signs after a number are a sign or a unit; or nothing.
  private static func isAfter(_ signs: Substring) -> Bool {
    let rest = signs.drop(while: isSpace)
    guard let sign = rest.first else { return true }
    if rest.count == 1, sign == "%" || sign.isCurrencySymbol { return true }
    if closeUnits.contains(String(rest)) { return true }
    return rest.count < signs.count && rest.count <= mostLetters && rest.allSatisfy(\.isLetter)
      && !halvesOfDay.contains(String(rest))
  }

  /// Whether digits are one number, or thousands with the same sign between them: `1 000`, `12,345,678.90`.
  private static func isInGroups(_ digits: Substring) -> Bool {
    guard let sign = digits.first(where: { isSpace($0) || [",", "'", "’"].contains($0) }) else {
      return kind(of: String(digits)) == .number
    }
    let groups = digits.split(separator: sign, omittingEmptySubsequences: false)
    guard let first = groups.first, (1...3).contains(first.count { $0.isNumber }) else { return false }
    let isWhole = groups.dropFirst().dropLast().allSatisfy { $0.count == 3 }
    guard isWhole, let last = groups.last, last.prefix(while: \.isNumber).count == 3 else { return false }
    return kind(of: groups.joined()) == .number
  }

  private static func isSpace(_ character: Character) -> Bool {
    // Spaces of several widths, of which none breaks a line, stand between thousands.
    [" ", "\u{A0}", "\u{2009}", "\u{202F}"].contains(character)
  }

  private static func isOfNumber(_ character: Character) -> Bool {
    character.isASCII && (character.isNumber || character == "-" || character == "+" || character == ".")
  }
}
