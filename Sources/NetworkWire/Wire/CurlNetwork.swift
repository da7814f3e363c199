package import SearchBackends

/// The network as libcurl reaches it.
package struct CurlNetwork: NetworkAccess {
  /// The network.
  package init() {}

  package var executor: (any TaskExecutor)? { AnswerExecutor.shared }

  package func wire(_ options: NetworkOptions) -> any HTTPWire { CurlWire(options: options) }
}
