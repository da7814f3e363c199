/// When output is coloured: the values of `--color`.
package enum ColorMode: String, Sendable, CaseIterable {
  /// On a terminal, unless the environment says otherwise.
  case auto
  /// Everywhere.
  case always
  /// Nowhere.
  case never
}

/// Decides whether a stream is written in colour.
///
/// An explicit mode wins over the environment. Otherwise, in this order: a `NO_COLOR` that is not empty switches colour
/// off (no-color.org), a `CLICOLOR_FORCE` that is neither empty nor `0` switches it on, `TERM=dumb` or `CLICOLOR=0`
/// switches it off (bixense.com/clicolors); what remains follows the terminal.
///
/// - Parameters:
///   - mode: The value of `--color`.
///   - isTerminal: Whether the stream is a terminal.
///   - environment: The process's environment.
package func usesColor(mode: ColorMode, isTerminal: Bool, environment: [String: String]) -> Bool {
  switch mode {
  case .always: return true
  case .never: return false
  case .auto: break
  }
  func value(_ name: String) -> String { environment[name] ?? "" }
  if !value("NO_COLOR").isEmpty { return false }
  if !["", "0"].contains(value("CLICOLOR_FORCE")) { return true }
  if value("TERM") == "dumb" || value("CLICOLOR") == "0" { return false }
  return isTerminal
}
