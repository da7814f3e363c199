public import Diagnostics
public import EmbeddedEngine
import RecordFiles
import SearchModel
public import SpecLoader

/// Reads the records and synonyms of a spec's indices and prepares them for searching.
public struct IndexLoader: Sendable {
  /// An index, or what is wrong with its records.
  public struct LoadedIndex: Sendable {
    /// The index's name.
    public var name: String
    /// The prepared index, nil when there are diagnostics.
    public var index: EmbeddedIndex?
    /// What is wrong with the files.
    public var diagnostics: [Diagnostic]
    /// The files in which diagnostics have a place.
    public var sources: [SourceText]
    /// How long reading and preparing took.
    public var duration: Duration
  }

  /// The folder that paths are relative to.
  public var folder: String

  /// A loader for the indices of a spec.
  public init(specification: SearchSpecification) {
    folder = specification.folder
  }

  /// Loads indices, several at once; the answers stand in the order of the names.
  public func load(_ indices: [IndexSpecification]) async -> [LoadedIndex] {
    guard indices.count > 1 else { return indices.map(load) }
    return await withTaskGroup(of: (Int, LoadedIndex).self) { group in
      for (place, index) in indices.enumerated() {
        group.addTask { (place, load(index)) }
      }
      var loaded: [(Int, LoadedIndex)] = []
      for await result in group { loaded.append(result) }
      return loaded.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private func load(_ specification: IndexSpecification) -> LoadedIndex {
    let start = ContinuousClock.now
    let loading = RecordFiles.load(
      specification.records, inFolder: folder, objectIDAttribute: specification.objectID)
    var loaded = LoadedIndex(
      name: specification.name, index: nil, diagnostics: loading.diagnostics, sources: loading.sources,
      duration: .zero)
    let synonyms = specification.synonyms.map { SynonymFile.load($0, inFolder: folder) }
    loaded.diagnostics += synonyms?.diagnostics ?? []
    loaded.sources += synonyms?.sources ?? []
    if loaded.diagnostics.isEmpty {
      do {
        loaded.index = try EmbeddedIndex(
          name: specification.name, records: loading.records, settings: specification.settings,
          synonyms: synonyms?.synonyms ?? [])
      } catch {
        loaded.diagnostics = [
          Diagnostic(code: "invalid-settings", file: specification.name, message: error.message)
        ]
      }
    }
    loaded.duration = ContinuousClock.now - start
    return loaded
  }
}
