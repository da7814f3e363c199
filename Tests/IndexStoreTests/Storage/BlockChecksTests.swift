import Synchronization
import TestSupport
import Testing

@testable import IndexBuilding
@testable import IndexStore

struct BlockChecksTests {
  private static let blockSize = BlockChecks.blockSize
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes a section of `blockCount` blocks and damages bytes of the file.
  private func makeFile(blockCount: Int, damagedOffsets: [Int] = []) throws {
    var writer = try IndexFileWriter(path: folder["index"])
    try writer.begin("documents.bytes")
    try writer.append([UInt8](repeating: 7, count: blockCount * Self.blockSize - IndexFileHeader.size))
    try writer.commit()
    var bytes = try folder.bytes("index")
    for offset in damagedOffsets { bytes[offset] ^= 1 }
    try folder.write("index", bytes)
  }

  /// The part of the section that lies in blocks of the file.
  private func range(_ blocks: ClosedRange<Int>) -> Range<Int> {
    let lower = max(blocks.lowerBound * Self.blockSize - IndexFileHeader.size, 0)
    return lower..<(blocks.upperBound + 1) * Self.blockSize - IndexFileHeader.size
  }

  @Test func rangesAreSoundUnlessABlockOfTheirsIsDamaged() throws {
    let damaged = 70
    try makeFile(blockCount: 200, damagedOffsets: [damaged * Self.blockSize + 5])
    let image = try IndexFile.open(folder["index"])
    let section = image.section("documents.bytes")
    #expect(section.isSound(range(0...69)))
    #expect(image.damage == nil)
    #expect(!section.isSound(range(70...70)))
    #expect(!section.isSound(range(69...71)))
    #expect(!section.isSound())
    #expect(section.isSound(range(71...199)))
    #expect(section.isSound(range(0...69)))
    // Bytes beside the damage that are in its block count as damaged, those of the next block do not.
    let start = range(70...70).lowerBound
    #expect(!section.isSound(start..<start + 1))
    #expect(section.isSound(start - 1..<start))
    #expect(!section.isSound(start - 1..<start + 1))
  }

  @Test func rangesOutsideTheSectionAndEmptyOnesAreSound() throws {
    try makeFile(blockCount: 1, damagedOffsets: [100])
    let section = try IndexFile.open(folder["index"]).section("documents.bytes")
    #expect(section.isSound(5..<5))
    #expect(section.isSound(section.count..<section.count + 10))
    #expect(section.isSound(-10..<0))
    #expect(!section.isSound(-10..<1))
    #expect(ByteSection.empty.isSound(0..<10))
    #expect(ByteSection.empty.isSound())
  }

  @Test func damageIsToldWithItsPlace() throws {
    try makeFile(blockCount: 3, damagedOffsets: [2 * Self.blockSize])
    let reports = Mutex(0)
    let image = try IndexFile.open(folder["index"]) { _ in reports.withLock { $0 += 1 } }
    expectEqual(reports.withLock { $0 }, 0)
    for _ in 0..<3 { image.section("documents.bytes").isSound() }
    expectEqual(reports.withLock { $0 }, 1)
    let expected = IndexFileError(
      kind: .damaged, path: folder["index"], message: "the index file is damaged between the bytes 65536 and 98304")
    expectEqual(image.damage, expected)
  }

  @Test func anImageInMemoryIsSound() throws {
    var writer = MemoryImageWriter()
    writer.begin("a")
    try writer.append([1, 2, 3])
    let image = writer.finish()
    #expect(image.section("a").isSound())
    #expect(image.damage == nil)
  }

  @Test func threadsThatAskAtOnceGetTheSameAnswers() async throws {
    try makeFile(blockCount: 130, damagedOffsets: [64 * Self.blockSize + 1])
    let image = try IndexFile.open(folder["index"])
    let ranges = (0..<130).map { range($0...$0) }
    let answers = await withTaskGroup(of: [Bool].self) { tasks in
      for _ in 0..<8 {
        tasks.addTask { ranges.map { image.section("documents.bytes").isSound($0) } }
      }
      return await tasks.reduce(into: []) { $0.append($1) }
    }
    expectEqual(answers.count, 8)
    #expect(answers.allSatisfy { $0 == (0..<130).map { $0 != 64 } })
  }
}
