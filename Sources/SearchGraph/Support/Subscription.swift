/// A subscription to a ``Signal``, which can be cancelled.
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

/// Where InstantSearch's subscriptions may have their handlers called.
public struct SignalQueue: Sendable {
  /// The main queue, which is the main actor's.
  public static let main = SignalQueue()
}

extension Subscription {
  /// Calls the handler on the main queue.
  ///
  /// A signal calls its handlers where the component lives that has it. What can subscribe in the main actor lives
  /// there as well, so that the compiler keeps this promise and nothing is left to do.
  ///
  /// Source of the name: InstantSearch's subscriptions.
  @MainActor
  @discardableResult
  public func onQueue(_ queue: SignalQueue) -> Subscription { self }
}
