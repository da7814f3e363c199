import ArgumentParser
import InteractiveSearch
import Runs
import SpecLoader
import Terminal

/// How accepted hits are printed without a template.
enum AcceptanceFormat: String, CaseIterable, ExpressibleByArgument {
  case ids, json
}

/// What is printed when hits are accepted.
struct AcceptanceOptions: ParsableArguments {
  @Option(help: "How accepted hits are printed: their ids, or JSON with the query and the key.")
  var format: AcceptanceFormat = .ids

  @Option(
    help: ArgumentHelp(
      "Print a line for each hit, with the values of fields in braces: '{module}\\t{objectID}\\t{title}'.",
      valueName: "pattern"))
  var template: String?

  @Flag(help: "Print the query before the hits.")
  var printQuery = false

  @Option(
    help: ArgumentHelp(
      "Keys that accept besides Enter, with commas between; the key's name is printed first (ctrl-y,alt-o,f2).",
      valueName: "keys"))
  var expect: [String] = []

  @Flag(name: .customLong("print0"), help: "End each entry with a zero byte instead of a line feed.")
  var printsZero = false

  @Flag(name: [.customLong("select-1"), .customShort("1")], help: "Accept at once when the query has a single hit.")
  var selectsOnly = false

  @Flag(name: [.customLong("exit-0"), .customShort("0")], help: "End at once, with 1, when the query has no hit.")
  var exitsOnNone = false

  func validate() throws {
    if template != nil, format == .json { throw ValidationError("--template and --format json exclude each other") }
    for name in keyNames {
      guard let key = Key(name: name) else { throw ValidationError("--expect: \(Script.unknownKey(name))") }
      if ScreenOptions.reservedKeys.contains(key) {
        throw ValidationError("--expect: '\(name)' has a meaning of its own, which cannot be changed")
      }
    }
    if !expect.isEmpty, keyNames.isEmpty { throw ValidationError("--expect needs the names of keys: ctrl-y,alt-o,f2") }
    if printsZero, format == .json { throw ValidationError("--print0 goes with ids and templates, not with JSON") }
    _ = try parsedTemplate()
  }

  /// The keys that accept besides Enter.
  var keys: Set<Key> { Set(keyNames.compactMap(Key.init(name:))) }

  /// The printer of what is accepted.
  ///
  /// - Throws: for a template that names a field which no section has.
  func printer(for modules: [ModuleSpecification]) throws -> SelectionPrinter {
    var printer = SelectionPrinter(
      format: format == .json ? .json : .ids, printsQuery: printQuery, printsKey: !expect.isEmpty,
      endsWithZero: printsZero)
    printer.escapesControls = ProcessEnvironment.isTerminal(1)
    guard let template = try parsedTemplate() else { return printer }
    if let problem = template.problem(in: modules) { throw RunFailure(.usage, "--template: \(problem)") }
    printer.format = .template(template)
    return printer
  }

  private var keyNames: [String] {
    // A comma is a key, too.
    expect.flatMap { $0 == "," ? [$0] : $0.split(separator: ",").map(String.init) }
  }

  private func parsedTemplate() throws -> SelectionTemplate? {
    guard let template else { return nil }
    do {
      return try SelectionTemplate(template)
    } catch {
      throw ValidationError("--template '\(template)': \(error.message)")
    }
  }
}

/// How the screen of an interactive search looks.
struct ScreenSizeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw below the prompt in so many rows, or so much of the terminal, instead of on the whole of it (20, 40%).",
      valueName: "rows|percent"))
  var height: ScreenHeight?

  @Option(
    help: ArgumentHelp(
      "Play a script of what a user does and print the screens, without a terminal.", valueName: "file"),
    completion: .file())
  var script: String?

  @Option(help: ArgumentHelp("The size of a script's screen; 80x24 by default.", valueName: "columns x rows"))
  var size: ScriptSize?
}

/// How many rows of the terminal are used.
struct ScreenHeight: ExpressibleByArgument {
  private let rows: Int?
  private let percent: Int?

  init?(argument: String) {
    if argument.hasSuffix("%") {
      guard let percent = Int(argument.dropLast()), (1...100).contains(percent) else { return nil }
      (rows, self.percent) = (nil, percent)
    } else {
      guard let rows = Int(argument), (1...TerminalSize.maximum).contains(rows) else { return nil }
      (self.rows, percent) = (rows, nil)
    }
  }

  /// The rows of a terminal that are used; three at least, where there are as many.
  func rows(of total: Int) -> Int {
    min(max(rows ?? total * (percent ?? 100) / 100, 3), total)
  }
}

/// The size of a screen as `80x24`.
struct ScriptSize: ExpressibleByArgument {
  let size: TerminalSize

  init?(argument: String) {
    guard let size = TerminalSize(argument) else { return nil }
    self.size = size
  }
}
