/// What happened, in order, and a way to wait for it.
@MainActor
final class Recorder<Value> {
  private(set) var values: [Value] = []
  private var waiting: (count: Int, continuation: CheckedContinuation<Void, Never>)?

  func record(_ value: Value) {
    values.append(value)
    guard let waiting, values.count >= waiting.count else { return }
    self.waiting = nil
    waiting.continuation.resume()
  }

  /// Returns once so many values came in all.
  func wait(forCount count: Int) async {
    guard values.count < count else { return }
    await withCheckedContinuation { waiting = (count, $0) }
  }
}
