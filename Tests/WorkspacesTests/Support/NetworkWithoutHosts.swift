import FileSystem
import SearchBackends
import SearchDialects
import SearchModel
import Synchronization

@testable import Workspaces

/// A network on which no host is.
final class NetworkWithoutHosts: NetworkAccess {
  /// What it was asked for wires with.
  let options = Mutex<[NetworkOptions]>([])

  var executor: (any TaskExecutor)? { globalConcurrentExecutor }

  func wire(_ options: NetworkOptions) -> any HTTPWire {
    self.options.withLock { $0.append(options) }
    return DeadWire()
  }

  private struct DeadWire: HTTPWire {
    func exchange(_ request: WireRequest) async throws(WireFailure) -> HTTPReply {
      throw WireFailure(.connect, "there is no host", isRetryable: false)
    }
  }
}

extension WorkspaceReading {
  /// Reads a spec that asks nothing of the network.
  init(_ file: String, options: SearchWorkspace.Options = SearchWorkspace.Options()) throws(FileError) {
    try self.init(file, options: options, network: NetworkWithoutHosts())
  }
}

extension SearchWorkspace {
  /// Opens a spec that asks nothing of the network.
  static func open(_ file: String, options: Options = Options()) async throws -> SearchWorkspace {
    try await WorkspaceReading(file, options: options).checked().open()
  }
}
