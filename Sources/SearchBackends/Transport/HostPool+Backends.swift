package import SearchDialects
package import SearchModel

extension HostPool {
  /// The hosts of an Algolia application: those near the searcher for reads, the application's own for writes, and
  /// three more for both, in an order of chance so that clients spread over them.
  ///
  /// Each is tried once for a call. A host that failed is left out and one that timed out comes last, its timeouts
  /// grown by once the base for each time, until five minutes have passed; when all have failed, all are tried again.
  /// - Parameters:
  ///   - applicationID: the application.
  ///   - timeouts: how long the hosts are waited for the first time.
  ///   - retries: how often a call is sent at most after the first time; nil for once to each host.
  ///   - generator: what shuffles the three.
  /// - Throws: ``SearchError`` with the code `badRequest` for an application ID that cannot be part of a host's name,
  ///   so that no key is ever sent elsewhere.
  package static func algolia(
    applicationID: String, timeouts: HostTimeouts = HostTimeouts(), retries: Int? = nil,
    using generator: inout some RandomNumberGenerator
  ) throws(SearchError) -> HostPool {
    guard isHostLabel(applicationID) else {
      throw SearchError(
        .badRequest, "'\(applicationID)' is no application ID: letters, digits and hyphens were expected")
    }
    var hosts = [
      BackendHost(GuardedText("https://\(applicationID)-dsn.algolia.net"), uses: [.read]),
      BackendHost(GuardedText("https://\(applicationID).algolia.net"), uses: [.write]),
    ]
    hosts += (1...3).map { BackendHost(GuardedText("https://\(applicationID)-\($0).algolianet.com")) }
      .shuffled(using: &generator)
    return HostPool(hosts, policy: .algolia, timeouts: timeouts, retries: retries)
  }

  /// Custom hosts instead of an Algolia application's, asked in the given order for reads and writes.
  package static func algolia(
    ownHosts: [GuardedText], timeouts: HostTimeouts = HostTimeouts(), retries: Int? = nil
  ) -> HostPool {
    HostPool(ownHosts.map { BackendHost($0) }, policy: .algolia, timeouts: timeouts, retries: retries)
  }

  /// The nodes of a Typesense cluster.
  ///
  /// The nearest node is asked first while it is healthy, else the others in turns. A node that fails or does not
  /// answer in time is unhealthy until it answers or the interval has passed; unhealthy nodes are asked last.
  /// - Parameters:
  ///   - nodes: the nodes.
  ///   - nearestNode: a node or load balancer that is asked first, beside the nodes or one of them.
  ///   - timeouts: how long they are waited for.
  ///   - retries: how often a call is sent at most after the first time, in rounds over the nodes when there are fewer;
  ///     nil for as often as there are nodes, and beyond that while a node answers 503, as all do while they elect a
  ///     leader.
  ///   - healthCheckInterval: how long a node counts as unhealthy.
  package static func typesense(
    nodes: [GuardedText], nearestNode: GuardedText? = nil,
    timeouts: HostTimeouts = HostTimeouts(connect: .seconds(2), read: .seconds(5), write: .seconds(60)),
    retries: Int? = nil, healthCheckInterval: Duration = .seconds(60)
  ) -> HostPool {
    var hosts = nodes.filter { $0 != nearestNode }.map { BackendHost($0) }
    if let nearestNode { hosts.insert(BackendHost(nearestNode, isNearest: true), at: 0) }
    return HostPool(
      hosts, policy: .inTurns(forgetsAfter: healthCheckInterval), timeouts: timeouts, retries: retries ?? hosts.count,
      waitsForReadiness: retries == nil, passesWritesOn: true)
  }

  /// The host of a mapped REST search, whose calls name it themselves.
  ///
  /// - Parameters:
  ///   - timeouts: how long it is waited for.
  ///   - retries: how often a call is sent at most after the first time; nil for twice.
  package static func rest(timeouts: HostTimeouts = restTimeouts, retries: Int? = nil) -> HostPool {
    HostPool(
      [BackendHost("")], policy: .inTurns(forgetsAfter: .seconds(60)), timeouts: timeouts, retries: retries ?? 2)
  }

  /// The default timeout for the host of a REST search.
  package static let restTimeouts = HostTimeouts(read: .seconds(10))

  /// Whether a text can stand in front of a hyphen in the name of a host.
  private static func isHostLabel(_ text: String) -> Bool {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    // A label has up to 63 characters, and `-dsn` follows the application's.
    return isPlain && !text.isEmpty && text.utf8.count <= 59 && text.utf8.first != UInt8(ascii: "-")
  }
}

extension HostPool.Policy {
  /// That of Algolia's clients.
  package static var algolia: HostPool.Policy { .inOrder(forgetsAfter: .seconds(300)) }
}
