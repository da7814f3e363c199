/// Dates as tables write them: `2024-05-01`, `2024/5/1`, `01.05.2024`, `5/1/24`, with or without a time after them.
enum TableDate {
  /// Whether a cell is a date by its shape.
  static func isDate(_ cell: String) -> Bool {
    var rest = cell.utf8[...]
    func digitCount() -> Int {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      rest = rest[digits.endIndex...]
      return digits.count
    }
    func separator() -> UInt8? {
      guard let byte = rest.first, byte == 0x2D || byte == 0x2F || byte == 0x2E else { return nil }
      rest = rest.dropFirst()
      return byte
    }
    let first = digitCount()
    guard let separator = separator() else { return false }
    let second = digitCount()
    guard let next = rest.first, next == separator else { return false }
    rest = rest.dropFirst()
    let third = digitCount()
    let isYearFirst = first == 4 && (1...2).contains(second) && (1...2).contains(third)
    let isYearLast = (1...2).contains(first) && (1...2).contains(second) && (third == 4 || third == 2)
    guard isYearFirst || isYearLast && separator != 0x2D else { return false }
    guard let mark = rest.first else { return true }
    guard mark == 0x54 || mark == 0x20 else { return false }
    let time = rest.dropFirst().prefix { (0x30...0x39).contains($0) }
    return (1...2).contains(time.count) && rest.dropFirst(1 + time.count).first == 0x3A
  }
}
