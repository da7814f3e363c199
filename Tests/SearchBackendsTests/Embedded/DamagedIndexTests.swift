import OrderedCollections
import SearchModel
import Synchronization
import Testing

@testable import EmbeddedEngine
@testable import SearchBackends

/// A backend over an index whose file is damaged.
struct DamagedIndexTests {
  private static let definition = IndexDefinition(name: "movies")
  private static let request = SectionRequest(
    moduleID: "m", indexName: "movies", target: .hits, parameters: ["query": "tom"], filterGroups: [],
    disjunctiveFacets: [])

  private func makeImage() throws -> IndexImage {
    try ImageBuilder.image(of: [Record(objectID: "1", attributes: ["title": "Tom"])], Self.definition)
  }

  /// An index whose checksums are those of other bytes.
  private func makeDamaged() throws -> EmbeddedIndex {
    let sound = try makeImage()
    let blockCount = BlockChecks.blockCount(of: sound.count)
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: sound.count + blockCount * 8, alignment: 64)
    memory.initializeMemory(as: UInt8.self, repeating: 0)
    memory.copyBytes(from: sound.bytes)
    let checks = BlockChecks(
      file: UnsafeRawBufferPointer(memory), sectionsEnd: sound.count, checksums: sound.count..<memory.count,
      path: "movies.index", onDamage: {})
    let image = IndexImage(
      bytes: UnsafeRawBufferPointer(memory), sections: ["columns": 0..<sound.count], checks: checks,
      release: { $0.deallocate() })
    return EmbeddedIndex(image: image, definition: Self.definition)
  }

  private final class Builds: Sendable {
    let count = Mutex(0)
  }

  @Test func anotherIndexAnswersThatIsBuiltOnce() async throws {
    let damaged = try makeDamaged()
    #expect(damaged.isDamaged)
    let next = EmbeddedIndex(image: try makeImage(), definition: Self.definition)
    let builds = Builds()
    let service = EmbeddedService(indices: [damaged]) { name in
      #expect(name == "movies")
      builds.count.withLock { $0 += 1 }
      return next
    }
    for answer in await service.answer([Self.request, Self.request]) {
      #expect(try answer.get().hits.count == 1)
    }
    #expect(builds.count.withLock { $0 } == 1)
  }

  @Test(arguments: [true, false])
  func withoutAnotherIndexTheDamageIsTheAnswer(canRebuild: Bool) async throws {
    let damaged = try makeDamaged()
    let service =
      canRebuild ? EmbeddedService(indices: [damaged]) { _ in nil } : EmbeddedService(indices: [damaged])
    let answer = try #require(await service.answer([Self.request]).first)
    let error = #expect(throws: SearchError.self) { try answer.get() }
    #expect(error?.code == .server)
    #expect(error?.message.contains("the index file is damaged") ?? false)
  }
}
