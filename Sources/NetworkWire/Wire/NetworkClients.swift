import AsyncHTTPClient
import NIOCore
import NIOHTTPCompression
import NIOSSL
import SearchBackends
import Synchronization

/// The clients of the process: one for each way of reaching hosts, so that backends share connections.
///
/// A client must be shut down before it is freed. Shutting down is asynchronous, and a program has no time for that
/// when it ends, so clients live as long as the process. The time for connecting is the client's own, so it is rounded
/// up to one of a few: there are at most as many clients for some options as ``connectTimeouts`` has members, however
/// often a host's timeout grows.
enum NetworkClients {
  private struct Key: Hashable {
    var options: NetworkOptions
    var connectTimeout: Duration
  }

  private struct State {
    var clients: [Key: HTTPClient] = [:]
    /// What runs all of them; nil before the first is made.
    var group: (any EventLoopGroup)?
  }

  private static let state = Mutex(State())

  /// The times for connecting that clients have: each twice as long as the one before.
  static let connectTimeouts = (0..<9).map { Duration.milliseconds(250 << $0) }

  /// The shortest of the times that allows for a timeout, or the longest there is.
  static func connectTimeout(atLeast timeout: Duration) -> Duration {
    connectTimeouts.first { $0 >= timeout } ?? connectTimeouts[connectTimeouts.count - 1]
  }

  /// How many clients there are.
  static var count: Int { state.withLock { $0.clients.count } }

  /// The client for some options.
  ///
  /// - Throws: a failure when the process has not enough file descriptors left to begin with.
  static func client(_ options: NetworkOptions, connectTimeout: Duration) throws(WireFailure) -> HTTPClient {
    let key = Key(options: options, connectTimeout: Self.connectTimeout(atLeast: connectTimeout))
    let result = state.withLock { state -> Result<HTTPClient, WireFailure> in
      if let known = state.clients[key] { return .success(known) }
      do throws(WireFailure) {
        let group: any EventLoopGroup
        if let known = state.group { group = known } else { group = try NetworkCapacity.makeGroup() }
        state.group = group
        let client = HTTPClient(
          eventLoopGroupProvider: .shared(group),
          configuration: configuration(options, connectTimeout: key.connectTimeout))
        state.clients[key] = client
        return .success(client)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
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
    // An idle connection holds a descriptor that another one may need.
    if NetworkCapacity.isScarce { pool.idleTimeout = .seconds(1) }
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
