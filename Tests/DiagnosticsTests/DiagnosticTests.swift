import Diagnostics
import TestSupport
import Testing

private func makeRange(_ line: Int, _ column: Int, to end: Int) -> SourceRange {
  SourceRange(start: SourcePosition(line: line, column: column), end: SourcePosition(line: line, column: end))
}

struct DiagnosticTests {
  @Test func orderIsFilePositionCodeMessage() {
    let sorted = [
      Diagnostic(code: "z", file: "a.yaml", message: "whole file"),
      Diagnostic(code: "b", file: "a.yaml", range: makeRange(1, 9, to: 10), message: "m"),
      Diagnostic(code: "a", file: "a.yaml", range: makeRange(2, 1, to: 3), message: "m"),
      Diagnostic(code: "a", file: "a.yaml", range: makeRange(2, 1, to: 3), message: "n"),
      Diagnostic(code: "b", file: "a.yaml", range: makeRange(2, 1, to: 3), message: "a"),
      Diagnostic(code: "a", file: "b.yaml", message: "m"),
    ]
    expectEqual(sorted.reversed().sorted(), sorted)
  }

  @Test func fieldsKeepTheSuggestionApart() {
    let diagnostic = Diagnostic(
      .warning, code: "unknown-key", file: "a.yaml", range: makeRange(3, 5, to: 8), message: "unknown key 'foo'",
      suggestion: "food")
    let fields = diagnostic.fields
    #expect(fields.line == 3 && fields.column == 5 && fields.endColumn == 8)
    #expect(fields.severity == "warning" && fields.code == "unknown-key" && fields.file == "a.yaml")
    #expect(fields.message == "unknown key 'foo'" && fields.suggestion == "food")
    expectEqual(diagnostic.fullMessage, "unknown key 'foo'; did you mean 'food'?")
  }

  @Test func rangeOverLinesHasNoEndColumn() {
    let range = SourceRange(start: SourcePosition(line: 1, column: 2), end: SourcePosition(line: 2, column: 9))
    let diagnostic = Diagnostic(code: "x", file: "a.yaml", range: range, message: "m")
    #expect(diagnostic.fields.endColumn == nil)
    expectEqual(diagnostic.gitHubAnnotation, "::error file=a.yaml,line=1,col=2::m")
  }

  @Test func gitHubAnnotationEscapesPropertiesAndMessage() {
    let diagnostic = Diagnostic(
      code: "x", file: "a:b,c%.yaml", range: makeRange(1, 2, to: 4), message: "50%: a, b\r\nc\u{1B}", suggestion: "d")
    expectEqual(
      diagnostic.gitHubAnnotation,
      "::error file=a%3Ab%2Cc%25.yaml,line=1,col=2,endColumn=4::50%25: a, b%0D%0Ac\\u{1B}; did you mean 'd'?")
    let wholeFile = Diagnostic(.warning, code: "x", file: "a.yaml", message: "m")
    expectEqual(wholeFile.gitHubAnnotation, "::warning file=a.yaml::m")
  }

  @Test func quotedTextIsShortAndHarmless() {
    expectEqual(Diagnostic.quoted("plain"), "'plain'")
    expectEqual(Diagnostic.quoted("a\n\u{1B}"), "'a\\n\\u{1B}'")
    let long = Diagnostic.quoted(String(repeating: "x", count: 100_000))
    expectEqual(long, "'" + String(repeating: "x", count: 59) + "…'")
    let invisible = Diagnostic.quoted(String(repeating: "\u{301}", count: 100_000))
    #expect(invisible.unicodeScalars.count < 250 && invisible.hasSuffix("…'"))
  }
}

struct SuggestionsTests {
  @Test(arguments: [
    ("infiniteScroling", "infiniteScrolling"), ("INDEXNAME", "indexName"), ("indxeName", "indexName"), ("i", "id"),
    ("x", nil),
    ("idd", "id"), ("zzz", nil), ("", nil), ("title", nil), ("titel", "title"), ("tilte", "title"), ("Title", "title"),
  ])
  func nearestNameIsSuggested(written: String, expected: String?) {
    let names = ["infiniteScrolling", "indexName", "id", "title", "hit"]
    expectEqual(Suggestions.closestMatch(to: written, among: names), expected)
  }

  @Test func tiesDoNotDependOnTheOrderOfCandidates() {
    expectEqual(Suggestions.closestMatch(to: "e\u{301}", among: ["\u{E9}", "\u{65}\u{301}"])?.utf8.count, 2)
    expectEqual(Suggestions.closestMatch(to: "cat", among: ["hat", "bat"]), "bat")
    expectEqual(Suggestions.closestMatch(to: "cat", among: ["bat", "hat"]), "bat")
  }

  @Test func aHintNamesTheNearestCandidateElseOtherWords() {
    expectEqual(Suggestions.hint(for: "filns", among: ["films"]), "; did you mean 'films'?")
    expectEqual(Suggestions.hint(for: "filns", among: ["films"], otherwise: "x"), "; did you mean 'films'?")
    expectEqual(Suggestions.hint(for: "cat", among: ["films"], otherwise: "there are films"), "; there are films")
    expectEqual(Suggestions.hint(for: "cat", among: ["films"]), "")
  }

  @Test func hugeTextsAreNotCompared() {
    let huge = String(repeating: "a", count: 1_000_000)
    #expect(Suggestions.closestMatch(to: huge, among: [huge + "a"]) == nil)
  }
}
