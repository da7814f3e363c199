/// Dates as tables write them: `2024-05-01`, `2024/5/1`, `01.05.2024`, `5/1/24`, with or without a time after them.
enum TableDate {
  /// Whether a cell is a date by its shape.
  static func isDate(_ cell: String) -> Bool {
    var rest = cell.utf8[...]
    func number() -> (digits: Int, value: Int) {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      rest = rest[digits.endIndex...]
      return (digits.count, digits.prefix(4).reduce(0) { $0 * 10 + Int($1 - 0x30) })
    }
    func separator() -> UInt8? {
      guard let byte = rest.first, byte == 0x2D || byte == 0x2F || byte == 0x2E else { return nil }
      rest = rest.dropFirst()
      return byte
    }
    let first = number()
    guard let separator = separator() else { return false }
    let second = number()
    guard let next = rest.first, next == separator else { return false }
    rest = rest.dropFirst()
    let third = number()
    func isUpTo(_ limit: Int, _ part: (digits: Int, value: Int)) -> Bool {
      (1...2).contains(part.digits) && (1...limit).contains(part.value)
    }
    let isYearFirst = first.digits == 4 && isUpTo(12, second) && isUpTo(31, third)
    // Some write the day first, others the month.
    let isDayAndMonth = isUpTo(31, first) && isUpTo(12, second) || isUpTo(12, first) && isUpTo(31, second)
    let isYearLast = isDayAndMonth && (third.digits == 4 || third.digits == 2)
    guard isYearFirst || isYearLast && separator != 0x2D else { return false }
    guard let mark = rest.first else { return true }
    guard mark == 0x54 || mark == 0x20 else { return false }
    let time = rest.dropFirst().prefix { (0x30...0x39).contains($0) }
    return (1...2).contains(time.count) && rest.dropFirst(1 + time.count).first == 0x3A
  }
}
