import Diagnostics
import SearchModel
import TerminalText

// What people should know of records that were read.
extension RecordLoader {
  /// The note that `objectID` is no attribute where something else is the id.
  var remarkOnLeftOutID: [Diagnostic] {
    guard !isPreliminary, let file = files.first else { return [] }
    let isInTable = tables.contains { table in
      table.columns.indices.contains { $0 != table.idColumn && table.columns[$0] == Self.idName }
    }
    return leavesOutID || isInTable ? [source.noteOfLeftOutID(in: file)] : []
  }

  /// The warning of types for columns that no table has.
  func remarksOnUnknownColumns(_ types: ColumnTypes) -> [Diagnostic] {
    guard let table = tables.first else { return [] }
    return types.unknownNames.map { name in
      Diagnostic(
        .warning, code: "unknown-column", file: table.file,
        message: "there is no column \(Diagnostic.quoted(name)), for which 'types' has a type",
        suggestion: Suggestions.closestMatch(to: name, among: types.names))
    }
      + types.typedIDNames.map { name in
        Diagnostic(
          .warning, code: "no-effect", file: table.file,
          message: "the type of \(Diagnostic.quoted(name)) has no effect: the column has the ids, which are texts")
      }
  }

  /// The note that ids are places, which others take when the data change.
  var remarkOnRows: [Diagnostic] {
    guard source.identity == .row, !isPreliminary, let file = files.first else { return [] }
    let message =
      "the ids of records are their places in the data; they change when records are added, removed or moved"
    return [Diagnostic(.note, code: "ids-by-row", file: file, message: message)]
  }

  /// What the cells of columns do not show.
  static func remarks(about types: ColumnTypes) -> [Diagnostic] {
    types.names.compactMap { name in
      types.remark(about: name).map { remark in
        let start = SourcePosition(line: remark.place.line, column: 1)
        return Diagnostic(
          remark.severity, code: remark.code, file: remark.place.file, range: SourceRange(at: start),
          message: name.visiblyEscaped() + remark.message)
      }
    }
  }
}
