/// Why a search cannot begin.
package struct SearchBeginError: Error, Sendable {
  /// What is wrong, for a person.
  package let message: String
}

/// What a search asks of the program that shows it.
package enum HostRequest: Sendable, Hashable {
  /// The terminal may show something else than was written: draw everything again.
  case redraw
  /// Stop the program as a job, until the shell goes on with it.
  case suspend

  init?(_ effect: Effect) {
    switch effect {
    case .redraw: self = .redraw
    case .suspend: self = .suspend
    default: return nil
    }
  }
}
