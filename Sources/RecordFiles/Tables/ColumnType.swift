import SearchModel

/// What the cells of a column are.
package enum ColumnType: String, Sendable, CaseIterable {
  case number
  case date
  case boolean
  /// Lists and objects, as JSON.
  case json
  case string

  /// What stands for a missing value in columns of anything but texts.
  static let usualMissingWords: ExactSet = [
    "NA", "N/A", "n/a", "#N/A", "NaN", "NULL", "null", "None", "\\N", "-",
  ]

  private static let longestMissingWord = 4

  /// The value of a cell of a column of booleans: in small letters, or as Python and spreadsheets write them.
  static func boolean(_ cell: String) -> JSON? {
    switch cell {
    case "true", "True", "TRUE": true
    case "false", "False", "FALSE": false
    default: nil
    }
  }

  /// Whether a cell means, in columns of anything but texts, that there is no value: a usual word, with or without
  /// spaces around it, or nothing but spaces.
  static func isUsuallyMissing(_ cell: String) -> Bool {
    if let inside = withoutSpaces(cell) { return inside.isEmpty || isUsuallyMissing(inside) }
    // Nearly all cells are longer than the words, and need not be looked up.
    return cell.utf8.count <= longestMissingWord && usualMissingWords.contains(cell)
  }

  /// Whether a cell is one of some words, with or without spaces around it.
  static func isMissing(_ cell: String, _ words: ExactSet) -> Bool {
    guard !words.isEmpty else { return false }
    return words.contains(cell) || withoutSpaces(cell).map(words.contains) ?? false
  }

  /// What is between the spaces around a cell; nil for a cell without any.
  private static func withoutSpaces(_ cell: String) -> String? {
    func isSpace(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard isSpace(cell.utf8.first) || isSpace(cell.utf8.last) else { return nil }
    let rest = cell.utf8.drop(while: isSpace)
    return rest.lastIndex { !isSpace($0) }.map { String(cell[rest.startIndex...$0]) } ?? ""
  }

  /// The value of a cell of a column that is declared to hold booleans, as other programs write them, too.
  static func declaredBoolean(_ cell: String) -> JSON? {
    switch cell.lowercased() {
    case "true", "1": true
    case "false", "0": false
    default: nil
    }
  }

  static func json(_ cell: String) -> JSON? {
    guard let first = cell.utf8.first, first == UInt8(ascii: "[") || first == UInt8(ascii: "{") else { return nil }
    return try? JSON(parsing: Array(cell.utf8))
  }
}

/// How the cells of a column become values.
struct ColumnConversion {
  let type: ColumnType
  /// Whether the type is declared, so that codes are numbers where it says so.
  let isDeclared: Bool
  /// The words that mean a missing value; nil for the usual ones.
  let missingWords: ExactSet?

  /// Every cell is a text.
  static let text = ColumnConversion(type: .string, isDeclared: true, missingWords: [])

  /// The value of a cell; nil where it says that there is none, or is not of the type.
  func value(of cell: String) -> JSON? {
    if cell.isEmpty { return nil }
    // What a spec lists is missing whatever it looks like: `-999` among numbers, `false` among booleans.
    if let missingWords, ColumnType.isMissing(cell, missingWords) { return nil }
    switch type {
    case .string: return .string(cell)
    case .number:
      if isDeclared { return isUsuallyMissing(cell) ? nil : TableNumber.declaredValue(of: cell) }
      return if case .value(let number) = TableNumber(cell) { number } else { nil }
    case .date: return isUsuallyMissing(cell) ? nil : .string(cell)
    case .boolean: return isDeclared ? ColumnType.declaredBoolean(cell) : ColumnType.boolean(cell)
    case .json: return ColumnType.json(cell)
    }
  }

  private func isUsuallyMissing(_ cell: String) -> Bool { missingWords == nil && ColumnType.isUsuallyMissing(cell) }
}
