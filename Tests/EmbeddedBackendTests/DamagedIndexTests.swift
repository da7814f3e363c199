import SearchModel
import Synchronization
import TestSupport
import Testing

@testable import EmbeddedBackend
@testable import EmbeddedEngine
@testable import IndexBuilding
@testable import IndexSettings
@testable import IndexStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
    let catalogue = IndexCatalogue([damaged]) { name in
      expectEqual(name, "movies")
      builds.count.withLock { $0 += 1 }
      return next
    }
    let service = EmbeddedService(catalogue)
    for answer in await service.answer([Self.request, Self.request]) {
      try expectEqual(answer.get().hits.count, 1)
    }
    expectEqual(builds.count.withLock { $0 }, 1)
    #expect(catalogue["movies"] === next)
  }

  @Test func anIndexThatWasReplacedMeanwhileStays() async throws {
    let damaged = try makeDamaged()
    let (built, newer) = (
      EmbeddedIndex(image: try makeImage(), definition: Self.definition),
      EmbeddedIndex(image: try makeImage(), definition: Self.definition)
    )
    let isReplaced = Flag()
    let catalogue = IndexCatalogue([damaged]) { _ in
      while !isReplaced.value.withLock({ $0 }) { sched_yield() }
      return built
    }
    async let sound = catalogue.sound(insteadOf: damaged)
    catalogue.replace(with: newer)
    isReplaced.value.withLock { $0 = true }
    // Who waited gets what was built for it, or what is current by now.
    let found = await sound
    #expect(found === built || found === newer)
    #expect(catalogue["movies"] === newer && catalogue["x"] == nil && catalogue.current.count == 1)
    #expect(await catalogue.sound(insteadOf: damaged) === newer)
  }

  @Test func afterAFailureTheNextOneTriesAgain() async throws {
    let damaged = try makeDamaged()
    let next = EmbeddedIndex(image: try makeImage(), definition: Self.definition)
    let builds = Builds()
    let catalogue = IndexCatalogue([damaged]) { _ in
      builds.count.withLock { count in
        count += 1
        return count == 1 ? nil : next
      }
    }
    #expect(await catalogue.sound(insteadOf: damaged) == nil)
    #expect(await catalogue.sound(insteadOf: damaged) === next)
    #expect(await catalogue.sound(insteadOf: damaged) === next && builds.count.withLock { $0 } == 2)
  }

  /// The build waits for a timer, which needs one of the few threads that tasks share.
  @Test(.timeLimit(.minutes(10))) func askersAwaitOneBuildAndTimersRunOn() async throws {
    let damaged = try makeDamaged()
    let next = EmbeddedIndex(image: try makeImage(), definition: Self.definition)
    let builds = Builds()
    let isTimeOver = Flag()
    let catalogue = IndexCatalogue([damaged]) { _ in
      builds.count.withLock { $0 += 1 }
      while !isTimeOver.value.withLock({ $0 }) { sched_yield() }
      return next
    }
    let service = EmbeddedService(catalogue)
    let timer = Task {
      try await Task.sleep(for: .milliseconds(100))
      isTimeOver.value.withLock { $0 = true }
    }
    try await withThrowingTaskGroup(of: Int.self) { tasks in
      for _ in 0..<16 {
        tasks.addTask { try await service.answer([Self.request])[0].get().hits.count }
      }
      for try await count in tasks { expectEqual(count, 1) }
    }
    try await timer.value
    expectEqual(builds.count.withLock { $0 }, 1)
  }

  private final class Flag: Sendable {
    let value = Mutex(false)
  }

  @Test(arguments: [true, false])
  func withoutAnotherIndexTheDamageIsTheAnswer(canRebuild: Bool) async throws {
    let damaged = try makeDamaged()
    let service =
      canRebuild ? EmbeddedService(IndexCatalogue([damaged]) { _ in nil }) : EmbeddedService(indices: [damaged])
    let answer = try #require(await service.answer([Self.request]).first)
    let error = #expect(throws: SearchError.self) { try answer.get() }
    expectEqual(error?.code, .server)
    #expect(error?.message.contains("the index file is damaged") ?? false)
  }
}
