import TestSupport
import Testing

/// `multihits batch`: order, files, selections, shards.
struct BatchTests {
  /// Queries of many kinds, some equal, in a fixed order.
  static let manyQueries: String = {
    let words = ["tom", "jones", "casa", "peep", "zzz", "major tom", "sawyer", "t", "1942", "toom"]
    return (0..<300).map { "\(words[$0 % 10]) \($0 % 3 == 0 ? "" : words[$0 / 10 % 10])\n" }.joined()
  }()

  static let formats = ["text", "json", "ndjson", "csv", "tsv", "markdown"]

  @Test(arguments: formats)
  func theNumberOfJobsDoesNotShow(format: String) async throws {
    let workspace = try Fixture.workspace(["q.txt": Self.manyQueries])
    let one = try await workspace.run("batch", "search.yaml", "q.txt", "--format", format, "--jobs", "1")
    let two = try await workspace.run("batch", "search.yaml", "q.txt", "--format", format, "--jobs", "2")
    expectEqual(one.status, 0)
    #expect(!one.output.isEmpty)
    expectEqual(one.output, two.output)
  }

  @Test func twoRunsGiveTheSameBytes() async throws {
    let workspace = try Fixture.workspace(["q.txt": Self.manyQueries])
    let first = try await workspace.run("batch", "search.yaml", "q.txt", "--format", "ndjson", "--rows", "4")
    let second = try await workspace.run("batch", "search.yaml", "q.txt", "--format", "ndjson", "--rows", "4")
    expectEqual(first.status, 0)
    expectEqual(first.output, second.output)
  }

  @Test func resultsStandInTheOrderOfTheQueries() async throws {
    let workspace = try Fixture.workspace(["q.txt": Self.manyQueries])
    let run = try await workspace.run("batch", "search.yaml", "q.txt", "--format", "json", "--jobs", "4")
    let results = try Results.list(run.output)
    expectEqual(results.map(\.id), (1...300).map { "\($0)" })
    expectEqual(results.map { "\($0.query)\n" }, Self.manyQueries.split(separator: "\n").map { "\($0)\n" })
  }

  @Test func aClosedPipeEndsQuietly() async throws {
    let workspace = try Fixture.workspace(["q.txt": String(repeating: Self.manyQueries, count: 4)])
    let run = try await workspace.shell(
      """
      { "$MULTIHITS" batch search.yaml q.txt --format csv; echo $? > status; } | head -n 1
      """)
    expectEqual(
      run.output, "query,id,module,status,nbHits,page,error,position,objectID,name,rating,title,year,genre,count\n")
    expectEqual(run.errors, "")
    try expectEqual(workspace.text("status"), "0\n")
  }

  @Test func tablesCarryTheirColumns() async throws {
    let queries =
      "query,id,filters,city,hitsPerPage,title\ntom,x1,year >= 1970,Berlin,1,in\ncasa,x2,,\"Köln, Rhein\",,\n"
    let workspace = try Fixture.workspace(["q.csv": queries])
    let csv = try await workspace.run("batch", "search.yaml", "q.csv", "--module", "films", "--format", "csv")
    expectEqual(
      csv.output,
      """
      query,id,module,status,nbHits,page,error,position,objectID,title,year,genre,city,in.title
      tom,x1,films,ok,2,0,,1,f1,Tom Sawyer,1973,"[""Adventure"",""Family""]",Berlin,in
      casa,x2,films,ok,1,0,,1,f5,Casablanca,1942,"[""Drama""]","Köln, Rhein",

      """)
    let json = try await workspace.run("batch", "search.yaml", "q.csv", "--module", "films", "--format", "json")
    try expectEqual(
      Results.list(json.output).map(\.row),
      [
        ["city": "Berlin", "title": "in"], ["city": "Köln, Rhein", "title": ""],
      ])
  }

  @Test(arguments: [1, 4])
  func anAnswerDoesNotWaitForTheNextLineOfInput(jobs: Int) async throws {
    let run = try await Fixture.workspace().shell(
      """
      mkfifo questions
      "$MULTIHITS" batch search.yaml - --module actors --format ndjson --jobs \(jobs) < questions > answers &
      exec 3> questions
      echo hanks >&3
      tries=0
      while [ ! -s answers ] && [ $tries -lt 600 ]; do sleep 0.1; tries=$((tries + 1)); done
      echo $(($(wc -l < answers)))
      echo tom >&3
      exec 3>&-
      wait
      echo $(($(wc -l < answers)))
      """)
    expectEqual(run.output, "1\n2\n")
  }

  @Test func standardInputIsReadAsLines() async throws {
    let run = try await Fixture.workspace().run(
      "batch", "search.yaml", "-", "--module", "actors", "--format", "csv", input: "hanks\n\n# no\n\\#1\n")
    expectEqual(
      run.output,
      """
      query,id,module,status,nbHits,page,error,position,objectID,name,rating
      hanks,1,actors,ok,1,0,,1,a1,Tom Hanks,9.1
      #1,2,actors,empty,0,0,,,,,

      """)
    expectEqual(run.status, 0)
  }

  @Test func severalFilesAreOneRun() async throws {
    let workspace = try Fixture.workspace(["a.txt": "hanks\n", "b.jsonl": "{\"query\":\"hardy\",\"note\":\"n\"}\n"])
    let run = try await workspace.run(
      "batch", "search.yaml", "a.txt", "b.jsonl", "--module", "actors", "--format", "csv")
    expectEqual(
      run.output,
      """
      query,id,module,status,nbHits,page,error,position,objectID,name,rating,note
      hanks,1,actors,ok,1,0,,1,a1,Tom Hanks,9.1,
      hardy,2,actors,ok,1,0,,1,a2,Tom Hardy,8.5,n

      """)
  }

  @Test func textNamesEachQuery() async throws {
    let workspace = try Fixture.workspace(["q.txt": "hanks\nzzz\n"])
    let run = try await workspace.run("batch", "search.yaml", "q.txt")
    expectEqual(
      run.output,
      """
      Query 1: "hanks"

      Actors (1)
        Tom Hanks  9.1

      Query 2: "zzz"

      No results for "zzz"

      """)
  }

  static let queries = """
    defaults: { hitsPerPage: 1 }
    queries:
      - { id: head, query: tom, tags: { kind: head } }
      - { id: tail, query: casablanca, tags: { kind: tail, lang: en } }
      - { query: "=tom", filters: "genre:Drama", hitsPerPage: 2 }

    """

  /// The ids of the queries that run.
  private func ids(_ options: String...) async throws -> [String?] {
    let workspace = try Fixture.workspace(["q.yaml": Self.queries])
    let run = try await workspace.shell(
      "\"$MULTIHITS\" batch search.yaml q.yaml --format json \(options.joined(separator: " "))")
    try #require(run.status == 0, "\(run.errors)")
    return try Results.list(run.output).map(\.id)
  }

  @Test func onlyAndTagChooseQueries() async throws {
    try await expectEqual(ids(), ["head", "tail", "3"])
    try await expectEqual(ids("--only 3", "--only head"), ["head", "3"])
    try await expectEqual(ids("--tag kind=tail"), ["tail"])
    try await expectEqual(ids("--tag kind=tail", "--tag lang=en"), ["tail"])
    try await expectEqual(ids("--shard 2/2"), ["tail"])
    try await expectEqual(ids("--shard 1/2", "--only 3"), ["3"])
  }

  @Test func flagsWinOverRowsAndRowsOverDefaults() async throws {
    let workspace = try Fixture.workspace(["q.yaml": Self.queries])
    let plain = try await workspace.run("batch", "search.yaml", "q.yaml", "--module", "films", "--format", "json")
    try expectEqual(Results.list(plain.output).map { $0.sections[0].hitsPerPage }, [1, 1, 2])
    let flagged = try await workspace.run(
      "batch", "search.yaml", "q.yaml", "--module", "films", "--format", "json", "--hits-per-page", "3",
      "--filters", "year < 2000")
    try expectEqual(Results.list(flagged.output).map { $0.sections[0].hitsPerPage }, [3, 3, 3])
    try expectEqual(Results.list(flagged.output).last?.sections[0].ids, ["f3"])
  }

  @Test func shardsPutTogetherAreTheWhole() async throws {
    let workspace = try Fixture.workspace(["q.txt": Self.manyQueries])
    let whole = try await workspace.run("batch", "search.yaml", "q.txt", "--format", "ndjson")
    var parts: [[Substring]] = []
    for number in 1...3 {
      let part = try await workspace.run(
        "batch", "search.yaml", "q.txt", "--format", "ndjson", "--shard", "\(number)/3")
      parts.append(part.output.split(separator: "\n"))
    }
    expectEqual(parts.map(\.count), [100, 100, 100])
    // Each result says which part of the run it is of.
    let woven = (0..<300).map { place in
      String(parts[place % 3][place / 3]).replacing(#/"shard":\{[^}]*\},/#, with: "")
    }
    expectEqual(woven, whole.output.split(separator: "\n").map { String($0) })
  }

  @Test func failFastEndsAfterTheFirstQueryInError() async throws {
    let workspace = try Workspace([
      "search.yaml": SectionTests.things,
      "things.json": #"[{"objectID": "1", "name": "one", "size": "big"}]"#,
      "q.txt": "nothing\none\nnothing\nnothing\n",
    ])
    let run = try await workspace.run(
      "batch", "search.yaml", "q.txt", "--fail-fast", "--format", "json", "--output", "out.json")
    expectEqual(run.status, 2)
    try expectEqual(Results.list(workspace.text("out.json")).map(\.id), ["1", "2"])
    expectEqual(workspace.names(), ["out.json", "q.txt", "search.yaml", "things.json"])
  }

  @Test func splitWritesAFileForEachModule() async throws {
    let workspace = try Fixture.workspace(["q.txt": "hanks\ncasa\n"])
    let run = try await workspace.run("batch", "search.yaml", "q.txt", "--split", "--format", "csv", "--output", "out")
    expectEqual(run.status, 0)
    expectEqual(run.output, "")
    expectEqual(workspace.names(in: "out"), ["actors.csv", "films.csv", "genres.csv"])
    try expectEqual(
      workspace.text("out/actors.csv"),
      """
      query,id,module,status,nbHits,page,error,position,objectID,name,rating
      hanks,1,actors,ok,1,0,,1,a1,Tom Hanks,9.1
      casa,2,actors,empty,0,0,,,,,

      """)
    try expectEqual(
      workspace.text("out/genres.csv"),
      """
      query,id,module,status,nbHits,page,error,position,objectID,count
      hanks,1,genres,empty,,,,,,
      casa,2,genres,empty,,,,,,

      """)
  }

  @Test func csvSafeDefusesFormulas() async throws {
    let workspace = try Workspace([
      "search.yaml": Fixture.spec(
        index: "things: { records: things.json }",
        modules: "{ id: things, indexName: things, hit: { name: string, size: integer, tags: ['string'] } }"),
      "things.json": #"[{"objectID": "@1", "name": "=1+1", "size": -1, "tags": ["-a"]}]"#,
      "q.csv": "query,note,price\n,+49 30,-1.5\n",
    ])
    let plain = try await workspace.run("batch", "search.yaml", "q.csv", "--format", "csv")
    #expect(plain.output.hasSuffix("\n,1,things,ok,1,0,,1,@1,=1+1,-1,\"[\"\"-a\"\"]\",+49 30,-1.5\n"))
    let safe = try await workspace.run("batch", "search.yaml", "q.csv", "--format", "csv", "--csv-safe")
    #expect(safe.output.hasSuffix("\n,1,things,ok,1,0,,1,'@1,'=1+1,-1,\"[\"\"-a\"\"]\",'+49 30,-1.5\n"))
  }

  @Test func aRowChoosesItsPage() async throws {
    let workspace = try Fixture.workspace(["q.csv": "query,page\nhanks,1\nhanks,0\n"])
    let run = try await workspace.run("batch", "search.yaml", "q.csv", "--module", "actors", "--format", "json")
    expectEqual(run.status, 0)
    let sections = try Results.list(run.output).map { $0.sections[0] }
    expectEqual(sections.map(\.page), [1, 0])
    expectEqual(sections.map(\.status), ["empty", "ok"])
  }

  @Test func progressIsShownOnlyWhenAskedForInAPipe() async throws {
    let workspace = try Fixture.workspace(["q.txt": "hanks\n"])
    let silent = try await workspace.run("batch", "search.yaml", "q.txt", "--output", "out.txt")
    expectEqual(silent.findings, "")
    let shown = try await workspace.run("batch", "search.yaml", "q.txt", "--output", "out.txt", "--progress", "always")
    #expect(shown.errors.contains("1 of 1 queries"))
  }
}
