import Diagnostics
import TestSupport
import Testing
import YAMLTree

struct AliasTests {
  @Test(arguments: [
    ("a: &x [1, 2]\nb: *x", "{a: [1, 2], b: [1, 2]}"),
    ("a: &x 1\nb: &x 2\nc: *x", "{a: 1, b: 2, c: 2}"),
    ("&k key: 1\nother: *k", "{key: 1, other: key}"),
    ("a: &x k\n*x : v", "{a: k, k: v}"),
    ("a: &x\nb: *x", "{a: , b: }"),
  ])
  func aliasesStandForTheirAnchors(text: String, flow: String) {
    let document = parse(text)
    #expect(document.diagnostics.isEmpty)
    expectEqual(document.root?.flow, flow)
  }

  @Test(arguments: [
    ("b: &b {x: 1, y: 2}\nm:\n  <<: *b\n  y: 3", "{x: 1, y: 3}"),
    ("b: &b {x: 1, y: 2}\nm:\n  y: 3\n  <<: *b\n  z: 4", "{y: 3, x: 1, z: 4}"),
    ("b: &b {x: 1}\nc: &c {x: 2, y: 2}\nm: {<<: [*b, *c], z: 3}", "{x: 1, y: 2, z: 3}"),
    ("b: &b {x: 1}\nc: &c {<<: *b, y: 2}\nm: {<<: *c}", "{x: 1, y: 2}"),
    ("m: {<<: {x: 1}, y: 2}", "{x: 1, y: 2}"),
    ("l: &l [{x: 1}, {y: 2}]\nm: {<<: *l}", "{x: 1, y: 2}"),
    ("b: &b {x: 1}\nm: {\"<<\": *b}", "{<<: {x: 1}}"),
    ("b: &b {x: 1}\nm: {'<<': 1, <<: *b}", "{<<: 1, x: 1}"),
    ("m: {<<: [], x: 1}", "{x: 1}"),
  ])
  func mergeKeysBringMembersIn(text: String, flow: String) {
    let document = parse(text)
    #expect(document.diagnostics.isEmpty)
    expectEqual(document.root?["m"]?.flow, flow)
  }

  @Test func mergedMembersKnowDefinitionAndUse() throws {
    let root = try #require(parse("b: &b {x: 1}\nm:\n  <<: *b").root)
    let member = try #require(root["m"]?.members?.first)
    #expect(member.key.range.description == "1:8-1:9" && member.value.range.description == "1:11-1:12")
    #expect(member.key.aliasRange?.description == "3:7-3:9" && member.value.aliasRange?.description == "3:7-3:9")
  }

  @Test(arguments: [
    ("a: {<<: 1}", ["1:9 invalid-merge"]),
    ("a: {<<: [{x: 1}, y]}", ["1:18 invalid-merge"]),
    ("t: &t text\na: {<<: *t}", ["2:9 invalid-merge"]),
    ("a: {<<: }", ["1:9 invalid-merge"]),
    ("a:\n  <<: {x: 1}\n  <<: {y: 2}", ["3:3 duplicate-key"]),
    ("a: *nowhere", ["1:4 unknown-alias"]),
    ("*nowhere", ["1:1 unknown-alias"]),
    ("a: *later\nb: &later 1", ["1:4 unknown-alias"]),
    ("a: &x [1, *x]", ["1:11 recursive-alias"]),
    ("a: &x {k: {l: *x}}", ["1:15 recursive-alias"]),
    ("*a : 1\nb: *c", ["1:1 unknown-alias", "2:4 unknown-alias"]),
    ("l: &l [1]\n*l : x", ["2:1 invalid-key"]),
  ])
  func brokenAliasesAndMergesAreFound(text: String, expected: [String]) {
    expectEqual(findings(parse(text)), expected)
  }

  @Test func treesWithHolesAreNotGiven() {
    #expect(parse("a: *nowhere").root == nil)
    #expect(parse("a: &x [*x]").root == nil)
    expectEqual(parse("a: {<<: 1, b: 2}").root?.flow, "{a: {b: 2}}")
  }

  @Test func nearAnchorIsSuggested() {
    expectEqual(parse("a: &common 1\nb: *comon").diagnostics.first?.suggestion, "*common")
  }
}
