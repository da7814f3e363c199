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
    #expect(try FileReading.bytes(ofFile: path) == bytes)
  }

  @Test func filesWhoseSizeTheSystemDoesNotTellAreReadWhole() throws {
    #if os(Linux)
      #expect(try !FileReading.bytes(ofFile: "/proc/self/status").isEmpty)
    #endif
  }

  @Test func missingFilesAndPathsThroughFilesAreMissing() throws {
    try folder.write("file", "x")
    #expect(failure("none")?.kind == .missing)
    #expect(failure("file/below")?.kind == .missing)
    #expect(failure("file\0.txt")?.kind == .missing)
  }

  @Test(.timeLimit(.minutes(10)))
  func foldersAndPipesAreNotRegularAndNeverBlock() throws {
    folder.makeFolder("folder")
    try folder.makePipe("pipe")
    #expect(failure("folder")?.kind == .notRegular)
    #expect(failure("folder")?.message == "a folder, not a regular file")
    #expect(failure("pipe")?.message == "a named pipe, not a regular file")
    #expect(throws: FileError.self) { try FileReading.bytes(ofFile: "/dev/null") }
  }

  @Test(.disabled(if: isRoot)) func forbiddenFilesAreNotReadable() throws {
    chmod(try folder.write("secret", "x"), 0)
    #expect(failure("secret")?.kind == .notReadable)
  }

  @Test func theLimitIsInclusive() throws {
    try folder.write("data", "12345")
    #expect(failure("data", limit: 5) == nil)
    #expect(failure("data", limit: 4)?.kind == .tooLarge)
    #expect(failure("data", limit: 4)?.message == "larger than the limit of 4 bytes")
  }

  @Test func gzipIsFoundByItsContentAndAllMembersAreRead() throws {
    let path = try folder.write("data.json", GzipFixtures.one + GzipFixtures.two)
    #expect(try FileReading.contents(ofFile: path) == Array("one\ntwo\n".utf8))
    #expect(try FileReading.bytes(ofFile: path) == GzipFixtures.one + GzipFixtures.two)
  }

  @Test func zeroBytesAfterTheLastMemberArePadding() throws {
    let path = try folder.write("data.gz", GzipFixtures.one + [0, 0, 0])
    #expect(try FileReading.contents(ofFile: path) == Array("one\n".utf8))
  }

  @Test(arguments: 0..<GzipFixtures.one.count)
  func everyTruncationIsAnError(count: Int) throws {
    try folder.write("cut.gz", Array(GzipFixtures.one.prefix(count)))
    #expect(failure("cut.gz")?.kind == .corruptGzip)
    #expect(failure("cut.gz")?.message == "the compressed data ends too early")
    try folder.write("cut.gz", GzipFixtures.two + GzipFixtures.one.prefix(count))
    #expect((failure("cut.gz") == nil) == (count == 0))
  }

  @Test func damagedDataAndTrailingDataAreErrors() throws {
    var damaged = GzipFixtures.one
    damaged[damaged.count - 6] ^= 1
    try folder.write("crc.gz", damaged)
    try folder.write("tail.gz", GzipFixtures.one + Array("tail".utf8))
    try folder.write("plain.gz", "not compressed at all")
    for name in ["crc.gz", "tail.gz", "plain.gz"] {
      #expect(failure(name)?.kind == .corruptGzip)
      #expect(failure(name)?.message.hasPrefix("the compressed data is damaged: ") == true)
    }
  }

  @Test func theLimitHoldsAfterDecompressionToo() throws {
    try folder.write("bomb.gz", GzipFixtures.zeros)
    #expect(failure("bomb.gz", limit: 100_000) == nil)
    #expect(failure("bomb.gz", limit: 99_999)?.kind == .tooLarge)
    #expect(failure("bomb.gz", limit: 99_999)?.message == "larger than the limit of 99999 bytes when decompressed")
  }

  @Test func errorsNameTheFileAndThePlace() {
    var error = FileError(path: "a.csv", kind: .malformed, message: "wrong")
    #expect("\(error)" == "a.csv: wrong")
    error.position = .init(line: 3, column: 7)
    #expect("\(error)" == "a.csv:3:7: wrong")
    #expect(error.diagnostic.file == "a.csv")
    #expect(error.diagnostic.range?.start == error.position)
  }

  @Test func everyKindHasItsOwnCode() {
    let codes = FileError.Kind.allCases.map { FileError(path: "", kind: $0, message: "").diagnostic.code }
    #expect(Set(codes).count == codes.count)
  }
}
