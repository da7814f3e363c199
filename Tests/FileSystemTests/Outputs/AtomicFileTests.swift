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

struct AtomicFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try FileReading.bytes(ofFile: folder[name]), as: UTF8.self)
  }

  private func mode(_ name: String) -> mode_t {
    var status = stat()
    stat(folder[name], &status)
    return status.st_mode & 0o7777
  }

  @Test func outputIsVisibleOnlyAfterTheCommit() throws {
    try folder.write("out", "old")
    var file = try AtomicFile(path: folder["out"])
    try file.write("new ")
    try file.write([0x31, 0x32])
    try file.flush()
    try expectEqual(text("out"), "old")
    expectEqual(folder.names.count, 2)
    expectEqual(file.byteCount, 6)
    try file.commit()
    try expectEqual(text("out"), "new 12")
    expectEqual(folder.names, ["out"])
  }

  @Test func largeOutputIsWrittenWhole() throws {
    let line = String(repeating: "x", count: 999) + "\n"
    var file = try AtomicFile(path: folder["out"])
    for _ in 0..<1_000 { try file.write(line) }
    try file.commit()
    try expectEqual(FileReading.bytes(ofFile: folder["out"]).count, 1_000_000)
  }

  @Test func discardedOutputLeavesNothing() throws {
    try folder.write("out", "old")
    var file = try AtomicFile(path: folder["out"])
    try file.write("new")
    file.discard()
    file.discard()
    expectEqual(folder.names, ["out"])
    try expectEqual(text("out"), "old")
  }

  @Test func droppedOutputLeavesNothing() throws {
    func drop() throws {
      var file = try AtomicFile(path: folder["out"])
      try file.write("new")
    }
    try drop()
    expectEqual(folder.names, [])
  }

  @Test func interruptedOutputStaysBesideAndALaterOneGoesOn() throws {
    try folder.write("out", "old")
    try folder.write("out.partial", "older")
    var file = try AtomicFile(path: folder["out"], suffix: ".partial")
    try file.write("half and more")
    try file.interrupt()
    try expectEqual(text("out.partial"), "half and more")
    try expectEqual(text("out"), "old")
    expectEqual(folder.names, ["out", "out.partial"])
    var next = try AtomicFile(path: folder["out"], suffix: ".partial", keptByteCount: 4)
    let keptByteCount = next.byteCount
    expectEqual(keptByteCount, 4)
    try next.write(" whole")
    try next.commit()
    try expectEqual(text("out"), "half whole")
    expectEqual(folder.names, ["out"])
  }

  @Test func bytesOfAnInterruptedOutputAreCounted() throws {
    #expect(AtomicFile.byteCount(besides: folder["out"], suffix: ".partial") == nil)
    var file = try AtomicFile(path: folder["out"], suffix: ".partial")
    try file.write("half")
    try file.interrupt()
    expectEqual(AtomicFile.byteCount(besides: folder["out"], suffix: ".partial"), 4)
    folder.makeFolder("dir.partial")
    #expect(AtomicFile.byteCount(besides: folder["dir"], suffix: ".partial") == nil)
  }

  @Test func twoOutputsOfOneSuffixDoNotMix() throws {
    var first = try AtomicFile(path: folder["out"], suffix: ".partial")
    #expect(throws: FileError.self) { _ = try AtomicFile(path: folder["out"], suffix: ".partial") }
    try first.write("first")
    try first.commit()
    try expectEqual(text("out"), "first")
  }

  @Test func anExistingFileKeepsItsModeAndANewOneFollowsTheMask() throws {
    chmod(try folder.write("out", "old"), 0o640)
    for name in ["out", "new"] {
      var file = try AtomicFile(path: folder[name])
      try file.commit()
    }
    expectEqual(mode("out"), 0o640)
    let plain = open(folder["plain"], O_WRONLY | O_CREAT, 0o666)
    close(plain)
    expectEqual(mode("new"), mode("plain"))
  }

  @Test func permissionsHoldForNewFilesAndForReplacedOnes() throws {
    chmod(try folder.write("out", "old"), 0o644)
    for name in ["out", "new"] {
      var file = try AtomicFile(path: folder[name], permissions: 0o600)
      try file.commit()
      expectEqual(mode(name), 0o600)
    }
  }

  @Test func bytesOfAnySizeAreAppendedInOrder() throws {
    let parts = [3, 70_000, 1, 65_535, 65_536, 0, 9].enumerated().map { [UInt8](repeating: UInt8($0), count: $1) }
    var file = try AtomicFile(path: folder["out"])
    for part in parts { try file.write(part) }
    let byteCount = file.byteCount
    expectEqual(byteCount, parts.joined().count)
    try file.commit()
    try expectEqual(FileReading.bytes(ofFile: folder["out"]), Array(parts.joined()))
  }

  @Test func bytesCanBeWrittenOverAndTheOutputGoesOn() throws {
    var file = try AtomicFile(path: folder["out"])
    try file.write("....middle")
    try file.overwrite(Array("head".utf8), at: 0)
    try file.write("end")
    try file.overwrite(Array("E".utf8), at: 10)
    try file.commit()
    try expectEqual(text("out"), "headmiddleEnd")
  }

  @Test func aLinkStaysALink() throws {
    folder.makeFolder("real")
    try folder.write("real/out", "old")
    try folder.makeLink("link", to: "real/out")
    var file = try AtomicFile(path: folder["link"])
    try file.write("new")
    try file.commit()
    try expectEqual(text("real/out"), "new")
    var status = stat()
    lstat(folder["link"], &status)
    expectEqual(status.st_mode & S_IFMT, S_IFLNK)
  }

  @Test func whatIsTheProgramsOwnBusinessReplacesLinksAndPipes() throws {
    try folder.write("precious", "precious")
    for makeForeign in [
      { path in _ = symlink(folder["precious"], path) }, { path in _ = mkfifo(path, 0o600) },
      { path in _ = link(folder["precious"], path) },
    ] as [(String) -> Void] {
      for name in ["out", "out.part"] {
        makeForeign(folder[name])
        var file = try AtomicFile(path: folder["out"], suffix: ".part", permissions: 0o600, followsLinks: false)
        try file.write("new")
        try file.commit()
        try expectEqual(text("precious"), "precious")
        try expectEqual(text("out"), "new")
        expectEqual(mode("out"), 0o600)
        expectEqual(folder.names.sorted(), ["out", "precious"])
        unlink(folder["out"])
      }
    }
  }

  @Test func aPipeBesideIsNotWaitedFor() throws {
    mkfifo(folder["out.part"], 0o600)
    #expect(throws: FileError.self) { _ = try AtomicFile(path: folder["out"], suffix: ".part") }
    expectEqual(folder.names, ["out.part"])
  }

  @Test func devicesAreWrittenAndNeverReplaced() throws {
    var file = try AtomicFile(path: "/dev/null")
    try file.write("gone")
    try file.commit()
    var status = stat()
    stat("/dev/null", &status)
    expectEqual(status.st_mode & S_IFMT, S_IFCHR)
    #expect(!AtomicFile.isWrittenBeside("/dev/null"))
    #expect(AtomicFile.isWrittenBeside(folder["out"]))
  }

  @Test(arguments: ["", "missing/out", "folder", "file/out", "a\0b"])
  func whatCannotBeWrittenIsAnErrorAtOnce(name: String) throws {
    folder.makeFolder("folder")
    try folder.write("file", "x")
    let path = name.isEmpty ? "" : folder[name]
    do throws(FileError) {
      _ = try AtomicFile(path: path)
      Issue.record("no error")
    } catch {
      expectEqual(error.kind, .notWritable)
    }
  }

  @Test(.disabled(if: isRoot)) func aReadOnlyFileIsNotReplaced() throws {
    chmod(try folder.write("out", "old"), 0o444)
    #expect(throws: FileError.self) {
      var file = try AtomicFile(path: folder["out"])
      try file.commit()
    }
  }

  @Test func aFullDiskIsAnErrorWithTheSystemsWords() throws {
    #if os(Linux)
      var file = try AtomicFile(path: "/dev/full")
      try file.write("x")
      let expected = FileError(
        path: "/dev/full", kind: .notWritable, message: "cannot be written: No space left on device")
      #expect(throws: expected) { try file.commit() }
    #endif
  }

  @Test func nothingCanBeWrittenAfterTheEnd() throws {
    var file = try AtomicFile(path: folder["out"])
    try file.commit()
    #expect(throws: FileError.self) { try file.flush() }
    #expect(throws: FileError.self) { try file.commit() }
    expectEqual(folder.names, ["out"])
  }
}
