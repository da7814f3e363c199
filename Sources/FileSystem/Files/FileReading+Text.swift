import Diagnostics

extension FileReading {
  /// The contents of a file of text, as ``text(_:of:)``.
  ///
  /// - Throws: ``FileError`` as ``contents(ofFile:limit:)``, and as ``text(_:of:)``.
  package static func text(ofFile path: String, limit: Int = defaultLimit) throws(FileError) -> [UInt8] {
    try text(try contents(ofFile: path, limit: limit), of: path)
  }

  /// The bytes of a text whose lines may end with carriage returns alone: line feeds then stand for them.
  ///
  /// - Throws: ``FileError`` of the kind `invalidUTF8` for UTF-16; other bytes that are no text are for those who read
  ///   them.
  package static func text(_ bytes: [UInt8], of path: String) throws(FileError) -> [UInt8] {
    if let error = FileError.utf16(bytes, in: path) { throw error }
    return bytes.endingLinesWithLineFeeds
  }
}
