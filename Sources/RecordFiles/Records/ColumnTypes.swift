import Diagnostics
import SearchModel

/// The types of the columns of all tables of an index, by their names.
///
/// They are taken together, so that a value does not depend on which part of the data a file holds.
struct ColumnTypes {
  private let reading: TableReading
  private var surveys: ExactDictionary<ColumnSurvey> = [:]
  /// The names of the columns of ids.
  private var idNames: ExactSet = []
  /// The names in the order in which the tables have them.
  private(set) var names: [String] = []
  /// Whether the numbers of some column have decimal commas.
  private var hasDecimalCommas: Bool { surveys.values.contains(where: \.hasDecimalCommas) }

  init(of tables: [RecordTable], _ reading: TableReading) {
    self.reading = reading
    for table in tables {
      if let column = table.idColumn { idNames.insert(table.columns[column]) }
      for (column, name) in table.columns.enumerated() where column != table.idColumn {
        if surveys[name] == nil { names.append(name) }
        var survey = surveys.removeValue(forKey: name) ?? ColumnSurvey(declaredType: reading.types[name], reading)
        // A closure that names the table would copy it for each cell.
        let (file, lines, cells, step) = (table.file, table.lines, table.cells, table.columns.count)
        var index = column
        for row in lines.indices {
          survey.add(cells[index]) { CellPlace(file: file, line: lines[row]) }
          index += step
        }
        surveys[name] = survey
      }
    }
  }

  /// How the cells of a column become values; they are texts in one without a cell.
  func conversion(of name: String) -> ColumnConversion {
    surveys[name]?.conversion ?? .text
  }

  /// What its cells do not show of a column.
  func remark(about name: String) -> ColumnRemark? {
    surveys[name]?.remark ?? (hasDecimalCommas ? surveys[name]?.remarkOnThousands : nil)
  }

  /// The columns with a declared type that no table has.
  var unknownNames: [String] {
    reading.types.keys.filter { surveys[$0] == nil && !idNames.contains($0) }.sorted()
  }

  /// The columns with a declared type that are ids, which are texts whatever is declared.
  var typedIDNames: [String] {
    reading.types.keys.filter { idNames.contains($0) && reading.types[$0] != .string }.sorted()
  }
}

/// What people should know of a column.
struct ColumnRemark {
  let severity: Diagnostic.Severity
  let code: String
  /// What is so, as the end of a sentence about the column.
  let message: String
  let place: CellPlace
}

/// Where a cell stands.
struct CellPlace: Hashable {
  let file: String
  let line: Int
}
