import Diagnostics
import FileSystem

/// Queries written as one JSON object a line.
struct JSONLineQueries: ~Copyable {
  private var source: ByteSource
  private let modules: [String]?
  /// Whether lines may follow: not behind one that cannot be read at all.
  private(set) var isReadable = true

  /// - Parameter modules: the ids of the spec's modules; nil when they are not known.
  init(_ source: consuming ByteSource, modules: [String]?) {
    self.source = source
    self.modules = modules
  }

  mutating func next() throws -> DraftQuery? {
    while let line = try nextLine() {
      guard line.contains(where: { ![0x20, 0x09, 0x0D].contains($0) }) else { continue }
      let place = RowPlace(
        file: source.file, start: SourcePosition(line: source.lineNumber, column: 1), text: line)
      return try JSONRow(place, modules: modules).draft()
    }
    return nil
  }

  private mutating func nextLine() throws -> [UInt8]? {
    isReadable = false
    let line = try source.nextQueryLine()
    isReadable = line != nil
    return line
  }
}
