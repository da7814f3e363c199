import TestSupport
import Testing

@testable import FileSystem
@testable import IndexBuilding
@testable import IndexStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct IndexFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes a file of random sections of some lengths, in parts of random lengths.
  @discardableResult
  private func write(_ lengths: [Int], seed: Int = 1, trailer: [UInt8] = []) throws -> [[UInt8]] {
    var generator = SeededGenerator(seed: seed)
    // A prime period, so that no two blocks are equal.
    let noise = (0..<4_099).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let contents = lengths.map { length in
      var content: [UInt8] = []
      while content.count < length { content += noise }
      return Array(content[..<length])
    }
    var writer = try IndexFileWriter(path: folder["index"])
    for (number, content) in contents.enumerated() {
      try writer.begin("section.\(number)")
      var rest = content[...]
      while !rest.isEmpty {
        let part = rest.prefix(Int.random(in: 1...100_000, using: &generator))
        try writer.append(Array(part))
        rest = rest.dropFirst(part.count)
      }
    }
    try writer.commit { _ in trailer }
    return contents
  }

  private func open(_ name: String = "index") throws(IndexFileError) -> IndexImage {
    try IndexFile.open(folder[name])
  }

  private func kind(_ name: String = "index") -> IndexFileError.Kind? {
    do throws(IndexFileError) {
      _ = try open(name)
      return nil
    } catch {
      expectEqual(error.path, folder[name])
      #expect(!error.message.isEmpty)
      return error.kind
    }
  }

  @Test(arguments: [
    [], [0], [1], [64], [0, 0, 5, 0], [63, 64, 65], [32_704], [32_705], [100_000, 3, 40_000],
    [(1 << 20) - 64], [(1 << 20) - 65, 1], [1 << 20, 7], [2_500_000, 1_000_000, 12],
  ])
  func sectionsComeBackAsTheyWereWritten(lengths: [Int]) throws {
    let contents = try write(lengths)
    let image = try open()
    for (number, content) in contents.enumerated() {
      let section = image.section("section.\(number)")
      #expect(section.isSound())
      #expect(section.bytes.elementsEqual(content))
      expectEqual(section.offset % IndexImage.alignment, 0)
    }
    expectEqual(image.section("section.\(lengths.count)").count, 0)
    #expect(image.damage == nil)
  }

  @Test func sameSectionsGiveTheSameBytesInFileAndMemory() throws {
    var memory = MemoryImageWriter()
    var writer = try IndexFileWriter(path: folder["index"])
    for name in ["a", "b", "c"] {
      memory.begin(name)
      try memory.append(Array(name.utf8))
      try writer.begin(name)
      try writer.append(Array(name.utf8))
    }
    try writer.commit()
    let (inMemory, inFile) = (memory.finish(), try open())
    for name in ["a", "b", "c"] {
      #expect(inMemory.section(name).bytes.elementsEqual(inFile.section(name).bytes))
      #expect(inMemory.section(name).isSound())
    }
    let first = try folder.bytes("index")
    try write([100, 200])
    let second = try folder.bytes("index")
    try write([100, 200])
    try expectEqual(folder.bytes("index"), second)
    #expect(first != second)
  }

  @Test func theTrailerFollowsTheDirectoryAndNoChecksumCoversIt() throws {
    try write([10, 100], trailer: [1, 2, 3])
    var bytes = try folder.bytes("index")
    try expectEqual(IndexFile(folder["index"]).trailer, [1, 2, 3])
    bytes[bytes.count - 1] = 9
    try folder.write("index", bytes)
    let file = try IndexFile(folder["index"])
    expectEqual(file.trailer, [1, 2, 9])
    let image = file.image
    #expect(image.section("section.0").isSound() && image.section("section.1").isSound())
  }

  @Test func theIdentityFollowsTheContents() throws {
    func identity() throws -> UInt64 { try IndexFile(folder["index"]).identity }
    try write([10, 100], seed: 1)
    let first = try identity()
    try write([10, 100], seed: 1, trailer: [7])
    try expectEqual(identity(), first)
    try write([10, 100], seed: 2)
    #expect(try identity() != first)
  }

  @Test func nothingIsVisibleBeforeTheCommitAndADroppedWriterLeavesNothing() throws {
    try write([5])
    let before = try folder.bytes("index")
    func drop() throws {
      var writer = try IndexFileWriter(path: folder["index"])
      try writer.begin("a")
      try writer.append([UInt8](repeating: 1, count: 3_000_000))
      expectEqual(folder.names.count, 2)
      try expectEqual(folder.bytes("index"), before)
    }
    try drop()
    expectEqual(folder.names, ["index"])
    try expectEqual(folder.bytes("index"), before)
  }

  @Test func anOpenImageOutlivesTheFileThatTakesItsPlace() throws {
    let old = try write([200_000], seed: 1)
    let image = try open()
    let new = try write([150_000], seed: 2)
    #expect(image.section("section.0").isSound())
    #expect(image.section("section.0").bytes.elementsEqual(old[0]))
    let newImage = try open()
    #expect(newImage.section("section.0").bytes.elementsEqual(new[0]))
    unlink(folder["index"])
    #expect(image.section("section.0").bytes.elementsEqual(old[0]))
  }

  @Test func onlyItsOwnerMayReadAnIndex() throws {
    try write([5])
    expectEqual(folder.mode("index"), 0o600)
    chmod(folder["index"], 0o644)
    try write([5])
    expectEqual(folder.mode("index"), 0o600)
  }

  @Test func whatIsNoIndexFileIsTold() throws {
    mkdir(folder["folder"], 0o700)
    mkfifo(folder["pipe"], 0o600)
    try folder.write("text", Array("{\"a\": 1}\n".utf8))
    try folder.write("long", [UInt8](repeating: 32, count: 10_000))
    try folder.write("empty", [])
    expectEqual(kind("missing"), .missing)
    expectEqual(kind("folder"), .foreign)
    expectEqual(kind("pipe"), .foreign)
    expectEqual(kind("text"), .foreign)
    expectEqual(kind("long"), .foreign)
    expectEqual(kind("empty"), .truncated)
  }

  @Test(arguments: [(0, IndexFileError.Kind.older), (2, .newer), (.max, .newer)] as [(UInt32, IndexFileError.Kind)])
  func anotherVersionIsTold(version: UInt32, expected: IndexFileError.Kind) throws {
    try write([100])
    var bytes = try folder.bytes("index")
    withUnsafeBytes(of: version.littleEndian) { bytes.replaceSubrange(8..<12, with: $0) }
    expectEqual(IndexFileHeader.formatVersion, 1)
    try folder.write("index", bytes)
    expectEqual(kind(), .damaged)
    bytes.sealHeader()
    try folder.write("index", bytes)
    expectEqual(kind(), expected)
  }

  @Test func aFileThatCannotBeWrittenIsAnError() throws {
    let path = folder["missing/index"]
    do throws(IndexFileError) {
      _ = try IndexFileWriter(path: path)
      Issue.record("no error")
    } catch {
      expectEqual(error.kind, .notWritable)
      expectEqual(error.description, "\(path): cannot be written: No such file or directory")
    }
  }

  @Test func aDeviceIsNoPlaceForAnIndex() {
    let path = "/dev/null"
    do throws(IndexFileError) {
      _ = try IndexFileWriter(path: path)
      Issue.record("no error")
    } catch {
      expectEqual(error.description, "\(path): a device, not a file")
    }
  }
}

extension [UInt8] {
  /// Gives an index file's header the checksum of what stands there.
  mutating func sealHeader() {
    let checksum = XXH64.hash(Array(self[..<56]))
    Swift.withUnsafeBytes(of: checksum.littleEndian) { replaceSubrange(56..<64, with: $0) }
  }
}
