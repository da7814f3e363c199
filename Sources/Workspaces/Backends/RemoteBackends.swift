package import Diagnostics
import FileSystem
package import SearchBackends
import SearchDialects
package import SearchModel
package import SpecLoader

/// Makes the remote backends of a spec.
package struct RemoteBackends: Sendable {
  /// The spec.
  package var specification: SearchSpecification
  /// What reaches their hosts.
  package var network: any NetworkAccess
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
    specification: SearchSpecification, network: any NetworkAccess, mask: SecretMask = SecretMask([]),
    recordings: Recordings = .none, observer: (@Sendable (AttemptReport) -> Void)? = nil
  ) {
    self.specification = specification
    self.network = network
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
      return NamedService(
        name: backend.name,
        service: TypesenseService(dialect: dialect, caller: caller, mask: mask, remembersRefusals: remembersRefusals))
    }
    return NamedService(
      name: backend.name,
      service: RemoteService(dialect: dialect, caller: caller, mask: mask, remembersRefusals: remembersRefusals))
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
    let urls = ExactSet(typesense.nodes + [typesense.nearestNode].compactMap { $0 })
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
    Transport(
      of: backend.name, pool: pool, headers: specification.headers(of: backend), limits: limits(of: backend),
      wire: network.wire(networkOptions(of: backend.transport)), observer: observer)
  }

  private func limits(of backend: BackendSpecification) -> TransportLimits {
    TransportLimits(
      timeout: backend.transport.timeout,
      concurrency: backend.transport.concurrency ?? TransportLimits.defaultConcurrency, rate: backend.transport.rate)
  }

  private func networkOptions(of transport: TransportSpecification) -> NetworkOptions {
    NetworkOptions(
      certificateAuthorityFile: transport.caFile.map { Glob.path($0, inFolder: specification.folder) },
      proxy: transport.proxy,
      responseLimit: transport.maximumResponseByteCount ?? NetworkOptions.defaultResponseLimit)
  }
}
