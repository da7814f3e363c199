import FileSystem

/// The first bytes of an index file. Every version of the format keeps their layout.
///
/// | bytes | |
/// | --- | --- |
/// | 0…7 | ``magic`` |
/// | 8…11 | the version of the format |
/// | 12…15 | 0 |
/// | 16…23 | the length of the file |
/// | 24…31 | where the directory begins, which is where the sections end |
/// | 32…39 | the length of the directory; what follows it is the trailer |
/// | 40…47 | the checksum of the directory |
/// | 48…55 | 0 |
/// | 56…63 | the checksum of the bytes before |
package struct IndexFileHeader: Hashable {
  package static let size = 64
  /// Names the kind of file. The first byte is no text, and a transfer as text changes the line ends.
  package static let magic: [UInt8] = [0x89] + Array("MHIX\r\n".utf8) + [0x1A]
  /// The version that is written, and the only one that is read: an index is made anew sooner than converted.
  static let formatVersion: UInt32 = 1

  package let fileLength: Int
  package let directory: Range<Int>
  package let directoryChecksum: UInt64

  /// The bytes of the header.
  package var encoded: [UInt8] {
    var bytes = Self.magic
    bytes.reserveCapacity(Self.size)
    bytes.appendFixed(Self.formatVersion)
    bytes.appendFixed(UInt32(0))
    bytes.appendFixed(UInt64(fileLength))
    bytes.appendFixed(UInt64(directory.lowerBound))
    bytes.appendFixed(UInt64(directory.count))
    bytes.appendFixed(directoryChecksum)
    bytes.appendFixed(UInt64(0))
    bytes.appendFixed(XXH64.hash(bytes))
    return bytes
  }

  package init(fileLength: Int, directory: Range<Int>, directoryChecksum: UInt64) {
    self.fileLength = fileLength
    self.directory = directory
    self.directoryChecksum = directoryChecksum
  }

  /// Reads and checks a header.
  ///
  /// - Parameters:
  ///   - bytes: the first bytes of the file, as many as a header has or as there are.
  ///   - count: how many bytes the file has.
  ///   - path: the file's name for errors.
  package init(_ bytes: UnsafeRawBufferPointer, fileLength count: Int, path: String) throws(IndexFileError) {
    let start = bytes.prefix(Self.magic.count)
    guard start.elementsEqual(Self.magic.prefix(start.count)) else {
      throw IndexFileError(kind: .foreign, path: path, message: "this is no index file")
    }
    guard bytes.count >= Self.size else {
      throw IndexFileError(
        kind: .truncated, path: path, message: "the index file ends after \(count) bytes, within its header")
    }
    func number(at offset: Int) -> UInt64 {
      UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    guard XXH64.hash(bytes.bytes.extracting(first: Self.size - 8)) == number(at: Self.size - 8) else {
      throw IndexFileError(kind: .damaged, path: path, message: "the header of the index file is damaged")
    }
    let version = UInt32(truncatingIfNeeded: number(at: 8))
    guard version == Self.formatVersion else {
      let isNewer = version > Self.formatVersion
      throw IndexFileError(
        kind: isNewer ? .newer : .older, path: path,
        message: "the index file has version \(version) of its format, "
          + (isNewer ? "which is newer than" : "and no longer") + " version \(Self.formatVersion), which is read")
    }
    // A file that is too long for the address space cannot be here whole either.
    fileLength = Int(clamping: number(at: 16))
    guard count >= fileLength else {
      throw IndexFileError(
        kind: .truncated, path: path, message: "the index file ends after \(count) of \(number(at: 16)) bytes")
    }
    let (offset, length) = (number(at: 24), number(at: 32))
    let (end, overflows) = offset.addingReportingOverflow(length)
    guard count == fileLength, !overflows, offset >= Self.size, end <= fileLength else {
      throw IndexFileError(
        kind: .damaged, path: path, message: "the header of the index file does not fit its \(count) bytes")
    }
    directory = Int(offset)..<Int(end)
    directoryChecksum = number(at: 40)
  }
}
