import Foundation
import TestSupport
import Testing

extension RemoteTests {
  /// Backends over TLS: whose certificates are believed.
  @Suite(.enabled(if: SecureServer.isAvailable, "needs openssl and python3"))
  struct CertificateTests {
    private static let answer = #"{"hits":[{"objectID":"1","title":"Tom"}],"total":1}"#

    private static func spec(_ url: String, _ options: String) -> String {
      RemoteKind.http.spec(url, options: "timeout: 5s, retries: 0\(options)")
    }

    /// What a search ends in: `ok`, or the code of its error.
    private func outcome(_ workspace: Workspace, certificate: String?, host: String = "127.0.0.1", options: String)
      async throws -> String
    {
      try await SecureServer.writeCertificates(in: workspace)
      let server = try await SecureServer(workspace, certificate: certificate, answer: Self.answer)
      try workspace.write("search.yaml", Self.spec("https://\(host):\(server.port)", options))
      let run = try await workspace.run("search", "search.yaml", "--format", "json", "tom")
      await server.stop()
      expectEqual(run.status, (run.output.contains("\"ok\"") ? 0 : 69), "\(run.errors)")
      // Messages must show neither paths of the machine that built the program nor its source.
      #expect(!run.output.replacing("https://\(host):", with: "").contains("/"), "\(run.output)")
      let section = try Results(run.output).sections[0]
      return section.error?.code ?? section.status
    }

    @Test(arguments: ["127.0.0.1", "localhost"])
    func certificateOfTheFilesAuthorityIsBelieved(host: String) async throws {
      try await expectEqual(outcome(Workspace(), certificate: "good", host: host, options: ", caFile: ca.pem"), "ok")
    }

    @Test func certificateOfAnUnknownAuthorityIsNot() async throws {
      try await expectEqual(outcome(Workspace(), certificate: "good", options: ""), "tls")
    }

    @Test func certificateForAnotherHostIsNot() async throws {
      try await expectEqual(outcome(Workspace(), certificate: "other", options: ", caFile: ca.pem"), "tls")
      try await expectEqual(
        outcome(Workspace(), certificate: "other", host: "localhost", options: ", caFile: ca.pem"), "tls")
    }

    @Test func expiredCertificateIsNot() async throws {
      try await expectEqual(outcome(Workspace(), certificate: "expired", options: ", caFile: ca.pem"), "tls")
    }

    @Test func serverWithoutTLSIsNot() async throws {
      try await expectEqual(outcome(Workspace(), certificate: nil, options: ", caFile: ca.pem"), "tls")
    }
  }
}

/// Files that hold no certificates.
struct CertificateFileTests {
  @Test func missingFileIsADiagnosticOfTheSpec() async throws {
    let workspace = try Workspace([
      "search.yaml": RemoteKind.http.spec("https://127.0.0.1:1", options: "caFile: none.pem")
    ])
    let run = try await workspace.run("search", "search.yaml", "tom")
    expectEqual(run.status, 78)
    #expect(run.errors.contains("none.pem"), "\(run.errors)")
    #expect(run.errors.contains("search.yaml:3:"), "\(run.errors)")
  }

  /// Files that are there and hold no certificate.
  private static let contents = [
    "", "no certificate\n", "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n",
    "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n",
  ]

  @Test(arguments: ["validate", "search", "explain"], contents)
  func fileWithoutCertificatesIsADiagnosticOfTheSpec(command: String, contents: String) async throws {
    let spec = RemoteKind.http.spec("https://127.0.0.1:1", options: "retries: 0, caFile: bad.pem")
    let workspace = try Workspace(["search.yaml": spec, "bad.pem": contents])
    let run = try await workspace.run(command, "search.yaml")
    expectEqual(run.status, 78, "\(run.errors)")
    let line = try #require(spec.split(separator: "\n").dropFirst(2).first)
    let column = try #require(line.range(of: "bad.pem")).lowerBound.utf16Offset(in: line) + 1
    let report = command == "validate" ? run.output : run.errors
    #expect(report.hasPrefix("search.yaml:3:\(column): error: 'bad.pem' holds "), "\(report)")
  }

  @Test func folderIsNoFileOfCertificates() async throws {
    let workspace = try Workspace([
      "search.yaml": RemoteKind.http.spec("https://127.0.0.1:1", options: "caFile: certificates")
    ])
    workspace.makeFolder("certificates")
    let run = try await workspace.run("validate", "search.yaml")
    expectEqual(run.status, 78)
    #expect(run.output.hasPrefix("search.yaml:3:"), "\(run.output)")
    #expect(run.output.contains("'certificates' cannot be read: "), "\(run.output)")
  }
}
