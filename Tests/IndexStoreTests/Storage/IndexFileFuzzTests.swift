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

/// Files that are damaged, cut or forged: none may be taken for what was written, and none may end the process.
struct IndexFileFuzzTests {
  private static let seed = 20_240_607
  private static let names = ["terms.bytes", "terms.offsets", "", "empty", "größe"]
  private let folder: TemporaryFolder
  private let contents: [[UInt8]]
  private let bytes: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    var generator = SeededGenerator(seed: Self.seed)
    contents = [100, 64, 33, 0, 300].map { count in
      (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
    var writer = try IndexFileWriter(path: folder["index"])
    for (name, content) in zip(Self.names, contents) {
      try writer.begin(name)
      try writer.append(content)
    }
    try writer.commit()
    bytes = try folder.bytes("index")
  }

  /// The outcome for a file.
  private enum Outcome: Hashable {
    case refused(IndexFileError.Kind)
    case unsound
    case asWritten
    /// Wrong, and nothing noticed it.
    case wrong
  }

  /// Opens a file of bytes and reads all of it.
  private func outcome(_ bytes: [UInt8]) throws -> Outcome {
    try folder.write("fuzzed", bytes)
    do throws(IndexFileError) {
      let image = try IndexFile.open(folder["fuzzed"])
      let sections = Self.names.map(image.section)
      let isSound = sections.map { $0.isSound() }.allSatisfy { $0 }
      let isEqual = zip(sections, contents).allSatisfy { $0.bytes.elementsEqual($1) }
      guard isSound else {
        #expect(image.damage != nil)
        return .unsound
      }
      return isEqual ? .asWritten : .wrong
    } catch {
      return .refused(error.kind)
    }
  }

  @Test func everyChangedByteIsNoticed() throws {
    var generator = SeededGenerator(seed: Self.seed)
    for offset in bytes.indices {
      var changed = bytes
      changed[offset] ^= UInt8.random(in: 1...255, using: &generator)
      let outcome = try outcome(changed)
      switch outcome {
      case .refused(let kind):
        expectEqual(kind, (offset < 8 ? .foreign : .damaged), "offset \(offset), seed \(Self.seed)")
      case .unsound: #expect(offset >= IndexFileHeader.size)
      case .asWritten, .wrong: Issue.record("\(outcome) at offset \(offset), seed \(Self.seed)")
      }
    }
  }

  @Test func everyCutIsNoticed() throws {
    for count in bytes.indices {
      try expectEqual(outcome(Array(bytes[..<count])), .refused(.truncated), "\(count) bytes")
    }
    try expectEqual(outcome(bytes), .asWritten)
    try expectEqual(outcome(bytes + [0]), .refused(.damaged))
  }

  /// A forged directory may have a correct checksum. Its contents are then senseless but harmless.
  @Test func forgedDirectoriesAreRefusedOrHarmless() throws {
    var generator = SeededGenerator(seed: Self.seed)
    let directory = try #require(directoryRange)
    let numbers: [UInt64] = [0, 1, 7, 63, 64, 65, 1 << 31, 1 << 32, 1 << 62, 1 << 63, .max, .max - 63]
    var refusals = 0
    for offset in directory where offset <= bytes.count - 8 {
      for number in numbers + [UInt64(bytes.count), UInt64(directory.lowerBound), generator.next()] {
        var forged = bytes
        withUnsafeBytes(of: number.littleEndian) { forged.replaceSubrange(offset..<offset + 8, with: $0) }
        forged.seal(directory)
        if case .refused(let kind) = try outcome(forged) {
          expectEqual(kind, .damaged)
          refusals += 1
        }
      }
    }
    #expect(refusals > 1_000)
  }

  @Test func forgedHeadersAreRefusedOrHarmless() throws {
    let numbers: [UInt64] = [0, 1, 63, 64, 65, 128, 1 << 31, 1 << 32, 1 << 62, 1 << 63, .max, .max - 63]
    for offset in stride(from: 8, to: 56, by: 4) {
      for number in numbers + [UInt64(bytes.count), UInt64(bytes.count - 1), UInt64(bytes.count + 1)] {
        var forged = bytes
        withUnsafeBytes(of: number.littleEndian) { forged.replaceSubrange(offset..<offset + 8, with: $0) }
        forged.sealHeader()
        // The reserved bytes may hold anything.
        #expect(try outcome(forged) != .wrong, "offset \(offset), number \(number)")
      }
    }
  }

  @Test func randomFilesAreRefused() throws {
    var generator = SeededGenerator(seed: Self.seed)
    for _ in 0..<500 {
      let count = Int.random(in: 0...2_000, using: &generator)
      var random = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      // Half of them begin as an index does.
      if Bool.random(using: &generator), count >= IndexFileHeader.size {
        random.replaceSubrange(0..<12, with: bytes[..<12])
        if Bool.random(using: &generator) { random.sealHeader() }
      }
      guard case .refused = try outcome(random) else {
        Issue.record("a random file of \(count) bytes was opened, seed \(Self.seed)")
        continue
      }
    }
  }

  @Test func randomDamageOfAForgedFileIsHarmless() throws {
    var generator = SeededGenerator(seed: Self.seed)
    let directory = try #require(directoryRange)
    for _ in 0..<1_000 {
      var forged = bytes
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        forged[Int.random(in: 0..<forged.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      forged.seal(directory)
      _ = try outcome(forged)
    }
  }

  private var directoryRange: Range<Int>? {
    try? bytes.withUnsafeBytes { try IndexFileHeader($0, fileLength: $0.count, path: "").directory }
  }
}

extension [UInt8] {
  /// Gives an index file's directory and header the checksums of what stands there.
  fileprivate mutating func seal(_ directory: Range<Int>) {
    let checksum = XXH64.hash(Array(self[directory]))
    Swift.withUnsafeBytes(of: checksum.littleEndian) { replaceSubrange(40..<48, with: $0) }
    sealHeader()
  }
}
