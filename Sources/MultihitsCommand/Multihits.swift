import ArgumentParser
import Diagnostics
import FileSystem
import Runs
import TerminalText

/// The program `multihits`.
@main
struct Multihits: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "multihits",
    abstract: "Federated search from one YAML file.",
    discussion: """
      A spec names the sections of a search: indices, hits, filters, scrolling.

      Examples:
        multihits demo
        multihits init films.json > search.yaml
        multihits search search.yaml tom hanks
        multihits interactive search.yaml
        multihits serve search.yaml
        multihits batch search.yaml queries.txt --format csv
        multihits test search.yaml queries.yaml --report junit=junit.xml
        multihits validate search.yaml

      Exit codes:
        0   every section answered
        1   an expectation or a threshold failed, more changed than allowed, or nothing to choose
        2   a section ended in an error
        64  wrong usage of the command line
        65  a query or record file is malformed, or nothing is to be judged
        66  an input file is missing
        69  nothing could be answered
        70  a defect of the program
        73  the output cannot be written
        77  the key was refused
        78  the spec is invalid
        130 interrupted, 143 terminated
      """,
    version: ProgramVersion.current,
    subcommands: [
      SearchCommand.self, InteractiveCommand.self, BatchCommand.self, TestCommand.self, DiffCommand.self,
      MergeCommand.self, ValidateCommand.self,
      ExplainCommand.self, ServeCommand.self, DemoCommand.self, IndexCommand.self, PushCommand.self, InitCommand.self,
      SchemaCommand.self,
    ])

  /// The command that the command line asks for.
  ///
  /// The command is parsed without the program first: that takes less time, and most command lines need no more. What
  /// does not parse is parsed as the program's, which knows help, the version and the message for an error.
  private static func parseCommandLine() throws -> any ParsableCommand {
    let words = CommandLine.arguments.dropFirst()
    let command = configuration.subcommands.first { $0.configuration.commandName == words.first }
    if let parsed = try? command?.parse(Array(words.dropFirst())) { return parsed }
    return try parseAsRoot()
  }

  /// Says which commands there are when the first word is not a command.
  private static func checkCommandName(_ words: ArraySlice<String>) throws {
    if words.first == "help", words.count > 2, let other = words.dropFirst(2).first(where: { !$0.hasPrefix("-") }) {
      throw RunFailure(.usage, "'help' takes the name of one command; there is nothing to say of '\(other)'")
    }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard let word = words.first == "help" ? words.dropFirst().first : words.first, !word.hasPrefix("-"),
      !names.contains(word)
    else { return }
    let hint = Suggestions.hint(
      for: word, among: names, otherwise: "the commands are \(names.joined(separator: ", "))")
    throw RunFailure(.usage, "unknown command '\(word)'\(hint)")
  }

  /// Prints what was asked for instead of a command: help, the version, completions.
  private static func printMessage(of request: any Error) {
    do throws(OutputError) {
      let text = fullMessage(for: request)
      try TextOutput.write(text.isEmpty ? "" : text + "\n")
    } catch {
      let failure = RunFailure(error)
      failure?.report()
      exit(withError: ExitCode(failure?.status.rawValue ?? ExitStatus.success.rawValue))
    }
  }

  /// The message for a command line that cannot be used: the error, and below it help and usage.
  ///
  /// The error quotes what was typed, which may hold control characters. If these include line feeds, the error's own
  /// line feeds, between the values of a list, cannot be distinguished from them and are escaped too.
  private static func usageMessage(for error: any Error) -> ConsoleText {
    let text = fullMessage(for: error)
    guard CommandLine.arguments.contains(where: { $0.utf8.contains(UInt8(ascii: "\n")) }) else {
      return ConsoleText(lines: text)
    }
    let message = message(for: error)
    guard text.utf8.starts(with: "Error: \(message)".utf8) else { return "\(text)" }
    let rest = text.utf8.dropFirst("Error: \(message)".utf8.count)
    return "Error: \(message)" + ConsoleText(lines: String(decoding: rest, as: UTF8.self))
  }

  /// Libraries open descriptors, such as for timers, and end the process when that fails.
  private static let neededDescriptors = 6

  /// Says that nothing can be read before the system ends the program for it.
  private static func checkDescriptors() throws {
    guard FileDescriptors.available(upTo: neededDescriptors) < neededDescriptors else { return }
    throw RunFailure(
      .missingInput,
      "no file can be read: there are too few file descriptors. \(FileDescriptors.limit) may be open, and \(neededDescriptors)"
        + " must be free; raise the limit (ulimit -n)")
  }

  /// How many threads a command needs beside its first one: for tasks, for what waits, and for a host or an index.
  private static let neededThreads = 6
  /// How many bytes of address space a command needs beside the program itself: the system's library reserves 64 MiB
  /// for each thread that takes memory, and nothing is left to end well with where they have taken all.
  private static let neededAddressSpace = (320 + 64 * min(SystemCalls.processorCount, 64)) << 20

  /// Says that a command cannot run before it waits for ever or is ended by the system.
  private static func checkProcess() throws {
    // Threads take address space as well, so it is looked at first.
    if let limit = ProcessLimits.addressSpace, !ProcessLimits.hasFreeAddressSpace(neededAddressSpace) {
      throw RunFailure(
        .defect,
        "there is too little address space: \(limit >> 20) MiB are allowed, and \(neededAddressSpace >> 20) MiB must be free;"
          + " raise the limit (ulimit -v)")
    }
    guard ProcessLimits.canStart(threads: neededThreads) else {
      throw RunFailure(
        .defect,
        "the system gives the program too few threads: it needs \(neededThreads) beside its first one; raise the limit"
          + " (ulimit -u)")
    }
  }

  static func main() async {
    TextOutput.ignoreSignals()
    FileDescriptors.raiseLimit()
    do {
      try ArgumentCheck.run()
      try checkCommandName(CommandLine.arguments.dropFirst())
      var command = try parseCommandLine()
      try ProcessEnvironment.check()
      try checkDescriptors()
      if var command = command as? any AsyncParsableCommand {
        try checkProcess()
        try await command.run()
      } else {
        try command.run()
      }
    } catch let failure as RunFailure {
      failure.report()
      exit(withError: ExitCode(failure.status.rawValue))
    } catch let error as OutputError {
      let failure = RunFailure(error)
      failure?.report()
      exit(withError: ExitCode(failure?.status.rawValue ?? ExitStatus.success.rawValue))
    } catch {
      let status = exitCode(for: error)
      guard status != .success else { return printMessage(of: error) }
      Redaction.writeError(usageMessage(for: error) + "\n")
      exit(withError: status)
    }
  }
}
