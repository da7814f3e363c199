import Foundation
import Subprocess
import Testing

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The outcome of a run of the program.
struct Run {
  /// The exit code; the negated signal number when a signal ended the program.
  var status: Int32
  var output: String
  /// What was said on standard error, without lines of progress, which a slow machine brings.
  var errors: String

  init(_ status: TerminationStatus, output: String = "", errors: String) {
    switch status {
    case .exited(let code): self.status = code
    case .signaled(let number): self.status = -number
    }
    self.output = output
    self.errors = errors.split(separator: "\n", omittingEmptySubsequences: false).filter {
      !$0.contains(/^[0-9]+( of [0-9]+)? quer(y|ies)(, [0-9]+ with an error)?(, [0-9.]+\/s(, .* left)?)?$/)
    }
    .joined(separator: "\n")
  }

  /// What was said on standard error, without the line that says how a run of queries went: that tells a time.
  var findings: String {
    errors.split(separator: "\n", omittingEmptySubsequences: false).filter {
      !$0.contains(/^[0-9]+ quer(y|ies): .* s$/)
    }
    .joined(separator: "\n")
  }
}

/// A signal that a program gets as soon as a condition holds.
struct DueSignal: Sendable {
  let signal: Signal
  let condition: @Sendable () throws -> Bool

  init(_ signal: Signal, _ condition: @escaping @Sendable () throws -> Bool) {
    self.signal = signal
    self.condition = condition
  }

  /// Waits until the condition holds or the program is over.
  ///
  /// The wait has a thread of its own: other tests may hold those of tasks until the program is over.
  func wait(orEndOf process: pid_t) async throws {
    try await withCheckedThrowingContinuation { (waiter: CheckedContinuation<Void, any Error>) in
      Thread.detachNewThread {
        waiter.resume(
          with: Result {
            let deadline = ContinuousClock.now + .seconds(120)
            while try !condition(), !Self.isOver(process), ContinuousClock.now < deadline {
              Thread.sleep(forTimeInterval: 0.005)
            }
          })
      }
    }
  }

  /// Whether a child has ended; its status stays for who waits for it.
  private static func isOver(_ process: pid_t) -> Bool {
    var information = siginfo_t()
    return waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0 && information.si_signo != 0
  }
}

extension Run {
  /// The lines of the output up to the first comma: what `index` says of the records, without what was done.
  var counts: [String] {
    output.split(separator: "\n").map { String($0.prefix { $0 != "," }) }
  }
}

extension Workspace {
  /// More than any test's output.
  static let outputLimit = 1 << 26

  /// Runs `multihits` in the folder.
  ///
  /// - Parameters:
  ///   - arguments: what follows the name of the program.
  ///   - input: what it reads from standard input.
  ///   - environment: variables that it sees beside those of the tests.
  func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) async throws -> Run {
    try await run(arguments, input: input, environment: environment)
  }

  func run(_ arguments: [String], input: String = "", environment: [String: String] = [:]) async throws -> Run {
    let result = try await Subprocess.run(
      .path(FilePath(Program.path)), arguments: Arguments(arguments), environment: makeEnvironment(environment),
      workingDirectory: FilePath(path), input: .string(input), output: .string(limit: Self.outputLimit),
      error: .string(limit: Self.outputLimit))
    return Run(result.terminationStatus, output: result.standardOutput, errors: result.standardError)
  }

  /// Runs a shell script in the folder, in which `$MULTIHITS` is the program.
  func shell(_ script: String) async throws -> Run {
    let result = try await Subprocess.run(
      .name("sh"), arguments: ["-c", script], environment: makeEnvironment(["MULTIHITS": Program.path]),
      workingDirectory: FilePath(path), output: .string(limit: Self.outputLimit),
      error: .string(limit: Self.outputLimit))
    return Run(result.terminationStatus, output: result.standardOutput, errors: result.standardError)
  }

  /// Runs `multihits` and sends it a signal as soon as a condition holds.
  func run(
    _ arguments: String..., sending signal: Signal, when condition: @escaping @Sendable () throws -> Bool
  ) async throws -> Run {
    try await run(arguments, sending: [DueSignal(signal, condition)])
  }

  /// Runs `multihits` and sends it signals one after the other, each as soon as its condition holds.
  func run(
    _ arguments: [String], sending signals: [DueSignal]
  ) async throws -> Run {
    let result = try await Subprocess.run(
      .path(FilePath(Program.path)), arguments: Arguments(arguments), environment: makeEnvironment([:]),
      workingDirectory: FilePath(path), input: .none, output: .string(limit: Self.outputLimit),
      error: .string(limit: Self.outputLimit)
    ) { execution in
      for due in signals {
        try await due.wait(orEndOf: execution.processIdentifier.value)
        try execution.send(signal: due.signal)
      }
    }
    return Run(result.terminationStatus, output: result.standardOutput, errors: result.standardError)
  }

  /// The tests' environment without what decides how the program prints, and with a cache of the test's own.
  func makeEnvironment(_ variables: [String: String]) -> Environment {
    let own: [String: String?] = [
      "NO_COLOR": nil, "CLICOLOR_FORCE": nil, "TERM": "xterm", "XDG_CACHE_HOME": cacheHome,
    ]
    let all = own.merging(variables.mapValues(Optional.some)) { $1 }
    return .inherit.updating(
      Dictionary(uniqueKeysWithValues: all.map { (Environment.Key(stringLiteral: $0.key), $0.value) }))
  }
}
