import ArgumentParser
import Runs
import SearchModel
import SpecLoader
import Workspaces

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

  /// What a workspace is opened with; of equal names the last one counts.
  func workspaceOptions(_ recordings: RecordingOptions? = nil) -> SearchWorkspace.Options {
    var options = SearchWorkspace.Options(
      variables: Self.variables(assignments), environment: ProcessEnvironment.variables, modules: modules,
      cache: cacheDir.map(SearchWorkspace.IndexCacheUse.folder) ?? .standardFolder,
      recordings: recordings?.use ?? .none, now: ProcessEnvironment.now)
    for backend in backends {
      if let (module, name) = Self.pair(backend) {
        options.backendsByModule[module] = name
      } else {
        options.backend = backend
      }
    }
    return options
  }

  /// The variables of assignments by name; of equal names the last one counts.
  static func variables(_ assignments: [String]) -> [String: String] {
    Dictionary(assignments.compactMap(pair), uniquingKeysWith: { $1 })
  }

  func validate() throws {
    if cacheDir == "" { throw ValidationError("--cache-dir needs the name of a folder") }
    try Self.check(assignments)
  }

  /// - Throws: when an assignment names no variable.
  static func check(_ assignments: [String]) throws {
    for assignment in assignments where pair(assignment) == nil {
      throw ValidationError("'--set \(assignment)' \(fault(inPair: assignment)); write --set NAME=VALUE")
    }
  }

  /// The two sides of `NAME=VALUE`; nil without a name or a sign.
  static func pair(_ text: String) -> (String, String)? {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else { return nil }
    return (String(text[..<sign]), String(text[text.index(after: sign)...]))
  }

  /// Why a text is no pair.
  static func fault(inPair text: String) -> String {
    text.hasPrefix("=") ? "has nothing before the '='" : "has no '='"
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

  /// How requests to remote backends are answered.
  var use: SearchWorkspace.RecordingUse {
    if let record { return .record(folder: record) }
    return replay.map(SearchWorkspace.RecordingUse.replay) ?? .none
  }
}
