import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Text files of lines, as traces and results are.
enum Lines {
  /// The lines of a file. Spaces at their ends count: someone has typed them.
  static func read(_ path: String) throws -> [String] {
    let text = String(decoding: try bytes(ofFile: path), as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The bytes of a file.
  static func bytes(ofFile path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(filePath: path)))
  }

  /// Writes a file of lines.
  static func write(_ lines: [String], to path: String) throws {
    guard let file = fopen(path, "w") else { throw BenchmarkError("cannot write \(path)") }
    let isWritten = lines.allSatisfy { fputs($0 + "\n", file) >= 0 }
    guard fclose(file) == 0, isWritten else { throw BenchmarkError("cannot write \(path)") }
  }

  /// Flushes standard output, so that the reader gets it at once.
  static func flush() {
    fflush(nil)
  }
}
