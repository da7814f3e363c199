package import Diagnostics

// Texts that are not UTF-8.
extension FileError {
  /// The error of bytes that are no UTF-8 at a place of a text.
  package static func invalidUTF8(in path: String, at position: SourcePosition) -> FileError {
    FileError(
      path: path, kind: .invalidUTF8, position: position,
      message:
        "invalid UTF-8; if the file is Latin-1 or Windows-1252, 'iconv -f CP1252 -t UTF-8 FILE > NEW' converts it")
  }

  /// The error of a text that begins as UTF-16 or UTF-32 does: with its mark, or with two ASCII letters of which each
  /// has a NUL beside it; nil for any other.
  package static func utf16(_ bytes: some Collection<UInt8>, in path: String) -> FileError? {
    let first = Array(bytes.prefix(4))
    let hasMark = first.starts(with: [0xFF, 0xFE]) || first.starts(with: [0xFE, 0xFF])
    let isLetters = [[false, true, false, true], [true, false, true, false]].contains(first.map { $0 == 0 })
    let isUTF32 = first == [0xFF, 0xFE, 0, 0] || first == [0, 0, 0xFE, 0xFF]
    guard hasMark || isLetters || isUTF32 else { return nil }
    let name = isUTF32 ? "UTF-32" : "UTF-16"
    return FileError(
      path: path, kind: .invalidUTF8, position: SourcePosition(line: 1, column: 1),
      message: "the file is \(name); 'iconv -f \(name) -t UTF-8 FILE > NEW' converts it")
  }
}
