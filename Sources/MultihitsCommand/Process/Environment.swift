import FileSystem
import Runs

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What surrounds the process.
enum ProcessEnvironment {
  /// The environment's variables as the process began with them.
  static let variables = ProcessInfo.processInfo.environment

  /// The time in seconds since 1970.
  static var now: Int { fixedTime ?? time(nil) }

  /// The time that `SOURCE_DATE_EPOCH` sets, by the convention of reproducible builds, so that a run can be repeated as
  /// of another day.
  static var fixedTime: Int? { variables["SOURCE_DATE_EPOCH"].flatMap(Int.init) }

  /// - Throws: ``RunFailure`` when `SOURCE_DATE_EPOCH` names no time: the present one would count, unnoticed.
  static func check() throws {
    guard let text = variables["SOURCE_DATE_EPOCH"], !text.isEmpty, fixedTime == nil else { return }
    throw RunFailure(
      .usage, "the environment variable SOURCE_DATE_EPOCH must be whole seconds since 1970, found '\(text)'")
  }

  /// Whether the process runs in a pipeline, which sets `CI`.
  static var isCI: Bool { !["", "0", "false"].contains(variables["CI"]?.lowercased() ?? "") }

  /// Whether a file descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The columns of a terminal; nil without a terminal or when it does not say.
  static func terminalWidth(_ descriptor: Int32) -> Int? {
    guard isTerminal(descriptor) else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// How many processors may be used.
  static var processorCount: Int { SystemCalls.processorCount }
}
