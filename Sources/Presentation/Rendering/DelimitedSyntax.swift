import SearchModel

/// How the cells of a table in plain text are kept apart.
enum DelimitedSyntax: Sendable {
  /// Commas; cells that need it stand in quotes (RFC 4180).
  case csv
  /// Tabs; tabs, line ends and backslashes inside cells are escaped, and a cell that begins with a quote stands in
  /// quotes: readers of tables take a quote there for the beginning of a quoted cell, and read on over lines to its
  /// end.
  case tsv

  /// One row with its line end.
  ///
  /// - Parameters:
  ///   - cells: The values of the row.
  ///   - isSpreadsheetSafe: Whether strings that a spreadsheet would calculate are marked as text.
  func row(_ cells: [DelimitedCell], isSpreadsheetSafe: Bool) -> String {
    let texts = cells.map { cell in
      encode(isSpreadsheetSafe && cell.looksLikeFormula ? "'" + cell.text : cell.text)
    }
    return texts.joined(separator: self == .csv ? "," : "\t") + "\n"
  }

  private func encode(_ text: String) -> String {
    switch self {
    case .csv:
      let needsQuotes = text.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
      return needsQuotes ? quoted(text) : text
    case .tsv:
      let text = text.utf8.first == 0x22 ? quoted(text) : text
      guard text.utf8.contains(where: { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D || $0 == 0x5C }) else { return text }
      return replacing(in: text) { scalar in
        switch scalar {
        case "\t": "\\t"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\\": "\\\\"
        default: nil
        }
      }
    }
  }

  private func quoted(_ text: String) -> String {
    "\"" + replacing(in: text) { $0 == "\"" ? "\"\"" : nil } + "\""
  }

  private func replacing(in text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let escape = replacement(scalar) { result += escape } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}

/// A value in a row.
struct DelimitedCell: Sendable {
  /// The value, not yet quoted.
  var text: String
  /// Whether it is text, not a number, a boolean or JSON.
  var isString: Bool

  /// The cell of a text.
  init(_ text: String) {
    self.text = text
    isString = true
  }

  /// The cell of a number.
  init(_ number: Int) {
    text = String(number)
    isString = false
  }

  /// The cell of a JSON value: a string as it is, lists and objects as compact JSON, nothing for what is missing.
  init(_ value: JSON?) {
    text = value.flatMap { $0.isNullOrNotFinite ? nil : $0.scalarText ?? $0.text() } ?? ""
    isString = value?.stringValue != nil
  }

  /// An empty cell.
  static let empty = DelimitedCell("")

  /// What OWASP's page on CSV injection lists: the signs that begin formulas, their full-width forms, which some
  /// spreadsheets take for them, and what is skipped before one.
  private static let formulaSigns: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\r", "\n",
  ]

  /// Whether a spreadsheet would not take the cell as the text or the number that it is.
  var looksLikeFormula: Bool {
    guard isString, let first = text.unicodeScalars.first else { return false }
    return Self.formulaSigns.contains(first) && !isPlainNumber
  }

  /// Whether the text is a number and nothing else: `-1.5`, `+3`, `-.5`, `+1e5`. Columns of query files are texts
  /// throughout, numbers among them.
  private var isPlainNumber: Bool {
    var rest = text.utf8[...]
    func skipSign() {
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    }
    func skipDigits() -> Bool {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest.removeFirst(digits.count)
      return !digits.isEmpty
    }
    skipSign()
    var hasDigits = skipDigits()
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      hasDigits = skipDigits() || hasDigits
    }
    guard hasDigits else { return false }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      skipSign()
      guard skipDigits() else { return false }
    }
    return rest.isEmpty
  }
}

extension JSON {
  /// Whether there is nothing to show: null, or a number that is infinite or not a number.
  var isNullOrNotFinite: Bool {
    switch self {
    case .null: true
    case .double(let number): !number.isFinite
    default: false
    }
  }
}
