import SearchModel

/// What the cells of a column are.
enum ColumnType: Hashable, CaseIterable {
  case number
  case boolean
  case structure
  case text

  /// The value of a cell that is not empty and of this type; its text if it is not.
  func value(of cell: String) -> JSON {
    read(cell) ?? .string(cell)
  }

  /// The value of a cell, nil when it is of another type.
  func read(_ cell: String) -> JSON? {
    switch self {
    case .number: Self.number(cell)
    case .boolean: cell == "true" ? .bool(true) : cell == "false" ? .bool(false) : nil
    case .structure: Self.structure(cell)
    case .text: .string(cell)
    }
  }

  /// A number that would be printed as it is written: no plus sign, no needless zeros but at the end of decimals,
  /// nothing rounded.
  private static func number(_ text: String) -> JSON? {
    let magnitude = text.utf8.drop { $0 == UInt8(ascii: "-") }
    guard let first = magnitude.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return nil }
    if let value = Int(text) {
      let isCanonical = first != UInt8(ascii: "0") || text == "0"
      return isCanonical ? .integer(value) : nil
    }
    guard let value = Double(text), value.isFinite, value.description == shortened(text) else { return nil }
    return .double(value)
  }

  /// How many decimals the text of a number has, nil when it has no point.
  static func decimalCount(_ text: String) -> Int? {
    text.utf8.lastIndex(of: UInt8(ascii: ".")).map { text.utf8.distance(from: $0, to: text.utf8.endIndex) - 1 }
  }

  /// The text of a number without trailing zeros after its decimal point; one decimal is left.
  private static func shortened(_ text: String) -> String {
    guard let count = decimalCount(text), count > 1, text.hasSuffix("0") else { return text }
    let zeros = text.utf8.suffix(count - 1).reversed().prefix { $0 == UInt8(ascii: "0") }.count
    return String(text.dropLast(zeros))
  }

  private static func structure(_ text: String) -> JSON? {
    guard let first = text.utf8.first, first == UInt8(ascii: "[") || first == UInt8(ascii: "{") else { return nil }
    return try? JSON(parsing: Array(text.utf8))
  }
}

/// The types of the columns of all tables of an index, by their names.
///
/// They are taken together, so that a value does not depend on which part of the data a file holds.
///
/// Decimals that end with zeros are numbers where all of the column have as many (`9.90` and `10.00`): those are
/// amounts. Else (`1.9` and `1.10`) they may be versions, which are not equal because their numbers are.
struct ColumnTypes {
  private var types: [String: ColumnType] = [:]
  /// What is known of the decimals of each column of numbers.
  private var decimals: [String: Decimals] = [:]

  private struct Decimals {
    var counts: Set<Int> = []
    var endWithZero = false

    mutating func add(_ cell: String) {
      guard let count = ColumnType.decimalCount(cell) else { return }
      counts.insert(count)
      if count > 1, cell.hasSuffix("0") { endWithZero = true }
    }

    var areNumbers: Bool { counts.count < 2 || !endWithZero }
  }

  init(of tables: [RecordTable]) {
    for table in tables {
      for (column, name) in table.columns.enumerated() where column != table.idColumn {
        var type = types[name]
        for index in stride(from: column, to: table.cells.count, by: table.columns.count) {
          let cell = table.cells[index]
          if cell.isEmpty { continue }
          if type == nil { type = ColumnType.allCases.first { $0.read(cell) != nil } }
          if type?.read(cell) == nil { type = .text }
          if type == .text { break }
          if type == .number { decimals[name, default: Decimals()].add(cell) }
        }
        types[name] = type
      }
    }
    for (name, decimals) in decimals where types[name] == .number && !decimals.areNumbers { types[name] = .text }
  }

  /// The type of a column; text for one without a cell.
  subscript(name: String) -> ColumnType { types[name] ?? .text }
}
