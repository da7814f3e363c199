import Diagnostics
import Foundation
import RunFixtures
import Runs
import SearchBackends
import SearchModel
import SpecLoader
import TestSupport
import Testing

@testable import Workspaces

/// What a workspace reads, and how often.
struct WorkspaceFileTests {
  private static let spec = """
    indices:
      films: { records: "films*.json", synonyms: synonyms.json, rules: rules.json, settings: { replicas: [films_new] } }
      films_new: {}
      more: { records: films.json, synonyms: synonyms.json, rules: rules.json }
    indexModules: [{ indexName: films }, { indexName: films_new }, { indexName: more }]
    """
  private static let synonyms = #"[{"objectID":"1","type":"synonym","synonyms":["tom","thomas"]}]"#
  private static let rules =
    #"[{"objectID":"r","conditions":[{"pattern":"x","anchoring":"is"}],"consequence":{"userData":{"n":1}}}]"#

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("search.yaml", Self.spec)
    try folder.write("films.json", #"[{"objectID":"1","title":"Tom"},{"objectID":"2","title":"Tim"}]"#)
    try folder.write("synonyms.json", Self.synonyms)
    try folder.write("rules.json", Self.rules)
  }

  /// Waits until nothing could change in the files without another time of change.
  private func rest() async throws {
    try await Task.sleep(for: .milliseconds(2_100))
  }

  @Test func eachFileIsReadOnceForAllIndicesThatNameIt() async throws {
    try await rest()
    let options = SearchWorkspace.Options(cache: .folder(folder["cache"]))
    let spec = try WorkspaceReading(folder["search.yaml"], options: options).checked()
    expectEqual(spec.files.readCount, 2)
    let workspace = try await spec.open()
    expectEqual(workspace.indices.count, 3)
    await expectEqual(workspace.search("thomas").ids("films"), ["1"])
    // Opening what was built reads nothing either.
    _ = try await spec.open()
    _ = spec.inputs
    expectEqual(spec.files.readCount, 2)
  }

  @Test func anUploadHasTheObjectsOfTheFilesThatWereChecked() async throws {
    var options = SearchWorkspace.Options()
    options.uploadTarget = "embedded"
    let spec = try WorkspaceReading(folder["search.yaml"], options: options).checked()
    let uploads = try spec.uploads(of: ["films", "more"]).uploads
    expectEqual(uploads.map(\.name), ["films", "more"])
    #expect(uploads.allSatisfy { JSON.array($0.synonyms.map(JSON.object)).text() == Self.synonyms })
    #expect(uploads.allSatisfy { JSON.array($0.rules.map(JSON.object)).text() == Self.rules })
    expectEqual(spec.files.readCount, 2)
    #expect(throws: UnknownNameError.self) { try spec.uploads(of: ["film"]) }
    #expect(throws: UploadTargetError.takesNone(backend: "embedded", type: "embedded")) {
      try spec.pusher(to: "embedded")
    }
    #expect(throws: UploadTargetError.unknown(backend: "cloud")) { try spec.pusher(to: "cloud") }
  }

  @Test func aFileThatChangesAfterTheChecksIsReadAgainForItsIndex() async throws {
    let spec = try WorkspaceReading(folder["search.yaml"]).checked()
    try folder.write("synonyms.json", #"[{"objectID":"1","type":"synonym","synonyms":["tom","timothy"]}]"#)
    let workspace = try await spec.open()
    await expectEqual(workspace.search("timothy").ids("films"), ["1"])
    #expect(await workspace.search("thomas").ids("films").isEmpty)
  }

  @Test(arguments: ["search.yaml", "films.json", "films-new.json", "synonyms.json", "rules.json", "q.txt"])
  func outputsAreComparedWithEveryInput(name: String) throws {
    try folder.write("q.txt", "tom\n")
    let spec = try WorkspaceReading(folder["search.yaml"]).checked()
    let output = PlannedOutput.file(folder[name], option: "--output")
    #expect(throws: InputConflict.self) { try spec.check([output], reading: [(folder["q.txt"], "a query file")]) }
    guard name != "q.txt" else { return }
    #expect(throws: InputConflict.self) { try spec.inputs.check([output]) }
  }

  @Test func foldersOfTheOptionsAreOutputsToo() throws {
    folder.makeFolder("recordings")
    try folder.write("recordings/a.json", "{}")
    var options = SearchWorkspace.Options(recordings: .replay(folder: folder["recordings"]))
    let replaying = try WorkspaceReading(folder["search.yaml"], options: options).checked()
    let output = PlannedOutput.file(folder["recordings/a.json"], option: "--output")
    #expect(throws: InputConflict.self) { try replaying.check([output]) }
    try replaying.check([])
    options.recordings = .record(folder: folder["recordings"])
    let recording = try WorkspaceReading(folder["search.yaml"], options: options).checked()
    #expect(throws: InputConflict.self) {
      try recording.check([.file(folder["recordings/x-y-012345abcdef.json"], option: "--output")])
    }
  }

  @Test func theNameOfARunChangesWithWhatDecidesIt() throws {
    func name(_ options: SearchWorkspace.Options = .init(environment: [:])) throws -> String {
      var fingerprint = RunFingerprint()
      try WorkspaceReading(folder["search.yaml"], options: options).checked().addIdentity(to: &fingerprint)
      return fingerprint.text
    }
    try folder.write("search.yaml", "variables: { a: 0 }\n" + Self.spec)
    let first = try name()
    try expectEqual(name(), first)
    try expectEqual(name(.init(environment: ["UNUSED": "1"])), first)
    #expect(try name(.init(variables: ["a": "1"], environment: [:])) != first)
    #expect(try name(.init(environment: [:], modules: ["films"])) != first)
    try folder.write("films.json", #"[{"objectID":"1","title":"Tom"}]"#)
    #expect(try name() != first)
  }

  /// Remote backends are asked by the settings of a spec, and a replica has those of its primary.
  @Test(arguments: ["embedded", "typesense"])
  func theNameOfARunChangesWithAllSettings(backend: String) throws {
    func name() throws -> String {
      var fingerprint = RunFingerprint()
      let options = SearchWorkspace.Options(environment: [:])
      let spec = try WorkspaceReading(folder["search.yaml"], options: options).checked()
      try spec.addIdentity(to: &fingerprint)
      try fingerprint.add(spec.identity().data)
      return fingerprint.text
    }
    try folder.write(
      "search.yaml",
      """
      backends:
        embedded: { type: embedded }
        typesense: { type: typesense, nodes: ["http://127.0.0.1:1"], apiKey: k }
      backend: \(backend)
      indices:
        films: { records: films.json, settings: films-settings.json }
        films_by_year: { settings: replica-settings.json }
        people: { records: films.json, settings: people-settings.json }
      indexModules: [{ indexName: films_by_year }]
      """)
    let (primary, replica) = ("films-settings.json", "replica-settings.json")
    try folder.write(primary, #"{ "searchableAttributes": ["title"], "replicas": ["films_by_year"] }"#)
    try folder.write(replica, #"{ "customRanking": ["desc(year)"] }"#)
    try folder.write("people-settings.json", "{}")
    let first = try name()
    try folder.write("people-settings.json", #"{ "customRanking": ["desc(year)"] }"#)
    try expectEqual(name(), first)
    try folder.write(primary, #"{ "searchableAttributes": ["plot"], "replicas": ["films_by_year"] }"#)
    let second = try name()
    try folder.write(replica, #"{ "customRanking": ["asc(year)"] }"#)
    try expectEqual(Set([first, second, name()]).count, 3)
  }

  @Test func variablesThatDecideWhatIsAskedAreThoseOutsideOfBackends() throws {
    try folder.write(
      "search.yaml",
      """
      backends:
        cluster: { type: typesense, nodes: ["http://127.0.0.1:${PORT}"], apiKey: "${KEY}", timeout: "${TIME:-1s}" }
      indexModules:
        - indexName: films
          title: "${TITLE} ${KEY}"
          query: { filters: "year:${YEAR}" }
      """)
    let options = SearchWorkspace.Options(
      variables: ["YEAR": "1990", "TIME": "2s"],
      environment: ["PORT": "1", "KEY": "secret", "TITLE": "Films", "UNUSED": "x"])
    let spec = try WorkspaceReading(folder["search.yaml"], options: options).checked()
    expectEqual(spec.askingVariables, ["TITLE=Films", "YEAR=1990"])
  }
}
