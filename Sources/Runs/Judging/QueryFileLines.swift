import FileSystem
import Synchronization

/// Finds lines of query files, for showing them beside what failed. A file is read when its first line is asked for.
final class QueryFileLines: Sendable {
  /// Of larger files no line is shown.
  private static let byteLimit = 64 << 20

  private let hiding: @Sendable (String) -> String
  /// The latest file and its lines; queries come file by file.
  private let latest = Mutex<(file: String, lines: [ArraySlice<UInt8>])?>(nil)

  /// Lines without secrets.
  init(hiding: @escaping @Sendable (String) -> String) {
    self.hiding = hiding
  }

  /// A line of a file, from 1; nil when it cannot be shown.
  func line(_ number: Int, of file: String) -> String? {
    guard file != "-" else { return nil }
    return latest.withLock { latest in
      if latest?.file != file { latest = (file, Self.lines(of: file)) }
      guard let lines = latest?.lines, lines.indices.contains(number - 1) else { return nil }
      let line = lines[number - 1]
      return hiding(String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self))
    }
  }

  private static func lines(of file: String) -> [ArraySlice<UInt8>] {
    guard var bytes = try? FileReading.bytes(ofFile: file, limit: byteLimit) else { return [] }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}
