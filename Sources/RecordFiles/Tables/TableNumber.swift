import SearchModel

/// A number as tables write it: `7`, `-0.5`, `10.50`, `+5`, `.5`, `1e+05`, with spaces around it.
enum TableNumber: Hashable {
  /// A number. Where its own text says more than the number, such as `10.50`, the text is kept.
  case value(JSON)
  /// Digits that are a name rather than an amount: with a leading zero, as long as a telephone number with its sign, or
  /// with an exponent that no program writes (`20417E88`).
  case code

  /// Whether a cell is a number or a code of digits.
  enum Kind {
    case number, code
  }

  /// Reads a cell; nil when it is no number.
  init?(_ cell: String) {
    guard let scan = NumberScan(cell) else { return nil }
    if scan.isCode {
      self = .code
    } else if scan.isPlain {
      guard let value = scan.value(of: cell) else { return nil }
      self = .value(value)
    } else {
      let digits = Self.plain(cell)
      guard let value = NumberScan(digits)?.value(of: digits) else { return nil }
      self = .value(value)
    }
  }

  /// The value of a cell of a column that is declared to hold numbers, codes among them; nil when it is none.
  static func declaredValue(of cell: String) -> JSON? {
    switch TableNumber(cell) {
    case .value(let number): return number
    case nil: return nil
    case .code:
      let digits = withoutLeadingZeros(plain(cell))
      return NumberScan(digits)?.value(of: digits)
    }
  }

  private static func withoutLeadingZeros(_ digits: String) -> String {
    let sign = digits.prefix { $0 == "-" }
    let rest = digits.dropFirst(sign.count)
    let amount = rest.drop { $0 == "0" }
    return String(sign) + (amount.first?.isNumber == true ? "" : "0") + amount
  }

  /// What a cell is, without its value; nil when it is neither a number nor a code.
  static func kind(of cell: String) -> Kind? {
    guard let scan = NumberScan(cell) else { return nil }
    if scan.isCode { return .code }
    if scan.isSurelyFinite { return .number }
    return TableNumber(cell) == nil ? nil : .number
  }

  /// A number as JSON writes it: without spaces around it, without a plus, with digits on both sides of its point.
  private static func plain(_ cell: String) -> String {
    var digits = cell.filter { $0 != " " && $0 != "\t" }
    if digits.hasPrefix("+") { digits.removeFirst() }
    guard let point = digits.firstIndex(of: ".") else { return digits }
    let after = digits.index(after: point)
    if after == digits.endIndex || !digits[after].isNumber { digits.insert("0", at: after) }
    if point == digits.startIndex || !digits[digits.index(before: point)].isNumber { digits.insert("0", at: point) }
    return digits
  }
}
