import SearchModel
import SpecLoader
import TestSupport
import Testing

@testable import Runs

struct SelectionCheckTests {
  private static let queries = """
    - { id: hanks, query: x, tags: { kind: head, lang: de } }
    - { query: y, tags: { kind: tail } }
    - { id: sawyer, query: x }

    """

  private func problem(_ selection: QuerySelection, in text: String = queries) throws -> String? {
    var check = SelectionCheck(selection)
    for entry in try makeEntries(text) { check.note(entry) }
    return check.problem
  }

  @Test func whatQueriesHaveIsNoProblem() throws {
    #expect(try problem(QuerySelection()) == nil)
    #expect(try problem(QuerySelection(ids: ["hanks", "2"], tags: ["kind": "tail", "lang": "de"])) == nil)
  }

  @Test func anIdThatNoQueryHasIsNamedWithTheNearest() throws {
    try expectEqual(
      problem(QuerySelection(ids: ["hank", "sawyer"])), "--only: no query has the id 'hank'; did you mean 'hanks'?")
    try expectEqual(problem(QuerySelection(ids: ["nothing"])), "--only: no query has the id 'nothing'")
  }

  @Test func aNumberIsNoMisspelling() throws {
    try expectEqual(problem(QuerySelection(ids: ["4"])), "--only: no query has the id '4'; the files have 3 queries")
  }

  @Test func aTagThatNoQueryHasIsNamedWithTheNearest() throws {
    try expectEqual(
      problem(QuerySelection(tags: ["kind": "heda"])),
      "--tag: no query has the tag 'kind=heda'; did you mean 'kind=head'?")
    try expectEqual(problem(QuerySelection(tags: ["tier": "gold"])), "--tag: no query has the tag 'tier=gold'")
    try expectEqual(
      problem(QuerySelection(tags: ["tier": "gold"]), in: "- { query: x }\n"),
      "--tag: no query has the tag 'tier=gold'; no query has tags, which stand in YAML and JSON lines")
  }

  @Test func aShardDoesNotHideAnId() throws {
    let shard = try #require(QuerySelection.Shard("2/2"))
    #expect(try problem(QuerySelection(ids: ["hanks"], shard: shard)) == nil)
  }

  @Test func whatWasNotReadToItsEndIsNotJudged() async throws {
    let plan = try makePlan(
      """
      version: 1
      indices: { movies: { records: movies.json } }
      indexModules: [{ indexName: movies }]
      """, service: ScriptedService.pages(of: 1))
    let options = QueryRunOptions(selection: QuerySelection(ids: ["hanks", "nothing"]))
    let run = plan.run(makeReader(Self.queries), options: options)
    #expect(run.selectionProblem == nil)
    while try await run.next() != nil {}
    expectEqual(run.selectionProblem, "--only: no query has the id 'nothing'")
  }
}
