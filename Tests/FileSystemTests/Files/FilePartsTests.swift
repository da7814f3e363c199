import RecordFiles
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

struct FilePartsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [0, 1, FileParts.size, FileParts.size + 1, 3 * FileParts.size - 1])
  func theyAreTheFileAndAllButTheLastOneAreWhole(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 9) }
    let path = try folder.write("data", bytes)
    var parts: [[UInt8]] = []
    try FileParts(path, limit: size).readToEnd { parts.append(Array($0)) }
    expectEqual(Array(parts.joined()), bytes)
    #expect(parts.dropLast().allSatisfy { $0.count == FileParts.size })
    #expect(parts.allSatisfy { !$0.isEmpty })
  }

  @Test func ofAFileBeyondTheLimitNothingIsRead() throws {
    let path = try folder.write("data", [1, 2, 3])
    let error = #expect(throws: FileError.self) {
      try FileParts(path, limit: 2).readToEnd { _ in Issue.record("a part was read") }
    }
    expectEqual(error?.kind, .tooLarge)
  }

  @Test func aMissingFileIsAnError() {
    let error = #expect(throws: FileError.self) { _ = try FileParts(folder["missing"], limit: 1) }
    expectEqual(error?.kind, .missing)
  }

  /// Two gibibytes that take no room on the disk.
  @Test func filesOfJSONLinesMayBeLargerThanOthers() throws {
    for (name, kind) in [("large.jsonl", nil), ("large.json", .tooLarge)] as [(String, FileError.Kind?)] {
      let path = try folder.write(name, [])
      try #require(truncate(path, 2 << 30) == 0)
      var found: FileError.Kind?
      do throws(FileError) {
        _ = try FileParts(path, limit: RecordLimits.default.byteCount(ofFile: path))
      } catch {
        found = error.kind
      }
      expectEqual(found, kind)
    }
  }
}
