import FileSystem
import Synchronization

/// Compares the bytes of a mapped index with their checksums, block by block and each block once.
///
/// To hash a whole index when it is opened would cost more than most searches. So a block is hashed when it is first
/// asked for, and a bit remembers that it is sound. To ask again costs a load and the test of that bit; no lock is
/// taken, because bits are only ever set, and threads that hash the same block at once come to the same result.
///
/// It belongs to an ``IndexImage``, which keeps the bytes in memory.
package final class BlockChecks: @unchecked Sendable {
  // It may be shared although it holds pointers: the words of `sound` are atomic and are allocated as long as it lives,
  // `bytes` is never written to, and everything else is constant or atomic.

  package static let blockShift = 15
  /// How many bytes a block has. The documents of a page of hits lie in as many blocks as there are hits, so a block
  /// must be hashed in a few microseconds; the checksums, which are read when the file is opened, have 1/4,096 of its
  /// bytes.
  package static let blockSize = 1 << blockShift

  /// The file, for errors.
  let path: String
  /// The bytes before the directory.
  private let bytes: UnsafeRawBufferPointer
  /// A checksum for each block, 8 bytes each.
  private let checksums: UnsafeRawBufferPointer
  /// A bit for each block.
  private let sound: UnsafeMutableBufferPointer<Atomic<UInt64>>
  /// The damaged block that was found first; -1 without damage.
  private let damagedBlock = Atomic<Int>(-1)
  private let onDamage: @Sendable () -> Void

  /// How many blocks so many bytes have.
  package static func blockCount(of byteCount: Int) -> Int {
    byteCount >> blockShift + (byteCount & (blockSize - 1) == 0 ? 0 : 1)
  }

  /// - Parameters:
  ///   - file: the file from its first byte.
  ///   - sectionsEnd: where its sections end.
  ///   - checksums: where the checksums of the bytes up to there stand: 8 for each block.
  ///   - path: its name for errors.
  ///   - onDamage: called once, by any thread, when a block turns out to be damaged.
  init(
    file: UnsafeRawBufferPointer, sectionsEnd: Int, checksums: Range<Int>, path: String,
    onDamage: @escaping @Sendable () -> Void
  ) {
    let blockCount = Self.blockCount(of: sectionsEnd)
    precondition(checksums.count == blockCount * 8, "each block has a checksum")
    self.path = path
    bytes = UnsafeRawBufferPointer(rebasing: file[..<sectionsEnd])
    self.checksums = UnsafeRawBufferPointer(rebasing: file[checksums])
    sound = .allocate(capacity: (blockCount + 63) / 64)
    for index in sound.indices { sound.initializeElement(at: index, to: Atomic(0)) }
    self.onDamage = onDamage
  }

  deinit {
    sound.deinitialize().deallocate()
  }

  /// What is wrong with the file as far as it was looked at; nil when nothing is.
  var damage: IndexFileError? {
    let block = damagedBlock.load(ordering: .relaxed)
    guard block >= 0 else { return nil }
    return IndexFileError(
      kind: .damaged, path: path,
      message: "the index file is damaged between the bytes \(block << Self.blockShift) and "
        + "\(Self.range(of: block, in: bytes.count).upperBound)")
  }

  /// The bits of the blocks that are known to be sound.
  var soundBlocks: UnsafePointer<Atomic<UInt64>>? { sound.baseAddress.map { UnsafePointer($0) } }

  /// Whether a block is known to be sound.
  ///
  /// The bytes never change, so a bit tells nothing of the order of other reads and writes.
  @inline(__always)
  static func isSet(_ block: Int, in bits: UnsafePointer<Atomic<UInt64>>) -> Bool {
    bits[block >> 6].load(ordering: .relaxed) &>> UInt64(truncatingIfNeeded: block & 63) & 1 != 0
  }

  /// Whether the bytes of a range are those that were written.
  ///
  /// - Parameter range: offsets in the file; what is in no block is left out.
  func areSound(_ range: Range<Int>) -> Bool {
    let range = range.clamped(to: 0..<bytes.count)
    guard let soundBlocks, !range.isEmpty else { return true }
    let last = (range.upperBound - 1) >> Self.blockShift
    var block = range.lowerBound >> Self.blockShift
    while block <= last {
      // Sixty-four blocks at once, so that a section that was asked for before costs next to nothing.
      if block & 63 == 0, last - block >= 63, soundBlocks[block >> 6].load(ordering: .relaxed) == .max {
        block += 64
        continue
      }
      guard Self.isSet(block, in: soundBlocks) || hash(block) else { return false }
      block += 1
    }
    return true
  }

  /// Compares a block with its checksum.
  private func hash(_ block: Int) -> Bool {
    let content = UnsafeRawBufferPointer(rebasing: bytes[Self.range(of: block, in: bytes.count)])
    let expected = UInt64(littleEndian: checksums.loadUnaligned(fromByteOffset: block * 8, as: UInt64.self))
    guard XXH64.hash(content.bytes) == expected else {
      if damagedBlock.compareExchange(expected: -1, desired: block, ordering: .relaxed).exchanged { onDamage() }
      return false
    }
    sound[block >> 6].bitwiseOr(1 << UInt64(block & 63), ordering: .relaxed)
    return true
  }

  /// The bytes of a block. The header, which holds the checksum of all checksums, is in none.
  package static func range(of block: Int, in byteCount: Int) -> Range<Int> {
    let start = block << blockShift
    return max(start, IndexFileHeader.size)..<min(start + blockSize, byteCount)
  }
}
