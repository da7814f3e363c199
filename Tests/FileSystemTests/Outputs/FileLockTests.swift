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

/// Locks on files that change their names while another process waits for them.
struct FileLockTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let flags = O_RDWR | O_CREAT | O_CLOEXEC

  @Test func aFileThatWasRenamedBeforeItWasLockedIsOpenedAnew() throws {
    var attempts = 0
    let descriptor = FileLock.open(folder["lock"], flags: Self.flags, mode: 0o600) { descriptor in
      attempts += 1
      // The holder of the lock renames the file into place.
      if attempts == 1 { rename(folder["lock"], folder["placed"]) }
      return FileLock.takeIfFree(descriptor)
    }
    try #require(descriptor >= 0)
    defer { FileLock.release(descriptor) }
    expectEqual(attempts, 2)
    let identity = try #require(FileIdentity(descriptor: descriptor))
    #expect(identity.isAt(folder["lock"]))
    #expect(!identity.isAt(folder["placed"]))
  }

  @Test func aFileThatIsReplacedAllTheTimeIsGivenUp() {
    var attempts = 0
    let descriptor = FileLock.open(folder["lock"], flags: Self.flags, mode: 0o600) { _ in
      attempts += 1
      return unlink(folder["lock"]) == 0
    }
    expectEqual(descriptor, -1)
    expectEqual(errno, EBUSY)
    #expect(attempts > 1)
  }

  @Test func aTakenLockIsNotWaitedFor() throws {
    let first = FileLock.open(folder["lock"], flags: Self.flags, mode: 0o600)
    try #require(first >= 0)
    expectEqual(FileLock.open(folder["lock"], flags: Self.flags, mode: 0o600), -1)
    expectEqual(errno, EWOULDBLOCK)
    FileLock.release(first)
    let second = FileLock.open(folder["lock"], flags: Self.flags, mode: 0o600)
    #expect(second >= 0)
    FileLock.release(second)
  }

  @Test func anOutputStaysLockedUntilItHasItsName() throws {
    var file = try AtomicFile(path: folder["out"], suffix: ".partial")
    try file.write("first")
    try file.seal()
    let waiting = open(folder["out.partial"], O_WRONLY | O_CLOEXEC)
    try #require(waiting >= 0)
    defer { close(waiting) }
    #expect(!FileLock.takeIfFree(waiting))
    try file.place()
    expectEqual(folder.names, ["out"])
    #expect(!FileLock.takeIfFree(waiting))
    // Another output is one of its own from here on.
    var next = try AtomicFile(path: folder["out"], suffix: ".partial")
    try file.commit()
    #expect(FileLock.takeIfFree(waiting))
    expectEqual(FileIdentity(descriptor: waiting)?.isAt(folder["out.partial"]), false)
    try next.write("second")
    next.discard()
    expectEqual(folder.names, ["out"])
    expectEqual(String(decoding: try FileReading.bytes(ofFile: folder["out"]), as: UTF8.self), "first")
  }
}

/// Files that say how far something is.
struct StateFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try FileReading.bytes(ofFile: folder[name]), as: UTF8.self)
  }

  @Test func whatItSaysIsReplacedWholeAndNobodyElseHasIt() throws {
    var file = try StateFile(folder["state"], namedAs: "out")
    for state in ["one", "two"] {
      try file.replace(with: Array(state.utf8), syncs: state == "two")
      try expectEqual(text("state"), state)
      expectEqual(folder.names, ["state"])
      let expected = FileError(
        path: "out", kind: .notWritable, message: "another process is writing '\(folder["state"])'")
      #expect(throws: expected) { _ = try StateFile(folder["state"], namedAs: "out") }
    }
    file.remove()
    expectEqual(folder.names, [])
  }

  @Test func whatItSaidStaysWhenItCannotSayMore() throws {
    var file = try StateFile(folder["state"], namedAs: "out")
    try file.replace(with: Array("one".utf8), syncs: false)
    folder.makeFolder("state.new")
    #expect(throws: FileError.self) { try file.replace(with: Array("two".utf8), syncs: false) }
    try expectEqual(text("state"), "one")
    try expectEqual(file.contents(limit: 100), Array("one".utf8))
  }

  @Test func aFileThatSaysNothingGoesAndOneThatDoesStays() throws {
    func open(saying state: String?) throws {
      var file = try StateFile(folder["state"], namedAs: "out")
      if let state { try file.replace(with: Array(state.utf8), syncs: false) }
    }
    try open(saying: nil)
    expectEqual(folder.names, [])
    try open(saying: "one")
    try open(saying: nil)
    try expectEqual(text("state"), "one")
  }
}
