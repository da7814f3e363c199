import Diagnostics
import FileSystem
import SearchModel
import YAMLTree

/// Queries written one a line.
struct LineQueries: ~Copyable {
  private var source: ByteSource

  init(_ source: consuming ByteSource) {
    self.source = source
  }

  mutating func next() throws -> DraftQuery? {
    while let line = try source.nextQueryLine() {
      let text = String(decoding: line, as: UTF8.self)
      guard !text.allSatisfy(\.isWhitespace), !text.hasPrefix("#") else { continue }
      let position = SourcePosition(line: source.lineNumber, column: 1)
      return DraftQuery(
        file: source.file, idRange: SourceRange(at: position),
        query: text.hasPrefix("\\#") ? String(text.dropFirst()) : text)
    }
    return nil
  }
}

/// Queries written as one JSON object a line.
struct JSONLineQueries: ~Copyable {
  private var source: ByteSource

  init(_ source: consuming ByteSource) {
    self.source = source
  }

  mutating func next() throws -> DraftQuery? {
    while let line = try source.nextQueryLine() {
      guard line.contains(where: { ![0x20, 0x09, 0x0D].contains($0) }) else { continue }
      let place = LinePlace(file: source.file, line: source.lineNumber, text: line)
      let json: JSON
      do throws(JSONSyntaxError) {
        json = try JSON(parsing: line)
      } catch {
        throw place.error("malformed-json", error.message, atByte: error.offset)
      }
      guard let object = json.objectValue else {
        throw place.error("wrong-type", "a line must be an object, found \(json.typeName)", atByte: 0)
      }
      return try RowFields(object, place: place).draft()
    }
    return nil
  }
}

/// A line of a file, for the positions of errors in it.
struct LinePlace {
  let file: String
  let line: Int
  let text: [UInt8]

  func error(_ code: String, _ message: String, atByte offset: Int) -> QueryFileError {
    let range = SourceRange(at: position(atByte: offset))
    return QueryFileError(diagnostics: [Diagnostic(code: code, file: file, range: range, message: message)])
  }

  func position(atByte offset: Int) -> SourcePosition {
    SourcePosition(line: line, column: 1 + text.prefix(offset).count { $0 & 0xC0 != 0x80 })
  }
}

/// The fields of a JSON object that is a query.
private struct RowFields {
  private let object: JSONObject
  private let place: LinePlace

  init(_ object: JSONObject, place: LinePlace) {
    self.object = object
    self.place = place
  }

  func draft() throws(QueryFileError) -> DraftQuery {
    guard let query = try text("query") else {
      throw place.error("missing-key", "the object has no 'query'", atByte: 0)
    }
    var draft = DraftQuery(
      file: place.file, idRange: SourceRange(at: SourcePosition(line: place.line, column: 1)), query: query)
    draft.id = try text("id")
    if draft.id == "" { throw error("id", "'id' must be text that is not empty") }
    draft.page = try integer("page", 0...Int.max)
    draft.hitsPerPage = try integer("hitsPerPage", 0...1_000)
    if let filters = object["filters"]?.objectValue {
      draft.moduleFilters = try moduleFilters(filters)
    } else {
      draft.filters = try filters()
    }
    draft.params = try params()
    if draft.filters != nil {
      draft.filtersRange = SourceRange(at: place.position(atByte: offset(ofKey: "filters")))
    }
    draft.carried = object.filter { !["query", "id", "page", "hitsPerPage", "filters", "params"].contains($0.key) }
    return draft
  }

  /// Filters for the sections of modules.
  private func moduleFilters(_ filters: JSONObject) throws(QueryFileError) -> [ModuleFilter] {
    let range = SourceRange(at: place.position(atByte: offset(ofKey: "filters")))
    var found: [ModuleFilter] = []
    for (module, value) in filters where value != .null {
      guard let text = value.stringValue else {
        throw error("filters", "'filters' of \(Diagnostic.quoted(module)) must be text, found \(value.typeName)")
      }
      do throws(FilterSyntaxError) {
        _ = try FilterExpression(text)
      } catch let syntax {
        throw error(
          "filters",
          "'filters' of \(Diagnostic.quoted(module)): \(syntax.message) (character \(syntax.scalarRange.lowerBound + 1))"
        )
      }
      found.append(ModuleFilter(module: module, text: text, range: range))
    }
    return found
  }

  /// The row's search parameters.
  private func params() throws(QueryFileError) -> SearchParameters {
    guard let value = object["params"], value != .null else { return SearchParameters() }
    let range = SourceRange(at: place.position(atByte: offset(ofKey: "params")))
    var decoder = DocumentDecoder(file: place.file)
    let checked = decoder.decodeParameters(YAMLNode(value, at: range), scope: .query, subject: "'params'")
    if let wrong = decoder.diagnostics.first(where: { $0.severity == .error }) {
      throw QueryFileError(diagnostics: [wrong])
    }
    return checked?.parameters?.values ?? SearchParameters()
  }

  /// The error at a member's name.
  private func error(_ key: String, _ message: String) -> QueryFileError {
    place.error("invalid-value", message, atByte: offset(ofKey: key))
  }

  /// Where a member's name begins in the line.
  private func offset(ofKey key: String) -> Int {
    let name = Array("\"\(key)\"".utf8)
    return place.text.indices.first { place.text[$0...].starts(with: name) } ?? 0
  }

  private func text(_ key: String) throws(QueryFileError) -> String? {
    guard let value = object[key] else { return nil }
    if let text = value.scalarText { return text }
    if value == .null, key != "query" { return nil }
    throw error(key, "'\(key)' must be text, found \(value.typeName)")
  }

  private func integer(_ key: String, _ range: ClosedRange<Int>) throws(QueryFileError) -> Int? {
    guard let value = object[key], value != .null else { return nil }
    if let number = value.integerValue ?? value.stringValue.flatMap({ Int($0) }), range.contains(number) {
      return number
    }
    throw error(
      key, "'\(key)' must be \(ValueType.integer(range).summary), found \(value.scalarText ?? value.typeName)")
  }

  private func filters() throws(QueryFileError) -> String? {
    guard let filters = try text("filters"), !filters.allSatisfy(\.isWhitespace) else { return nil }
    do throws(FilterSyntaxError) {
      _ = try FilterExpression(filters)
    } catch let syntax {
      throw error("filters", "'filters': \(syntax.message) (character \(syntax.scalarRange.lowerBound + 1))")
    }
    return filters
  }
}

extension ByteSource {
  /// The next line; what makes a line no text is an error of the query file.
  mutating func nextQueryLine() throws -> [UInt8]? {
    do throws(FileError) {
      return try nextLine()
    } catch {
      throw error.asQueryFileError
    }
  }
}

extension FileError {
  /// The error as one of a malformed query file, or itself when the file cannot be read at all.
  var asQueryFileError: any Error {
    switch kind {
    case .invalidUTF8, .malformed, .tooLarge: QueryFileError(diagnostics: [diagnostic])
    default: self
    }
  }
}

extension QuerySource {
  /// The bytes line by line.
  func lines() throws -> ByteSource {
    switch origin {
    case .file(let path): try ByteSource(file: path)
    case .standardInput: ByteSource(name: file)
    case .bytes(let bytes): ByteSource(bytes: bytes, name: file)
    }
  }

  private func text(_ bytes: [UInt8]) throws -> [UInt8] {
    do throws(FileError) {
      return try FileReading.text(bytes, of: file)
    } catch {
      throw error.asQueryFileError
    }
  }

  /// All bytes, of lines that end alike.
  func bytes() throws -> [UInt8] {
    switch origin {
    case .file(let path): return try text(try FileReading.bytes(ofFile: path))
    case .bytes(let bytes): return try text(bytes)
    case .standardInput:
      var source = ByteSource(name: file)
      var bytes: [UInt8] = []
      while let line = try source.nextQueryLine() {
        bytes += line
        bytes.append(UInt8(ascii: "\n"))
      }
      return bytes
    }
  }
}
