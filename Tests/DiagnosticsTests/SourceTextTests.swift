import Diagnostics
import TestSupport
import Testing

struct SourceTextTests {
  private func makeSource(_ text: String) -> SourceText {
    SourceText(file: "a.yaml", bytes: Array(text.utf8))
  }

  @Test func linesEndWithLineFeedOrCRLF() {
    let source = makeSource("one\ntwo\r\nthree\rstill\n")
    expectEqual(source.lineCount, 4)
    expectEqual((0...5).map(source.line), [nil, "one", "two", "three\rstill", "", nil])
  }

  @Test func emptyTextHasOneEmptyLine() {
    let source = makeSource("")
    expectEqual(source.lineCount, 1)
    expectEqual(source.line(1)?.isEmpty, true)
    expectEqual(source.position(atByteOffset: 0), SourcePosition(line: 1, column: 1))
  }

  @Test func columnsCountScalars() {
    let source = makeSource("a\n日本😀x")
    expectEqual(source.position(atByteOffset: 2), SourcePosition(line: 2, column: 1))
    expectEqual(source.position(atByteOffset: 5), SourcePosition(line: 2, column: 2))
    expectEqual(source.position(atByteOffset: 12), SourcePosition(line: 2, column: 4))
  }

  @Test func byteOrderMarkIsNoColumn() {
    let source = makeSource("\u{FEFF}key: x")
    expectEqual(source.line(1), "key: x")
    expectEqual(source.position(atByteOffset: 0), SourcePosition(line: 1, column: 1))
    expectEqual(source.position(atByteOffset: 3), SourcePosition(line: 1, column: 1))
    expectEqual(source.position(atByteOffset: 4), SourcePosition(line: 1, column: 2))
  }

  @Test func positionsAndOffsetsAgree() {
    let text = "ab\r\n日本\n\n😀é x\n"
    let source = makeSource(text)
    for (index, scalar) in zip(text.unicodeScalars.indices, text.unicodeScalars) where scalar != "\r" && scalar != "\n"
    {
      let offset = index.utf16Offset(in: text) >= 0 ? text.utf8.distance(from: text.startIndex, to: index) : 0
      expectEqual(source.byteOffset(of: source.position(atByteOffset: offset)), offset)
    }
  }

  @Test func positionsAndOffsetsAgreeInLongLines() {
    let line = String(repeating: "日本😀 éx", count: 2_000)
    let text = "a\n" + line + "\r\n" + line + "\nb"
    let source = makeSource(text)
    var offset = 0
    var position = SourcePosition(line: 1, column: 1)
    for scalar in text.unicodeScalars {
      if scalar != "\r", scalar != "\n" {
        expectEqual(source.position(atByteOffset: offset), position)
        expectEqual(source.byteOffset(of: position), offset)
      }
      offset += UTF8.width(scalar)
      position.column += 1
      if scalar == "\n" { position = SourcePosition(line: position.line + 1, column: 1) }
    }
    expectEqual(source.byteOffset(of: SourcePosition(line: 2, column: 99_999)), 2 + line.utf8.count)
  }

  @Test func placesOutsideAreBroughtInside() {
    let source = makeSource("ab\ncd")
    expectEqual(source.position(atByteOffset: -5), SourcePosition(line: 1, column: 1))
    expectEqual(source.position(atByteOffset: 99), SourcePosition(line: 2, column: 3))
    expectEqual(source.byteOffset(of: SourcePosition(line: 1, column: 99)), 2)
    expectEqual(source.byteOffset(of: SourcePosition(line: 9, column: 1)), 5)
    expectEqual(source.byteOffset(of: SourcePosition(line: 0, column: 0)), 0)
    expectEqual(source.byteOffset(of: SourcePosition(line: 2, column: Int.min)), 3)
  }
}
