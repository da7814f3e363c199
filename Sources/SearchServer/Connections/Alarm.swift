import NIOCore

/// Does something when a time has come that is moved often: it is moved by one comparison, and one task of the event
/// loop waits for it.
struct Alarm {
  private var time: NIODeadline?
  private var task: Scheduled<Void>?
  private var taskTime = NIODeadline.distantFuture

  /// Sets the time.
  ///
  /// - Parameters:
  ///   - delay: how long from now.
  ///   - wake: called on the event loop when the task wakes; it asks ``isDue(on:wake:)`` then.
  mutating func set(in delay: TimeAmount, on eventLoop: any EventLoop, wake: @escaping @Sendable () -> Void) {
    let time = NIODeadline.now() + delay
    self.time = time
    guard task == nil || time < taskTime else { return }
    task?.cancel()
    taskTime = time
    task = eventLoop.scheduleTask(deadline: time, wake)
  }

  /// Whether there is a time.
  var isSet: Bool { time != nil }

  /// Takes the time back.
  mutating func unset() { time = nil }

  /// Whether the time has come; a task waits on where it was moved.
  mutating func isDue(on eventLoop: any EventLoop, wake: @escaping @Sendable () -> Void) -> Bool {
    task = nil
    guard let time else { return false }
    guard time > .now() else {
      self.time = nil
      return true
    }
    taskTime = time
    task = eventLoop.scheduleTask(deadline: time, wake)
    return false
  }

  /// Lets nothing wait any more.
  mutating func end() {
    time = nil
    task?.cancel()
    task = nil
  }
}
