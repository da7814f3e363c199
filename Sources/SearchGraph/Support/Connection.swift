/// The connection of two components, made by one of the `connect…` methods: it can be ended, and made again.
///
/// Nobody has to keep it, and it keeps alive what it connects only where the method that makes it says so. Source of the
/// behaviour: InstantSearch's `Connection`. A connection is confined to the isolation domain that made it.
public final class Connection {
  private let establish: () -> [Subscription]
  private let isIntact: () -> Bool
  private var subscriptions: [Subscription] = []

  /// A connection, made at once.
  ///
  /// - Parameters:
  ///   - isIntact: whether the connection still holds, for components that somebody else may connect to others.
  ///   - establish: connects, and returns what ends the connection; nothing when one of the components is gone.
  init(isIntact: @escaping () -> Bool = { true }, _ establish: @escaping () -> [Subscription]) {
    self.isIntact = isIntact
    self.establish = establish
    connect()
  }

  /// Connects; when connected already, or when one of the components is gone, nothing changes.
  public func connect() {
    guard subscriptions.isEmpty || !isIntact() else { return }
    disconnect()
    subscriptions = establish()
  }

  /// Ends the connection; when not connected, nothing changes.
  public func disconnect() {
    for subscription in subscriptions { subscription.cancel() }
    subscriptions = []
  }
}

@available(*, unavailable)
extension Connection: Sendable {}
