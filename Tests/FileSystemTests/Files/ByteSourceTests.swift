import Diagnostics
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

struct ByteSourceTests {
  private func lines(_ source: consuming ByteSource) throws -> [String] {
    var lines: [String] = []
    while let line = try source.nextLine() {
      lines.append(String(decoding: line, as: UTF8.self))
      expectEqual(source.lineNumber, lines.count)
    }
    #expect(try source.nextLine() == nil)
    return lines
  }

  private func lines(_ text: String) throws -> [String] {
    try lines(ByteSource(bytes: Array(text.utf8), name: "t"))
  }

  @Test func linesEndWithLineFeedsOrCRLF() throws {
    try expectEqual(lines("a\nb\r\n\r\n\nc"), ["a", "b", "", "", "c"])
    try expectEqual(lines("a\r\n"), ["a"])
    try expectEqual(lines("\n"), [""])
    try expectEqual(lines(""), [])
  }

  @Test func linesEndWithCarriageReturnsWhereNothingElseEndsThem() throws {
    try expectEqual(lines("lamp\rcup\r\rbed\r"), ["lamp", "cup", "", "bed"])
    try expectEqual(lines("\u{FEFF}a\rb"), ["a", "b"])
    // A carriage return beside a line feed elsewhere is part of its line.
    try expectEqual(lines("a\rb\nc"), ["a\rb", "c"])
    try expectEqual(lines("a\r"), ["a"])
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0x61, 0], [0xFE, 0xFF, 0, 0x61], [0x61, 0, 0x62, 0], [0, 0x61, 0, 0x62],
    ] as [[UInt8]])
  func utf16IsNamed(bytes: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("t.csv", bytes)
    let expected = "\(path):1:1: the file is UTF-16; 'iconv -f UTF-16 -t UTF-8 FILE > NEW' converts it"
    let error = #expect(throws: FileError.self) { try lines(ByteSource(file: path)) }
    expectEqual(error?.description, expected)
    #expect(throws: FileError.self) { try FileReading.text(ofFile: path) }
  }

  @Test(arguments: [[0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61]] as [[UInt8]])
  func utf32IsNamed(bytes: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("t.csv", bytes)
    let error = #expect(throws: FileError.self) { try FileReading.text(ofFile: path) }
    expectEqual(error?.message, "the file is UTF-32; 'iconv -f UTF-32 -t UTF-8 FILE > NEW' converts it")
  }

  @Test func aByteOrderMarkIsSkippedAtTheStartOnly() throws {
    try expectEqual(lines("\u{FEFF}a\n\u{FEFF}b"), ["a", "\u{FEFF}b"])
    try expectEqual(lines("\u{FEFF}"), [])
  }

  @Test func filesAreReadInChunksWithLinesOfAnyLength() throws {
    let folder = try TemporaryFolder()
    let expected = [0, 1, 65_535, 65_536, 65_537, 300_000, 2].map { String(repeating: "é", count: $0) }
    let path = try folder.write("lines.txt", "\u{FEFF}" + expected.joined(separator: "\r\n") + "\r\n")
    try expectEqual(lines(ByteSource(file: path)), expected)
  }

  @Test func missingFilesAndFoldersAreErrors() throws {
    let folder = try TemporaryFolder()
    for path in [folder.path, folder["none"]] {
      #expect(throws: FileError.self) { try lines(ByteSource(file: path)) }
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func pipesAreReadAsTheyFill() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    // A descriptor that does not block still waits for its writer.
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    write(ends[1], "\u{FEFF}one\ntw", 9)
    var source = ByteSource(descriptor: ends[0], name: "pipe")
    try expectEqual(source.nextLine(), Array("one".utf8))
    write(ends[1], "o\n", 2)
    try expectEqual(source.nextLine(), Array("two".utf8))
    close(ends[1])
    #expect(try source.nextLine() == nil)
  }

  @Test func invalidUTF8NamesLineAndColumnAndReadingGoesOn() throws {
    var source = ByteSource(bytes: Array("ok\nü👍".utf8) + [0xFF, 0x0A] + Array("on".utf8), name: "q.txt")
    #expect(try source.nextLine() != nil)
    let expected = FileError(
      path: "q.txt", kind: .invalidUTF8, position: SourcePosition(line: 2, column: 3),
      message:
        "invalid UTF-8; if the file is Latin-1 or Windows-1252, 'iconv -f CP1252 -t UTF-8 FILE > NEW' converts it")
    #expect(throws: expected) { try source.nextLine() }
    try expectEqual(source.nextLine(), Array("on".utf8))
    expectEqual(source.lineNumber, 3)
  }

  @Test(arguments: ["\n", "\r\n", ""])
  func theLimitOfALineIsInclusive(end: String) throws {
    let fitting = ByteSource(bytes: Array(("12345" + end).utf8), name: "t", lineLimit: 5)
    try expectEqual(lines(fitting), ["12345"])
    var tooLong = ByteSource(bytes: Array(("1\n123456" + end).utf8), name: "t", lineLimit: 5)
    try expectEqual(tooLong.nextLine(), Array("1".utf8))
    let expected = FileError(
      path: "t", kind: .tooLarge, position: SourcePosition(line: 2, column: 1),
      message: "the line is longer than the limit of 5 bytes")
    #expect(throws: expected) { try tooLong.nextLine() }
    #expect(try tooLong.nextLine() == nil)
  }

  @Test func anEndlessLineStopsAtTheLimit() throws {
    #if os(Linux)
      let descriptor = open("/dev/zero", O_RDONLY)
      defer { close(descriptor) }
      var source = ByteSource(descriptor: descriptor, name: "zeros", lineLimit: 1 << 20)
      #expect(throws: FileError.self) { try source.nextLine() }
    #endif
  }
}
