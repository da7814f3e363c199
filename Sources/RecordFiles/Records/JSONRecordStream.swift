package import FileSystem

/// The records of JSON files as lines, one file after the other, decompressed: files of JSON lines as they are, the
/// elements of lists as a line each. The last line of each file ends with a line feed even where the file leaves it
/// out.
///
/// It is for readers that take lines of JSON faster than
/// ``RecordFileReader/load(_:inFolder:limits:)`` and turn to that one when anything is wrong.
package final class JSONRecordStream {
  private var waiting: ArraySlice<String>
  private let limit: Int
  private var present: ContentStream?
  /// What turns the present file into lines, when it is a list.
  private var list: JSONListLines?
  private var endsWithLineFeed = true
  /// The files that were begun, and how many lines of the stream come before each.
  private var begun: [(file: String, line: Int, isList: Bool)] = []
  /// How many lines were read, as long as another file may follow.
  private var lineCount = 0
  private let countsLines: Bool

  /// A stream of files.
  ///
  /// - Parameters:
  ///   - files: Paths, each of a file of JSON lines or of a JSON list.
  ///   - limits: How large a file may be; it is ``RecordLimits/maximumStreamedByteCount`` that counts.
  package init(files: [String], limits: RecordLimits = .default) {
    waiting = files[...]
    limit = limits.maximumStreamedByteCount
    countsLines = files.count > 1
  }

  /// Fills memory with the next bytes.
  ///
  /// - Returns: How many bytes there were; 0 only after the last file, or when there is no room.
  /// - Throws: ``FileError`` as ``FileReading/contents(ofFile:limit:)``, and for a JSON file that is no list.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    guard !buffer.isEmpty else { return 0 }
    while true {
      let count = try present?.read(into: buffer) ?? 0
      if count > 0 {
        try turn(UnsafeMutableRawBufferPointer(rebasing: buffer[..<count]))
        endsWithLineFeed = buffer[count - 1] == UInt8(ascii: "\n")
        if countsLines { countLines(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
        return count
      }
      try endList()
      present = nil
      if !endsWithLineFeed {
        endsWithLineFeed = true
        buffer[0] = UInt8(ascii: "\n")
        lineCount += 1
        return 1
      }
      guard let file = waiting.popFirst() else { return 0 }
      present = try ContentStream(file: file, limit: limit)
      let isList = RecordFormat(path: file) == .json
      list = isList ? JSONListLines() : nil
      begun.append((file, lineCount, isList))
    }
  }

  /// The file that has a line which was read, and the line's number in it; nil in a list, whose lines are others.
  ///
  /// - Parameter line: how many lines of the stream come before it.
  package func place(ofLine line: Int) -> (file: String, number: Int)? {
    // Lines are asked for soon after they were read.
    begun.last { $0.line <= line }.flatMap { $0.isList ? nil : ($0.file, line - $0.line + 1) }
  }

  private func turn(_ bytes: UnsafeMutableRawBufferPointer) throws(FileError) {
    do throws(JSONListLines.Malformed) {
      try list?.turn(bytes)
    } catch {
      throw noList
    }
  }

  private func endList() throws(FileError) {
    do throws(JSONListLines.Malformed) {
      try list?.end()
      list = nil
    } catch {
      throw noList
    }
  }

  private var noList: FileError {
    FileError(path: begun.last?.file ?? "", kind: .malformed, message: "this is no list of JSON")
  }

  private func countLines(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes where byte == UInt8(ascii: "\n") { lineCount += 1 }
  }
}

extension RecordFileReader {
  /// The files of an index when all of them are JSON by their names, in the order in which
  /// ``load(_:inFolder:limits:)`` reads them; nil when one is of another kind or cannot be found.
  ///
  /// - Parameters:
  ///   - patterns: Paths and globs.
  ///   - folder: The folder that relative patterns start from; empty for the working directory.
  package static func streamableFiles(_ patterns: [String], inFolder folder: String) -> [String]? {
    var found: [String] = []
    var seen: Set<[UInt8]> = []
    for pattern in patterns {
      guard let files = try? files(matching: pattern, inFolder: folder) else { return nil }
      found += files.filter { seen.insert(Array($0.utf8)).inserted }
    }
    return found.allSatisfy { [.json, .jsonLines].contains(RecordFormat(path: $0)) } ? found : nil
  }
}
