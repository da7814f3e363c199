import Diagnostics
import IndexSettings
import Presentation
import RunFixtures
import Runs
import SearchGraph
import SearchModel
import SpecLoader
import TestSupport
import Testing

@testable import Workspaces

/// Specs that are opened with the files that they name.
struct SearchWorkspaceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "search.yaml",
      """
      variables: { least: 1 }
      backends: { local: { type: embedded }, other: { type: embedded } }
      backend: local
      indices:
        films:
          records: "films*.json"
          synonyms: synonyms.json
          settings: { searchableAttributes: [title], attributesForFaceting: [year] }
        actors: { records: actors.json, settings: { searchableAttributes: [name] } }
      query: { filters: "year >= ${least}" }
      indexModules:
        - { id: films, indexName: films }
        - { id: again, indexName: films, backend: other }
      """)
    try folder.write(
      "films.json", #"[{"objectID":"1","title":"Tom","year":1},{"objectID":"2","title":"Thomas","year":2}]"#)
    try folder.write("synonyms.json", #"[{"objectID":"1","type":"synonym","synonyms":["tom","thomas"]}]"#)
    try folder.write("actors.json", #"[{"objectID":"1","name":"Tom"}]"#)
  }

  private func open(_ options: SearchWorkspace.Options = .init()) async throws -> SearchWorkspace {
    try await SearchWorkspace.open(folder["search.yaml"], options: options)
  }

  @Test func searchAnswersEverySection() async throws {
    let workspace = try await open()
    #expect(workspace.diagnostics.isEmpty)
    expectEqual(workspace.indices.keys.sorted(), ["films"])
    let result = await workspace.search("tom")
    expectEqual(result.sections.map(\.module), ["films", "again"])
    expectEqual(result.ids("films"), ["2", "1"])
    expectEqual(result.ids("again"), ["2", "1"])
  }

  @Test func optionsChooseVariablesBackendsAndModules() async throws {
    let workspace = try await open(
      .init(variables: ["least": "2"], backendsByModule: ["films": "other"], modules: ["films"]))
    expectEqual(workspace.modules.map(\.id), ["films"])
    expectEqual(workspace.modules.first?.backend, "other")
    await expectEqual(workspace.search("tom").ids("films"), ["2"])
  }

  @Test func aVariableThatTheSpecDoesNotKnowIsAnError() async throws {
    let error = await #expect(throws: UnknownNameError.self) { try await open(.init(variables: ["leest": "2"])) }
    #expect(error?.kind == .variable && error?.known == ["least"])
    expectEqual(error?.description, "the spec has no variable 'leest'; did you mean 'least'?")
  }

  @Test func parametersAndFiltersOfASearchAddToTheSpec() async throws {
    let workspace = try await open()
    await expectEqual(workspace.search("tom", parameters: ["hitsPerPage": 1]).ids("films"), ["2"])
    await expectEqual(workspace.search("tom", filters: ["year > 1"]).ids("films"), ["2"])
  }

  @Test func aConnectorKeepsToTheFiltersOfTheSpec() async throws {
    let workspace = try await open(.init(variables: ["least": "2"]))
    let connector = try workspace.makeConnector()
    await connector.searcher.searchAndWait()
    expectEqual(connector.interactor.numberOfHits(inSection: 0), 1)
    let film: DynamicHit? = try connector.interactor.hit(atIndex: 0, inSection: 0)
    expectEqual(film?.objectID, "2")
  }

  @Test func anInvalidSpecThrowsAllItsFindings() async throws {
    try folder.write("bad.yaml", "titel: x\nindices: { a: { records: gone.json } }\nindexModules: [{ indexName: b }]\n")
    let error = await #expect(throws: SpecificationError.self) { try await SearchWorkspace.open(folder["bad.yaml"]) }
    expectEqual(error?.diagnostics.map(\.code), ["unknown-key", "missing-file", "unknown-index"])
    expectEqual(error?.description.contains("1 | titel: x"), true)
  }

  @Test func findingsAreThereBeforeAnythingIsBuilt() async throws {
    try folder.write("films.json", "[1]")
    let reading = try WorkspaceReading(folder["search.yaml"])
    #expect(reading.diagnostics.isEmpty)
    let spec = try reading.checked()
    expectEqual(spec.searchedIndices.map(\.name), ["films"])
    let error = await #expect(throws: IndexFilesError.self) { try await spec.open() }
    expectEqual(error?.diagnostics.count, 1)
    expectEqual(error?.lacksTemporaryFile, false)
  }

  @Test(arguments: [
    (SearchWorkspace.Options(modules: ["filns"]), "the spec has no module 'filns'; did you mean 'films'?"),
    (.init(backend: "x"), "the spec has no backend 'x'; the spec has local, other"),
    (.init(backendsByModule: ["again": "locl"]), "the spec has no backend 'locl'; did you mean 'local'?"),
    (.init(backendsByModule: ["genres": "local"]), "the spec has no module 'genres'; the spec has films, again"),
  ])
  func namesThatTheSpecDoesNotHaveAreErrors(options: SearchWorkspace.Options, message: String) async throws {
    let error = await #expect(throws: UnknownNameError.self) { try await open(options) }
    expectEqual(error?.description, message)
  }

  @Test func aMissingSpecIsAnError() async throws {
    await #expect(throws: (any Error).self) { try await SearchWorkspace.open(folder["gone.yaml"]) }
  }

  @Test func theSpecOnAnotherBackendIsCheckedWithoutReadingAnything() throws {
    let spec = try WorkspaceReading(folder["search.yaml"]).checked()
    let count = spec.files.readCount
    let other = try spec.reading(onBackend: "other").checked()
    expectEqual(other.modules.map(\.backend), ["other", "other"])
    expectEqual(spec.files.readCount, count)
    #expect(throws: UnknownNameError.self) { try spec.reading(onBackend: "third") }
  }

  @Test func indicesAreKeptWhereTheOptionsSay() async throws {
    let options = SearchWorkspace.Options(cache: .folder(folder["cache"]))
    let spec = try WorkspaceReading(folder["search.yaml"], options: options).checked()
    try await expectEqual(spec.loadIndices().map { $0.origin?.action }, [.built, .built])
    try await expectEqual(spec.loadIndices().map { $0.origin?.action }, [.opened, .opened])
    let broken = SearchWorkspace.Options(cache: .folder(folder["films.json"]))
    await #expect(throws: CacheFolderError.self) { try await open(broken) }
  }
}
