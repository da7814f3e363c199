/// What reaches the hosts of backends. It is passed in, so that everything above it builds without a network library.
package protocol NetworkAccess: Sendable {
  /// What carries requests to hosts.
  func wire(_ options: NetworkOptions) -> any HTTPWire
  /// Where tasks best run that mostly wait for answers, and never for anything else; nil for anywhere.
  var executor: (any TaskExecutor)? { get }
}

extension NetworkAccess {
  /// Tasks run anywhere.
  package var executor: (any TaskExecutor)? { nil }
}
