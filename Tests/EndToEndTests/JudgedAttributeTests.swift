import TestSupport
import Testing

/// `multihits test`: which attributes conditions see.
struct JudgedAttributeTests {
  private static let records = """
    {"objectID":"1","title":"The Trial","title_de":"Der Prozess","brand":"A","stock":null,"at":{"city":"Prag"},"_tags":["sale"],"k":{"a":"x"},"count":{"l":"x"}}
    {"objectID":"2","title":"The Castle","title_de":"Das Schloss","brand":"A","at":{"city":"Wien"},"_tags":["sale"],"k":{"a":"x"}}

    """

  private static let spec = """
    version: 1
    indices:
      books:
        records: books.jsonl
        settings: { attributesForFaceting: [searchable(brand), searchable(k.a), searchable(count.l)] }
    indexModules:
      - id: books
        indexName: books
        hit:
          title: { type: string, from: title_de }
          stock: { type: integer, default: 0 }
          place: { type: { city: string }, from: at, optional: true }
          whole: { type: any, from: at }
          rest: { type: any, from: stock, default: { foo: 1 } }
      - { id: plain, indexName: books, query: { attributesToRetrieve: [title] } }
      - { id: brands, facet: { indexName: books, attribute: brand } }
      - { id: dotted, facet: { indexName: books, attribute: k.a } }
      - { id: counted, facet: { indexName: books, attribute: count.l } }
    """

  private func outcomes(_ module: String, _ condition: String) async throws -> (run: Run, check: Run) {
    let workspace = try Workspace([
      "books.jsonl": Self.records, "search.yaml": Self.spec,
      "q.yaml": "- { query: '', expect: { \(module): { \(condition) } } }\n",
    ])
    let run = try await workspace.run("test", "search.yaml", "q.yaml")
    let check = try await workspace.run("validate", "search.yaml", "--queries", "q.yaml", "--records", "--strict")
    return (run, check)
  }

  @Test(arguments: [
    #"each: ['title:"Der Prozess" OR title:"Das Schloss"', 'stock = 0', "place.city:Prag OR place.city:Wien"]"#,
    #"contains: [{ where: "title:'Der Prozess' AND brand:A", within: 2 }]"#,
  ])
  func fieldsAreJudgedAsTheyAreShown(condition: String) async throws {
    let (run, check) = try await outcomes("books", condition)
    expectEqual(run.status, 0, "\(run.output)")
    expectEqual(check.status, 0, "\(check.errors)\(check.output)")
  }

  @Test(arguments: [
    #"each: ['NOT title:"Der Prozess"']"#, #"each: ['title:"The Trial"']"#, #"each: ["NOT place.city:Prag"]"#,
    "each: [stock > 0]",
  ])
  func whatIsNotShownDoesNotCount(condition: String) async throws {
    let run = try await outcomes("books", condition).run
    #expect(run.status == 1 && run.output.contains("FAILED"), "\(run.status) \(run.output)")
  }

  @Test(arguments: [
    ("plain", #"each: ["NOT brand:A"]"#, "which 'attributesToRetrieve' leaves out"),
    ("plain", #"each: ["NOT _tags:sale"]"#, "hits come without '_tags', which 'attributesToRetrieve' leaves out"),
    ("plain", #"contains: [{ where: "NOT brand:A" }]"#, "which 'attributesToRetrieve' leaves out"),
    ("dotted", #"each: ["NOT k:x"]"#, "a facet value has 'value', 'count' and 'k.a', not 'k'"),
    ("brands", #"each: ["NOT brnad:A"]"#, "a facet value has 'value', 'count' and 'brand', not 'brnad'"),
  ])
  func whatRowsCannotHaveCannotBeJudged(module: String, condition: String, reason: String) async throws {
    let (run, check) = try await outcomes(module, condition)
    #expect(
      run.status == 1 && run.output.contains("cannot be judged: ") && run.output.contains(reason), "\(run.output)")
    expectEqual(check.output.contains("not 'brnad'"), module == "brands", "\(check.output)")
  }

  @Test(arguments: [
    ("dotted", #"each: ['k.a:x', 'k\.a:x', 'NOT k.a:y']"#, 0), ("dotted", #"each: ['NOT k.a:x']"#, 1),
    ("counted", #"each: ['count >= 1', 'value:x', 'NOT value:y']"#, 0),
    ("books", "each: ['whole.city:Prag OR whole.city:Wien', 'rest.foo = 1']", 0),
  ])
  func pathsLeadToWhatIsShown(module: String, condition: String, status: Int32) async throws {
    let (run, check) = try await outcomes(module, condition)
    expectEqual(run.status, status, "\(run.output)")
    expectEqual(check.status, 0, "\(check.output)")
  }

  @Test func aMisspeltPathIntoAnyValuesIsWarnedOf() async throws {
    let (_, check) = try await outcomes("books", "each: ['NOT whole.citi:Prag']")
    #expect(check.status == 78 && check.output.contains("'whole.citi'"), "\(check.output)")
  }

  @Test(arguments: ["all", "page"]) func aMisspeltNameIsWarnedOfBesideSectionsOfFacetValues(sections: String)
    async throws
  {
    let condition = sections == "all" ? "each: ['NOT brnad:A']" : "contains: [{ where: 'NOT brnad:A' }]"
    let (_, check) = try await outcomes(sections, condition)
    #expect(check.status == 78 && check.output.contains("'brnad'"), "\(check.output)")
    let (_, known) = try await outcomes(sections, condition.replacing("brnad", with: "k.a"))
    #expect(!known.output.contains("'k.a'"), "\(known.output)")
  }

  @Test func idsInTablesMayReadAsFilters() async throws {
    let ids = ["https://x.example/1", "gid://shop/1", "sku:12", "urn:isbn:9"]
    let records = ids.enumerated().map { "{\"objectID\":\"\($1)\",\"name\":\"thing\($0)\"}\n" }.joined()
    let rows = ids.enumerated().map { "thing\($0),\($1)\n" }.joined()
    let workspace = try Workspace([
      "r.jsonl": records,
      "search.yaml": "version: 1\nindices: { r: { records: r.jsonl } }\nindexModules: [{ indexName: r }]\n",
      "q.csv": "query,expect.r\n\(rows)thing0,name:thing0\n",
      "no.csv": "query,expect.r,within\nthing0,sku:12,1\nthing1,nmae:thing1,1\n",
    ])
    let run = try await workspace.run("test", "search.yaml", "q.csv")
    #expect(run.status == 0 && run.findings == "", "\(run.output)\(run.errors)")
    let other = try await workspace.run("test", "search.yaml", "no.csv")
    #expect(other.status == 1 && other.errors.contains("2 failed"), "\(other.errors)")
    #expect(other.errors.contains("has 'nmae'") && !other.errors.contains("has 'sku'"), "\(other.errors)")
  }
}
