import Diagnostics
import SearchModel
import YAMLTree

/// The bytes of a query file that takes further rows. Every byte that is there stays.
package struct QueryFileText {
  /// What became of a row.
  package enum Addition: Sendable, Hashable {
    /// The file with the row, and the id that the row has there.
    case added(id: String, bytes: [UInt8])
    /// The file has a row that asks and expects the same, under this id.
    case isThere(id: String)
  }

  /// The file as the user named it.
  private let file: String
  private let form: QueryFileForm
  private let bytes: [UInt8]

  /// The forms that take rows.
  package static let forms: [QueryFileForm] = [.yaml, .jsonLines]

  /// A query file.
  ///
  /// - Parameters:
  ///   - file: the file as the user named it.
  ///   - form: one of ``forms``.
  ///   - bytes: what it holds.
  package init(file: String, form: QueryFileForm, bytes: [UInt8]) {
    self.file = file
    self.form = form
    self.bytes = bytes
  }

  /// Adds a row at the end of the queries.
  ///
  /// The new text is read as every query file is: all rows that were there must be the same, and the new one must say
  /// what it is to say.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - heading: a line for the top of an empty YAML file, without its number sign.
  /// - Throws: ``QueryFileRefusal`` for a file that has errors or takes no row.
  package func adding(_ row: QueryRow, heading: String) throws(QueryFileRefusal) -> Addition {
    let earlier = isBlank ? QueryFileRows() : try QueryFileRows(bytes, file: file, form: form)
    let taken = ExactSet(earlier.entries.map(\.id))
    let id = QueryRowID.make(of: row.query, besides: taken)
    let members: JSONObject
    do throws(FilterSyntaxError) {
      members = try row.members(id: id)
    } catch {
      throw QueryFileRefusal("the filters cannot be written: \(error.message)")
    }
    let text = QueryRowText(members: members)
    let new = form == .yaml ? try yaml(text, heading: heading) : jsonLines(text)
    let later = try QueryFileRows(new, file: file, form: form)
    guard later.continues(earlier), let entry = later.entries.last, entry.id.hasSameBytes(as: id), entry.says(row)
    else {
      throw QueryFileRefusal("a further row would not read back, or would change others")
    }
    if let same = earlier.entries.first(where: { $0.isSameTest(as: entry) }) { return .isThere(id: same.id) }
    guard !entry.hasForeignDefaults else {
      throw QueryFileRefusal("its 'defaults' would change what the query finds")
    }
    return .added(id: id, bytes: new)
  }

  /// Whether the file has no row: blank lines, and in YAML comments.
  private var isBlank: Bool {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return bytes.dropFirst(hasMark ? 3 : 0).split { $0 == 0x0A || $0 == 0x0D }.allSatisfy { line in
      let first = line.first { !$0.isYAMLSpace }
      return first == nil || (form == .yaml && first == UInt8(ascii: "#"))
    }
  }

  /// What ends the lines of the file.
  private var lineEnd: String {
    guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }), bytes[end] == 0x0D else { return "\n" }
    return bytes.dropFirst(end).dropFirst().first == 0x0A ? "\r\n" : "\r"
  }

  private func jsonLines(_ row: QueryRowText) -> [UInt8] {
    inserting([row.jsonLine], at: bytes.count)
  }

  private func yaml(_ row: QueryRowText, heading: String) throws(QueryFileRefusal) -> [UInt8] {
    guard !isBlank else {
      let lines = row.yamlLines(dashColumn: 0, keyColumn: 2)
      let hasText = bytes.contains { !$0.isYAMLSpace && ![0xEF, 0xBB, 0xBF].contains($0) }
      return inserting((hasText ? [] : ["# \(heading)"]) + lines, at: bytes.count)
    }
    let place = try QueryListPlace(in: YAMLDocument.parse(bytes, file: file))
    let lines = row.yamlLines(dashColumn: place.dashColumn, keyColumn: place.keyColumn)
    return inserting((place.isSpaced ? [""] : []) + lines, at: place.offset)
  }

  /// The bytes with lines before a byte, which begin on a line of their own.
  private func inserting(_ lines: [String], at offset: Int) -> [UInt8] {
    let before = bytes[..<offset]
    let startsLine =
      before.isEmpty || before.last == 0x0A || before.last == 0x0D || before.elementsEqual([0xEF, 0xBB, 0xBF])
    let text = (startsLine ? "" : lineEnd) + lines.map { $0 + lineEnd }.joined()
    return before + Array(text.utf8) + bytes[offset...]
  }
}
