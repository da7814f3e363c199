import SearchModel
import SpecLoader
import SpecStarter
import TestSupport
import Testing

struct StarterSpecTests {
  @Test func aTypicalFileGivesACommentedSpec() throws {
    let movies = try records(
      """
      [
        {"objectID": "1", "title": "Big", "year": 1988, "genre": ["Comedy"], "score": 7, "poster": "https://x.example/1.jpg",
         "released": "1988-06-03", "plot": "A boy wakes up as a man.", "_tags": ["old"], "seen": true},
        {"objectID": "2", "title": "Cast Away", "year": 2000, "genre": ["Drama"], "score": 7.8, "released": "2000-12-07",
         "plot": null, "seen": false}
      ]
      """)
    let text = try StarterSpec.text(for: [StarterIndex(path: "data/movies.json.gz", records: movies)])
    expectEqual(
      text,
      """
      # A search to start from. It was inferred from the records: read it through, and change what does not fit.
      #
      # For completion and checks in an editor, run `multihits schema > multihits.schema.json` in this folder
      # and remove the first two characters of the next line.
      # # yaml-language-server: $schema=multihits.schema.json
      version: 1
      name: Movies

      # What is searched. There are no `backends:`, so the embedded engine answers.
      indices:
        movies:
          records: data/movies.json.gz
          settings:
            # What is searched, most important first. Without this list, everything is.
            # In unordered(…), it does not matter where in the text a word stands.
            searchableAttributes: [title, genre, unordered(plot)]
            # What filters and counts may use; numbers need no entry to be filtered.
            # The values of searchable(…) can be looked up.
            attributesForFaceting: [year, searchable(genre), seen]
            # Of hits that match equally well, those with more come first.
            customRanking: [desc(score)]

      # Search parameters for all sections.
      query: { hitsPerPage: 5 }

      # The sections of the results, in the order in which they are shown.
      indexModules:
        - id: movies
          indexName: movies
          title: Movies
          # The fields of a hit, in output order; ? marks what a record may lack.
          hit:
            title: string
            year: integer
            genre: [string]
            score: number
            poster: url?
            released: date
            plot: string?
            seen: boolean
            # Left out: _tags, which only filters need.
          # What text output shows of a hit: the label first.
          display: { label: title, detail: [year, genre, score] }

      # Next:
      #   multihits validate search.yaml
      #   multihits search search.yaml big

      """)
    #expect(problems(of: text, for: [StarterIndex(path: "data/movies.json.gz", records: movies)]).isEmpty)
  }

  @Test func severalFilesGiveOneSectionEachAndExplainOnce() throws {
    let indices = [
      StarterIndex(
        path: "people.csv",
        records: try records(
          """
          [{"id": 7, "full name": "Ada", "home": {"town": "London", "type": "city"}},
           {"id": 8, "full name": "Bo", "home": {"town": "Oslo", "type": "city"}, "a.b": 1}]
          """)),
      StarterIndex(
        path: "query_suggestions.jsonl",
        records: try records(#"[{"query": "tom", "nb_words": 1, "popularity": 3, "tags": null}]"#)),
    ]
    let text = try StarterSpec.text(for: indices, file: "shop/search.yml")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "indices:"))
    #expect(lines.contains("name: People and Query suggestions"))
    expectEqual(
      lines[start...].joined(separator: "\n"),
      """
      indices:
        people:
          records: people.csv
          # The attribute that names a record.
          objectID: id
          settings:
            # What is searched, most important first. Without this list, everything is.
            searchableAttributes: [full name, home.town, home.type]
            # What filters and counts may use; numbers need no entry to be filtered.
            attributesForFaceting: [home.type]
        query_suggestions:
          records: query_suggestions.jsonl
          # A guess: its texts differ in every record. An attribute made to be an id is better.
          objectID: query
          settings:
            searchableAttributes: [query]
            # Of hits that match equally well, those with more come first.
            customRanking: [desc(popularity)]

      # Search parameters for all sections.
      query: { hitsPerPage: 5 }

      # The sections of the results, in the order in which they are shown.
      indexModules:
        - id: people
          indexName: people
          title: People
          # The fields of a hit, in output order; ? marks what a record may lack.
          hit:
            full name: string
            home:
              type:
                town: string
                type: string
              optional: false
            a_b: { type: integer, from: 'a\\.b', optional: true }
          # What text output shows of a hit: the label first.
          display: { label: full name, detail: [a_b] }

        - id: query_suggestions
          indexName: query_suggestions
          title: Query suggestions
          # Choosing a hit of this section puts its query into the search box.
          role: suggestions
          hit:
            query: string
            nb_words: integer
            popularity: integer
            tags: any?
          display: { label: query, detail: [nb_words, popularity] }

      # Next:
      #   multihits validate shop/search.yml
      #   multihits search shop/search.yml ada

      """)
    #expect(problems(of: text, for: indices).isEmpty)
  }

  @Test func theSameRecordsGiveTheSameBytes() throws {
    let json = #"[{"objectID": "a", "x": {"n": 1, "m": "t"}, "y": ["k"], "z": 2.5}]"#
    try expectEqual(starter(json).text, starter(json).text)
  }

  @Test(arguments: [
    (#"["a"]"#, #"[]"#, "[string]"), (#"[1]"#, #"[2.5]"#, "[number]"), (#"[]"#, #"[]"#, "[any]"),
    (#"["a"]"#, #"[null]"#, "[any]"), (#"["a"]"#, #"null"#, #""[string]?""#), (#"[[1]]"#, #"[[2], []]"#, "[[integer]]"),
    ("1", "2", "integer"), ("1", "2.5", "number"), ("1", "\"a\"", "any"), ("1", "null", "integer?"),
    ("null", "null", "any?"), ("true", "false", "boolean"), ("{}", "{}", "any"),
    ("1", "99999999999999999999999", "number"),
    (#""2020-01-01""#, #""2020-01-01T10:00:00Z""#, "date"), (#""2020-01-01""#, #""2020-13-01""#, "string"),
    (#""https://a.example""#, #""HTTP://b.example/c""#, "url"), (#""https://a.example""#, #""a b""#, "string"),
    (#""https://a.example""#, #""""#, "string"),
  ])
  func typesAreTheNarrowestThatAllValuesHave(first: String, second: String, type: String) throws {
    let (text, indices) = try starter(#"[{"objectID": "1", "v": \#(first)}, {"objectID": "2", "v": \#(second)}]"#)
    expectEqual(lines(of: text, with: "v: "), ["v: \(type)"])
    #expect(problems(of: text, for: indices).isEmpty)
  }

  @Test(arguments: [
    ("created_at", 1_700_000_000, "date"), ("addedAt", 1_700_000_000, "date"), ("date", 20_240_101, "integer"),
    ("created_at", 1_700_000_000_000, "integer"), ("views", 1_700_000_000, "integer"),
  ])
  func integersAreDatesWhereNameAndSizeSaySo(name: String, value: Int, type: String) throws {
    let text = try starter(#"[{"objectID": "1", "\#(name)": \#(value)}]"#).text
    expectEqual(lines(of: text, with: "\(name): "), ["\(name): \(type)"])
  }

  @Test func listsOfObjectsAndOptionalObjectsKeepTheirShape() throws {
    let (text, indices) = try starter(
      """
      [{"objectID": 1, "cast": [{"name": "A", "age": 3}, {"name": "B"}], "crew": [{"type": "x"}], "place": {"city": "Q"}},
       {"objectID": 2, "cast": [], "place": null}]
      """)
    let fields = try schema(of: text).fields
    expectEqual(
      fields,
      [
        HitField(
          name: "cast",
          type: .list(
            .object([HitField(name: "name", type: .string), HitField(name: "age", type: .integer, isOptional: true)]))),
        HitField(name: "crew", type: .list(.object([HitField(name: "type", type: .string)])), isOptional: true),
        HitField(name: "place", type: .object([HitField(name: "city", type: .string)]), isOptional: true),
      ])
    #expect(problems(of: text, for: indices).isEmpty)
  }

  @Test func wideRecordsAreCutOff() throws {
    let members = (1...50).map { #""a\#($0)": \#($0)"# }.joined(separator: ", ")
    let (text, indices) = try starter("[{\"objectID\": 1, \(members)}]")
    try expectEqual(schema(of: text).fields.count, 40)
    expectEqual(
      lines(of: text, with: "# 10 more"), ["# 10 more attributes are left out. Add those that you want to see."])
    #expect(problems(of: text, for: indices).isEmpty)
  }

  @Test func objectsWithVeryManyNamesAreAny() throws {
    let members = (1...60).map { #""k\#($0)": \#($0)"# }.joined(separator: ", ")
    let (text, _) = try starter("[{\"objectID\": 1, \"prices\": {\(members)}}]")
    try expectEqual(schema(of: text).fields, [HitField(name: "prices", type: .any)])
  }

  @Test func deepRecordsAreAnyFromSomeDepthOn() throws {
    let depth = 150
    let value = String(repeating: #"{"a":["#, count: depth / 2) + String(repeating: "]}", count: depth / 2)
    let (text, indices) = try starter("[{\"objectID\": 1, \"v\": \(value)}]")
    #expect(problems(of: text, for: indices).isEmpty)
  }

  @Test func recordsWithNothingButAnIDHaveNoHitSchema() throws {
    let (text, _) = try starter(#"[{"objectID": "1", "_geoloc": {"lat": 1, "lng": 2}}]"#)
    expectEqual(lines(of: text, with: "hit:", "settings:", "display:", "# Left").count, 1)
    #expect(SpecReader.read(bytes: Array(text.utf8), file: "s.yaml").diagnostics.isEmpty)
  }
}
