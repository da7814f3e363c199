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
