import Diagnostics
import TestSupport
import Testing
import YAMLTree

struct ErrorTests {
  @Test func duplicateKeyNamesBothLines() {
    let document = parse("a: 1\nb: 2\na: 3\n'a': 4\nc: {d: 1, d: 2}\n")
    expectEqual(findings(document), ["3:1 duplicate-key", "4:1 duplicate-key", "5:11 duplicate-key"])
    expectEqual(document.diagnostics.first?.message, "duplicate key 'a': line 3 repeats line 1")
    expectEqual(document.diagnostics.dropFirst().first?.message, "duplicate key 'a': line 4 repeats line 1")
    expectEqual(document.root?.flow, "{a: 1, b: 2, c: {d: 1}}")
  }

  @Test(arguments: [
    ("a: !!str x", ["1:4 unsupported-tag"]),
    ("a: !foo [b]\n!bar c: ! d", ["1:4 unsupported-tag", "2:1 unsupported-tag", "2:9 unsupported-tag"]),
    ("a: &x !t b", ["1:7 unsupported-tag"]),
    ("a: !t &x b", ["1:4 unsupported-tag"]),
    ("a: !<tag:x,y> b", ["1:4 unsupported-tag"]),
    ("a: !e!b c", ["1:4 unsupported-tag"]),
    ("a: '!no' \nb: x!y", []),
    ("%TAG ! x\n---\na", ["1:1 unsupported-directive"]),
    ("# c\n%YAML 1.2\n%FOO\n---\na", ["3:1 unsupported-directive"]),
    ("%YAML 3.0\n---\na", ["1:1 unsupported-directive"]),
    ("%YAML 1.1\n%YAML 1.1\n---\na", ["2:1 unsupported-directive"]),
    ("a:\n\tb: c", ["2:1 yaml-tab"]),
    ("a:\n  b: c\n  \td: e", ["3:3 yaml-tab"]),
    ("- a\n\t- b", ["2:1 yaml-tab"]),
    ("a: |\n\tx", ["2:1 yaml-tab"]),
    ("a: [\n\tb,\n\tc\n]", []),
    ("", ["1:1 yaml-empty"]),
    ("\u{FEFF}", ["1:1 yaml-empty"]),
    ("# nothing\n\n", ["1:1 yaml-empty"]),
    ("---\n# nothing\n", ["1:1 yaml-empty"]),
    ("a: 1\n---\nb: 2", ["2:1 yaml-multiple-documents"]),
    ("a: 1\n...\n%YAML 1.2\n---\nb", ["3:1 yaml-multiple-documents"]),
    ("---\na\n--- b", ["3:1 yaml-multiple-documents"]),
    ("a: 1\n...\nb: 2", ["3:1 yaml-syntax"]),
    ("[a]\nb: c", ["2:1 yaml-syntax"]),
    ("a: [1, 2", ["1:9 yaml-syntax"]),
    ("a: b: c", ["1:5 yaml-syntax"]),
    ("日本: 'x", ["1:5 yaml-syntax"]),
    ("a: *.json", ["1:4 yaml-syntax"]),
    ("a: 1\nfoo\nbar: 2", ["2:1 yaml-syntax"]),
    ("? [a]\n: b\n? {c: d}\n: e", ["1:3 invalid-key", "3:3 invalid-key"]),
  ])
  func errorsHavePlacesAndCodes(text: String, expected: [String]) {
    expectEqual(findings(parse(text)), expected)
  }

  @Test(arguments: [
    ("a:\n\tb: c", "YAML does not allow tabs for indentation"),
    ("a: @x", "text cannot begin with '@' unless it is in quotes"),
    ("a: 'x", "the quoted text that begins here has no closing quote"),
    ("l: [1", "expected ',' or ']' in the list that begins on line 1"),
    ("a:\n  - b\n c: d", "expected a key of the mapping that begins on line 1; check indentation and quotes"),
    ("", "the file is empty"),
    ("a: &x [*x]", "the alias '*x' stands inside the value that it names"),
    ("? [a]\n: b", "a key must be text, not a list"),
    ("a: 1\n---\nb", "a second document begins here; only one is read"),
  ])
  func messagesAreInWordsForPeople(text: String, message: String) {
    expectEqual(parse(text).diagnostics.map(\.message), [message])
  }

  @Test func treeSurvivesHarmlessErrors() {
    let document = parse("a: !t 1\na: 2\n? [x]\n: y\nb: 3")
    expectEqual(findings(document), ["1:4 unsupported-tag", "2:1 duplicate-key", "3:3 invalid-key"])
    expectEqual(document.root?.flow, "{a: 1, b: 3}")
  }

  @Test func diagnosticsRenderWithTheirLine() {
    let document = parse("名前: x\n名前: y\n")
    expectEqual(
      DiagnosticRenderer(sources: [document.source]).render(document.diagnostics),
      """
      spec.yaml:2:1: error: duplicate key '名前': line 2 repeats line 1
        2 | 名前: y
          | ^~~~

      """)
  }
}

struct EncodingTests {
  private func findingsOf(_ bytes: [UInt8]) -> [String] {
    findings(YAMLDocument.parse(bytes, file: "spec.yaml"))
  }

  @Test(
    arguments: [
      [0xFF], [0x80], [0xC3], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
      [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE3, 0x81], [0xE3, 0x28, 0xA1], [0xF0, 0x9F, 0x98],
    ] as [[UInt8]])
  func malformedUTF8IsFoundWhereItBegins(bytes: [UInt8]) {
    expectEqual(findingsOf(Array("a: 日\nb: 日".utf8) + bytes), ["2:5 yaml-encoding"])
    expectEqual(findingsOf(Array("a: 日\nb: 日".utf8) + bytes + Array("x\ny".utf8)), ["2:5 yaml-encoding"])
  }

  @Test(arguments: ["\0", "\u{1}", "\u{1B}", "\u{7F}", "\u{80}", "\u{9F}", "\u{FFFF}"])
  func controlCharactersAreRefused(character: String) {
    expectEqual(findings(parse("a: 'x\(character)'")), ["1:6 yaml-encoding"])
  }

  @Test(arguments: [
    "\t", "\u{85}", "\u{A0}", "\u{2028}", "\u{FFFD}", "\u{E000}", "\u{10FFFD}", "\u{D7FF}", "\u{1FFFD}",
  ])
  func unusualCharactersAreAccepted(character: String) {
    #expect(findings(parse("a: 'x\(character)y'")).isEmpty)
  }

  @Test func wideEncodingsAreNamed() {
    expectEqual(findingsOf([0xFF, 0xFE, 0x61, 0]), ["1:1 yaml-encoding"])
    expectEqual(findingsOf([0xFE, 0xFF, 0, 0x61]), ["1:1 yaml-encoding"])
    expectEqual(findingsOf([0x61, 0, 0x3A, 0]), ["1:2 yaml-encoding"])
  }
}
