import ArgumentParser
import SearchRunner
import SpecLoader

/// How a spec is read: variables, backends, sections.
struct SpecOptions: ParsableArguments {
  @Option(name: .customLong("set"), help: ArgumentHelp("Set a variable of the spec.", valueName: "name=value"))
  var assignments: [String] = []

  @Option(
    name: .customLong("backend"),
    help: ArgumentHelp("Use another backend, for all modules or for one.", valueName: "name|module=name"))
  var backends: [String] = []

  @Option(
    name: .customLong("module"), help: ArgumentHelp("Only this section (repeatable).", valueName: "id"))
  var modules: [String] = []

  @Option(
    help: ArgumentHelp(
      "Where indices are kept between runs (default: multihits in $XDG_CACHE_HOME or ~/.cache).", valueName: "dir"),
    completion: .directory)
  var cacheDir: String?

  /// The variables by name; of equal names the last one counts.
  var assignmentsByName: [String: String] {
    Dictionary(assignments.compactMap(Self.pair), uniquingKeysWith: { $1 })
  }

  /// Which backends the run uses.
  func backendUse(checksAll: Bool = false) -> BackendUse {
    var use = BackendUse(modules: modules.isEmpty ? nil : modules, checksAll: checksAll)
    for backend in backends {
      if let (module, name) = Self.pair(backend) {
        use.backendsByModule[module] = name
      } else {
        use.defaultBackend = backend
      }
    }
    return use
  }

  func validate() throws {
    if cacheDir == "" { throw ValidationError("--cache-dir needs the name of a folder") }
    for assignment in assignments where Self.pair(assignment) == nil {
      throw ValidationError("'--set \(assignment)' has no '='; write --set NAME=VALUE")
    }
  }

  /// The two sides of `NAME=VALUE`; nil without a name or a sign.
  static func pair(_ text: String) -> (String, String)? {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else { return nil }
    return (String(text[..<sign]), String(text[text.index(after: sign)...]))
  }
}

/// What a run does with the requests to remote backends.
struct RecordingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Keep requests to remote backends and their answers in a folder, without secrets.", valueName: "dir"),
    completion: .directory)
  var record: String?

  @Option(
    help: ArgumentHelp("Answer requests to remote backends from a folder, without network.", valueName: "dir"),
    completion: .directory)
  var replay: String?

  func validate() throws {
    if record != nil, replay != nil { throw ValidationError("--record and --replay exclude each other") }
    if record == "" || replay == "" { throw ValidationError("a folder is needed behind --record and --replay") }
  }
}
