import FileSystem
import IndexSettings
import RecordFiles
import SearchBackends
import SearchModel
package import SpecLoader

/// Every file that a run reads, by what it is and not by what it is called, so that none of its outputs takes the place
/// of one.
///
/// ```swift
/// var inputs = RunInputs()
/// inputs.add(specification)
/// inputs.add("queries.txt", as: "a query file")
/// try inputs.check([.file("results.json", option: "--output")])
/// ```
package struct RunInputs: Sendable {
  /// A file that is read.
  private struct Input {
    /// The path as the user, or the spec, names it.
    var path: String
    /// What it is, with an article.
    var kind: String
  }

  /// Which files later runs will read.
  private struct Pattern {
    var text: String
    var folder: String
    /// What the files are, with an article.
    var kind: String
  }

  private var inputs: [FileIdentity: Input] = [:]
  private var patterns: [Pattern] = []

  /// The inputs of a run that reads nothing.
  package init() {}

  /// The files, sorted; standard input is none.
  package var paths: [String] { inputs.values.map(\.path).filter { $0 != "-" }.sorted(by: utf8Precedes) }

  /// The folders in which patterns of the spec look for files, those of others included.
  package var folders: [String] {
    // A folder that cannot be listed is reported when it is read.
    [String](ExactSet(patterns.flatMap { (try? Glob.folders(matching: $0.text, inFolder: $0.folder)) ?? [] }))
  }

  /// Adds a file if it exists.
  ///
  /// - Parameters:
  ///   - path: The file; `-` for standard input, which may be one.
  ///   - kind: What it is, with an article: `a query file`.
  package mutating func add(_ path: String, as kind: String) {
    let isStandardInput = path == "-"
    guard let identity = isStandardInput ? FileIdentity.file(openAs: 0) : FileIdentity(path: path),
      inputs[identity] == nil
    else { return }
    inputs[identity] = Input(path: path, kind: isStandardInput ? "\(kind) on standard input" : kind)
  }

  /// Adds a spec and every file that it names, whether or not the run uses the index or the backend: losing it is no
  /// better then.
  package mutating func add(_ specification: SearchSpecification) {
    add(specification, by: SpecFileReader(folder: specification.folder))
  }

  /// Adds a spec and every file that it names, of which a reader knows what there is.
  mutating func add(_ specification: SearchSpecification, by files: SpecFileReader) {
    add(specification.file, as: "the spec")
    for index in specification.indices {
      let kind = "a record file of the index '\(index.name)'"
      for pattern in index.records.files {
        patterns.append(Pattern(text: pattern, folder: files.folder, kind: kind))
        // A file that cannot be found is reported when it is read.
        for file in (try? files.recordFiles(pattern)) ?? [] {
          add(file, as: kind)
        }
      }
      if let file = index.settingsFile {
        add(files.path(file), as: "the settings file of the index '\(index.name)'")
      }
      if let file = index.synonyms {
        add(files.path(file), as: "the synonym file of the index '\(index.name)'")
      }
      if let file = index.rules {
        add(files.path(file), as: "the rule file of the index '\(index.name)'")
      }
    }
    for backend in specification.backends {
      guard let file = backend.transport.caFile else { continue }
      add(files.path(file), as: "the certificate file of the backend '\(backend.name)'")
    }
  }

  /// Adds the recordings of a folder, and of the folders `left` and `right` in it.
  package mutating func add(recordingsIn folder: String) {
    for folder in [folder, "\(folder)/left", "\(folder)/right"] {
      for name in ReplayFolder.recordings(inFolder: folder) {
        add("\(folder)/\(name)", as: "a recording that the run replays")
      }
    }
  }

  /// Checks that no output is an input, now or in later runs, and that no two outputs are the same file.
  ///
  /// - Throws: ``InputConflict`` for the first one that is.
  package func check(_ outputs: [PlannedOutput]) throws(InputConflict) {
    var places: [FilePlace: PlannedOutput] = [:]
    for output in outputs {
      for path in output.paths {
        if let input = FileIdentity(path: path).flatMap({ inputs[$0] }) {
          let beside = path == output.path ? "" : ", with the file '\(path)' that belongs to it,"
          throw InputConflict(
            message: "\(output.option) '\(output.path)'\(beside) would overwrite '\(input.path)', \(input.kind); "
              + "name another \(output.isFolder ? "folder" : "file")")
        }
        guard let place = FilePlace(path), let other = places.updateValue(output, forKey: place) else { continue }
        // Two modules have the same file only by a mistake that is reported elsewhere.
        guard other.option != output.option else { continue }
        throw InputConflict(
          message: "\(output.option) '\(output.path)' and \(other.option) '\(other.path)' would overwrite each other; "
            + "name another file")
      }
    }
    try checkFolders(outputs, places)
    try checkPatterns(places)
  }

  /// Checks that no output has a name that another one may give to a file in its folder.
  private func checkFolders(
    _ outputs: [PlannedOutput], _ places: [FilePlace: PlannedOutput]
  ) throws(InputConflict) {
    for folder in outputs {
      guard let writesName = folder.writesName, let identity = FileIdentity(path: folder.path) else { continue }
      let others = places.compactMap { place, output in
        if case .name(let name, folder: identity) = place, writesName(name), output.option != folder.option {
          output
        } else {
          nil
        }
      }
      guard let output = others.min(by: { $0.path < $1.path }) else { continue }
      throw InputConflict(
        message: "\(output.option) '\(output.path)' and \(folder.option) '\(folder.path)' may overwrite each other; "
          + "name another file")
    }
  }

  /// Checks that no output would be found among the records from the next run on.
  private func checkPatterns(_ outputs: [FilePlace: PlannedOutput]) throws(InputConflict) {
    guard !outputs.isEmpty else { return }
    for pattern in patterns {
      // A folder that cannot be listed is reported when it is read.
      let found = (try? Glob.planned(outputs.keys, matching: pattern.text, inFolder: pattern.folder)) ?? []
      guard let output = found.compactMap({ outputs[$0] }).min(by: { $0.path < $1.path }) else { continue }
      throw InputConflict(
        message: "\(output.option) '\(output.path)' would be \(pattern.kind) from then on: "
          + "'\(pattern.text)' stands for it, or for a file that belongs to it; name another file")
    }
  }
}

/// Why a run must not begin: it would overwrite what it reads.
package struct InputConflict: Error, Sendable, Hashable {
  /// Which output and which input, and the way out.
  package var message: String
}
