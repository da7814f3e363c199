public import Diagnostics
public import EmbeddedEngine
import RecordFiles
import SearchModel
public import SpecLoader

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads the records, synonyms and rules of a spec's indices and prepares them for searching.
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

  /// The spec's file.
  private let file: String
  /// The folder that paths are relative to.
  public var folder: String
  /// The time that the validity of rules is compared with, in seconds since 1970.
  public var now: Int

  /// A loader for the indices of a spec.
  ///
  /// - Parameters:
  ///   - specification: the spec.
  ///   - now: the time of the run in seconds since 1970: rules may be in force for a time only.
  public init(specification: SearchSpecification, now: Int) {
    file = specification.file
    folder = specification.folder
    self.now = now
  }

  /// A loader for the indices of a spec, whose rules are in force by the system's time.
  public init(specification: SearchSpecification) {
    self.init(specification: specification, now: time(nil))
  }

  /// Loads indices, several at once; the answers stand in the order of the names.
  ///
  /// Records that several indices share, a primary and its replicas, are read once; what is wrong with them is told once.
  public func load(_ indices: [IndexSpecification]) async -> [LoadedIndex] {
    var groups: [[(place: Int, index: IndexSpecification)]] = []
    for (place, index) in indices.enumerated() {
      let group = groups.firstIndex { group in
        group[0].index.records == index.records && group[0].index.objectID == index.objectID
      }
      if let group { groups[group].append((place, index)) } else { groups.append([(place, index)]) }
    }
    return await withTaskGroup(of: [(Int, LoadedIndex)].self) { tasks in
      for group in groups {
        tasks.addTask { zip(group.map(\.place), load(group.map(\.index))).map { ($0, $1) } }
      }
      var loaded: [(Int, LoadedIndex)] = []
      for await results in tasks { loaded += results }
      return loaded.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// What an index of the spec is made from, by which a cache tells whether one that it keeps still fits.
  package func source(of index: IndexSpecification) -> IndexSource {
    IndexSource(
      name: index.name, declaration: file, folder: folder, records: index.records, objectID: index.objectID,
      synonyms: index.synonyms, rules: index.rules, settings: index.settings, relevantSort: index.relevantSort)
  }

  /// Loads indices of the same records.
  private func load(_ specifications: [IndexSpecification]) -> [LoadedIndex] {
    guard let first = specifications.first else { return [] }
    var start = ContinuousClock.now
    let records = RecordFiles.load(first.records, inFolder: folder, objectIDAttribute: first.objectID)
    return specifications.enumerated().map { place, specification in
      var loaded = load(specification, records: records)
      if place > 0, !records.diagnostics.isEmpty { (loaded.diagnostics, loaded.sources) = ([], []) }
      let end = ContinuousClock.now
      loaded.duration = end - start
      start = end
      return loaded
    }
  }

  private func load(_ specification: IndexSpecification, records loading: RecordLoading) -> LoadedIndex {
    var loaded = LoadedIndex(
      name: specification.name, index: nil, diagnostics: loading.diagnostics, sources: loading.sources,
      duration: .zero)
    let synonyms = specification.synonyms.map { SynonymFile.load($0, inFolder: folder) }
    loaded.diagnostics += synonyms?.diagnostics ?? []
    loaded.sources += synonyms?.sources ?? []
    let rules = specification.rules.map { RuleFile($0, inFolder: folder) }
    loaded.diagnostics += rules?.diagnostics ?? []
    loaded.sources += rules?.sources ?? []
    if loaded.diagnostics.isEmpty {
      do {
        loaded.index = try EmbeddedIndex(
          name: specification.name, records: loading.records, settings: specification.settings,
          synonyms: synonyms?.synonyms ?? [], rules: RuleSet(rules?.rules ?? [], now: now),
          relevantSort: specification.relevantSort)
      } catch {
        loaded.diagnostics = [
          Diagnostic(code: "invalid-settings", file: specification.name, message: error.message)
        ]
      }
    }
    return loaded
  }
}
