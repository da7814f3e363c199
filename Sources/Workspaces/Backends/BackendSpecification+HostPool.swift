import SearchBackends
import SearchDialects
import SearchModel
import SpecLoader

extension BackendSpecification {
  /// The hosts of the backend; nil for the embedded one.
  func hostPool() throws(SearchError) -> HostPool? {
    switch kind {
    case .embedded: return nil
    case .algolia(let algolia):
      let timeouts = timeouts(HostTimeouts())
      guard algolia.hosts.isEmpty else {
        return HostPool.algolia(
          ownHosts: algolia.hosts.map { GuardedText(host: $0) }, timeouts: timeouts, retries: transport.retries)
      }
      var generator = SystemRandomNumberGenerator()
      return try HostPool.algolia(
        applicationID: algolia.applicationID, timeouts: timeouts, retries: transport.retries, using: &generator)
    case .typesense(let typesense):
      return HostPool.typesense(
        nodes: typesense.nodes.map { GuardedText(host: $0) },
        nearestNode: typesense.nearestNode.map { GuardedText(host: $0) },
        timeouts: timeouts(HostTimeouts(write: .seconds(60))), retries: transport.retries)
    case .http:
      return HostPool.rest(timeouts: timeouts(HostPool.restTimeouts), retries: transport.retries)
    }
  }

  /// How long hosts are waited for: as long as the spec says, or as long as the backend's own clients do.
  private func timeouts(_ standard: HostTimeouts) -> HostTimeouts {
    guard let timeout = transport.timeout else { return standard }
    return HostTimeouts(connect: min(standard.connect, timeout), read: timeout, write: max(standard.write, timeout))
  }
}
