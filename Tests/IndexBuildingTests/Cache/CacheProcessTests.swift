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

/// Processes that want the same index at once, and processes that die.
///
/// `MULTIHITS_KILLS` is how often one is killed, `MULTIHITS_SEED` another seed of the moments.
@Suite(.serialized, .enabled(if: CacheWorker.canStart))
struct CacheProcessTests {
  private let folder: TemporaryFolder
  private let cache: IndexCache
  private let source: IndexSource

  init() throws {
    folder = try TemporaryFolder()
    cache = try IndexCache(folder: folder["cache"])
    source = CacheWorker.source(in: folder.path)
    try folder.write("records.jsonl", [UInt8](repeating: 65, count: 100))
  }

  /// The lines of the journal, sorted.
  private var journal: [String] {
    text("journal").split(separator: "\n").map(String.init).sorted()
  }

  /// What a file says; nothing when it is not there yet.
  private func text(_ name: String) -> String {
    String(decoding: (try? FileReading.bytes(ofFile: folder[name])) ?? [], as: UTF8.self)
  }

  private func number(_ variable: String, default standard: Int) -> Int {
    getenv(variable).flatMap { Int(String(cString: $0)) } ?? standard
  }

  private func waitForLine(_ line: String) throws {
    // On a busy machine a process takes its time to start.
    let deadline = ContinuousClock.now + .seconds(120)
    while ContinuousClock.now < deadline {
      if journal.contains(line) { return }
      usleep(1_000)
    }
    try #require(journal.contains(line), "no worker noted it: \(text("errors"))")
  }

  @Test func ofSeveralProcessesOneBuildsAndTheOthersOpen() throws {
    let workers = try (0..<4).map { _ in try CacheWorker(in: folder) }
    for worker in workers { expectEqual(worker.wait(), 0) }
    let lines = journal.filter { $0 != "waits" }
    expectEqual(lines, ["begun", "built", "has built", "has opened", "has opened", "has opened"])
    #expect(folder.names.contains("cache"))
    expectEqual(cachedNames, [source.fileName])
  }

  @Test func aProcessThatWaitsBuildsWhenTheBuilderDies() throws {
    let builder = try CacheWorker(in: folder, isEndless: true)
    try waitForLine("begun")
    let waiting = try CacheWorker(in: folder)
    try waitForLine("waits")
    builder.kill()
    expectEqual(builder.wait(), -SIGKILL)
    expectEqual(waiting.wait(), 0)
    expectEqual(journal, ["begun", "begun", "built", "has built", "waits"])
    expectEqual(cachedNames, [source.fileName])
  }

  @Test func aBuilderThatDiesAtAnyMomentLeavesTheOldIndexOrTheNewOne() throws {
    let seed = number("MULTIHITS_SEED", default: 11)
    var generator = SeededGenerator(seed: seed)
    var outcomes: Set<String> = []
    var present: UInt8 = 65
    _ = try cache.entry(for: source, writing: { try CacheWorker.build(folder.path, into: &$0) })
    for round in 0..<number("MULTIHITS_KILLS", default: 8) {
      let next = UInt8(66 + round % 20)
      try folder.write("records.jsonl", [UInt8](repeating: next, count: 100 + round))
      unlink(folder["journal"])
      // The first one surely dies before the end, however late the signal comes on a busy machine.
      let worker = try CacheWorker(in: folder, isEndless: round == 0)
      try waitForLine("begun")
      usleep(UInt32.random(in: 0...180_000, using: &generator))
      worker.kill()
      let status = worker.wait()
      #expect([0, -SIGKILL].contains(status))
      let image = try IndexFile.open(cache.path(source.fileName))
      let byte = CacheWorker.byte(of: image)
      #expect(byte == present || byte == next, "round \(round), seed \(seed)")
      outcomes.insert(byte == present ? "old" : "new")
      // The next one is not kept from building by what is left, and cleans up.
      let entry = try cache.entry(for: source, writing: { try CacheWorker.build(folder.path, into: &$0) })
      expectEqual(CacheWorker.byte(of: entry.image), next)
      #expect(cachedNames == [source.fileName] || byte == next)
      present = next
    }
    #expect(outcomes.contains("old"), "seed \(seed)")
  }

  @Test func aFullDiskLeavesTheOldIndexAndNothingElse() throws {
    _ = try cache.entry(for: source, writing: { try CacheWorker.build(folder.path, into: &$0) })
    let before = try folder.bytes("cache/\(source.fileName)")
    try folder.write("records.jsonl", [UInt8](repeating: 66, count: 50))
    unlink(folder["journal"])
    let worker = try CacheWorker(in: folder, limit: 2_000_000)
    expectEqual(worker.wait(), 0)
    expectEqual(journal, ["begun", "unavailable: cannot be written: File too large"])
    expectEqual(cachedNames, [source.fileName])
    try expectEqual(folder.bytes("cache/\(source.fileName)"), before)
  }

  private var cachedNames: [String] {
    let names = (try? FolderEntries.names(in: Array("\(cache.folder)/".utf8))) ?? []
    return names.map { String(decoding: $0, as: UTF8.self) }.sorted()
  }
}
