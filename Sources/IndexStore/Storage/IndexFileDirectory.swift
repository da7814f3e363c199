import SearchModel

/// What follows the sections of an index file: where they are, and the checksums of their bytes.
///
/// | bytes | |
/// | --- | --- |
/// | 4 | how many sections there are |
/// | 4 | how many bytes their names have together |
/// | 8 | how many blocks the bytes before the directory have |
/// | 8 each | the checksum of each block |
/// | 24 each | where a section begins, its length, the length of its name |
/// | | the names |
package struct IndexFileDirectory {
  private static let headSize = 16
  private static let entrySize = 24

  /// The sections in the order of the file.
  package var sections: [(name: String, range: Range<Int>)] = []
  /// The checksum of each block of ``BlockChecks/blockSize`` bytes; the header's bytes belong to none.
  package var checksums: [UInt64] = []

  package init() {}

  /// The bytes of the directory.
  package var encoded: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.headSize + checksums.count * 8 + sections.count * (Self.entrySize + 16))
    bytes.appendFixed(UInt32(sections.count))
    bytes.appendFixed(UInt32(sections.reduce(0) { $0 + $1.name.utf8.count }))
    bytes.appendFixed(UInt64(checksums.count))
    for checksum in checksums { bytes.appendFixed(checksum) }
    for section in sections {
      bytes.appendFixed(UInt64(section.range.lowerBound))
      bytes.appendFixed(UInt64(section.range.count))
      bytes.appendFixed(UInt64(section.name.utf8.count))
    }
    for section in sections { bytes.append(contentsOf: section.name.utf8) }
    return bytes
  }
}

extension IndexFileDirectory {
  /// A directory as it stands in a file, read in place.
  struct Reading {
    /// The sections by name.
    let sections: ExactDictionary<Range<Int>>
    /// Where the checksums of the blocks stand in the file.
    let checksums: Range<Int>
  }

  /// Reads a directory and checks that everything in it lies within the file.
  ///
  /// The checksum has vouched for the bytes already; but a file may be forged, so nothing is taken for granted.
  ///
  /// - Parameters:
  ///   - file: the file up to the directory's end.
  ///   - range: where the directory stands.
  /// - Returns: the reading, or nil when something is wrong.
  static func read(_ file: UnsafeRawBufferPointer, at range: Range<Int>) -> Reading? {
    let bytes = UnsafeRawBufferPointer(rebasing: file[range])
    guard bytes.count >= headSize else { return nil }
    let sectionCount = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self)))
    let nameByteCount = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self)))
    let blockCount = BlockChecks.blockCount(of: range.lowerBound)
    guard UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)) == UInt64(blockCount) else {
      return nil
    }
    // No overflow: the counts have 32 bits, and the blocks are those of a file that is here.
    let entriesStart = headSize + blockCount * 8
    let namesStart = entriesStart + sectionCount * entrySize
    guard namesStart + nameByteCount == bytes.count else { return nil }

    func number(at offset: Int) -> Int? {
      Int(exactly: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
    }
    var sections: ExactDictionary<Range<Int>> = [:]
    sections.reserveCapacity(sectionCount)
    var end = IndexFileHeader.size
    var nameStart = namesStart
    for index in 0..<sectionCount {
      let entry = entriesStart + index * entrySize
      guard let offset = number(at: entry), let length = number(at: entry + 8), let nameLength = number(at: entry + 16),
        // Each section begins where the one before lets it, so sections neither overlap nor leave bytes out.
        offset == IndexImage.aligned(end), offset <= range.lowerBound, length <= range.lowerBound - offset,
        nameLength <= bytes.count - nameStart,
        let name = String(validating: bytes[nameStart..<nameStart + nameLength], as: UTF8.self),
        sections.updateValue(offset..<offset + length, forKey: name) == nil
      else { return nil }
      end = offset + length
      nameStart += nameLength
    }
    guard nameStart == bytes.count, IndexImage.aligned(end) == range.lowerBound else { return nil }
    let checksumsStart = range.lowerBound + headSize
    return Reading(sections: sections, checksums: checksumsStart..<checksumsStart + blockCount * 8)
  }
}
