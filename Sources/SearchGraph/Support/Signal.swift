/// A list of handlers that hear about an event, in the order in which they subscribed.
///
/// Handlers run in the isolation domain of the component that fires. A handler may subscribe or cancel while it runs; that
/// takes effect at the next event.
public final class Signal<Value> {
  private var handlers: [(id: Int, handle: (Value) -> Void)] = []
  private var nextID = 0

  /// A signal nobody listens to.
  public init() {}

  /// Calls a handler at each following event.
  ///
  /// - Returns: what cancels the subscription.
  @discardableResult
  public func subscribe(_ handler: @escaping (Value) -> Void) -> Subscription {
    let id = nextID
    nextID += 1
    handlers.append((id, handler))
    return Subscription { [weak self] in self?.handlers.removeAll { $0.id == id } }
  }

  /// Tells all handlers.
  func fire(_ value: Value) {
    for handler in handlers { handler.handle(value) }
  }
}

@available(*, unavailable)
extension Signal: Sendable {}

/// What ends a subscription to a ``Signal``.
public struct Subscription {
  private let end: () -> Void

  init(end: @escaping () -> Void) {
    self.end = end
  }

  /// Ends the subscription; a second call does nothing.
  public func cancel() {
    end()
  }
}

@available(*, unavailable)
extension Subscription: Sendable {}
