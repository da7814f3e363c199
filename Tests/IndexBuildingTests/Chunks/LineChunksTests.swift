import TestSupport
import Testing

@testable import IndexBuilding

struct LineChunksTests {
  /// The chunks of a text that is read in pieces of a size.
  private func chunks(_ text: String, size: Int, readingBy step: Int = .max) throws -> [String] {
    let bytes = Array(text.utf8)
    var offset = 0
    var source = LineChunks(size: size) { buffer in
      let count = min(step, buffer.count, bytes.count - offset)
      buffer.copyBytes(from: bytes[offset..<offset + count])
      offset += count
      return count
    }
    var chunks: [String] = []
    while let chunk = try source.nextChunk() {
      guard case .lines(let bytes) = chunk else { continue }
      chunks.append(String(decoding: bytes, as: UTF8.self))
    }
    return chunks
  }

  @Test func chunksEndWithALine() throws {
    try expectEqual(chunks("aa\nbb\ncc\n", size: 7), ["aa\nbb\n", "cc\n"])
    try expectEqual(chunks("aa\nbb\ncc", size: 6), ["aa\nbb\n", "cc"])
  }

  @Test func aLongLineMakesItsChunkLonger() throws {
    try expectEqual(chunks("a\nbbbbbbbbbb\nc\n", size: 3), ["a\n", "bbbbbbbbbb\n", "c\n"])
    try expectEqual(chunks("bbbbbbbbbb", size: 3), ["bbbbbbbbbb"])
  }

  @Test func aLineThatIsLongerThanAnyRecordIsRefusedBeforeItIsInMemory() throws {
    var count = 0
    var source = LineChunks(size: 64, lineLimit: 1_000) { buffer in
      buffer.initializeMemory(as: UInt8.self, repeating: UInt8(ascii: "a"))
      count += buffer.count
      return buffer.count
    }
    #expect(throws: BuildError.self) { _ = try source.nextChunk() }
    #expect(count < 3_000)
  }

  @Test func thereAreNoChunksOfNothing() throws {
    #expect(try chunks("", size: 10).isEmpty)
  }

  @Test(arguments: [1, 2, 3, 5, 8, 100])
  func chunksDoNotDependOnTheSizeOfReads(step: Int) throws {
    var generator = SeededGenerator(seed: 7)
    let lines = (0..<200).map { _ in String(repeating: "x", count: Int.random(in: 0...30, using: &generator)) }
    let text = lines.joined(separator: "\n")
    let whole = try chunks(text, size: 64)
    try expectEqual(chunks(text, size: 64, readingBy: step), whole)
    expectEqual(whole.joined(), text)
  }

  @Test func blankLinesAndMarksAreSkipped() {
    let text = "\u{FEFF}{1}\r\n\n \t\r\n\u{FEFF}\n{2}\n{3}"
    var lines: [String] = []
    _ = Array(text.utf8).withUnsafeBytes { bytes in
      JSONLine.forEach(in: bytes) { lines.append(String(decoding: $1, as: UTF8.self)) }
    }
    expectEqual(lines, ["{1}\r", "{2}", "{3}"])
  }
}
