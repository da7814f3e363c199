import FileSystem
import IndexStore

/// Writes an index file, section after section.
///
/// The bytes go to a file beside, which takes the place of the old one whole and at once in ``commit(trailer:)``; until
/// then, and when the process dies, nothing at the path changes. Memory is a mebibyte and 1/4,096 of the file.
///
/// ```swift
/// var writer = try IndexFileWriter(path: "movies.index")
/// try writer.begin("terms.bytes")
/// try writer.append(bytes)
/// try writer.commit()
/// ```
struct IndexFileWriter: SectionSink, ~Copyable {
  /// How many bytes are collected before they are written; whole blocks.
  private static let bufferSize = 32 * BlockChecks.blockSize

  private var file: AtomicFile
  private var directory = IndexFileDirectory()
  /// The bytes that are not yet written. They begin with a block.
  private var buffer: [UInt8] = []
  /// How many bytes are before those of the buffer.
  private var writtenCount = 0

  /// Begins an index file.
  ///
  /// - Parameters:
  ///   - path: the file to make or to replace.
  ///   - suffix: what follows the path in the name of the file beside; without one the name is new each time.
  init(path: String, suffix: String? = nil) throws(IndexFileError) {
    do throws(FileError) {
      // The records may be private, and the modes of their files were not checked.
      file = try AtomicFile(path: path, suffix: suffix, permissions: 0o600, followsLinks: false)
    } catch {
      throw Self.failure(error)
    }
    buffer.reserveCapacity(Self.bufferSize)
    // The header is written last, so that an incomplete file has no header.
    buffer.append(contentsOf: repeatElement(0, count: IndexFileHeader.size))
  }

  /// How many bytes were written, the header and what lies between sections included.
  var byteCount: Int { writtenCount + buffer.count }

  /// Begins a section.
  ///
  /// - Precondition: no other section has the name.
  mutating func begin(_ name: String) throws(IndexFileError) {
    try align()
    assert(!directory.sections.contains { $0.name == name }, "two sections have the name \(name)")
    directory.sections.append((name, byteCount..<byteCount))
  }

  /// Appends bytes to the section that was begun last.
  mutating func append(_ bytes: UnsafeRawBufferPointer) throws(IndexFileError) {
    precondition(!directory.sections.isEmpty, "bytes belong to a section")
    try write(bytes)
    let last = directory.sections.count - 1
    directory.sections[last].range = directory.sections[last].range.lowerBound..<byteCount
  }

  /// Ends the file and puts it in its place, on the disk before it gets its name.
  ///
  /// - Parameter trailer: makes, from the identity that ``IndexFile`` will tell, bytes that follow the directory and
  ///   that no checksum covers.
  /// - Throws: ``IndexFileError`` of the kind `notWritable`; what stood at the path is then unchanged.
  mutating func commit(trailer: (_ identity: UInt64) -> [UInt8] = { _ in [] }) throws(IndexFileError) {
    try align()
    let sectionsEnd = byteCount
    try flush(all: true)
    let directoryBytes = directory.encoded
    let checksum = XXH64.hash(directoryBytes)
    let trailer = trailer(checksum)
    let header = IndexFileHeader(
      fileLength: sectionsEnd + directoryBytes.count + trailer.count,
      directory: sectionsEnd..<sectionsEnd + directoryBytes.count, directoryChecksum: checksum)
    do throws(FileError) {
      try file.write(directoryBytes)
      try file.write(trailer)
      try file.overwrite(header.encoded, at: 0)
      try file.commit()
    } catch {
      throw Self.failure(error)
    }
  }

  private mutating func align() throws(IndexFileError) {
    // It fits: blocks end where sections may begin.
    buffer.append(contentsOf: repeatElement(0, count: IndexImage.aligned(byteCount) - byteCount))
    if buffer.count == Self.bufferSize { try flush(all: false) }
  }

  private mutating func write(_ bytes: UnsafeRawBufferPointer) throws(IndexFileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = rest.prefix(Self.bufferSize - buffer.count)
      buffer.append(contentsOf: UnsafeRawBufferPointer(rebasing: part))
      rest = rest.dropFirst(part.count)
      if buffer.count == Self.bufferSize { try flush(all: false) }
    }
  }

  /// Hashes and writes the blocks of the buffer.
  ///
  /// - Parameter all: whether the last block may be a part of one.
  private mutating func flush(all: Bool) throws(IndexFileError) {
    assert(all || buffer.count == Self.bufferSize)
    for block in 0..<BlockChecks.blockCount(of: buffer.count) {
      var range = BlockChecks.range(of: writtenCount >> BlockChecks.blockShift + block, in: byteCount)
      range = range.lowerBound - writtenCount..<range.upperBound - writtenCount
      directory.checksums.append(XXH64.hash(buffer.span.bytes.extracting(range)))
    }
    do throws(FileError) {
      try file.write(buffer)
    } catch {
      throw Self.failure(error)
    }
    writtenCount += buffer.count
    buffer.removeAll(keepingCapacity: true)
  }

  private static func failure(_ error: FileError) -> IndexFileError {
    IndexFileError(kind: .notWritable, path: error.path, message: error.message)
  }
}
