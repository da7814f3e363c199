import FileSystem
package import Presentation
import SearchModel
package import Workspaces

/// Where the results of a run go: standard output, a file, or a folder with a file for each module.
package enum OutputDestination: Sendable, Hashable {
  /// Standard output.
  case standardOutput
  /// A file by its path.
  case file(String)
  /// A folder; each module's file is named after it.
  case folder(String)
}

extension OutputDestination {
  /// A file of an output with the part of its shape that it holds; without a path, standard output.
  struct Part {
    var path: String?
    var shape: OutputShape
  }

  /// The files of an output.
  func parts(format: OutputFormat, shape: OutputShape) -> [Part] {
    switch self {
    case .standardOutput: [Part(path: nil, shape: shape)]
    case .file(let path): [Part(path: path, shape: shape)]
    case .folder(let path):
      shape.layouts.map { layout in
        Part(
          path: Self.path(ofModule: layout.module, format: format, inFolder: path),
          shape: shape.restricted(to: layout.module))
      }
    }
  }

  /// The parts of an output with its reports.
  func parts(format: OutputFormat, shape: OutputShape, _ reporting: Reporting?) -> [OutputPart] {
    let results = reporting?.writesResults == false ? [] : parts(format: format, shape: shape).map(OutputPart.results)
    return results + (reporting?.reports ?? []).map(OutputPart.report)
  }

  /// What follows the name of an output in that of the judged queries, which a later run goes on with.
  static let judgmentsSuffix = ".judged"

  /// What the journal is beside of; nil for standard output.
  var journalPath: String? {
    switch self {
    case .standardOutput: nil
    case .file(let path): path
    case .folder(let path): "\(path)/multihits"
    }
  }

  /// The modules of which a folder would have one file only on some systems, since their names differ by letter case
  /// alone; nil without such modules.
  package static func collision(ofModules modules: [String]) -> (String, String)? {
    var seen: ExactDictionary<String> = [:]
    for module in modules {
      if let other = seen.updateValue(module, forKey: module.lowercased()) { return (other, module) }
    }
    return nil
  }

  /// The file of a module in a folder.
  private static func path(ofModule module: String, format: OutputFormat, inFolder folder: String) -> String {
    "\(folder)/\(module).\(format.fileExtension)"
  }
}

extension OutputDestination {
  /// Everything that a run writes there.
  ///
  /// - Parameters:
  ///   - modules: The modules that run.
  ///   - option: The option that names the output.
  ///   - hasJournal: Whether an interrupted run can be gone on with.
  package func plannedOutputs(
    modules: [String], format: OutputFormat, option: String, hasJournal: Bool = false
  ) -> [PlannedOutput] {
    let partial = hasJournal ? [OutputFile.partialSuffix] : []
    let journal =
      hasJournal
      ? [RunJournal.suffix, RunJournal.suffix + StateFile.newSuffix, Self.judgmentsSuffix + OutputFile.partialSuffix]
      : []
    switch self {
    case .standardOutput: return []
    case .file(let path): return [.file(path, option: option, suffixes: partial + journal)]
    case .folder(let folder):
      let files = modules.map { module in
        PlannedOutput.file(
          Self.path(ofModule: module, format: format, inFolder: folder), option: option,
          suffixes: partial)
      }
      return files + journal.map { .file("\(folder)/multihits\($0)", option: option) }
    }
  }
}

extension OutputFormat {
  /// What the names of files in this format end in.
  package var fileExtension: String {
    switch self {
    case .text: "txt"
    case .json: "json"
    case .ndjson: "ndjson"
    case .csv: "csv"
    case .tsv: "tsv"
    case .markdown: "md"
    }
  }
}
