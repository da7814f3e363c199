extension QueryInputInteractor {
  /// The connection of a search box to a searcher or a controller. It can be ended, and restored in any actor.
  ///
  /// It is a class of its own, since restoring it needs the actor in which searches start.
  public final class Connection {
    private let link: any SearchBoxLink
    private var subscriptions: [Subscription] = []

    init(of link: any SearchBoxLink) {
      self.link = link
    }

    /// Connects without searching. Nothing changes when it is connected already or the controller is gone.
    ///
    /// - Parameter isolation: the actor in which searches start and debounced text arrives, the caller's.
    public func connect(isolation: isolated any Actor = #isolation) {
      if subscriptions.isEmpty { subscriptions = link.establish(isolation: isolation) }
    }

    /// Ends the connection, without searching, and leaves the texts as they are; typed text that waits for a debouncer
    /// is dropped. When not connected, nothing changes.
    public func disconnect() {
      for subscription in subscriptions { subscription.cancel() }
      subscriptions = []
    }
  }
}

@available(*, unavailable)
extension QueryInputInteractor.Connection: Sendable {}

/// What a search box is connected to, and how.
protocol SearchBoxLink {
  /// Connects, in the actor that searches start in and that debounced text comes in.
  ///
  /// - Returns: what ends the connection; nothing when one of the components is gone.
  func establish(isolation: isolated any Actor) -> [Subscription]
}
