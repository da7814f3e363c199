package import Diagnostics
package import FileSystem
package import SearchModel

/// A file of JSON objects, perhaps compressed, with their places: a list, one object after the other as lines have
/// them, or an object of which a member is the list, as interfaces answer and dashboards export.
package struct JSONListFile: Sendable {
  /// The elements in the order of the file.
  package let elements: [JSON]
  /// The (decompressed) text, for showing lines beside diagnostics.
  package let source: SourceText
  private let offsets: [Int]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - folder: The folder that a relative path starts from; empty for the working directory.
  ///   - content: What the elements are, in the plural, for messages.
  ///   - member: The member that is the list in an object that has others, too.
  /// - Throws: ``FileError`` of the kinds of ``FileReading/contents(ofFile:limit:)``, and `malformed` with its place.
  /// - Complexity: O(size of the file).
  package init(_ path: String, inFolder folder: String, of content: String, in member: String) throws(FileError) {
    let file = Glob.path(path, inFolder: folder)
    let bytes = try FileReading.text(ofFile: file)
    let source = SourceText(file: file, bytes: bytes)
    do throws(JSONSyntaxError) {
      try self.init(bytes, of: source, content, in: member)
    } catch {
      throw FileError(error, in: bytes, of: source, at: error.offset)
    }
  }

  /// Reads the bytes of a text.
  init(_ bytes: [UInt8], of source: SourceText, _ content: String, in member: String) throws(JSONSyntaxError) {
    self.source = source
    var parser = JSONParser(bytes)
    switch parser.peek() {
    case UInt8(ascii: "["): (elements, offsets) = try Self.list(&parser, content)
    case UInt8(ascii: "{"): (elements, offsets) = try Self.objects(&parser, content, in: member)
    default: throw parser.unexpected("a list of \(content)")
    }
    guard parser.isAtEnd() else { throw parser.unexpected("the end of the file") }
  }

  /// Objects made of others.
  init(_ elements: [JSON], offsets: [Int], of source: SourceText) {
    (self.elements, self.offsets, self.source) = (elements, offsets, source)
  }

  /// The place of an element; the start of the file for one that the list does not have.
  package func position(ofElement element: Int) -> SourcePosition {
    source.position(atByteOffset: offsets.indices.contains(element) ? offsets[element] : 0)
  }

  private static func list(
    _ parser: inout JSONParser, _ content: String
  ) throws(JSONSyntaxError) -> (elements: [JSON], offsets: [Int]) {
    guard parser.skip(UInt8(ascii: "[")) else { throw parser.unexpected("a list of \(content)") }
    var elements: [JSON] = []
    var offsets: [Int] = []
    if parser.skip(UInt8(ascii: "]")) { return ([], []) }
    repeat {
      _ = parser.peek()
      offsets.append(parser.offset)
      elements.append(try parser.parseValue())
    } while parser.skip(UInt8(ascii: ","))
    guard parser.skip(UInt8(ascii: "]")) else { throw parser.unexpected("',' or ']' between \(content)") }
    return (elements, offsets)
  }

  /// Objects one after the other; or the list in the only one.
  private static func objects(
    _ parser: inout JSONParser, _ content: String, in member: String
  ) throws(JSONSyntaxError) -> (elements: [JSON], offsets: [Int]) {
    let first = parser
    var elements: [JSON] = []
    var offsets: [Int] = []
    repeat {
      offsets.append(parser.offset)
      elements.append(try parser.parseValue())
    } while parser.peek() == UInt8(ascii: "{")
    guard elements.count == 1, let members = elements[0].objectValue, members["objectID"] == nil else {
      return (elements, offsets)
    }
    guard let name = [member, "hits"].first(where: { members[$0]?.arrayValue != nil }) else {
      throw JSONSyntaxError(
        message: "expected a list of \(content), found an object without such a list as '\(member)' or 'hits'",
        offset: offsets[0])
    }
    var list: (elements: [JSON], offsets: [Int]) = ([], [])
    var names: ExactSet = []
    var again = first
    _ = again.skip(UInt8(ascii: "{"))
    try again.readMembers(&names) { (present, _, parser) throws(JSONSyntaxError) in
      if present == name { list = try Self.list(&parser, content) } else { _ = try parser.parseValue() }
    }
    return list
  }
}
