package import Diagnostics
import EmbeddedBackend
package import EmbeddedEngine
import FileSystem
import IndexBuilding
import IndexSettings
import RecordFiles
package import SearchModel
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
    /// The indices whose records the names were compared with, by name.
    package var indices: ExactDictionary<EmbeddedIndex> = [:]
  }

  /// Compares the names in the spec with the records of its indices: with those of the indices that are kept and fit,
  /// or with all.
  ///
  /// - Parameter readsRecords: whether the records are read for it.
  /// - Complexity: O(size of the records) where they are read, else that of opening an index.
  package func nameFindings(readsRecords: Bool) -> NameFindings {
    var findings = NameFindings()
    guard let specification = reading.specification else { return findings }
    let loader = IndexLoader(specification: specification, files: files, now: options.now)
    var indices: [EmbeddedIndex] = []
    if readsRecords {
      var known: [RecordSource: [Record]?] = [:]
      for index in specification.indices {
        if known[index.records] == nil { known[index.records] = .some(read(index.records, into: &findings)) }
        if let records = known[index.records].flatMap({ $0 }), let definition = loader.definition(of: index),
          let image = try? ImageBuilder.image(of: records, definition)
        {
          let embedded = EmbeddedIndex(image: image, definition: definition)
          indices.append(embedded)
          findings.warnings += schemaWarnings(records, of: index, paths: embedded.recordPaths)
        }
      }
    } else if let cache = existingCache {
      for index in specification.indices {
        if let image = cache.image(of: loader.source(of: index)), let definition = loader.definition(of: index) {
          indices.append(EmbeddedIndex(image: image, definition: definition))
        }
      }
    }
    findings.warnings += nameWarnings(of: indices)
    for index in indices { findings.indices[index.name] = index }
    return findings
  }

  /// What is wrong with the names in the spec by the records of indices: attributes, facet values, hierarchies, and the
  /// records that rules name.
  func nameWarnings(of indices: [EmbeddedIndex]) -> [Diagnostic] {
    var paths: ExactDictionary<RecordPaths> = [:]
    for index in indices { paths[index.name] = index.recordPaths }
    let check = FilterValueCheck(indices)
    let records = reading.ruleRecords.compactMap { records in
      indices.first { $0.name.hasSameBytes(as: records.index) }.flatMap { index in
        records.warning(known: index.objectIDs(among: records.rules.keys), file: file)
      }
    }
    let warnings = AttributeUse.warnings(of: reading.attributeUses, paths: paths, file: file)
    return (warnings + valueWarnings(check) + hierarchyWarnings(check) + records).sorted()
  }

  /// Warnings of facet values in the spec's filters that no record has.
  private func valueWarnings(_ check: FilterValueCheck) -> [Diagnostic] {
    var seen: Set<AttributeUse> = []
    return reading.attributeUses.filter { $0.filter.map { $0.kind != .numeric } ?? false && seen.insert($0).inserted }
      .compactMap { use in
        use.filter.flatMap { check.finding($0, in: use.indices) }.map { finding in
          Diagnostic(
            .warning, code: "unknown-value", file: file, range: use.range, message: finding.message,
            suggestion: finding.suggestion)
        }
      }
  }

  /// Warnings of hierarchies whose deeper levels do not have their separator.
  private func hierarchyWarnings(_ check: FilterValueCheck) -> [Diagnostic] {
    reading.hierarchies.compactMap { hierarchy in
      guard check.isWithout(hierarchy.separator, in: hierarchy.attribute, of: hierarchy.index) else { return nil }
      return Diagnostic(
        .warning, code: "unknown-separator", file: file, range: hierarchy.range,
        message: "no value of \(Diagnostic.quoted(hierarchy.attribute)), the second level, has the separator "
          + Diagnostic.quoted(hierarchy.separator))
    }
  }

  private func read(_ records: RecordSource, into findings: inout NameFindings) -> [Record]? {
    let loading = RecordFileReader.load(records, inFolder: files.folder)
    findings.errors += loading.diagnostics
    findings.sources += loading.sources
    findings.warnings += loading.warnings
    return loading.diagnostics.isEmpty ? loading.records : nil
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
