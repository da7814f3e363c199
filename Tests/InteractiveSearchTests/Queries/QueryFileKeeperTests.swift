import SpecLoader
import TestSupport
import Testing

@testable import InteractiveSearch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Query files that take rows")
struct QueryFileKeeperTests {
  private let row = QueryRow(query: "tom", sections: [.init(module: "films", status: .ok)])

  private func file(_ folder: TemporaryFolder, _ name: String = "q.yaml") throws -> QueryFile {
    try #require(QueryFile(path: folder[name], spec: "my spec.yaml"))
  }

  @Test("A new file says how it is run, and takes each row once")
  func newFile() throws {
    let folder = try TemporaryFolder()
    let file = try file(folder)
    expectEqual(file.add(row), .written(id: "tom"))
    let text = try folder.text("q.yaml")
    #expect(text.hasPrefix("# Run these with: multihits test 'my spec.yaml' \(folder["q.yaml"])\n- id: tom\n"))
    expectEqual(file.add(row), .isThere(id: "tom"))
    try expectEqual(folder.text("q.yaml"), text)
  }

  @Test("A link stays a link, and the file keeps its mode")
  func linksAndModes() throws {
    let folder = try TemporaryFolder()
    try folder.write("real.yaml", "- query: a\n")
    chmod(folder["real.yaml"], 0o640)
    try folder.makeLink("q.yaml", to: "real.yaml")
    try expectEqual(file(folder).add(row), .written(id: "tom"))
    #expect(try folder.text("real.yaml").hasPrefix("- query: a\n- id: tom\n"))
    expectEqual(folder.mode("real.yaml"), 0o640)
    var status = stat()
    #expect(lstat(folder["q.yaml"], &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    expectEqual(folder.names, ["q.yaml", "real.yaml"])
  }

  @Test("What cannot be written is told, and stays as it is")
  func refusals() throws {
    let folder = try TemporaryFolder()
    try folder.write("q.yaml", "queries: [{ query: a }]\n")
    guard case .refused(let reason) = try file(folder).add(row) else {
      Issue.record("a list in brackets takes no row")
      return
    }
    #expect(reason.contains("is left as it is") && reason.contains("[ ]"), "\(reason)")
    try expectEqual(folder.text("q.yaml"), "queries: [{ query: a }]\n")
    for name in ["none/q.yaml", "folder.yaml"] {
      folder.makeFolder("folder.yaml")
      guard case .refused(let reason) = try file(folder, name).add(row) else {
        Issue.record("\(name) cannot be written")
        continue
      }
      #expect(reason.contains(name), "\(reason)")
    }
  }

  @Test("Only YAML and JSON lines take rows", arguments: ["q.csv", "q.txt", "q.tsv", "-", "q", "q.yaml.gz"])
  func forms(name: String) {
    #expect(QueryFile(path: name, spec: "s") == nil)
    #expect(QueryFile(path: "q.yml", spec: "s") != nil)
    #expect(QueryFile(path: "q.NDJSON", spec: "s") != nil)
  }

  @Test("The status line says what happened")
  @MainActor func statusLine() async throws {
    let folder = try TemporaryFolder()
    let (search, clock) = try await InteractiveSession<VirtualClock>.films(FilmService(), query: "war")
    search.press("f4")
    expectEqual(search.state.statusText, "There is no query file to write to; name one with --queries")
    search.queryFile = try file(folder)
    search.press("f4")
    expectEqual(search.state.statusText, "wrote 'war' to \(folder["q.yaml"])")
    search.press("f4")
    expectEqual(search.state.statusText, "already there: 'war' in \(folder["q.yaml"])")
    let text = try folder.text("q.yaml")
    #expect(text.contains("  films: { status: ok, first: [films-0, films-1, films-2] }"))
    #expect(!text.contains("filters"))
    search.type("s")
    await search.settle(clock, isolation: MainActor.shared)
    search.press("f4")
    expectEqual(search.state.statusText, "wrote 'wars' to \(folder["q.yaml"])")
  }
}
