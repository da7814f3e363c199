import Diagnostics
import TestSupport
import Testing

@testable import FileSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct FileReadingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func failure(_ name: String, limit: Int = FileReading.defaultLimit) -> FileError? {
    do throws(FileError) {
      _ = try FileReading.contents(ofFile: folder[name], limit: limit)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [0, 1, 4_095, 4_096, 4_097, 3_000_000])
  func wholeFilesOfAnySizeAreRead(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let path = try folder.write("data", bytes)
    try expectEqual(FileReading.bytes(ofFile: path), bytes)
  }

  @Test func filesWhoseSizeTheSystemDoesNotTellAreReadWhole() throws {
    #if os(Linux)
      #expect(try !FileReading.bytes(ofFile: "/proc/self/status").isEmpty)
    #endif
  }

  @Test func missingFilesAndPathsThroughFilesAreMissing() throws {
    try folder.write("file", "x")
    expectEqual(failure("none")?.kind, .missing)
    expectEqual(failure("file/below")?.kind, .missing)
    expectEqual(failure("file\0.txt")?.kind, .missing)
  }

  @Test(.timeLimit(.minutes(10)))
  func foldersAndPipesAreNotRegularAndNeverBlock() throws {
    folder.makeFolder("folder")
    try folder.makePipe("pipe")
    expectEqual(failure("folder")?.kind, .notRegular)
    expectEqual(failure("folder")?.message, "a folder, not a regular file")
    expectEqual(failure("pipe")?.message, "a named pipe, not a regular file")
    #expect(throws: FileError.self) { try FileReading.bytes(ofFile: "/dev/null") }
  }

  @Test(.disabled(if: isRoot)) func forbiddenFilesAreNotReadable() throws {
    chmod(try folder.write("secret", "x"), 0)
    expectEqual(failure("secret")?.kind, .notReadable)
  }

  @Test func theLimitIsInclusive() throws {
    try folder.write("data", "12345")
    #expect(failure("data", limit: 5) == nil)
    expectEqual(failure("data", limit: 4)?.kind, .tooLarge)
    expectEqual(failure("data", limit: 4)?.message, "larger than the limit of 4 bytes")
  }

  @Test func gzipIsFoundByItsContentAndAllMembersAreRead() throws {
    let path = try folder.write("data.json", GzipFixtures.one + GzipFixtures.two)
    try expectEqual(FileReading.contents(ofFile: path), Array("one\ntwo\n".utf8))
    try expectEqual(FileReading.bytes(ofFile: path), GzipFixtures.one + GzipFixtures.two)
  }

  @Test func zeroBytesAfterTheLastMemberArePadding() throws {
    let path = try folder.write("data.gz", GzipFixtures.one + [0, 0, 0])
    try expectEqual(FileReading.contents(ofFile: path), Array("one\n".utf8))
  }

  @Test(arguments: 0..<GzipFixtures.one.count)
  func everyTruncationIsAnError(count: Int) throws {
    try folder.write("cut.gz", Array(GzipFixtures.one.prefix(count)))
    expectEqual(failure("cut.gz")?.kind, .corruptGzip)
    expectEqual(failure("cut.gz")?.message, "the compressed data ends too early")
    try folder.write("cut.gz", GzipFixtures.two + GzipFixtures.one.prefix(count))
    expectEqual((failure("cut.gz") == nil), (count == 0))
  }

  @Test func damagedDataAndTrailingDataAreErrors() throws {
    var damaged = GzipFixtures.one
    damaged[damaged.count - 6] ^= 1
    try folder.write("crc.gz", damaged)
    try folder.write("tail.gz", GzipFixtures.one + Array("tail".utf8))
    try folder.write("plain.gz", "not compressed at all")
    for name in ["crc.gz", "tail.gz", "plain.gz"] {
      expectEqual(failure(name)?.kind, .corruptGzip)
      expectEqual(failure(name)?.message.hasPrefix("the compressed data is damaged: "), true)
    }
  }

  @Test func theLimitHoldsAfterDecompressionToo() throws {
    try folder.write("bomb.gz", GzipFixtures.zeros)
    #expect(failure("bomb.gz", limit: 100_000) == nil)
    expectEqual(failure("bomb.gz", limit: 99_999)?.kind, .tooLarge)
    expectEqual(failure("bomb.gz", limit: 99_999)?.message, "larger than the limit of 99999 bytes when decompressed")
  }

  @Test func errorsNameTheFileAndThePlace() {
    var error = FileError(path: "a.csv", kind: .malformed, message: "wrong")
    expectEqual("\(error)", "a.csv: wrong")
    error.position = .init(line: 3, column: 7)
    expectEqual("\(error)", "a.csv:3:7: wrong")
    expectEqual(error.diagnostic.file, "a.csv")
    expectEqual(error.diagnostic.range?.start, error.position)
  }

  @Test func everyKindHasItsOwnCode() {
    let codes = FileError.Kind.allCases.map { FileError(path: "", kind: $0, message: "").diagnostic.code }
    expectEqual(Set(codes).count, codes.count)
  }
}
