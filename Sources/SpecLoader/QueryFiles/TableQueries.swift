import Diagnostics
import FileSystem
import RecordFiles
import SearchModel

/// Queries written as the rows of a table with a header.
struct TableQueries {
  private var reader: CSVReader
  private let columns: [String]
  private let queryColumn: Int
  private let modules: [String]?
  /// Whether rows may follow: not behind one of which not even the cells can be told apart.
  private(set) var isReadable = true

  /// How the columns of filters for the section of one module begin.
  private static let moduleFilters = "filters."
  /// The column of the queries.
  private static let name = "query"

  init(_ bytes: [UInt8], file: String, form: QueryFileForm, modules: [String]?) throws {
    self.modules = modules
    do throws(FileError) {
      let named = try CSVReader(bytes, file: file, dialect: form == .tsv ? .tsv : .csv, namesColumns: true)
      // Queries may hold any sign, so that another separator is looked for only where the usual one finds no query.
      let told =
        form == .csv && !named.columns.contains(Self.name)
        ? try? CSVReader(tellingSeparatorOf: bytes, file: file) : nil
      reader = told.flatMap { $0.columns.contains(Self.name) ? $0 : nil } ?? named
    } catch {
      throw error.asQueryFileError
    }
    columns = reader.columns
    guard let queryColumn = columns.firstIndex(of: Self.name) else {
      let suggestion = Suggestions.closestMatch(to: "query", among: columns)
      throw QueryFileError(diagnostics: [
        Diagnostic(
          code: "missing-column", file: file,
          range: SourceRange(at: reader.header.fields.first?.position ?? SourcePosition(line: 1, column: 1)),
          message: "the header has no column 'query'" + (suggestion.map { ", but \(Diagnostic.quoted($0))" } ?? ""))
      ])
    }
    self.queryColumn = queryColumn
  }

  /// Whether a column expects something.
  var isJudged: Bool { columns.contains(where: TableExpectations.isColumn) }

  /// The columns that nothing reads, with their places in the header.
  var carriedColumns: [(name: String, position: SourcePosition)] {
    zip(columns, reader.header.fields).map { ($0, $1.position) }.filter { name, _ in
      !QueryKeys.ofTables.contains(name) && !TableExpectations.isColumn(name) && !name.hasPrefix(Self.moduleFilters)
    }
  }

  mutating func next() throws -> DraftQuery? {
    let row: CSVRow?
    do throws(FileError) {
      row = try reader.nextRow()
    } catch {
      isReadable = false
      throw error.asQueryFileError
    }
    guard let row else { return nil }
    var draft = DraftQuery(
      file: reader.file, idRange: SourceRange(at: SourcePosition(line: row.line, column: 1)),
      query: row.fields[queryColumn].text)
    var expectations = TableExpectations(file: reader.file, modules: modules)
    var problems = RowProblems()
    for (column, field) in zip(columns, row.fields) where column != "query" {
      switch column {
      case "id":
        if !field.text.isEmpty { draft.id = field.text }
      case "page": draft.page = problems.noting { () throws(QueryFileError) in try integer(field, column, 0...Int.max) }
      case "hitsPerPage":
        draft.hitsPerPage = problems.noting { () throws(QueryFileError) in try integer(field, column, 0...1_000) }
      case "count":
        draft.count = problems.noting { () throws(QueryFileError) in try integer(field, column, 1...Int.max) }
      case "within":
        expectations.within = problems.noting { () throws(QueryFileError) in try integer(field, column, 1...Int.max) }
      case _ where TableExpectations.isColumn(column):
        expectations.add(field.text, column: column, at: field.position)
      case "filters":
        draft.filters = problems.noting { () throws(QueryFileError) in try filters(field, column) }
        draft.filtersRange = SourceRange(at: field.position)
      case _ where column.hasPrefix(Self.moduleFilters):
        let text = problems.noting { () throws(QueryFileError) in try filters(field, column) }
        guard let text else { continue }
        let filter = ModuleFilter(
          module: String(column.dropFirst(Self.moduleFilters.count)), text: text, range: SourceRange(at: field.position)
        )
        problems.checkModule(filter.module, among: modules, file: reader.file, range: filter.range)
        draft.moduleFilters.append(filter)
      default: draft.carried[column] = .string(field.text)
      }
    }
    draft.expectations = expectations.blocks(noting: &problems)
    try problems.check()
    return draft
  }

  /// A whole number; nil for an empty field.
  private func integer(_ field: CSVField, _ column: String, _ range: ClosedRange<Int>) throws(QueryFileError) -> Int? {
    guard !field.text.isEmpty else { return nil }
    guard let number = Int(field.text), range.contains(number) else {
      throw error(
        "invalid-value", field.position,
        "'\(column)' must be \(ValueType.integer(range).summary), found \(Diagnostic.quoted(field.text))")
    }
    return number
  }

  private func filters(_ field: CSVField, _ column: String) throws(QueryFileError) -> String? {
    guard !field.text.allSatisfy(\.isWhitespace) else { return nil }
    do throws(FilterSyntaxError) {
      _ = try FilterExpression(field.text)
    } catch let syntax {
      throw error(
        "invalid-filter", field.position,
        "\(Diagnostic.quoted(column)): \(syntax.message) (character \(syntax.scalarRange.lowerBound + 1))")
    }
    return field.text
  }

  private func error(_ code: String, _ position: SourcePosition, _ message: String) -> QueryFileError {
    QueryFileError(diagnostics: [
      Diagnostic(code: code, file: reader.file, range: SourceRange(at: position), message: message)
    ])
  }
}
