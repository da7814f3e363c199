import Diagnostics
import FileSystem
import SearchModel

extension FileError {
  /// The error of a file that is no JSON at an offset.
  init(_ error: JSONSyntaxError, in bytes: [UInt8], of source: SourceText, at offset: Int) {
    let position = source.position(atByteOffset: offset)
    if bytes.firstInvalidUTF8Offset == offset {
      self = .invalidUTF8(in: source.file, at: position)
    } else {
      self.init(path: source.file, kind: .malformed, position: position, message: error.message)
    }
  }
}
