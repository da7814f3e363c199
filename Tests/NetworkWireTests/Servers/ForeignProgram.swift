import Foundation
import LoopbackServers
import TestSupport

/// A program of others that serves on loopback while a test runs.
final class ForeignProgram {
  private let process = Process()

  /// Where a program is that the system has; nil where it has none of that name.
  static func path(of name: String) -> String? {
    ["/usr/bin", "/usr/sbin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Whether tests run one after the other, as scripts/servers.sh says by a variable. Beside others, a port that was
  /// free may be another's before a program listens on it.
  static let isAlone = ProcessInfo.processInfo.environment["MULTIHITS_SERVERS"] != nil

  /// Whether all of some programs are there and may be started.
  static func areThere(_ names: String...) -> Bool { isAlone && names.allSatisfy { path(of: $0) != nil } }

  /// Starts a program and waits until it takes connections at a port.
  init(_ name: String, _ arguments: [String], port: Int) async throws {
    guard let path = Self.path(of: name) else { throw TestSupportError("there is no \(name)") }
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    for _ in 0..<1_000 {
      if LoopbackServer.takesConnections(port: port) { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    stop()
    throw TestSupportError("\(name) did not start")
  }

  deinit {
    stop()
  }

  /// Ends it, and waits until its port is free.
  func stop() {
    guard process.isRunning else { return }
    // A signal that can be blocked may be: threads of tests hand on what they block.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Runs a program to its end.
  static func run(_ name: String, _ arguments: [String]) throws {
    guard let path = path(of: name) else { throw TestSupportError("there is no \(name)") }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw TestSupportError("\(name) failed") }
  }

  /// Makes `key.pem` and `cert.pem`, a certificate of this machine that nobody else signed.
  static func makeCertificate(in folder: TemporaryFolder) throws {
    try run(
      "openssl",
      [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj",
        "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1,DNS:localhost", "-keyout", folder["key.pem"], "-out",
        folder["cert.pem"],
      ])
  }
}
