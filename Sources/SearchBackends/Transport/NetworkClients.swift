import AsyncHTTPClient
import NIOCore
import NIOHTTPCompression
import NIOSSL
import Synchronization

/// The clients of the process: one for each way of reaching hosts, so that backends share connections.
///
/// A client may not end before it was shut down, which takes an asynchronous moment that nobody has when a program ends;
/// so they live as long as the process. There are as many as there are different options, not as backends.
enum NetworkClients {
  private struct Key: Hashable {
    var options: NetworkOptions
    var connectTimeout: Duration
  }

  private static let clients = Mutex<[Key: HTTPClient]>([:])

  /// The client for some options.
  static func client(_ options: NetworkOptions, connectTimeout: Duration) -> HTTPClient {
    let key = Key(options: options, connectTimeout: connectTimeout)
    return clients.withLock { clients in
      if let known = clients[key] { return known }
      let client = HTTPClient(
        eventLoopGroupProvider: .singleton, configuration: configuration(options, connectTimeout: connectTimeout))
      clients[key] = client
      return client
    }
  }

  private static func configuration(
    _ options: NetworkOptions, connectTimeout: Duration
  ) -> HTTPClient.Configuration {
    var tls = TLSConfiguration.makeClientConfiguration()
    if let file = options.certificateAuthorityFile { tls.trustRoots = .file(file) }
    var pool = HTTPClient.Configuration.ConnectionPool()
    // How many requests are open is decided by the transport alone, and so is whether one is tried again.
    pool.concurrentHTTP1ConnectionsPerHostSoftLimit = 1_000
    pool.retryConnectionEstablishment = false
    // A program without a tracer would still describe each request to one that does nothing.
    var tracing = HTTPClient.TracingConfiguration()
    tracing.tracer = nil
    var configuration = HTTPClient.Configuration(
      tlsConfiguration: tls, redirectConfiguration: .disallow,
      timeout: HTTPClient.Configuration.Timeout(connect: TimeAmount(connectTimeout)), connectionPool: pool,
      proxy: options.proxy.flatMap(proxy), ignoreUncleanSSLShutdown: false,
      // What grows beyond all measure while it is decompressed is found by the limit on the answer's size.
      decompression: .enabled(limit: .size(options.responseLimit)), tracing: tracing)
    // Where HTTP/2 is spoken, the library traps on statuses that nothing in front of it can look at.
    configuration.httpVersion = .http1Only
    configuration.http1_1ConnectionDebugInitializer = StatusGuard.install
    return configuration
  }

  private static func proxy(_ url: String) -> HTTPClient.Configuration.Proxy? {
    guard let address = ProxyAddress(url) else { return nil }
    var authorization: HTTPClient.Authorization?
    if let user = address.user { authorization = .basic(username: user, password: address.password ?? "") }
    return .server(host: address.host, port: address.port, authorization: authorization)
  }
}
