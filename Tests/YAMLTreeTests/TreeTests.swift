import Diagnostics
import TestSupport
import Testing
import YAMLTree

struct TreeTests {
  @Test(arguments: [
    ("a: 1", "{a: 1}"),
    ("- x\n- [y, z]\n-\n- {}", "[x, [y, z], , {}]"),
    ("zebra: 1\napple: {b: 2, a: 3}\nmango: []", "{zebra: 1, apple: {b: 2, a: 3}, mango: []}"),
    ("no: 007\nat: 12:30\nn: 1e3\nt: ~", "{no: 007, at: 12:30, n: 1e3, t: ~}"),
    ("# comment\n---\na: b # more\n...\n# end\n...\n", "{a: b}"),
    ("%YAML 1.2\n---\ntext", "text"),
    ("a:\r\n  - b\r\n  - c\r\n", "{a: [b, c]}"),
    ("\u{FEFF}a: b", "{a: b}"),
    ("? a\n: b\n? c", "{a: b, c: }"),
    ("'a b': \"c\\td\"", "{a b: c\td}"),
    ("\"\\0\": x", "{\0: x}"),
  ])
  func documentsBecomeTrees(text: String, flow: String) {
    let document = parse(text)
    #expect(document.diagnostics.isEmpty)
    expectEqual(document.root?.flow, flow)
  }

  @Test func stylesAreKept() throws {
    let root = try #require(parse("- a\n- 'b'\n- \"c\"\n- |\n  d\n- >\n  e\n").root)
    let expected: [YAMLScalar.Style] = [.plain, .singleQuoted, .doubleQuoted, .literal, .folded]
    expectEqual(root.elements?.compactMap { $0.scalar?.style }, expected)
    expectEqual(root.elements?.compactMap(\.text), ["a", "b", "c", "d\n", "e\n"])
  }

  @Test func accessorsDescribeTheShape() throws {
    let root = try #require(parse("a:\nb: x\nc: []\nd: ''").root)
    expectEqual(root.kindDescription, "a mapping")
    #expect(root["a"]?.isEmptyScalar == true && root["a"]?.kindDescription == "nothing")
    #expect(root["b"]?.kindDescription == "text" && root["b"]?.isEmptyScalar == false)
    #expect(root["c"]?.kindDescription == "a list" && root["c"]?.text == nil)
    expectEqual(root["d"]?.isEmptyScalar, false)
    #expect(root["e"] == nil && root["b"]?["x"] == nil)
  }
}

struct PositionTests {
  @Test func rangesCountScalarsAcrossScripts() throws {
    let root = try #require(parse("日本: 東京\n😀👨‍👩‍👧: [é, 'x y']\nend: \"z\"\n").root)
    let members = try #require(root.members)
    expectEqual(members.map(\.key.range.description), ["1:1-1:3", "2:1-2:7", "3:1-3:4"])
    expectEqual(members.map(\.value.range.description), ["1:5-1:7", "2:9-2:19", "3:6-3:9"])
    expectEqual(members[1].value.elements?.map(\.range.description), ["2:10-2:11", "2:13-2:18"])
    expectEqual(root.range.description, "1:1-3:9")
  }

  @Test func blockCollectionsEndWithTheirLastChild() throws {
    let root = try #require(parse("a:\n  b:\n    - c\n    - d # comment\n\n\ne: f\n").root)
    expectEqual(root["a"]?.range.description, "2:3-4:8")
    expectEqual(root["a"]?["b"]?.range.description, "3:5-4:8")
    expectEqual(root.range.description, "1:1-7:5")
  }

  @Test func missingValuesAreEmptyRanges() throws {
    let root = try #require(parse("a:\nb: [x, ]\nc:\n  -\n").root)
    expectEqual(root["a"]?.range.description, "1:3-1:3")
    expectEqual(root["c"]?.elements?.first?.range.description, "4:4-4:4")
  }

  @Test(arguments: ["\u{FEFF}", ""])
  func byteOrderMarkAndCRLFDoNotShiftPositions(mark: String) throws {
    let root = try #require(parse(mark + "a: 日\r\nb:\r\n  c: 'd'\r\n").root)
    expectEqual(root["a"]?.range.description, "1:4-1:5")
    expectEqual(root["b"]?["c"]?.range.description, "3:6-3:9")
  }

  @Test func otherLineEndsOfYAMLCountAsColumns() throws {
    let root = try #require(parse("a: 'x\u{2028}y\u{85}z'\nb: c").root)
    expectEqual(root["b"]?.range.description, "2:4-2:5")
    let mixed = try #require(parse("a: b\rc: d\ne: f").root)
    expectEqual(mixed["c"]?.range.description, "1:9-1:10")
  }

  @Test func carriageReturnsEndTheLinesOfAFileThatHasNoOtherLineEnds() throws {
    let document = parse("a: b\rc: d\r")
    expectEqual(document.root?["c"]?.range.description, "2:4-2:5")
    expectEqual(findings(parse("a: b\rc: [\r")), findings(parse("a: b\nc: [\n")))
  }

  @Test func anchorsAreNoPartOfTheValue() throws {
    let root = try #require(parse("a: &x text\nb: &y\n  c: d\ne: &z [f]\ng: &w\nh: *x").root)
    expectEqual(root["a"]?.range.description, "1:7-1:11")
    expectEqual(root["b"]?.range.description, "3:3-3:7")
    expectEqual(root["e"]?.range.description, "4:7-4:10")
    expectEqual(root["g"]?.range.start.line, 5)
    expectEqual(root["g"]?.isEmptyScalar, true)
    expectEqual(root["h"]?.range.description, "1:7-1:11")
    expectEqual(root["h"]?.aliasRange?.description, "6:4-6:6")
    #expect(root["h"]?.useRange.description == "6:4-6:6" && root["a"]?.useRange.description == "1:7-1:11")
  }

  @Test(arguments: [
    ("k: year >= x", 5..<7, "1:9-1:11"),
    ("k: '年: it''s x'", 7..<9, "1:13-1:15"),
    ("k: 'it''s'", 2..<3, "1:7-1:9"),
    ("k: \"year: x\"", 6..<7, "1:11-1:12"),
    (#"k: "a\"b\u00e9\x41\U0001F600c""#, 1..<2, "1:6-1:8"),
    (#"k: "a\"b\u00e9\x41\U0001F600c""#, 3..<4, "1:9-1:15"),
    (#"k: "a\"b\u00e9\x41\U0001F600c""#, 6..<7, "1:29-1:30"),
    ("k: plain", 0..<0, "1:4-1:4"),
    ("k: plain", 5..<5, "1:9-1:9"),
    ("k: plain", 3..<99, "1:7-1:9"),
    ("k: plain", -4..<1, "1:4-1:5"),
    ("k: ''", 0..<1, "1:5-1:5"),
    ("k: two\n  lines", 0..<1, "1:4-2:8"),
    ("k: 'two\n  lines'", 0..<1, "1:4-2:9"),
    ("k: \"two\\\n  lines\"", 0..<1, "1:4-2:9"),
    ("k: |\n  block\n", 0..<1, "1:4-3:1"),
    ("k: [a, b]", 0..<1, "1:4-1:10"),
  ])
  func partsOfTextHavePlacesOfTheirOwn(text: String, part: Range<Int>, expected: String) throws {
    let value = try #require(parse(text).root?["k"])
    expectEqual(value.range(ofScalars: part).description, expected)
  }

  @Test func partsOfAliasedTextPointAtTheDefinition() throws {
    let root = try #require(parse(#"a: &x "q\"r""# + "\nb: *x").root)
    expectEqual(root["b"]?.range(ofScalars: 1..<2).description, "1:9-1:11")
  }
}
