/// What happens at a terminal.
package enum TerminalEvent: Sendable, Hashable {
  /// Keys and pastes came; what comes at once is one event.
  case input([TerminalInput])
  /// The terminal has another size.
  case resized(TerminalSize)
  /// The program was asked to suspend (SIGTSTP); the terminal must be left, see ``TerminalDevice/suspend()``.
  case suspended
  /// The program goes on after a stop that it did not make itself; nothing is known of the terminal.
  case resumed
  /// The terminal has taken what was offered, after it was busy for a while.
  case drained
  /// A signal asked the program to end, or, without a number, the terminal is gone.
  case ended(signal: Int32?)
}
