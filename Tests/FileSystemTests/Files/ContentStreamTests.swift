import RecordFiles
import TestSupport
import Testing

@testable import FileSystem

struct ContentStreamTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// All of a stream, read in pieces of a size.
  private func contents(_ path: String, limit: Int, readingBy size: Int) throws(FileError) -> [UInt8] {
    let stream = try ContentStream(file: path, limit: limit)
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: size)
    while true {
      let count = try buffer.withUnsafeMutableBufferPointer { bytes throws(FileError) in
        try stream.read(into: UnsafeMutableRawBufferPointer(bytes))
      }
      guard count > 0 else { return all }
      all += buffer[..<count]
    }
  }

  private func result(_ body: () throws(FileError) -> [UInt8]) -> Result<[UInt8], FileError> {
    do throws(FileError) { return .success(try body()) } catch { return .failure(error) }
  }

  private static let files: [(name: String, bytes: [UInt8])] = [
    ("plain", Array("one\ntwo".utf8)), ("empty", []), ("empty.gz", []), ("plain.gz", Array("one".utf8)),
    ("members", GzipFixtures.one + GzipFixtures.two), ("padded", GzipFixtures.one + [0, 0, 0]),
    ("padded-in-the-middle", GzipFixtures.one + [0] + GzipFixtures.two), ("followed", GzipFixtures.one + [0x1F, 0]),
    ("cut", GzipFixtures.one.dropLast()), ("cut-at-the-head", Array(GzipFixtures.one.prefix(5))),
    ("damaged", GzipFixtures.one.enumerated().map { $0.offset == 12 ? 0xFF : $0.element }),
    ("wrong-check", GzipFixtures.one.enumerated().map { $0.offset == 17 ? 1 : $0.element }),
    ("large", GzipFixtures.zeros), ("many", Array(repeating: GzipFixtures.one, count: 20_000).joined() + [0, 0]),
    ("long", (0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }),
  ]

  @Test(arguments: files.indices, [7, 1_000, 1 << 20])
  func aStreamGivesWhatReadingAtOnceGives(file: Int, size: Int) throws {
    let (name, bytes) = Self.files[file]
    let path = try folder.write(name, bytes)
    for limit in [FileReading.defaultLimit, 100_000, 99_999, 8, 7, 0] {
      let whole = result { () throws(FileError) in try FileReading.contents(ofFile: path, limit: limit) }
      let streamed = result { () throws(FileError) in try contents(path, limit: limit, readingBy: size) }
      switch (whole, streamed) {
      case (.success(let whole), .success(let streamed)): expectEqual(whole, streamed, "\(name), limit \(limit)")
      // What comes first, damage or the limit, depends on how much is read at once.
      case (.failure(let whole), .failure(let streamed)):
        #expect(whole.kind == streamed.kind || whole.kind == .tooLarge || streamed.kind == .tooLarge, "\(name)")
      default: Issue.record("\(name), limit \(limit): \(whole) and \(streamed)")
      }
    }
  }

  @Test func aStreamThatFailsToOpenLeavesNoFileOpen() throws {
    #if os(Linux)
      let path = try folder.write("data", "12345")
      let openFiles = { TemporaryFolder.names(in: "/proc/self/fd").count }
      let before = openFiles()
      for _ in 0..<200 {
        #expect(throws: FileError.self) { try contents(path, limit: 4, readingBy: 10) }
      }
      #expect(openFiles() < before + 150)
    #endif
  }

  @Test func filesOfLinesFollowEachOtherOnLinesOfTheirOwn() throws {
    let files = [
      try folder.write("a.jsonl", "1\n2"), try folder.write("b.jsonl", ""), try folder.write("c.jsonl", "3\n"),
      try folder.write("d.jsonl.gz", GzipFixtures.one), try folder.write("e.jsonl", "4"),
      try folder.write("f.json", #"[{"a":[5,\#n6]},{"b":"x,\"]"} ]"#), try folder.write("g.jsonl", "7"),
    ]
    let stream = JSONRecordStream(files: files)
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 3)
    while true {
      let count = try buffer.withUnsafeMutableBufferPointer { bytes throws(FileError) in
        try stream.read(into: UnsafeMutableRawBufferPointer(bytes))
      }
      guard count > 0 else { break }
      text += buffer[..<count]
    }
    expectEqual(
      String(decoding: text, as: UTF8.self), "1\n2\n3\none\n4\n" + #"\#n{"a":[5, 6]}\#n{"b":"x,\"]"} \#n7\#n"#)
  }

  @Test func onlyFilesOfJSONAreAnswered() throws {
    for name in ["b.jsonl", "a.ndjson", "c.jsonl.gz", "d.json", "e.csv"] { try folder.write(name, "") }
    expectEqual(
      RecordFileReader.streamableFiles(["b.jsonl", "*l*", "a.ndjson"], inFolder: folder.path),
      [folder["b.jsonl"], folder["c.jsonl.gz"], folder["a.ndjson"]])
    expectEqual(RecordFileReader.streamableFiles(["d.json"], inFolder: folder.path), [folder["d.json"]])
    #expect(RecordFileReader.streamableFiles(["b.jsonl", "e.csv"], inFolder: folder.path) == nil)
    #expect(RecordFileReader.streamableFiles(["b.jsonl", "none.jsonl"], inFolder: folder.path) == nil)
  }
}
