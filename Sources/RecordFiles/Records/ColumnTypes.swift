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

  /// A number that would be printed as it is written: no plus sign, no needless zeros, nothing rounded.
  private static func number(_ text: String) -> JSON? {
    let magnitude = text.utf8.drop { $0 == UInt8(ascii: "-") }
    guard let first = magnitude.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return nil }
    if let value = Int(text) {
      let isCanonical = first != UInt8(ascii: "0") || text == "0"
      return isCanonical ? .integer(value) : nil
    }
    guard let value = Double(text), value.isFinite, value.description == text else { return nil }
    return .double(value)
  }

  private static func structure(_ text: String) -> JSON? {
    guard let first = text.utf8.first, first == UInt8(ascii: "[") || first == UInt8(ascii: "{") else { return nil }
    return try? JSON(parsing: Array(text.utf8))
  }
}

/// The types of the columns of all tables of an index, by their names.
///
/// They are taken together, so that a value does not depend on which part of the data a file holds.
struct ColumnTypes {
  private var types: [String: ColumnType] = [:]

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
        }
        types[name] = type
      }
    }
  }

  /// The type of a column; text for one without a cell.
  subscript(name: String) -> ColumnType { types[name] ?? .text }
}
