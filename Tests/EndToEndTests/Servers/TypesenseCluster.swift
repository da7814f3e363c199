import Foundation
import LoopbackServers
import TestSupport
import Testing

/// Nodes of a real Typesense cluster on loopback ports of their own, with their records in a temporary folder.
///
/// Calls of one test follow each other, so nothing guards the processes.
actor TypesenseCluster {
  /// The server's program, nil where it is not there.
  static let program = ProcessInfo.processInfo.environment["MULTIHITS_TYPESENSE"]

  static let key = "key-of-the-cluster"

  /// The URLs of the nodes.
  nonisolated let urls: [String]
  private let folder: TemporaryFolder
  private let ports: [(api: Int, peering: Int)]
  private var processes: [Int: Process] = [:]

  /// Starts a cluster and waits until all its nodes take requests.
  init(nodeCount: Int) async throws {
    folder = try TemporaryFolder()
    var ports: [(api: Int, peering: Int)] = []
    for _ in 0..<nodeCount {
      ports.append((try LoopbackServer.closedPort(), try LoopbackServer.closedPort()))
    }
    self.ports = ports
    urls = ports.map { "http://127.0.0.1:\($0.api)" }
    let nodes = ports.map { "127.0.0.1:\($0.peering):\($0.api)" }.joined(separator: ",")
    try folder.write("nodes", nodes)
    for node in ports.indices { try start(node: node) }
    for node in ports.indices { try await waitUntilHealthy(node: node) }
  }

  /// Starts a node, whose records are those that it had before.
  func start(node: Int) throws {
    let data = "node-\(node)"
    folder.makeFolder(data)
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.program))
    process.arguments = [
      "--data-dir", folder[data], "--api-key", Self.key, "--api-address", "127.0.0.1", "--api-port",
      "\(ports[node].api)", "--peering-address", "127.0.0.1", "--peering-port", "\(ports[node].peering)",
      // A node that comes back would be told only after half a minute otherwise.
      "--reset-peers-on-error",
    ]
    if ports.count > 1 { process.arguments? += ["--nodes", folder["nodes"]] }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    processes[node] = process
  }

  /// Ends a node as a crash does.
  func kill(node: Int) {
    guard let process = processes.removeValue(forKey: node), process.isRunning else { return }
    #if canImport(Darwin)
      Darwin.kill(process.processIdentifier, SIGKILL)
    #else
      Glibc.kill(process.processIdentifier, SIGKILL)
    #endif
    process.waitUntilExit()
  }

  /// Waits until a node takes requests.
  func waitUntilHealthy(node: Int) async throws {
    for _ in 0..<2_400 {
      if try await isHealthy(node: node) { return }
      try #require(processes[node]?.isRunning == true, "node \(node) ended")
      try await Task.sleep(for: .milliseconds(50))
    }
    Issue.record("node \(node) takes no requests")
  }

  private func isHealthy(node: Int) async throws -> Bool {
    let run = try await Workspace().shell("exec 3<>/dev/null; curl -sf --max-time 1 \(urls[node])/health")
    return run.output.contains("true")
  }

  /// Ends all nodes and removes their records.
  func stop() {
    for node in processes.keys { kill(node: node) }
  }

  /// A backend of a spec that is one node of this cluster.
  nonisolated func backend(ofNode node: Int) -> String {
    "{ type: typesense, nodes: [\"\(urls[node])\"], apiKey: \(Self.key) }"
  }

  /// A backend of a spec that is this cluster.
  nonisolated func backend(_ more: String = "") -> String {
    let nodes = urls.map { "\"\($0)\"" }.joined(separator: ", ")
    return "{ type: typesense, nodes: [\(nodes)], apiKey: \(Self.key)\(more) }"
  }
}

extension TypesenseCluster {
  /// Runs a test with a cluster that ends with it, also when it fails.
  static func with<Value: Sendable>(
    nodes: Int = 1, _ body: (TypesenseCluster) async throws -> Value
  ) async throws -> Value {
    let cluster = try await TypesenseCluster(nodeCount: nodes)
    do {
      let value = try await body(cluster)
      await cluster.stop()
      return value
    } catch {
      await cluster.stop()
      throw error
    }
  }
}
