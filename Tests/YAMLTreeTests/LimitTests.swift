import Diagnostics
import TestSupport
import Testing
import YAMLTree

struct LimitTests {
  @Test func aliasBombEndsInAnError() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...40 {
      text += "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ") + "]\n"
    }
    let document = parse(text)
    #expect(document.root == nil)
    expectEqual(document.diagnostics.map(\.code), ["limit-exceeded"])
    expectEqual(document.diagnostics.first?.message.contains("1000000"), true)
    expectEqual(document.diagnostics.first?.range?.start.line, 6)
  }

  @Test func mergeBombEndsInAnError() {
    let base = (0..<2_000).map { "k\($0): v" }.joined(separator: ", ")
    let uses = Array(repeating: "- {<<: *b}", count: 1_000).joined(separator: "\n")
    let document = parse("- &b {\(base)}\n" + uses)
    expectEqual(findings(document), ["250:8 limit-exceeded"])
  }

  @Test func mergesOfInlineMappingsCount() {
    let base = (0..<500).map { "k\($0): v" }.joined(separator: ", ")
    let nested = String(repeating: "{<<: ", count: 90) + "{\(base)}" + String(repeating: "}", count: 90)
    let document = parse(nested, limits: YAMLLimits(maximumNodeCount: 50_000))
    expectEqual(document.diagnostics.map(\.code), ["limit-exceeded"])
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "[{a: "])
  func deepNestingEndsEarly(opening: String) {
    let document = parse(String(repeating: opening, count: 200_000))
    expectEqual(document.diagnostics.map(\.code), ["limit-exceeded"])
    expectEqual(document.diagnostics.first?.message, "lists and mappings are nested more than 100 deep")
  }

  @Test func depthLimitIsExact() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(parse(nested(100)).diagnostics.isEmpty)
    expectEqual(findings(parse(nested(101))), ["1:101 limit-exceeded"])
  }

  @Test func aliasesCountTowardsDepth() {
    let text = (1...60).map { "- &a\($0) [[*a\($0 - 1)]]\n" }.joined()
    let document = parse("- &a0 x\n" + text)
    expectEqual(findings(document), ["51:10 limit-exceeded"])
  }

  @Test func sizeLimitNamesTheNumber() {
    let document = parse("a: 12345", limits: YAMLLimits(maximumByteCount: 7))
    #expect(document.root == nil)
    expectEqual(document.diagnostics.map(\.message), ["the file has 8 bytes; the limit is 7"])
    #expect(parse("a: 1234", limits: YAMLLimits(maximumByteCount: 7)).diagnostics.isEmpty)
  }

  @Test func nodeLimitIsExact() {
    #expect(parse("[a, b, c]", limits: YAMLLimits(maximumNodeCount: 4)).diagnostics.isEmpty)
    expectEqual(findings(parse("[a, b, c]", limits: YAMLLimits(maximumNodeCount: 3))), ["1:8 limit-exceeded"])
  }

  @Test func floodOfErrorsStopsReading() {
    let document = parse(String(repeating: "a: 1\n", count: 10_000))
    expectEqual(document.diagnostics.count, 1_001)
    expectEqual(document.diagnostics.last?.message, "there are 1000 errors; the rest is not read")
  }

  @Test func floodOfDirectivesEndsAtOnce() {
    let directives = (0..<100_000).map { "%TAG !t\($0)! x\n" }.joined()
    expectEqual(findings(parse(directives + "---\na")), ["1:1 unsupported-directive"])
    expectEqual(findings(parse("# c\u{2028}" + directives + "---\na")).first?.hasSuffix("unsupported-directive"), true)
    expectEqual(findings(parse("a\n...\n" + directives + "---\na")), ["3:1 yaml-multiple-documents"])
  }

  @Test func wideFilesAreReadWhole() {
    let text = (0..<20_000).map { "key\($0): some value of ordinary length\n" }.joined()
    let document = parse(text)
    #expect(document.diagnostics.isEmpty)
    expectEqual(document.root?.members?.count, 20_000)
    expectEqual(document.root?["key19999"]?.range.start, SourcePosition(line: 20_000, column: 11))
  }

  @Test func longLinesAreReadInLinearTime() {
    let text = "[" + Array(repeating: "ab", count: 100_000).joined(separator: ",") + "]"
    let elements = parse(text).root?.elements
    expectEqual(elements?.last?.range.start, SourcePosition(line: 1, column: 299_999))
  }
}
