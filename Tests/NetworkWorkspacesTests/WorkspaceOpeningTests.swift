import Diagnostics
import NetworkWorkspaces
import SearchModel
import TestSupport
import Testing
import Workspaces

/// Specs that programs open.
struct WorkspaceOpeningTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("films.json", #"[{"objectID":"1","title":"Tom"}]"#)
    try folder.write(
      "search.yaml", "indices: { films: { records: films.json } }\nindexModules: [{ indexName: films }]\n")
  }

  @Test func aSpecIsOpenedInOneStepAndInThree() async throws {
    let options = SearchWorkspace.Options(variables: [:])
    try await expectEqual(
      SearchWorkspace.open(folder["search.yaml"], options: options).indices.keys.sorted(), ["films"])
    let spec = try WorkspaceReading(folder["search.yaml"], options: options).checked()
    try await expectEqual(spec.open().indices.keys.sorted(), ["films"])
  }

  @Test func certificatesAreReadAndChecked() throws {
    try folder.write("own.pem", "no certificate")
    try folder.write(
      "remote.yaml",
      """
      backends:
        cluster: { type: typesense, nodes: ["https://h"], apiKey: key of tests, caFile: own.pem }
      indexModules: [{ indexName: films }]
      """)
    try expectEqual(WorkspaceReading(folder["remote.yaml"]).diagnostics.map(\.code), ["invalid-certificates"])
  }
}
