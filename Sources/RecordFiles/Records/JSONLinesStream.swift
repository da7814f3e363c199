package import FileSystem

/// The bytes of files of JSON lines, one file after the other, decompressed; the last line of each file ends with a
/// line feed even where the file leaves it out.
///
/// It is for readers that take lines of JSON faster than
/// ``RecordFileReader/load(_:inFolder:limits:)`` and turn to that one when anything is wrong.
package final class JSONLinesStream {
  private var waiting: ArraySlice<String>
  private let limit: Int
  private var present: ContentStream?
  private var endsWithLineFeed = true
  /// The files that were begun, and how many lines of the stream come before each.
  private var begun: [(file: String, line: Int)] = []
  /// How many lines were read, as long as another file may follow.
  private var lineCount = 0
  private let countsLines: Bool

  /// A stream of files.
  ///
  /// - Parameters:
  ///   - files: Paths, each of a file of JSON lines.
  ///   - limits: How large a file may be; it is ``RecordLimits/maximumStreamedByteCount`` that counts.
  package init(files: [String], limits: RecordLimits = .default) {
    waiting = files[...]
    limit = limits.maximumStreamedByteCount
    countsLines = files.count > 1
  }

  /// Fills memory with the next bytes.
  ///
  /// - Returns: How many bytes there were; 0 only after the last file, or when there is no room.
  /// - Throws: ``FileError`` as ``FileReading/contents(ofFile:limit:)``.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    guard !buffer.isEmpty else { return 0 }
    while true {
      let count = try present?.read(into: buffer) ?? 0
      if count > 0 {
        endsWithLineFeed = buffer[count - 1] == UInt8(ascii: "\n")
        if countsLines { countLines(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
        return count
      }
      present = nil
      if !endsWithLineFeed {
        endsWithLineFeed = true
        buffer[0] = UInt8(ascii: "\n")
        lineCount += 1
        return 1
      }
      guard let file = waiting.popFirst() else { return 0 }
      present = try ContentStream(file: file, limit: limit)
      begun.append((file, lineCount))
    }
  }

  /// The file that has a line which was read, and the line's number in it.
  ///
  /// - Parameter line: how many lines of the stream come before it.
  package func place(ofLine line: Int) -> (file: String, number: Int)? {
    // Lines are asked for soon after they were read.
    begun.last { $0.line <= line }.map { ($0.file, line - $0.line + 1) }
  }

  private func countLines(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes where byte == UInt8(ascii: "\n") { lineCount += 1 }
  }
}

extension RecordFileReader {
  /// The files of an index when all of them are JSON lines by their names, in the order in which
  /// ``load(_:inFolder:limits:)`` reads them; nil when one is of another kind or cannot be found.
  ///
  /// - Parameters:
  ///   - patterns: Paths and globs.
  ///   - folder: The folder that relative patterns start from; empty for the working directory.
  package static func linesFiles(_ patterns: [String], inFolder folder: String) -> [String]? {
    var found: [String] = []
    var seen: Set<[UInt8]> = []
    for pattern in patterns {
      guard let files = try? files(matching: pattern, inFolder: folder) else { return nil }
      found += files.filter { seen.insert(Array($0.utf8)).inserted }
    }
    return found.allSatisfy { RecordFormat(path: $0) == .jsonLines } ? found : nil
  }
}
