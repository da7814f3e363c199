import Diagnostics
import EmbeddedBackend
import EmbeddedEngine
import FileSystem
package import IndexBuilding
package import IndexSettings
import RecordFiles
import SearchModel
package import SpecLoader

/// Prepares the indices of a spec for searching: from their record files, or from a cache where they are kept between
/// runs.
///
/// Synonyms and rules are read from their files in each run, so that rules are in force by the loader's ``now`` and not
/// by the time at which an index was built.
package struct IndexLoader: Sendable {
  /// The spec's file.
  private let file: String
  /// Reads the files of synonyms and rules.
  let files: SpecFileReader
  /// The time that the validity of rules is compared with, in seconds since 1970; nil for the system's at each search.
  package var now: Int?
  /// Where indices are kept between runs; nil, as it is at first, for building them in memory each time.
  package var cache: IndexCache?
  /// Whether to build indices anew that are kept and fit.
  package var rebuilds = false
  /// Called with the progress of builds, on the threads that build; nil for no reports.
  package var progress: (@Sendable (IndexProgress) -> Void)?
  /// How indices are built; the memory is shared by those that are built at the same time.
  package var buildOptions = BuildOptions()

  /// A loader for the indices of a spec.
  ///
  /// - Parameters:
  ///   - specification: the spec.
  ///   - now: the time of the run in seconds since 1970: rules may be in force for a time only; nil for the system's at
  ///     each search.
  package init(specification: SearchSpecification, now: Int?) {
    self.init(specification: specification, files: SpecFileReader(folder: specification.folder), now: now)
  }

  /// A loader that shares what was read of the spec's files.
  ///
  /// - Parameter now: the time of the run in seconds since 1970; nil for the system's at each search.
  init(specification: SearchSpecification, files: SpecFileReader, now: Int?) {
    file = specification.file
    self.files = files
    self.now = now
  }

  /// A loader for the indices of a spec, whose rules are in force by the system's time.
  package init(specification: SearchSpecification) {
    self.init(specification: specification, now: nil)
  }

  /// Loads indices, several at once; the answers stand in the order of the names.
  ///
  /// Errors in records that several indices share, a primary and its replicas, are reported once.
  package func load(_ indices: [IndexSpecification]) async -> [LoadedIndex] {
    var groups: [[(place: Int, index: IndexSpecification)]] = []
    for (place, index) in indices.enumerated() {
      let group = groups.firstIndex { $0[0].index.records == index.records }
      if let group { groups[group].append((place, index)) } else { groups.append([(place, index)]) }
    }
    let groupCount = groups.count
    return await withTaskGroup(of: [(Int, LoadedIndex)].self) { tasks in
      var loaded: [(Int, LoadedIndex)] = []
      for (number, group) in groups.enumerated() {
        // More at once than there are processors would share the memory without being done any sooner.
        if number >= max(1, buildOptions.workers), let results = await tasks.next() { loaded += results }
        tasks.addTask {
          let indices = await BlockingWork.run { cancellation in
            load(group.map(\.index), beside: groupCount - 1) { cancellation.isCancelled }
          }
          return zip(group.map(\.place), indices).map { ($0, $1) }
        }
      }
      for await results in tasks { loaded += results }
      return loaded.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// Loads one index on the thread of the caller, which it may block for long.
  package func load(_ index: IndexSpecification) -> LoadedIndex {
    load([index], beside: 0)[0]
  }

  /// The inputs of an index of the spec, by which a cache decides whether a kept index still fits.
  package func source(of index: IndexSpecification) -> IndexSource {
    IndexSource(index, declaration: file, folder: files.folder)
  }

  /// An index's settings, synonyms and rules; nil when its files cannot be read.
  func definition(of index: IndexSpecification) -> IndexDefinition? {
    try? DefinitionFiles(index, by: files).definition(now: now)
  }

  /// Loads indices of the same records.
  ///
  /// - Parameters:
  ///   - otherCount: how many others may be loaded at the same time.
  ///   - isCancelled: whether they are no longer wanted.
  private func load(
    _ specifications: [IndexSpecification], beside otherCount: Int, isCancelled: () -> Bool = { false }
  ) -> [LoadedIndex] {
    guard let first = specifications.first else { return [] }
    let records = RecordGroup(first.records, inFolder: files.folder, isShared: specifications.count > 1)
    var areRecordsUnfit = false
    return specifications.map { specification in
      // Unfit records are reported once, and no index of any replica is built from them.
      guard !areRecordsUnfit else { return LoadedIndex(name: specification.name) }
      let start = ContinuousClock.now
      var loaded: LoadedIndex
      do {
        loaded = try load(specification, records: records, beside: otherCount, isCancelled: isCancelled)
      } catch {
        loaded = unfit(specification, records: records, because: error, areRecordsUnfit: &areRecordsUnfit)
      }
      loaded.duration = ContinuousClock.now - start
      return loaded
    }
  }

  private func load(
    _ specification: IndexSpecification, records: RecordGroup, beside otherCount: Int, isCancelled: () -> Bool
  ) throws -> LoadedIndex {
    let name = specification.name
    var options = buildOptions
    options.memoryBudget /= min(options.workers, otherCount + 1)
    if let progress {
      options.progress = { progress(IndexProgress(index: name, state: .building($0))) }
    }
    let preparer = IndexPreparer(cache: cache, rebuilds: rebuilds, options: options)
    let prepared = try withoutActuallyEscaping(isCancelled) { isCancelled in
      let waiting = BuildWaiting(
        onNews: { news in
          let state: IndexProgress.State =
            switch news {
            case .begins: .waiting
            case .lasts(let processID): .stillWaiting(processID: processID)
            }
          progress?(IndexProgress(index: name, state: state))
        }, isCancelled: isCancelled)
      return try preparer.prepare(source(of: specification), records: records, waiting: waiting) {
        files.forgetChanged([specification.synonyms, specification.rules].compactMap { $0 })
        return try DefinitionFiles(specification, by: files).definition(now: now)
      }
    }
    var loaded = LoadedIndex(name: name)
    loaded.index = EmbeddedIndex(prepared)
    loaded.warnings = prepared.warnings
    loaded.origin = LoadedIndex.Origin(prepared)
    return loaded
  }

  /// What is wrong with the files of an index that cannot be loaded.
  ///
  /// - Parameter areRecordsUnfit: set when it is the records that are at fault.
  private func unfit(
    _ specification: IndexSpecification, records: RecordGroup, because error: any Error, areRecordsUnfit: inout Bool
  ) -> LoadedIndex {
    var loaded = LoadedIndex(name: specification.name)
    let finding: Diagnostic
    switch error {
    case is UnfitRecords: finding = notBuilt(specification, because: error)
    case let error as InvalidDefinition:
      finding = Diagnostic(code: "invalid-settings", file: specification.name, message: error.message)
    case let error as FileError: finding = error.diagnostic
    default:
      // The files are not at fault, and may be larger than the ordinary reader could hold.
      loaded.diagnostics = [notBuilt(specification, because: error)]
      return loaded
    }
    let loading = (error as? UnfitRecords)?.loading ?? records.loading()
    var findings = loading.diagnostics
    // To be too large for the ordinary reader is nothing wrong with records that were not refused otherwise.
    if !(error is UnfitRecords), (error as? FileError)?.kind != .tooLarge {
      findings.removeAll { $0.code == "file-too-large" }
    }
    areRecordsUnfit = !findings.isEmpty
    let definition = DefinitionFiles(specification, by: files)
    loaded.diagnostics = findings + definition.diagnostics
    loaded.sources = loading.sources + definition.sources
    if loaded.diagnostics.isEmpty { loaded.diagnostics = [finding] }
    return loaded
  }

  private func notBuilt(_ specification: IndexSpecification, because error: any Error) -> Diagnostic {
    Diagnostic(
      code: error is SpillError ? LoadedIndex.noTemporaryFile : "index-not-built", file: specification.name,
      message: "the index cannot be built: \(error)")
  }
}
