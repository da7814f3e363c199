import TestSupport
import Testing

/// Tables as people have them: what their cells look like is what the records mean.
struct TableTests {
  static let spec = """
    indices:
      items:
        records: items.csv
        settings: { searchableAttributes: [name], attributesForFaceting: [price], customRanking: [desc(price)] }
    indexModules:
      - { indexName: items, query: { facets: [price] } }

    """

  static let items = """
    objectID,name,price
    1,lamp,10.50
    2,sofa,1e+05
    3,cup,NA
    4,bed,+9
    5,desk,10.5

    """

  @Test func numbersInAnyNotationAreFilteredSortedCountedAndPrinted() async throws {
    let workspace = try Workspace(["search.yaml": Self.spec, "items.csv": Self.items])
    let found = try await workspace.run("search", "search.yaml", "--filters", "price >= 10", "--format", "json")
    expectEqual(found.status, 0)
    expectEqual(found.errors, "items.csv:4:1: note: price: 1 of 5 cells is missing (line 4: 'NA')\n")
    let section = try #require(try Results(found.output).sections.first)
    expectEqual(section.ids, ["2", "5", "1"])
    #expect(found.output.contains("\"price\": 1e+05") && found.output.contains("\"price\": 10.50"))
    let facets = try await workspace.run("search", "search.yaml", "--format", "json")
    #expect(facets.errors.isEmpty, "kept indices say nothing twice")
    #expect(facets.output.contains("\"10.5\": 2,"), "\(facets.output)")
  }

  @Test func aColumnThatStaysTextSaysWhy() async throws {
    let items = Self.items.replacing("NA", with: "free")
    let workspace = try Workspace(["search.yaml": Self.spec, "items.csv": items])
    let message = "items.csv:4:1: warning: price is text: 1 of 5 cells is no number (line 4: 'free')\n"
    for command in [
      ["init", "items.csv"], ["index", "search.yaml", "--force"], ["search", "search.yaml", "--cache-dir", "other"],
    ] {
      let run = try await workspace.run(command)
      #expect(run.status == 0 && run.errors.contains(message), "\(command): \(run.errors)")
      #expect(try await !workspace.run(command + ["--quiet"]).errors.contains("price"))
    }
  }

  @Test func anUploadSaysWhatCellsDoNotShow() async throws {
    let backend = "backends: { there: { type: typesense, nodes: ['http://127.0.0.1:9'], apiKey: key, retries: 0 } }\n"
    let workspace = try Workspace(["search.yaml": backend + Self.spec, "items.csv": Self.items])
    let run = try await workspace.run("push", "search.yaml", "--to", "there")
    #expect(
      run.errors.contains("items.csv:4:1: note: price: 1 of 5 cells is missing (line 4: 'NA')\n"), "\(run.errors)")
  }
}
