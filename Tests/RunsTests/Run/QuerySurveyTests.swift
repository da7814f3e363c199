import Diagnostics
import SpecLoader
import TestSupport
import Testing
import Workspaces

@testable import Runs

/// A first reading of query files.
struct QuerySurveyTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func name(of text: String, _ form: String = "yaml") throws -> String {
    try folder.write("q.\(form)", text)
    return try QueryFiles([folder["q.\(form)"]], specification: nil).survey(selection: QuerySelection())
      .fingerprint.text
  }

  /// Parts of runs of such files must not be put together.
  @Test func everythingThatDecidesAnOutputNamesTheQueries() throws {
    let rows = [
      "query: tom", "query: tim", "query: tom, id: a", "query: tom, page: 1", "query: tom, hitsPerPage: 1",
      "query: tom, params: { hitsPerPage: 2 }", "query: tom, filters: 'g:a'", "query: tom, filters: 'g:b'",
      "query: tom, filters: { m: 'g:a' }", "query: tom, filters: { m: 'g:b' }", "query: tom, filters: { n: 'g:a' }",
      "query: tom, params: { filters: 'g:c' }", "query: tom, params: { filters: 'g:c' }, filters: 'g:a'",
      "query: tom, tags: { g: a }", "query: tom, count: 2",
      "query: tom, expect: { m: { nbHits: 1 } }", "query: tom, expect: { m: { nbHits: 2 } }",
      "query: tom, expect: { n: { nbHits: 2 } }",
    ]
    var names: [String: String] = [:]
    for row in rows {
      let name = try name(of: "- { \(row) }")
      #expect(names[name] == nil, "\(row) is called as \(names[name] ?? "")")
      names[name] = row
    }
  }

  @Test func itDoesNotMatterHowTheSameIsWritten() throws {
    try expectEqual(
      name(of: "- { id: 1, query: tom, filters: 'g:a' }"), name(of: "id,query,filters\n1,tom,g:a\n", "csv"))
  }

  private func findings(_ text: String, in name: String = "q.csv") throws -> [Diagnostic] {
    try folder.write(name, text)
    do {
      _ = try QueryFiles([folder[name]], specification: nil).survey(selection: QuerySelection())
      return []
    } catch let error as QueryFileError {
      return error.diagnostics
    }
  }

  @Test func rowsThatAreNoLongerCheckedAreTold() throws {
    let wrong = "query,page\n" + String(repeating: "tom,x\n", count: 100)
    try expectEqual(findings(wrong).map(\.code), Array(repeating: "invalid-value", count: 100))
    for more in ["tom,1\n", "tom,x\n"] {
      let found = try findings(wrong + more)
      expectEqual(found.count, 101)
      expectEqual(found.last?.severity, .note)
      expectEqual(found.last?.message, "what follows is not checked, since there are 100 errors before it")
      expectEqual(found.last?.range?.start.line, 101)
    }
  }

  @Test func namedFilesBesideStandardInputAreWarnedOf() throws {
    try folder.write("q.csv", "query,Filter\ntom,a:b\n")
    try folder.write("wrong.csv", "query,page\ntom,x\n")
    for paths in [["-", folder["q.csv"]], [folder["q.csv"], "-", folder["wrong.csv"]]] {
      let survey = try QueryFiles(paths, specification: nil).survey(selection: QuerySelection())
      expectEqual(survey.warnings.map(\.code), ["carried-key"])
      #expect(survey.queryCount == nil)
    }
  }

  @Test func errorsOfAYAMLFileBeyondThoseAreCounted() throws {
    let found = try findings(String(repeating: "- { query: tom, page: x }\n", count: 130), in: "q.yaml")
    expectEqual(found.count, 101)
    expectEqual(
      found.last?.message, "30 further findings and what follows are left out, since there are 100 errors before it")
  }
}
