import RecordFiles
import Testing

@testable import EmbeddedEngine

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

    func write(into sink: inout some SectionSink & ~Copyable) throws {
      try sink.begin("content")
      for file in try source.files() { try sink.append(try FileReading.bytes(ofFile: file)) }
    }
  }

  private func prepare(in cache: IndexCache?, rebuilds: Bool = false) throws -> PreparedImage.Place {
    let prepared = try PreparedImage(
      of: scene.source, in: cache, rebuilds: rebuilds, contents: Contents(source: scene.source))
    #expect(try CacheScene.content(of: prepared.image) == "{\"objectID\": 1}\n{\"objectID\": 2}\n")
    return prepared.place
  }

  @Test func aCacheKeepsWhatWasBuilt() throws {
    #expect(try prepare(in: scene.cache) == .built)
    #expect(try prepare(in: scene.cache) == .kept)
    #expect(try prepare(in: scene.cache, rebuilds: true) == .built)
    #expect(try prepare(in: nil) == .memory(nil))
  }

  @Test func whereNothingCanBeKeptIndicesAreInMemoryAndTheReasonIsTold() throws {
    mkdir(scene.indexPath, 0o700)
    let reason = IndexCacheError(
      kind: .unavailable, path: scene.indexPath, message: "a folder, not a file")
    #expect(try prepare(in: scene.cache) == .memory(reason))
  }

  @Test func missingRecordsAreAnErrorAnywhere() throws {
    scene.source.records = ["missing.jsonl"]
    #expect(throws: FileError.self) { try prepare(in: scene.cache) }
    #expect(throws: FileError.self) { try prepare(in: nil) }
  }
}
