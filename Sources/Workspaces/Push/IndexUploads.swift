package import Diagnostics
import FileSystem
package import IndexSettings
import RecordFiles
package import SearchBackends
import SearchModel
import SpecLoader

/// Reads what the indices of a spec upload from their files.
package struct IndexUploads: Sendable {
  /// The uploads in the order of the spec.
  package private(set) var uploads: [IndexUpload] = []
  /// Everything that is wrong with the files.
  package private(set) var diagnostics: [Diagnostic] = []
  /// What people should know of the records.
  package private(set) var warnings: [Diagnostic] = []
  /// The names of all indices that are uploaded.
  private let names: ExactSet
  /// The files in which diagnostics have a place.
  package private(set) var sources: [SourceText] = []

  /// Reads indices.
  ///
  /// - Parameters:
  ///   - indices: the indices; those without records of their own, replicas, have their primary's.
  ///   - folder: the folder that paths are relative to.
  /// - Complexity: O(size of the files).
  package init(of indices: [IndexSpecification], inFolder folder: String) {
    self.init(of: indices, by: SpecFileReader(folder: folder, keepsObjects: true))
  }

  /// Reads indices with a reader that keeps the objects of synonyms and rules.
  init(of indices: [IndexSpecification], by files: SpecFileReader) {
    names = ExactSet(indices.map(\.name))
    for index in indices { read(index, by: files) }
  }

  /// What makes an index a replica.
  private func replica(_ index: IndexSpecification) -> UploadedReplica? {
    guard let primary = index.primary, let own = index.ownSettings else { return nil }
    return UploadedReplica(
      primary: primary, isVirtual: index.relevantSort != nil, ownSettings: own,
      isMade: names.contains(primary))
  }

  private mutating func read(_ index: IndexSpecification, by files: SpecFileReader) {
    let loading = RecordFileReader.load(index.records, inFolder: files.folder)
    let definitions = DefinitionFiles(index, by: files)
    let found = loading.diagnostics + definitions.diagnostics
    guard found.isEmpty else {
      diagnostics += found
      sources += loading.sources + definitions.sources
      return
    }
    warnings += loading.warnings
    uploads.append(
      IndexUpload(
        name: index.name, settings: index.settings, synonyms: definitions.synonyms.objects,
        rules: definitions.rules.objects, records: UploadedRecords(records: loading.records),
        replica: replica(index)))
  }
}

/// Records with their ids in front, made batch by batch.
private struct UploadedRecords: UploadRecords {
  let records: [Record]

  func makeReader() -> any UploadRecordReader { Reader(rest: records[...]) }

  private struct Reader: UploadRecordReader {
    var rest: ArraySlice<Record>

    mutating func next(maxCount: Int) -> [JSONObject] {
      defer { rest = rest.dropFirst(maxCount) }
      return rest.prefix(maxCount).map { record in
        var object: JSONObject = ["objectID": .string(record.objectID)]
        for (name, value) in record.attributes where name != "objectID" { object[name] = value }
        return object
      }
    }
  }
}
