import ArgumentParser
import Diagnostics
import FileSystem
import RecordFiles
import Runs
import SearchModel
import SpecLoader
import SpecStarter
import TerminalText
import Workspaces

/// `multihits init`.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a starter spec for record files.",
    discussion: """
      Fields, types and optionality come from the records; what to search, count and rank by is guessed from them.

      Examples:
        multihits init films.json actors.csv > search.yaml
        multihits init data/films.jsonl.gz --output search.yaml
      """)

  @Argument(help: ArgumentHelp("Record files.", valueName: "data"), completion: .file())
  var data: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the spec to a file; paths in it are relative to it.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Replace the output file if it exists.")
  var force = false

  @OptionGroup(title: "Console options") var console: ConsoleOptions

  func validate() throws {
    if data.isEmpty { throw ValidationError("Missing expected argument '<data> ...'") }
    try OutputOptions.check(output)
  }

  func run() throws {
    var inputs = RunInputs()
    for path in data { inputs.add(path, as: "a record file") }
    try inputs.refuse([output].compactMap { $0 }.map { .file($0, option: "--output") })
    if let output, !force, (try? FileReading.check(output)) != nil {
      throw RunFailure(.unwritableOutput, "'\(output)' exists; --force replaces it")
    }
    for path in data {
      do {
        try FileReading.check(path)
      } catch {
        throw RunFailure(.missingInput, error.description)
      }
    }
    let indices = try data.map { path in
      try index(of: path)
    }
    let text: String
    do {
      text = try StarterSpec.text(for: indices, file: output ?? "search.yaml")
    } catch {
      throw RunFailure(.malformedInput, error.description)
    }
    try TextOutput.write(text, toFile: output)
    guard let output, !console.quiet else { return }
    Redaction.writeError("wrote \(output)\n")
  }

  /// The records of a file with all their attributes, and how they are read.
  private func index(of path: String) throws -> StarterIndex {
    let (source, loading) = RecordFileReader.survey(path)
    guard loading.diagnostics.isEmpty else {
      console.report(loading.diagnostics, sources: loading.sources)
      throw RunFailure(ofFiles: loading.diagnostics)
    }
    if !console.quiet { console.report(loading.warnings) }
    return StarterIndex(
      path: path.relative(toFolderOf: output), records: loading.records.map(\.attributes),
      list: RecordSource.path(of: source.list), isKeyed: source.identity == .key)
  }
}

extension String {
  /// The path as it must be written in a file that lies in the folder of another path: without the folder when this
  /// path begins with it, climbing out of it otherwise. Absolute paths stay.
  fileprivate func relative(toFolderOf file: String?) -> String {
    // What a pattern would read as its own is written as a class of one character.
    map { "*?[".contains($0) ? "[\($0)]" : String($0) }.joined().relativePath(toFolderOf: file)
  }

  private func relativePath(toFolderOf file: String?) -> String {
    guard !hasPrefix("/"), let file, !file.hasPrefix("/") else { return self }
    var folder = file.split(separator: "/").dropLast().filter { $0 != "." }
    var path = split(separator: "/").filter { $0 != "." }
    guard !folder.contains("..") else { return self }
    while let name = folder.first, name == path.first, path.count > 1 {
      folder.removeFirst()
      path.removeFirst()
    }
    return (folder.map { _ in ".." } + path).joined(separator: "/")
  }
}
