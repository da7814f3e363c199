package import Diagnostics
import FileSystem
package import SearchModel

/// Loads the synonyms of an index from a file: Algolia's synonym objects in the forms of ``JSONListFile``, or a table
/// (`.csv`, `.tsv`) without a header, of which each row has words that are equal. Each may be compressed.
package enum SynonymFile {
  /// How many wrong objects are reported one by one; the rest is counted.
  static let maximumProblemCount = 20

  /// Loads all synonyms, or tells everything that is wrong with the file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - folder: The folder that a relative path starts from; empty for the working directory.
  /// - Returns: The synonyms in the order of the file, or diagnostics. Nothing is half loaded.
  /// - Complexity: O(size of the file).
  package static func load(_ path: String, inFolder folder: String) -> SynonymLoading {
    let file = Glob.path(path, inFolder: folder)
    let bytes: [UInt8]
    do {
      bytes = try FileReading.text(ofFile: file)
    } catch {
      return SynonymLoading(diagnostics: [error.diagnostic])
    }
    let source = SourceText(file: file, bytes: bytes)
    do {
      let list = try objects(bytes, of: source)
      let (synonyms, problems) = Synonym.decode(list.elements)
      guard !problems.isEmpty else {
        return SynonymLoading(synonyms: synonyms, objects: list.elements.compactMap(\.objectValue))
      }
      return SynonymLoading(diagnostics: diagnostics(for: problems, in: list), sources: [source])
    } catch {
      return SynonymLoading(diagnostics: [error.diagnostic], sources: [source])
    }
  }

  private static func objects(_ bytes: [UInt8], of source: SourceText) throws(FileError) -> JSONListFile {
    if case .table(let dialect) = RecordFormat(path: source.file) { return try rows(bytes, of: source, dialect) }
    do throws(JSONSyntaxError) {
      return try JSONListFile(bytes, of: source, "synonym objects", in: "synonyms")
    } catch {
      throw FileError(error, in: bytes, of: source, at: error.offset)
    }
  }

  /// The rows of a table as synonym objects, whose ids are their lines.
  private static func rows(
    _ bytes: [UInt8], of source: SourceText, _ dialect: CSVDialect
  ) throws(FileError) -> JSONListFile {
    var objects: [JSON] = []
    var offsets: [Int] = []
    for (number, row) in try rows(bytes, of: source.file, dialect).enumerated() where !row.isBlank {
      if number == 0, isHeader(row) {
        throw FileError(
          path: source.file, kind: .malformed, position: row.fields[0].position,
          message: "this line names columns, but a table of synonyms has no header: each row has words that are equal; "
            + "other kinds of synonyms are for JSON")
      }
      let words = row.fields.map(\.text).filter { !$0.allSatisfy(\.isWhitespace) }
      objects.append([
        "objectID": .string("line \(row.line)"), "type": "synonym", "synonyms": .array(words.map(JSON.string)),
      ])
      offsets.append(source.byteOffset(of: row.fields[0].position))
    }
    return JSONListFile(objects, offsets: offsets, of: source)
  }

  /// Whether a row has the names of columns rather than words.
  private static func isHeader(_ row: CSVRow) -> Bool {
    let names = Set(row.fields.map { $0.text.lowercased() })
    return !names.isDisjoint(with: ["objectid", "synonym", "synonyms"]) && names.count == row.fields.count
      && names.isSubset(of: [
        "objectid", "type", "synonyms", "synonym", "input", "word", "words", "corrections", "placeholder",
        "replacements",
      ])
  }

  /// The rows of a table, whose words have commas between them, or another separator that cuts each row in words.
  private static func rows(_ bytes: [UInt8], of file: String, _ dialect: CSVDialect) throws(FileError) -> [CSVRow] {
    func rows(_ dialect: CSVDialect) throws(FileError) -> [CSVRow] {
      var reader = CSVReader(rowsOf: bytes, file: file, dialect: dialect)
      var rows: [CSVRow] = []
      while let row = try reader.readRow() { rows.append(row) }
      return rows
    }
    let read = try rows(dialect)
    guard dialect == .csv, !read.isEmpty, read.allSatisfy({ $0.fields.count == 1 }) else {
      return read
    }
    for separator in [UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "|")] {
      if let others = try? rows(.separated(by: separator)), others.allSatisfy({ $0.fields.count > 1 }) { return others }
    }
    return read
  }

  private static func diagnostics(for problems: [SynonymProblem], in list: JSONListFile) -> [Diagnostic] {
    func diagnostic(_ code: String, _ problem: SynonymProblem, _ message: String) -> Diagnostic {
      let range = SourceRange(at: list.position(ofElement: problem.element))
      return Diagnostic(code: code, file: list.source.file, range: range, message: message)
    }
    var diagnostics = problems.prefix(maximumProblemCount).map { diagnostic("invalid-synonym", $0, $0.description) }
    if problems.count > maximumProblemCount {
      let count = problems.count - maximumProblemCount
      let message = "and \(count.counted("more unfit synonym")) from here on"
      diagnostics.append(diagnostic("more-problems", problems[maximumProblemCount], message))
    }
    return diagnostics
  }
}

/// The synonyms of an index, or why they could not be read.
package struct SynonymLoading: Sendable {
  /// All synonyms in the order of the file; empty when there is an error.
  package var synonyms: [Synonym]
  /// The synonyms' objects as the file has them; empty when there is an error.
  package var objects: [JSONObject]
  /// Everything that is wrong with the file. All are errors.
  package var diagnostics: [Diagnostic]
  /// The (decompressed) file when diagnostics have a place in it, for ``DiagnosticRenderer``.
  package var sources: [SourceText]

  /// What a file holds; nothing unless given.
  package init(
    synonyms: [Synonym] = [], objects: [JSONObject] = [], diagnostics: [Diagnostic] = [], sources: [SourceText] = []
  ) {
    self.synonyms = synonyms
    self.objects = objects
    self.diagnostics = diagnostics
    self.sources = sources
  }
}
