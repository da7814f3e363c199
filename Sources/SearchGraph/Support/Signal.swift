/// A list of handlers that are called at an event, in the order in which they subscribed.
///
/// Handlers run in the isolation domain of the component that fires, before ``fire(_:)`` returns. A handler may
/// subscribe or cancel while it runs: a cancelled handler is not called any more, and a new one is called from the next
/// event on. Source of the behaviour: InstantSearch's `Observer`.
public final class Signal<Value> {
  private struct Handler {
    let id: Int
    /// The observer that the handler belongs to; nil for a handler without an observer.
    let observer: ObjectIdentifier?
    /// Returns false when its observer is gone.
    let handle: (Value) -> Bool
  }

  private var handlers: [Handler] = []
  private var nextID = 0
  private let retainsLastValue: Bool

  /// The value of the last event, for signals that retain it; nil before the first event.
  public private(set) var lastValue: Value?

  /// A signal without handlers.
  ///
  /// - Parameter retainsLastValue: whether ``lastValue`` is kept for ``subscribePast(_:)``.
  public init(retainsLastValue: Bool = false) {
    self.retainsLastValue = retainsLastValue
  }

  /// Calls a handler at each following event.
  ///
  /// - Returns: the subscription, which can be cancelled.
  @discardableResult
  public func subscribe(_ handler: @escaping (Value) -> Void) -> Subscription {
    add(observer: nil) { value in
      handler(value)
      return true
    }
  }

  /// Calls a handler at each following event as long as an observer lives, which the signal does not keep alive.
  ///
  /// - Returns: the subscription, which can be cancelled; ``cancelSubscription(for:)`` also cancels it.
  @discardableResult
  public func subscribe<Observer: AnyObject>(
    with observer: Observer, _ handler: @escaping (Observer, Value) -> Void
  ) -> Subscription {
    add(observer: ObjectIdentifier(observer)) { [weak observer] value in
      guard let observer else { return false }
      handler(observer, value)
      return true
    }
  }

  /// Calls a handler with the last value at once, if there was an event, and at each following one.
  @discardableResult
  public func subscribePast(_ handler: @escaping (Value) -> Void) -> Subscription {
    if let lastValue { handler(lastValue) }
    return subscribe(handler)
  }

  /// Calls a handler with the last value at once, if there was an event, and at each following one as long as an
  /// observer lives.
  @discardableResult
  public func subscribePast<Observer: AnyObject>(
    with observer: Observer, _ handler: @escaping (Observer, Value) -> Void
  ) -> Subscription {
    if let lastValue { handler(observer, lastValue) }
    return subscribe(with: observer, handler)
  }

  /// Ends all subscriptions of an observer.
  public func cancelSubscription(for observer: AnyObject) {
    let identity = ObjectIdentifier(observer)
    handlers.removeAll { $0.observer == identity }
  }

  /// Calls all handlers.
  public func fire(_ value: Value) {
    if retainsLastValue { lastValue = value }
    for handler in handlers where handlers.contains(where: { $0.id == handler.id }) {
      if !handler.handle(value) { handlers.removeAll { $0.id == handler.id } }
    }
  }

  private func add(observer: ObjectIdentifier?, _ handle: @escaping (Value) -> Bool) -> Subscription {
    let id = nextID
    nextID += 1
    handlers.append(Handler(id: id, observer: observer, handle: handle))
    return Subscription { [weak self] in self?.handlers.removeAll { $0.id == id } }
  }
}

@available(*, unavailable)
extension Signal: Sendable {}
