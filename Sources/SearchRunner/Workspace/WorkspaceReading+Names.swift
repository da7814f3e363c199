package import Diagnostics
import FileSystem
import IndexBuilding
import IndexSettings
import RecordFiles
import SearchModel
import SpecLoader

// The names in a spec beside those that records have.
extension WorkspaceReading {
  /// What is wrong with the records of a spec, and with the names in the spec by the records.
  package struct NameFindings: Sendable {
    /// What is wrong with record files; none where these were not read.
    package var errors: [Diagnostic] = []
    /// Names that no record has, and what people should know of records that were read.
    package var warnings: [Diagnostic] = []
    /// The files in which errors have a place.
    package var sources: [SourceText] = []
  }

  /// Compares the names in the spec with the records of its indices: with those of the indices that are kept and fit,
  /// or with all.
  ///
  /// - Parameter readsRecords: whether the records are read for it.
  /// - Complexity: O(size of the records) where they are read, else that of opening an index.
  package func nameFindings(readsRecords: Bool) -> NameFindings {
    var findings = NameFindings()
    guard let specification = reading.specification else { return findings }
    let used = Set(reading.attributeUses.flatMap(\.indices))
    var paths: ExactDictionary<RecordPaths> = [:]
    if readsRecords {
      var known: [RecordSource: Known?] = [:]
      for index in specification.indices {
        if known[index.records] == nil { known[index.records] = .some(read(index.records, into: &findings)) }
        guard let records = known[index.records].flatMap({ $0 }) else { continue }
        paths[index.name] = records.paths
        findings.warnings += reading.ruleRecords.filter { $0.index.hasSameBytes(as: index.name) }
          .compactMap { $0.warning(known: records.objectIDs, file: file) }
      }
    } else if let cache = existingCache {
      let loader = IndexLoader(specification: specification, files: files, now: options.now)
      for index in specification.indices where used.contains(index.name) {
        paths[index.name] = cache.keptPaths(of: loader.source(of: index))
      }
    }
    findings.warnings += nameWarnings(by: paths)
    return findings
  }

  /// What is wrong with the names in the spec by the paths of records.
  func nameWarnings(by paths: ExactDictionary<RecordPaths>) -> [Diagnostic] {
    AttributeUse.warnings(of: reading.attributeUses, paths: paths, file: file)
  }

  /// What is known of records that were read.
  private struct Known {
    var paths: RecordPaths?
    var objectIDs: ExactSet
  }

  private func read(_ records: RecordSource, into findings: inout NameFindings) -> Known? {
    let loading = RecordFileReader.load(records, inFolder: files.folder)
    findings.errors += loading.diagnostics
    findings.sources += loading.sources
    findings.warnings += loading.warnings
    guard loading.diagnostics.isEmpty else { return nil }
    let named = ExactSet(reading.ruleRecords.flatMap(\.rules.keys))
    return Known(
      paths: RecordPaths(of: loading.records),
      objectIDs: ExactSet(loading.records.lazy.map(\.objectID).filter(named.contains)))
  }

  /// The folder of indices, when it is there: nothing is created to look into it.
  private var existingCache: IndexCache? {
    let folder: String
    switch options.cache {
    case .memory: return nil
    case .standardFolder:
      guard let standard = try? IndexCache.standardFolder(environment: options.environment) else { return nil }
      folder = standard
    case .folder(let named): folder = named
    }
    guard FileStamp(path: folder) != nil else { return nil }
    return try? IndexCache(folder: folder)
  }
}
