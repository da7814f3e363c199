/// What reaches the hosts of backends. It is passed in, so that everything above it builds without a network library.
package protocol NetworkAccess: Sendable {
  /// What carries requests to hosts.
  func wire(_ options: NetworkOptions) -> any HTTPWire
}
