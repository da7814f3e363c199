import Terminal
import TerminalText

/// A terminal as far as painters use one: it makes rows of cells of the bytes that it gets.
struct TerminalEmulator {
  /// How many columns a terminal takes for clusters about which terminals disagree.
  enum Widths: CaseIterable {
    /// As many as we expect.
    case expected
    /// As many as its scalars take one by one, and two for every emoji.
    case summed
    /// One.
    case one
    /// None: it shows nothing.
    case none
  }

  struct Place: Equatable {
    var text = " "
    var parameters: Set<Int> = []
  }

  let size: TerminalSize
  /// The width of clusters that are not a letter of one scalar.
  var widths = Widths.expected
  /// Whether it never stops wrapping lines.
  var alwaysWraps = false

  private(set) var rows: [[Place]]
  private(set) var row = 0
  private(set) var column = 0
  private(set) var isCursorShown = true
  private(set) var isAlternate = false
  private(set) var modes: Set<Int> = [7]
  /// How often everything moved up by a row.
  private(set) var scrollCount = 0
  /// Sequences that it does not know.
  private(set) var unknown: [String] = []
  private var hasPendingWrap = false
  private var parameters: Set<Int> = []
  private var saved: (Int, Int) = (0, 0)
  private var main: [[Place]] = []

  init(columns: Int, rows: Int) {
    size = TerminalSize(columns: columns, rows: rows)
    self.rows = Array(repeating: Array(repeating: Place(), count: columns), count: rows)
  }

  mutating func receive(_ bytes: [UInt8]) {
    var scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\u{1B}": receiveEscape(&scalars)
      case "\r":
        column = 0
        hasPendingWrap = false
      case "\n": lineFeed()
      default:
        var cluster = String(scalar)
        while let next = scalars.first, next.value >= 0x20, (cluster + String(next)).count == 1 {
          cluster.unicodeScalars.append(next)
          scalars.removeFirst()
        }
        put(cluster)
      }
    }
  }

  private mutating func receiveEscape(_ scalars: inout Substring.UnicodeScalarView) {
    guard let kind = scalars.popFirst() else { return }
    switch kind {
    case "7": saved = (row, column)
    case "8":
      (row, column) = saved
      hasPendingWrap = false
    case "[":
      var text = ""
      while let next = scalars.popFirst() {
        if ("@"..."~").contains(next) {
          control(text, next)
          return
        }
        text.unicodeScalars.append(next)
      }
    default: unknown.append(String(kind))
    }
  }

  private mutating func control(_ text: String, _ final: Unicode.Scalar) {
    let numbers = text.drop { $0 == "?" }.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let first = max(numbers.first ?? 0, 1)
    if final != "m", final != "h", final != "l" { hasPendingWrap = false }
    switch final {
    case "A": row = max(row - first, 0)
    case "B": row = min(row + first, size.rows - 1)
    case "C": column = min(column + first, size.columns - 1)
    case "D": column = max(column - first, 0)
    case "G": column = min(first, size.columns) - 1
    case "H":
      row = min(first, size.rows) - 1
      column = min(max(numbers.count > 1 ? numbers[1] : 1, 1), size.columns) - 1
    case "J":
      let isWhole = numbers.first == 2
      for line in (isWhole ? 0 : row + 1)..<size.rows { clear(line, from: 0) }
      if !isWhole { clear(row, from: column) }
    case "K": clear(row, from: column)
    case "m": for number in numbers { setParameter(number) }
    case "h" where text.first == "?": setMode(first, true)
    case "l" where text.first == "?": setMode(first, false)
    default: unknown.append(text + String(final))
    }
  }

  private mutating func setParameter(_ number: Int) {
    if number == 0 { parameters = [] }
    guard number > 0 else { return }
    if number >= 30 { parameters = parameters.filter { $0 < 30 } }
    parameters.insert(number)
  }

  private mutating func setMode(_ mode: Int, _ isSet: Bool) {
    switch mode {
    case 25: isCursorShown = isSet
    case 1049 where isSet != isAlternate:
      isAlternate = isSet
      if isSet {
        saved = (row, column)
        main = rows
        for line in rows.indices { clear(line, from: 0) }
      } else {
        rows = main
        (row, column) = saved
      }
    case 7, 2004, 2026: if isSet { modes.insert(mode) } else { modes.remove(mode) }
    default: unknown.append("?\(mode)")
    }
  }

  private mutating func clear(_ line: Int, from start: Int) {
    for index in start..<size.columns { rows[line][index] = Place(text: " ", parameters: parameters) }
  }

  private mutating func lineFeed() {
    hasPendingWrap = false
    guard row + 1 == size.rows else {
      row += 1
      return
    }
    scrollCount += 1
    rows.removeFirst()
    rows.append(Array(repeating: Place(), count: size.columns))
  }

  private func width(_ cluster: String) -> Int {
    let expected = cluster.displayWidth
    guard let scalar = cluster.unicodeScalars.first, !scalar.isASCII || cluster.unicodeScalars.count > 1 else {
      return 1
    }
    let isLetter = cluster.unicodeScalars.count == 1 && !scalar.properties.isEmoji
    if isLetter { return expected }
    switch widths {
    case .expected: return expected
    case .summed: return scalar.properties.isEmoji ? 2 : expected
    case .one: return 1
    case .none: return 0
    }
  }

  private mutating func put(_ cluster: String) {
    if widths == .summed, cluster.unicodeScalars.count > 1 {
      for scalar in cluster.unicodeScalars where String(scalar).displayWidth > 0 { put(String(scalar)) }
      return
    }
    let width = width(cluster)
    let wraps = alwaysWraps || modes.contains(7)
    guard width > 0, wraps || column + width <= size.columns else { return }
    if hasPendingWrap || column + width > size.columns, wraps {
      column = 0
      lineFeed()
    }
    // A part of a wide cluster does not stay.
    var first = column
    while first > 0, rows[row][first].text.isEmpty { first -= 1 }
    for index in first..<column { rows[row][index].text = " " }
    let next = column + width
    for index in next..<max(size.columns, next) {
      guard rows[row][index].text.isEmpty else { break }
      rows[row][index].text = " "
    }
    rows[row][column] = Place(text: cluster, parameters: parameters)
    for index in column + 1..<max(next, column + 1) { rows[row][index] = Place(text: "", parameters: parameters) }
    hasPendingWrap = next >= size.columns && wraps
    column = min(next, size.columns - 1)
  }
}
