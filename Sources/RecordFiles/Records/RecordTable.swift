import Diagnostics
import SearchModel

/// The rows of a table that are waiting for the types of their columns.
struct RecordTable {
  let file: String
  let columns: [String]
  /// The column of the ids, nil when the rows are numbered.
  let idColumn: Int?
  /// The index of the record of the first row; the others follow.
  let firstRecord: Int
  /// All cells, row by row.
  var cells: [String] = []
  /// The line of each row.
  var lines: [Int] = []

  /// The names of the members in which the cells of a column are: a dot goes down into an object.
  static func path(ofColumn name: String) -> [String] {
    let names = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return names.contains(where: \.isEmpty) ? [name] : names
  }

  /// Gives the records of the rows their attributes.
  ///
  /// - Parameters:
  ///   - records: All records of the index.
  ///   - types: The types of the columns.
  ///   - name: The column that is no attribute, nil when all are.
  func fill(_ records: inout [Record], types: ColumnTypes, without name: String?) {
    let conversions = columns.indices.map { $0 == idColumn ? .text : types.conversion(of: columns[$0]) }
    let left = name.flatMap { name in columns.firstIndex { $0.hasSameBytes(as: name) } }
    let paths = columns.map(Self.path)
    // Names of columns differ, so that the members of a record need not be looked up while they are put together.
    let isFlat = paths.allSatisfy { $0.count == 1 }
    var (names, values): ([String], [JSON]) = ([], [])
    for row in 0..<cells.count / columns.count {
      var attributes = JSONObject()
      names.removeAll(keepingCapacity: true)
      values.removeAll(keepingCapacity: true)
      for column in columns.indices where column != left {
        let cell = cells[row * columns.count + column]
        guard !cell.isEmpty, let value = conversions[column].value(of: cell) else { continue }
        if isFlat {
          names.append(columns[column])
          values.append(value)
        } else {
          attributes.set(value, at: paths[column][...])
        }
      }
      if isFlat { attributes = JSONObject(uncheckedUniqueKeys: names, values: values) }
      records[firstRecord + row].attributes = attributes
    }
  }

  /// Looks at the places and tags of its records, which have their attributes.
  func check(_ records: [Record], _ report: inout SpecialMemberReport) {
    guard columns.contains(where: { SpecialMembers.contains(Self.path(ofColumn: $0)[0]) }) else { return }
    for (record, line) in zip(records[firstRecord...], lines) {
      report.add(record.attributes, of: record.objectID, file: file, at: SourcePosition(line: line, column: 1))
    }
  }
}

extension ExactDictionary<JSON> {
  /// Sets the value at a path of at least one name; objects on the way are made.
  fileprivate mutating func set(_ value: JSON, at path: ArraySlice<String>) {
    guard let name = path.first else { return }
    guard path.count > 1 else {
      self[name] = value
      return
    }
    var members = self[name]?.objectValue ?? [:]
    members.set(value, at: path.dropFirst())
    self[name] = .object(members)
  }
}
