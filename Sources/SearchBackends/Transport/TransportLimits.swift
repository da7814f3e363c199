/// The limits within which a backend is asked.
public struct TransportLimits: Sendable, Hashable {
  /// The default number of requests that are open at once.
  public static let defaultConcurrency = 8

  /// How long a read may take with all its attempts, counted from the moment the first is sent; nil for
  /// half a minute, within which each attempt has the time that its host's state allows.
  public var timeout: Duration?
  /// The most requests that are open at once.
  public var concurrency: Int
  /// The most requests a second, nil for no limit.
  public var rate: Double?

  /// Limits; by default eight requests at once, as many a second as come.
  public init(timeout: Duration? = nil, concurrency: Int = Self.defaultConcurrency, rate: Double? = nil) {
    self.timeout = timeout
    self.concurrency = concurrency
    self.rate = rate
  }

  /// How long a call may take with all its attempts when nothing else limits it.
  static let unlimitedTotal = Duration.seconds(30)
  /// For how long hosts that are not ready are asked again when nothing else limits it: longer than a cluster takes to
  /// notice that its leader is gone and to elect another one, for which each of Typesense's nodes waits five seconds
  /// and some.
  static let retryBudget = Duration.seconds(15)
  /// For how long a cluster is asked again to change something while its nodes cannot reach their leader: as for
  /// ``retryBudget``, and longer, because an upload that fails has to begin anew.
  static let leaderlessPatience = Duration.seconds(30)

  /// How long a call that changes something may take with all its attempts, and what it set going until it is done:
  /// five minutes, or the timeout where that is longer.
  package var writeTimeout: Duration { max(timeout ?? .zero, .seconds(300)) }
}
