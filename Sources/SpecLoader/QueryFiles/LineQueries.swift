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
