import Diagnostics
import TestSupport
import Testing

/// Excerpts of files of which parts were hidden.
struct HiddenPartTests {
  private func render(
    _ text: String, hiding hidden: [Range<Int>], line: Int = 1, _ columns: Range<Int>
  ) -> [Substring] {
    let range = SourceRange(
      start: SourcePosition(line: line, column: columns.lowerBound),
      end: SourcePosition(line: line, column: columns.upperBound))
    let source = SourceText(file: "f", bytes: Array(text.utf8), hiding: hidden)
    return DiagnosticRenderer(sources: [source]).render(Diagnostic(code: "c", file: "f", range: range, message: "m"))
      .split(separator: "\n").dropFirst().map(\.self)
  }

  @Test(arguments: [1, 2, 3, 4, 17, 500])
  func partIsThreeAsterisksHoweverLongItIs(length: Int) {
    let text = "key: " + String(repeating: "*", count: length) + ", other: x"
    let hidden = [5..<5 + length]
    expectEqual(
      render(text, hiding: hidden, 8 + length..<13 + length), ["  1 | key: ***, other: x", "    |           ^~~~~"])
    expectEqual(render(text, hiding: hidden, 1..<4), ["  1 | key: ***, other: x", "    | ^~~"])
    expectEqual(render(text, hiding: hidden, 6..<6 + length), ["  1 | key: ***, other: x", "    |      ^~~"])
    // A place inside of it stands for all of it.
    expectEqual(render(text, hiding: hidden, 5 + length..<6 + length), ["  1 | key: ***, other: x", "    |      ^~~"])
  }

  @Test func partsOfOtherLinesDoNotMatter() {
    let text = "a: **\nb: ******: *\nc: *"
    let hidden = [3..<5, 9..<15, 17..<18, 22..<23]
    expectEqual(render(text, hiding: hidden, line: 2, 10..<11), ["  2 | b: ***: ***", "    |       ^"])
    expectEqual(render(text, hiding: hidden, line: 3, 1..<2), ["  3 | c: ***", "    | ^"])
    expectEqual(render(text, hiding: hidden, line: 1, 4..<6), ["  1 | a: ***", "    |    ^~~"])
  }

  @Test func longLinesAreCutBesideThem() {
    let text = String(repeating: "*", count: 40_000) + " x " + String(repeating: "*", count: 40_000)
    let lines = render(text, hiding: [0..<40_000, 40_003..<80_003], 40_002..<40_003)
    expectEqual(lines, ["  1 | …*** x ***…", "    |      ^"])
  }

  @Test func wideCharactersBesideThemKeepTheirWidth() {
    let text = "日本: ***** é x"
    let start = "日本: ".utf8.count
    expectEqual(render(text, hiding: [start..<start + 5], 13..<14), ["  1 | 日本: *** é x", "    |             ^"])
  }
}
