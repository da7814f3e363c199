import Diagnostics
import SearchBackends
import SearchModel
import Synchronization
import TestSupport
import Testing

@testable import SearchRunner

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
    try folder.write("own.pem", "certificates")
  }

  @Test func aRemoteBackendIsReachedByTheGivenNetworkWithTheOptionsOfTheSpec() async throws {
    let network = NetworkWithoutHosts()
    let spec = try WorkspaceReading(folder["search.yaml"], network: network).checked()
    #expect(network.options.withLock { $0.isEmpty })
    let result = try await spec.open().search("tom")
    #expect(result.sections.first?.error?.message.contains("there is no host") == true)
    let expected = NetworkOptions(
      certificateAuthorityFile: folder["own.pem"], proxy: "http://p:1", responseLimit: 1_000)
    #expect(network.options.withLock { $0 } == [expected])
    #expect(throws: Never.self) { try spec.pusher(to: "cluster") }
    #expect(network.options.withLock { $0 } == [expected, expected])
  }

  @Test func whatTheNetworkSaysOfAFileOfCertificatesIsAFinding() throws {
    let network = NetworkWithoutHosts(problem: "holds nothing")
    let reading = try WorkspaceReading(folder["search.yaml"], network: network)
    #expect(reading.diagnostics.map(\.code) == ["invalid-certificates"])
    #expect(reading.diagnostics.first?.message.hasSuffix("holds nothing") == true)
    #expect(reading.files.readCount == 1)
  }
}
