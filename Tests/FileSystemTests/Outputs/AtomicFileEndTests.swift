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

/// How outputs end that cannot end well, and where they go.
struct AtomicFileEndTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try FileReading.bytes(ofFile: folder[name]), as: UTF8.self)
  }

  private func isLink(_ name: String) -> Bool {
    var status = stat()
    return lstat(folder[name], &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  @Test(arguments: [nil, ".partial"])
  func aLinkThatLeadsNowhereGetsItsTarget(suffix: String?) throws {
    folder.makeFolder("real")
    try folder.makeLink("link", to: "real/second")
    try folder.makeLink("real/second", to: "out")
    var file = try AtomicFile(path: folder["link"], suffix: suffix)
    try file.write("new")
    expectEqual(folder.names, ["link", "real"])
    try file.commit()
    try expectEqual(text("real/out"), "new")
    #expect(isLink("link") && isLink("real/second"))
    expectEqual(TemporaryFolder.names(in: folder["real"]).sorted(), ["out", "second"])
  }

  @Test func aLinkToItselfAndOneToNoFolderAreErrors() throws {
    try folder.makeLink("self", to: "self")
    try folder.makeLink("far", to: "none/out")
    for name in ["self", "far"] {
      #expect(throws: FileError.self) { _ = try AtomicFile(path: folder[name]) }
      #expect(isLink(name))
    }
    expectEqual(folder.names, ["far", "self"])
  }

  @Test func whatIsNotItsOwnIsNotRemoved() throws {
    var file = try AtomicFile(path: folder["out"], suffix: ".partial")
    try file.write("mine")
    unlink(folder["out.partial"])
    try folder.write("out.partial", "another's")
    file.discard()
    try expectEqual(text("out.partial"), "another's")
  }

  @Test func aCommitThatFailsLeavesTheChoice() throws {
    for keeps in [true, false] {
      var file = try AtomicFile(path: folder["out"], suffix: ".partial")
      try file.write("new")
      folder.makeFolder("out")
      #expect(throws: FileError.self) { try file.commit() }
      if keeps { try file.interrupt() } else { file.discard() }
      expectEqual(folder.names, (keeps ? ["out", "out.partial"] : ["out"]))
      rmdir(folder["out"])
    }
  }

  @Test func bytesThatAreKeptMustBeThere() throws {
    #expect(throws: FileError.self) { _ = try AtomicFile(path: folder["out"], suffix: ".partial", keptByteCount: 1) }
    expectEqual(folder.names, [])
    try folder.write("out.partial", "four")
    #expect(throws: FileError.self) { _ = try AtomicFile(path: folder["out"], suffix: ".partial", keptByteCount: 5) }
    try expectEqual(text("out.partial"), "four")
  }

  @Test func nothingIsWrittenAfterAnError() throws {
    #if os(Linux)
      var file = try AtomicFile(path: "/dev/full")
      try file.write("x")
      #expect(throws: FileError.self) { try file.flush() }
      // How many bytes went out is unknown, so that the rest would stand in the wrong place.
      #expect(throws: FileError.self) { try file.write([UInt8](repeating: 0, count: 1 << 16)) }
    #endif
  }

  @Test func aPlaceIsTheSameWhateverThePathToIt() throws {
    folder.makeFolder("real")
    try folder.makeLink("way", to: "real")
    try folder.makeLink("link", to: "real/new")
    let place = try #require(FilePlace(folder["real/new"]))
    expectEqual(FilePlace(folder["way/new"]), place)
    expectEqual(FilePlace(folder["link"]), place)
    #expect(FilePlace(folder["new"]) != place)
    #expect(FilePlace(folder["none/new"]) == nil)
    try folder.write("real/new", "x")
    expectEqual(FilePlace(folder["link"]), FilePlace(folder["way/new"]))
    #expect(FilePlace(folder["link"]) != place)
  }
}
