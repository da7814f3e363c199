import Subprocess
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Kept indices that are damaged, folders that cannot be used, and processes that die or want the same.
struct IndexCacheFailureTests {
  enum Damage: String, Sendable, CaseIterable {
    case truncated, empty, zeros, garbled, foreign, otherIndex
  }

  @Test(arguments: Damage.allCases)
  func aFileThatIsNoSoundIndexIsBuiltAnewInSilence(damage: Damage) async throws {
    let films = try CachedFilms()
    let first = try await films.search()
    let file = try #require(films.files.first)
    let bytes = try TemporaryFolder.bytes(ofFile: file)
    let replacement: [UInt8] =
      switch damage {
      case .truncated: Array(bytes.prefix(bytes.count / 2))
      case .empty: []
      case .zeros: [UInt8](repeating: 0, count: bytes.count)
      case .garbled: bytes.enumerated().map { $0.offset > 64 && $0.offset % 997 == 0 ? ~$0.element : $0.element }
      case .foreign: Array("SQLite format 3\0".utf8) + [UInt8](repeating: 120, count: 5_000)
      case .otherIndex: try TemporaryFolder.bytes(ofFile: films.files[1])
      }
    // A separate file: writing into one that other processes may have mapped is not allowed.
    try #require(unlink(file) == 0)
    try TemporaryFolder.write(replacement, toFile: file)
    let run = try await films.search()
    expectEqual(run.status, 0)
    expectEqual(run.errors, "")
    expectEqual(run.output, first.output)
    try await expectEqual(films.actions(), ["up to date", "up to date"])
  }

  @Test(arguments: ["films.jsonl/cache", "/proc/multihits/cache"])
  func whereNothingCanBeKeptIndicesAreInMemoryAndOneWarningSaysSo(folder: String) async throws {
    let films = try CachedFilms()
    let expected = try await films.search().output
    let run = try await films.search("--cache-dir", folder)
    expectEqual(run.status, 0)
    expectEqual(run.output, expected)
    #expect(run.errors.hasPrefix("multihits: warning: indices are not kept between runs: "))
    expectEqual(run.errors.split(separator: "\n").count, 1)
    try await expectEqual(films.search("--cache-dir", folder, "--quiet").errors, "")
    try await expectEqual(films.actions("--cache-dir", folder), ["built in memory", "built in memory"])
  }

  @Test func aFileIsNoFolder() async throws {
    let run = try await CachedFilms().search("--cache-dir", "films.jsonl")
    expectEqual(run.status, 64)
    #expect(run.errors.hasPrefix("multihits: error: --cache-dir: films.jsonl: "))
  }

  @Test func withoutAHomeNothingIsKeptAndNothingIsSaid() async throws {
    let films = try CachedFilms()
    let run = try await films.workspace.shell(
      "unset HOME XDG_CACHE_HOME; exec \"$MULTIHITS\" search search.yaml --format json -- tom film")
    expectEqual(run.status, 0)
    expectEqual(run.errors, "")
    expectEqual(run.output, (try await films.search().output))
  }

  @Test func aFullDiskLeavesTheOldIndexAndNothingElse() async throws {
    let films = try CachedFilms()
    _ = try await films.search()
    let before = try films.files.map(TemporaryFolder.bytes)
    try films.workspace.write("films.jsonl", CachedFilms.films(2_000))
    // As on a full disk: writing fails after some kilobytes.
    let run = try await films.workspace.shell(
      "trap '' XFSZ; ulimit -f 8; exec \"$MULTIHITS\" search search.yaml --format json -- tom film")
    expectEqual(run.status, 0)
    #expect(run.errors.hasPrefix("multihits: warning: indices are not kept between runs: "))
    try expectEqual(films.files.map(TemporaryFolder.bytes), before)
    expectEqual(films.names.count, 2)
    expectEqual(run.output, (try await films.search().output))
  }

  @Test func aBuildThatIsKilledLeavesTheOldIndexAndTheNextRunCleansUp() async throws {
    let films = try CachedFilms()
    _ = try await films.search()
    let before = try films.files.map(TemporaryFolder.bytes)
    try films.workspace.write("films.jsonl", CachedFilms.films(20_000))
    let folder = films.folder
    let killed = try await films.workspace.run("index", "search.yaml", sending: .kill) {
      TemporaryFolder.names(in: folder).contains { $0.hasSuffix(".building") }
    }
    // On a busy machine the build may be over before the signal comes.
    #expect([0, -9].contains(killed.status))
    if killed.status == -9 { #expect(try films.files.map(TemporaryFolder.bytes).contains { before.contains($0) }) }
    let run = try await films.search()
    expectEqual(run.status, 0)
    expectEqual(run.errors, "")
    expectEqual(films.names.count, 2)
    expectEqual(run.output, (try await films.search("--cache-dir", "other").output))
  }

  @Test func ofTwoProcessesThatWantAnIndexOneBuildsIt() async throws {
    let films = try CachedFilms(filmCount: 5_000)
    let run = try await films.workspace.shell(
      """
      "$MULTIHITS" index search.yaml >one & "$MULTIHITS" index search.yaml >two & wait
      cat one two
      """)
    // On a busy machine the build lasts so long that the wait is told.
    let errors = run.errors.split(separator: "\n")
    #expect(errors.allSatisfy { $0.hasPrefix("multihits: waiting, because process ") }, "\(run.errors)")
    expectEqual(CachedFilms.actions(run).sorted(), ["built", "built", "up to date", "up to date"])
  }

  /// The builder is stopped by a signal as Ctrl-Z would, while its lock is there.
  @Test(.timeLimit(.minutes(10))) func aStoppedBuilderKeepsNobodyFromSearching() async throws {
    let films = try CachedFilms(filmCount: 20_000)
    let run = try await films.workspace.shell(
      """
      "$MULTIHITS" index search.yaml >builder.txt 2>&1 &
      builder=$!
      until ls "$XDG_CACHE_HOME"/multihits/*.building >/dev/null 2>&1; do
        kill -0 $builder || exit 9
      done
      kill -STOP $builder
      "$MULTIHITS" search search.yaml --format json -- tom film >found.json 2>errors.txt
      echo "status $?"
      "$MULTIHITS" search search.yaml --quiet --format json -- tom film >quiet.json 2>quiet.txt
      echo "status $?"
      kill -CONT $builder
      wait $builder
      echo "builder $builder: $?"
      """)
    // On a busy machine the build may be over before it is seen.
    guard run.status != 9 else { return }
    let lines = run.output.split(separator: "\n")
    expectEqual(lines.prefix(2), ["status 0", "status 0"])
    let builder = try #require(lines.last?.split { $0 == " " || $0 == ":" }.dropFirst().first)
    #expect(lines.last?.hasSuffix(": 0") ?? false)
    let errors = try films.workspace.text("errors.txt")
    // Where the signal came between two indices, the first one is there already.
    if !errors.isEmpty {
      #expect(errors.contains("multihits: waiting, because process \(builder) builds the index 'films"))
      #expect(errors.contains("process \(builder) builds the index and does not go on; continue or end it"))
    }
    try expectEqual(films.workspace.text("quiet.txt"), "")
    try expectEqual(films.workspace.text("found.json"), films.workspace.text("quiet.json"))
    try expectEqual(films.workspace.text("found.json"), (await films.search()).output)
  }

  @Test func whatAKilledBuildLeftIsRemovedByASearchThatBuildsNothing() async throws {
    let films = try CachedFilms()
    _ = try await films.search()
    let names = films.names
    let index = try #require(names.first)
    for ending in [".building", ".lock"] { try TemporaryFolder.write([1], toFile: "\(films.folder)/\(index)\(ending)") }
    try await expectEqual(films.search().status, 0)
    expectEqual(films.names, names)
  }
}
