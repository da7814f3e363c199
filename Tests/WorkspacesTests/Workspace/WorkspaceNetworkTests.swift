import Diagnostics
import Presentation
import Runs
import SearchBackends
import SearchModel
import Synchronization
import TestSupport
import Testing

@testable import Workspaces

/// What a workspace asks of the network that it is given.
struct WorkspaceNetworkTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "search.yaml",
      """
      backends:
        cluster:
          type: typesense
          nodes: ["http://h"]
          apiKey: key of tests
          caFile: own.pem
          proxy: "http://p:1"
          maxResponseBytes: 1000
      indexModules: [{ indexName: films }]
      """)
    try folder.write("own.pem", Self.certificate)
  }

  /// A certificate that was made for this test; nobody has its key.
  private static let certificate = """
    -----BEGIN CERTIFICATE-----
    MIIBbjCCARWgAwIBAgIURyESB8d7yyKSQuGNJyPgn08Z7G4wCgYIKoZIzj0EAwIw
    DDEKMAgGA1UEAwwBaDAgFw0yNjExMjUwMjU2NTdaGA8yMTI2MTEwMTAyNTY1N1ow
    DDEKMAgGA1UEAwwBaDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABGVfze8oP8rm
    NLmWAo0zm534weodhuAukf/JQyrMSiRN3Cc+woSttGxsHUyr/BdrxtefxDlLW/Wb
    qF/foAApWGmjUzBRMB0GA1UdDgQWBBQcbjFfQta/KZ6+ccRdlzFqnUpc8TAfBgNV
    HSMEGDAWgBQcbjFfQta/KZ6+ccRdlzFqnUpc8TAPBgNVHRMBAf8EBTADAQH/MAoG
    CCqGSM49BAMCA0cAMEQCIF5IMmTcM/EqMNldffBdgJFOjBnCuoNLL3tywIWy5CHI
    AiBvAJeRI5kjIVCP+PsfdQrZYOcFHpseSvQfeG0yQM4mGQ==
    -----END CERTIFICATE-----
    """

  @Test func aRemoteBackendIsReachedByTheGivenNetworkWithTheOptionsOfTheSpec() async throws {
    let network = NetworkWithoutHosts()
    let spec = try WorkspaceReading(folder["search.yaml"], network: network).checked()
    #expect(network.options.withLock { $0.isEmpty })
    let result = try await spec.open().search("tom")
    expectEqual(result.sections.first?.error?.message.contains("there is no host"), true)
    let expected = NetworkOptions(
      certificateAuthorityFile: folder["own.pem"], proxy: "http://p:1", responseLimit: 1_000)
    expectEqual(network.options.withLock { $0 }, [expected])
    #expect(throws: Never.self) { try spec.pusher(to: "cluster") }
    expectEqual(network.options.withLock { $0 }, [expected, expected])
  }

  @Test func onlyTasksThatWaitForHostsAndNothingElseRunWhereTheNetworkSays() async throws {
    func hasExecutor(_ spec: String, _ recordings: SearchWorkspace.RecordingUse = .none) async throws -> Bool {
      let options = SearchWorkspace.Options(recordings: recordings)
      return try await WorkspaceReading(folder[spec], options: options).checked().open().plan().executor != nil
    }
    try folder.write("films.json", "[]")
    try folder.write("local.yaml", "indices: { films: { records: films.json } }\nindexModules: [{ indexName: films }]")
    #expect(try await hasExecutor("search.yaml"))
    #expect(try await !hasExecutor("local.yaml"))
    #expect(try await !hasExecutor("search.yaml", .record(folder: folder["kept"])))
  }

  @Test func aFileWithoutCertificatesIsAFinding() throws {
    try folder.write("own.pem", "certificates")
    let reading = try WorkspaceReading(folder["search.yaml"], network: NetworkWithoutHosts())
    expectEqual(reading.diagnostics.map(\.code), ["invalid-certificates"])
    expectEqual(reading.diagnostics.first?.message.hasSuffix("holds no certificate in PEM form"), true)
    expectEqual(reading.files.readCount, 1)
  }
}
