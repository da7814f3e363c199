import TestSupport
import Testing

/// What `multihits search` prints in each format.
struct SearchFormatTests {
  @Test func textShowsSectionsWithAlignedDetails() async throws {
    let run = try await Fixture.workspace().run("search", "search.yaml", "tom")
    expectEqual(
      run.output,
      """
      Actors (3)
        Tom Hanks  9.1
        Tom Hardy  8.5

      Films (4)
        Tom Jones   1963 · Comedy
        Tom Sawyer  1973 · Adventure, Family

      """)
    expectEqual(run.errors, "")
    expectEqual(run.status, 0)
  }

  @Test func textOfNothingNamesTheQuery() async throws {
    let run = try await Fixture.workspace().run("search", "search.yaml", "xyz", "abc")
    expectEqual(run.output, "No results for \"xyz abc\"\n")
    expectEqual(run.status, 0)
  }

  @Test func jsonIsOneIndentedObjectInAFixedOrder() async throws {
    let run = try await Fixture.workspace().run("search", "search.yaml", "--format", "json", "hanks")
    expectEqual(
      run.output,
      """
      {
        "schemaVersion": 1,
        "query": "hanks",
        "sections": [
          {
            "module": "actors",
            "indexName": "actors",
            "title": "Actors",
            "status": "ok",
            "nbHits": 1,
            "page": 0,
            "nbPages": 1,
            "hitsPerPage": 2,
            "hits": [
              {
                "objectID": "a1",
                "name": "Tom Hanks",
                "rating": 9.1,
                "_highlightResult": {
                  "name": {
                    "value": "Tom <em>Hanks</em>",
                    "matchLevel": "full",
                    "fullyHighlighted": false,
                    "matchedWords": [
                      "hanks"
                    ]
                  }
                }
              }
            ]
          },
          {
            "module": "films",
            "indexName": "films",
            "title": "Films",
            "status": "empty",
            "nbHits": 0,
            "page": 0,
            "nbPages": 0,
            "hitsPerPage": 2,
            "hits": []
          },
          {
            "module": "genres",
            "indexName": "films",
            "title": "Genres",
            "status": "empty",
            "facetHits": []
          }
        ]
      }

      """)
    expectEqual(run.status, 0)
  }

  @Test func ndjsonIsOneCompactLine() async throws {
    let run = try await Fixture.workspace().run("search", "search.yaml", "--format", "ndjson", "--module", "genres")
    expectEqual(
      run.output,
      #"{"schemaVersion":1,"query":"","sections":[{"module":"genres","indexName":"films","#
        + #""title":"Genres","status":"ok","facetHits":[{"value":"Drama","highlighted":"Drama","count":3},"#
        + #"{"value":"Comedy","highlighted":"Comedy","count":2},"#
        + #"{"value":"Adventure","highlighted":"Adventure","count":1}]}]}"# + "\n")
  }

  @Test func csvHasARowForEachHitAndForEachSectionWithout() async throws {
    let run = try await Fixture.workspace().run("search", "search.yaml", "--format", "csv", "tom")
    expectEqual(
      run.output,
      """
      query,id,module,status,nbHits,page,error,position,objectID,name,rating,title,year,genre,count
      tom,,actors,ok,3,0,,1,a1,Tom Hanks,9.1,,,,
      tom,,actors,ok,3,0,,2,a2,Tom Hardy,8.5,,,,
      tom,,films,ok,4,0,,1,f2,,,Tom Jones,1963,"[""Comedy""]",
      tom,,films,ok,4,0,,2,f1,,,Tom Sawyer,1973,"[""Adventure"",""Family""]",
      tom,,genres,empty,,,,,,,,,,,

      """)
  }

  @Test func csvHasFacetValuesAndHiddenSections() async throws {
    let run = try await Fixture.workspace().run("search", "search.yaml", "--format", "csv", "--hits-per-page", "1")
    expectEqual(
      run.output,
      """
      query,id,module,status,nbHits,page,error,position,objectID,name,rating,title,year,genre,count
      ,,actors,hidden,,,,,,,,,,,
      ,,films,ok,5,0,,1,f5,,,Casablanca,1942,"[""Drama""]",
      ,,genres,ok,,,,1,Drama,,,,,,3
      ,,genres,ok,,,,2,Comedy,,,,,,2
      ,,genres,ok,,,,3,Adventure,,,,,,1

      """)
  }

  @Test func tsvSeparatesWithTabs() async throws {
    let run = try await Fixture.workspace().run(
      "search", "search.yaml", "--format", "tsv", "--module", "actors", "--all", "tom")
    expectEqual(
      run.output,
      """
      query\tid\tmodule\tstatus\tnbHits\tpage\terror\tposition\tobjectID\tname\trating
      tom\t\tactors\tok\t3\t1\t\t1\ta1\tTom Hanks\t9.1
      tom\t\tactors\tok\t3\t1\t\t2\ta2\tTom Hardy\t8.5
      tom\t\tactors\tok\t3\t1\t\t3\ta3\tCruise, Tom\t7

      """)
  }

  @Test func matchesAreMarkedByTheTagsOfTheIndexToo() async throws {
    let workspace = try Workspace([
      "search.yaml": """
      version: 1
      indices:
        i: { records: r.json, settings: { highlightPreTag: "<b>", highlightPostTag: "</b>" } }
      indexModules:
        - { indexName: i, hit: { t: string } }
      """,
      "r.json": #"[{"objectID": "1", "t": "red coat"}]"#,
    ])
    let run = try await workspace.run("search", "search.yaml", "--format", "markdown", "red")
    #expect(run.output.contains("| **red** coat |"), "\(run.output)")
  }

  @Test func markdownHasTablesWithMatchesInBold() async throws {
    let run = try await Fixture.workspace().run("search", "search.yaml", "--format", "markdown", "tom")
    expectEqual(
      run.output,
      """
      ### Actors (3)

      | # | name | rating |
      | ---: | --- | ---: |
      | 1 | **Tom** Hanks | 9.1 |
      | 2 | **Tom** Hardy | 8.5 |

      ### Films (4)

      | # | title | year | genre |
      | ---: | --- | ---: | --- |
      | 1 | **Tom** Jones | 1963 | Comedy |
      | 2 | **Tom** Sawyer | 1973 | Adventure, Family |

      """)
  }

  @Test(arguments: ["text", "json", "ndjson", "csv", "tsv", "markdown"])
  func twoRunsGiveTheSameBytes(format: String) async throws {
    let workspace = try Fixture.workspace()
    let first = try await workspace.run("search", "search.yaml", "--format", format, "--all", "t")
    let second = try await workspace.run("search", "search.yaml", "--format", format, "--all", "t")
    expectEqual(first.output, second.output)
    #expect(!first.output.isEmpty)
  }

  @Test func timingsAppearOnlyWhenAskedFor() async throws {
    let workspace = try Fixture.workspace()
    let plain = try await workspace.run("search", "search.yaml", "--format", "ndjson", "tom")
    let timed = try await workspace.run("search", "search.yaml", "--format", "ndjson", "--timings", "tom")
    #expect(!plain.output.contains("timings"))
    #expect(timed.output.contains(#","timings":{"milliseconds":"#))
  }

  @Test(arguments: [("csv", ","), ("tsv", "\t")])
  func timingsAreAColumnOfTables(_ format: String, _ separator: String) async throws {
    let run = try await Fixture.workspace().run(
      "search", "search.yaml", "--format", format, "--timings", "--module", "actors", "tom")
    let rows = run.output.split(separator: "\n").map {
      $0.split(separator: separator, omittingEmptySubsequences: false)
    }
    #expect(run.status == 0 && rows.count == 3, "\(run.output) \(run.errors)")
    expectEqual(rows.first?[6...8], ["error", "milliseconds", "position"])
    #expect(rows.dropFirst().allSatisfy { Double($0[7]) != nil })
  }
}
