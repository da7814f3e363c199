/// The connection of two components, made by one of the `connect…` methods. It can be ended and restored.
///
/// It may be discarded, and it keeps alive what it connects only where the method that makes it says so. Source of the
/// behaviour: InstantSearch's `Connection`. A connection is confined to the isolation domain that made it.
public final class Connection {
  private let establish: () -> [Subscription]
  private let isIntact: () -> Bool
  private var subscriptions: [Subscription] = []

  /// A connection, made at once.
  ///
  /// - Parameters:
  ///   - isIntact: whether the connection still holds, for components that other code may connect elsewhere.
  ///   - establish: connects, and returns what ends the connection; nothing when one of the components is gone.
  init(isIntact: @escaping () -> Bool = { true }, _ establish: @escaping () -> [Subscription]) {
    self.isIntact = isIntact
    self.establish = establish
    connect()
  }

  /// Connects. Nothing changes when it is connected already or one of the components is gone.
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
