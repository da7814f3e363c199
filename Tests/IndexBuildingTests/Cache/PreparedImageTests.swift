import IndexSettings
import RecordFiles
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

struct PreparedImageTests {
  let scene: CacheScene

  init() throws {
    scene = try CacheScene()
  }

  /// Writes the bytes of a source's files.
  private struct Contents: IndexContents {
    let source: IndexSource

    func write<Sink: SectionSink & ~Copyable>(
      spillingTo folder: String?, makeSink: () throws -> Sink
    ) throws -> Sink {
      // As by a builder whose first way led nowhere.
      do {
        var sink = try makeSink()
        try sink.begin("content")
        try sink.append([UInt8](repeating: 1, count: 2_000_000))
      }
      var sink = try makeSink()
      try sink.begin("content")
      for file in try source.files() { try sink.append(try FileReading.bytes(ofFile: file)) }
      return sink
    }
  }

  private func prepare(in cache: IndexCache?, rebuilds: Bool = false) throws -> PreparedImage.Origin {
    let prepared = try PreparedImage(
      of: scene.source, in: cache, rebuilds: rebuilds, contents: Contents(source: scene.source))
    try expectEqual(CacheScene.content(of: prepared.image), "{\"objectID\": 1}\n{\"objectID\": 2}\n")
    return prepared.origin
  }

  @Test func aCacheKeepsWhatWasBuilt() throws {
    try expectEqual(prepare(in: scene.cache), .built)
    try expectEqual(prepare(in: scene.cache), .kept)
    try expectEqual(prepare(in: scene.cache, rebuilds: true), .built)
    try expectEqual(prepare(in: nil), .memory(nil))
  }

  @Test func whereNothingCanBeKeptIndicesAreInMemoryAndTheReasonIsTold() throws {
    mkdir(scene.indexPath, 0o700)
    let reason = IndexCacheError(
      kind: .unavailable, path: scene.indexPath, message: "a folder, not a file")
    try expectEqual(prepare(in: scene.cache), .memory(reason))
  }

  @Test func missingRecordsAreAnErrorAnywhere() throws {
    scene.source.index.records.files = ["missing.jsonl"]
    #expect(throws: FileError.self) { try prepare(in: scene.cache) }
    #expect(throws: FileError.self) { try prepare(in: nil) }
  }
}
