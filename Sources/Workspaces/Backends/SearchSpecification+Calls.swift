import SearchBackends
package import SearchDialects
package import SpecLoader

// What is known of the calls of a spec's backends without reaching a host.
extension SearchSpecification {
  /// A call as it would be sent: with the URL of the host that is asked first and all its headers.
  package func addressed(_ call: HTTPCall, to backend: BackendSpecification) -> HTTPCall {
    var call = call
    call.headers = Transport.headers(of: call, beside: headers(of: backend))
    guard var pool = try? backend.hostPool() else { return call }
    if let first = pool.candidates(for: call.isRead ? .read : .write, now: .now).first {
      call.target = first.host.base + call.target
    }
    return call
  }

  /// The headers of every call: the spec's, and of the dialect's those that it does not replace.
  func headers(of backend: BackendSpecification) -> [HTTPHeader] {
    let own = backend.transport.headers.sorted { $0.key < $1.key }.map { HTTPHeader($0.key, .secret($0.value)) }
    return own.replacing(backend.dialect(indices: indices)?.headers ?? [])
  }
}
