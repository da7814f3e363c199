import CEmbeddedFiles

/// A text file that is part of the program.
struct EmbeddedFile: Sendable {
  /// Its path in its folder.
  let path: String
  /// What it holds.
  let bytes: [UInt8]

  /// The files of the page.
  static let page = all(embedded_page_file)
  /// The files of the example.
  static let example = all(embedded_example_file)

  private static func all(_ file: (Int) -> UnsafePointer<embedded_file>?) -> [EmbeddedFile] {
    var files: [EmbeddedFile] = []
    while let next = file(files.count) { files.append(EmbeddedFile(next.pointee)) }
    return files
  }

  private init(_ file: embedded_file) {
    path = String(cString: file.path)
    bytes = Array(String(cString: file.text).utf8)
  }
}
