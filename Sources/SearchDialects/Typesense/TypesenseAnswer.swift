import Diagnostics
import SearchModel

/// The results of an answer. Its hits are read from the bytes where they are written as servers write them: most of an
/// answer is marked texts, which need no tree.
struct TypesenseAnswer {
  /// The result of one search.
  struct Result {
    /// What it holds beside ``hits``.
    let members: TypesenseReader
    /// Its hits; nil where they are among its members.
    let hits: [Hit]?
  }

  /// A hit of which nothing but the record and its marks is wanted.
  struct Hit {
    let document: JSONObject
    let objectID: String
    let marks: TypesenseMarks
  }

  /// The results, or nothing that could be read as such.
  let results: [Result]

  /// The results in a tree of the whole answer.
  ///
  /// - Throws: ``SearchError`` for something else.
  init(_ tree: JSON) throws(SearchError) {
    results = try TypesenseReader(tree).list("results").map { Result(members: $0, hits: nil) }
  }

  /// The results in a text; nil where a part of it has to be read as a tree, or is wrong: a tree tells better what.
  ///
  /// - Parameter texts: what earlier answers were read by.
  init?(_ bytes: [UInt8], likeOthersOf texts: SimilarTexts) {
    do {
      results = try texts.read(bytes) { reader throws(JSONSyntaxError) in try reader.typesenseResults(bytes) }
    } catch {
      return nil
    }
  }
}

extension JSONReader {
  fileprivate mutating func typesenseResults(_ bytes: [UInt8]) throws(JSONSyntaxError) -> [TypesenseAnswer.Result] {
    var results: [TypesenseAnswer.Result]?
    try parseMembers { reader, name throws(JSONSyntaxError) in
      guard results == nil, reader.has("results", at: name) else { throw reader.unexpected("results") }
      var list: [TypesenseAnswer.Result] = []
      try reader.parseElements { reader throws(JSONSyntaxError) in list.append(try reader.typesenseResult(bytes)) }
      results = list
    }
    guard let results, json.peek() == nil else { throw unexpected("the end of the answer") }
    return results
  }

  private mutating func typesenseResult(_ bytes: [UInt8]) throws(JSONSyntaxError) -> TypesenseAnswer.Result {
    var members: JSONObject = [:]
    var hits: [TypesenseAnswer.Hit]?
    var unread = SkippedMembers(["out_of", "page", "request_params", "search_time_ms"])
    try parseMembers { reader, name throws(JSONSyntaxError) in
      if reader.has("hits", at: name) {
        guard hits == nil else { throw reader.unexpected("another member") }
        var list: [TypesenseAnswer.Hit] = []
        list.reserveCapacity(Self.usualHits)
        try reader.parseElements { reader throws(JSONSyntaxError) in list.append(try reader.typesenseHit(bytes)) }
        hits = list
      } else if try !unread.skip(name, &reader) {
        let value = try reader.parseValue()
        guard members.updateValue(value, forKey: String(decoding: reader.text[name], as: UTF8.self)) == nil else {
          throw reader.unexpected("another member")
        }
      }
    }
    return TypesenseAnswer.Result(members: TypesenseReader(.object(members)), hits: hits)
  }

  /// For how many hits there is room from the start.
  private static var usualHits: Int { 20 }

  private mutating func typesenseHit(_ bytes: [UInt8]) throws(JSONSyntaxError) -> TypesenseAnswer.Hit {
    var document: JSONObject?
    var marks: [TypesenseMarks.Mark]?
    var unread = SkippedMembers(["text_match", "text_match_info"])
    try parseMembers { reader, name throws(JSONSyntaxError) in
      if document == nil, reader.has("document", at: name) {
        guard case .object(let members) = try reader.parseValue() else { throw reader.unexpected("a document") }
        document = members
      } else if marks == nil, reader.has("highlight", at: name) {
        marks = try reader.typesenseMarks()
      } else if try !unread.skip(name, &reader) {
        throw reader.unexpected("a hit")
      }
    }
    guard let document, case .string(let objectID) = document["id"] else { throw unexpected("a document") }
    return TypesenseAnswer.Hit(document: document, objectID: objectID, marks: .text(bytes, marks ?? []))
  }

  private mutating func typesenseMarks() throws(JSONSyntaxError) -> [TypesenseMarks.Mark] {
    var marks: [TypesenseMarks.Mark] = []
    marks.reserveCapacity(Self.usualMarks)
    try parseMembers { reader, name throws(JSONSyntaxError) in
      guard marks.count < TypesenseMarks.mostInText,
        !marks.contains(where: { $0.name.count == name.count && reader.bytes($0.name).isEqual(to: reader.bytes(name)) })
      else { throw reader.unexpected("another attribute") }
      let before = reader.json
      if let content = try? reader.plainTypesenseMark() {
        marks.append(TypesenseMarks.Mark(name: name, content: content))
      } else {
        reader.json = before
        marks.append(TypesenseMarks.Mark(name: name, content: .tree(try reader.parseValue())))
      }
    }
    return marks
  }

  /// For how many attributes of a hit there is room from the start.
  private static var usualMarks: Int { 4 }

  /// What is said of a text; a fault where that is not written as it is, or not in the order of servers.
  private mutating func plainTypesenseMark() throws(JSONSyntaxError) -> TypesenseMarks.Content {
    var (hasMatch, value) = (false, Range<Int>?.none)
    var count = 0
    try parseMembers { reader, name throws(JSONSyntaxError) in
      defer { count += 1 }
      if count == 0, reader.has("matched_tokens", at: name) {
        try reader.parseElements { reader throws(JSONSyntaxError) in
          guard reader.skipPlainString() != nil else { throw reader.unexpected("a plain text") }
          hasMatch = true
        }
      } else if count > 0, value == nil, let text = reader.skipPlainString() {
        if reader.has("value", at: name) {
          value = text
        } else if count > 1 || !reader.has("snippet", at: name) {
          throw reader.unexpected("a mark")
        }
      } else {
        throw reader.unexpected("a mark")
      }
    }
    guard let value else { throw unexpected("a marked text") }
    return hasMatch ? .text(value) : .unmatched
  }
}

/// Members of an object that nobody reads.
private struct SkippedMembers {
  private let names: [StaticString]
  /// The places of those that came, as bits.
  private var seen = 0

  init(_ names: [StaticString]) {
    self.names = names
  }

  /// Reads past the value of a member if it is one of these; false for another.
  mutating func skip(_ name: Range<Int>, _ reader: inout JSONReader) throws(JSONSyntaxError) -> Bool {
    guard let place = names.firstIndex(where: { reader.has($0, at: name) }) else { return false }
    guard seen & 1 << place == 0 else { throw reader.unexpected("another member") }
    seen |= 1 << place
    try reader.skipValue()
    return true
  }
}

extension JSONReader {
  /// Whether a name stands at a place.
  fileprivate func has(_ name: StaticString, at place: Range<Int>) -> Bool {
    place.count == name.utf8CodeUnitCount
      && bytes(place).isEqual(to: UnsafeRawBufferPointer(start: name.utf8Start, count: place.count))
  }
}
