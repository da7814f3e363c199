package import Diagnostics
import FileSystem
import OrderedCollections
package import SearchBackends
import SearchDialects
package import SearchModel
package import SpecLoader

/// Makes the remote backends of a spec.
package struct RemoteBackends: Sendable {
  /// The spec.
  package var specification: SearchSpecification
  /// The secrets of the spec, which no recording holds.
  package var mask: SecretMask
  /// Whether requests are kept, or answered from those that were kept.
  package var recordings: Recordings
  /// Called after each attempt to send a request; nil for no reports.
  package var observer: (@Sendable (AttemptReport) -> Void)?

  /// What a run does with recordings.
  package enum Recordings: Sendable {
    /// Nothing.
    case none
    /// It keeps each request with its answer.
    case record(RecordingFolder)
    /// It answers from a folder, without network.
    case replay(ReplayFolder)

    /// Puts right what was kept and sees to it that it is on the disk.
    package func finish() {
      if case .record(let folder) = self { folder.finish() }
    }
  }

  /// A maker of the remote backends of a spec.
  package init(
    specification: SearchSpecification, mask: SecretMask = SecretMask([]), recordings: Recordings = .none,
    observer: (@Sendable (AttemptReport) -> Void)? = nil
  ) {
    self.specification = specification
    self.mask = mask
    self.recordings = recordings
    self.observer = observer
  }

  /// The service of a backend; nil for the embedded one.
  ///
  /// - Throws: ``SearchError`` when what the spec says of it cannot be used.
  package func service(_ backend: BackendSpecification) throws(SearchError) -> (any SearchService)? {
    guard let dialect = backend.dialect(indices: specification.indices), let caller = try caller(of: backend) else {
      return nil
    }
    var remembersRefusals = false
    if case .none = recordings { remembersRefusals = true }
    if let dialect = dialect as? TypesenseDialect {
      return TypesenseService(dialect: dialect, caller: caller, mask: mask, remembersRefusals: remembersRefusals)
    }
    return RemoteService(dialect: dialect, caller: caller, mask: mask, remembersRefusals: remembersRefusals)
  }

  /// What uploads indices to a backend; nil for those that take none.
  ///
  /// - Throws: ``SearchError`` when what the spec says of it cannot be used.
  package func pusher(_ backend: BackendSpecification) throws(SearchError) -> (any IndexPusher)? {
    guard let pool = try backend.hostPool() else { return nil }
    try networkOptions(of: backend.transport).checkCertificates()
    let transport = transport(to: backend, pool: pool)
    let discreet = DiscreetCaller(transport, mask: mask)
    switch backend.kind {
    case .embedded, .http: return nil
    case .algolia:
      return AlgoliaPusher(
        caller: discreet, makeSuffix: { String(UInt64.random(in: 0...UInt64.max), radix: 36) },
        taskTimeout: limits(of: backend).writeTimeout, sleep: { try await Task.sleep(for: $0) })
    case .typesense(let typesense):
      return TypesensePusher(
        caller: discreet, makeStamp: { String(UInt64.random(in: 0...UInt64.max), radix: 36) },
        nodes: nodes(of: typesense, through: transport), arrivalTimeout: limits(of: backend).writeTimeout)
    }
  }

  /// The addresses of a cluster, each asked by itself.
  private func nodes(of typesense: TypesenseBackendSpecification, through transport: Transport) -> [TypesenseNode] {
    let urls = OrderedSet(typesense.nodes + [typesense.nearestNode].compactMap { $0 })
    return urls.map { url in
      let host = GuardedText(host: url)
      return TypesenseNode(
        name: mask.hiding(host.hidden),
        caller: DiscreetCaller(transport.asking(host, timeouts: HostTimeouts()), mask: mask))
    }
  }

  /// What carries the calls of a backend; nil for the embedded one.
  func caller(of backend: BackendSpecification) throws(SearchError) -> (any HTTPCaller)? {
    guard let pool = try backend.hostPool() else { return nil }
    if case .replay(let folder) = recordings { return ReplayCaller(backend: backend.name, folder: folder, mask: mask) }
    try networkOptions(of: backend.transport).checkCertificates()
    let caller = transport(to: backend, pool: pool)
    guard case .record(let folder) = recordings else { return caller }
    let volatile = backend.dialect(indices: specification.indices)?.volatileMembers ?? VolatileMembers()
    return RecordingCaller(caller, backend: backend.name, folder: folder, mask: mask, leavingOut: volatile)
  }

  /// What carries the calls of a backend over the network.
  private func transport(to backend: BackendSpecification, pool: HostPool) -> Transport {
    let transport = backend.transport
    return Transport(
      pool: pool, headers: headers(of: backend),
      limits: limits(of: backend), wire: NetworkWire(options: networkOptions(of: transport)), observer: observer)
  }

  private func limits(of backend: BackendSpecification) -> TransportLimits {
    TransportLimits(
      timeout: backend.transport.timeout,
      concurrency: backend.transport.concurrency ?? TransportLimits.defaultConcurrency, rate: backend.transport.rate)
  }

  /// A call as it would be sent: with the URL of the host that is asked first and all its headers.
  func addressed(_ call: HTTPCall, to backend: BackendSpecification) -> HTTPCall {
    var call = call
    call.headers = Transport.headers(of: call, beside: headers(of: backend))
    guard var pool = try? backend.hostPool() else { return call }
    if let first = pool.candidates(for: call.isRead ? .read : .write, now: .now).first {
      call.target = first.host.base + call.target
    }
    return call
  }

  /// The headers of every call: the spec's, and of the dialect's those that it does not replace.
  private func headers(of backend: BackendSpecification) -> [HTTPHeader] {
    let own = backend.transport.headers.sorted { $0.key < $1.key }.map { HTTPHeader($0.key, .secret($0.value)) }
    let names = Set(own.map { $0.name.lowercased() })
    let standard = backend.dialect(indices: specification.indices)?.headers ?? []
    return standard.filter { !names.contains($0.name.lowercased()) } + own
  }

  private func networkOptions(of transport: TransportSpecification) -> NetworkOptions {
    NetworkOptions(
      certificateAuthorityFile: transport.caFile.map { Glob.path($0, inFolder: specification.folder) },
      proxy: transport.proxy,
      responseLimit: transport.maximumResponseByteCount ?? NetworkOptions.defaultResponseLimit)
  }
}

extension BackendSpecification {
  /// The hosts of the backend; nil for the embedded one.
  fileprivate func hostPool() throws(SearchError) -> HostPool? {
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
