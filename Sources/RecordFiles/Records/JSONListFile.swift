package import Diagnostics
package import FileSystem
package import SearchModel

/// A file that holds one JSON list, perhaps compressed, with the places of the list's elements.
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
  /// - Throws: ``FileError`` of the kinds of ``FileReading/contents(ofFile:limit:)``, and `malformed` with its place.
  /// - Complexity: O(size of the file).
  package init(_ path: String, inFolder folder: String, of content: String) throws(FileError) {
    let file = Glob.path(path, inFolder: folder)
    let bytes = try FileReading.text(ofFile: file)
    let source = SourceText(file: file, bytes: bytes)
    do throws(JSONSyntaxError) {
      try self.init(bytes, of: source, content)
    } catch {
      throw FileError(error, in: bytes, of: source, at: error.offset)
    }
  }

  /// Reads the bytes of a text.
  init(_ bytes: [UInt8], of source: SourceText, _ content: String) throws(JSONSyntaxError) {
    self.source = source
    (elements, offsets) = try Self.elements(of: bytes, content)
  }

  /// The place of an element; the start of the file for one that the list does not have.
  package func position(ofElement element: Int) -> SourcePosition {
    source.position(atByteOffset: offsets.indices.contains(element) ? offsets[element] : 0)
  }

  private static func elements(
    of bytes: [UInt8], _ content: String
  ) throws(JSONSyntaxError) -> (elements: [JSON], offsets: [Int]) {
    var parser = JSONParser(bytes)
    guard parser.skip(UInt8(ascii: "[")) else { throw parser.unexpected("a list of \(content)") }
    var elements: [JSON] = []
    var offsets: [Int] = []
    if !parser.skip(UInt8(ascii: "]")) {
      repeat {
        _ = parser.peek()
        offsets.append(parser.offset)
        elements.append(try parser.parseValue())
      } while parser.skip(UInt8(ascii: ","))
      guard parser.skip(UInt8(ascii: "]")) else { throw parser.unexpected("',' or ']' between \(content)") }
    }
    guard parser.isAtEnd() else { throw parser.unexpected("the end of the file") }
    return (elements, offsets)
  }
}
