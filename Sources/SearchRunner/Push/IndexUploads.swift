public import Diagnostics
import FileSystem
import OrderedCollections
import RecordFiles
public import SearchBackends
import SearchModel
public import SpecLoader

/// Reads what the indices of a spec upload from their files.
public struct IndexUploads: Sendable {
  /// The uploads in the order of the spec.
  public private(set) var uploads: [IndexUpload] = []
  /// Everything that is wrong with the files.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The files in which diagnostics have a place.
  public private(set) var sources: [SourceText] = []

  /// Reads indices.
  ///
  /// - Parameters:
  ///   - indices: the indices; those without records of their own, replicas, have their primary's.
  ///   - folder: the folder that paths are relative to.
  /// - Complexity: O(size of the files).
  public init(of indices: [IndexSpecification], inFolder folder: String) {
    for index in indices { read(index, inFolder: folder) }
  }

  private mutating func read(_ index: IndexSpecification, inFolder folder: String) {
    let loading = RecordFiles.load(index.records, inFolder: folder, objectIDAttribute: index.objectID)
    let definitions = DefinitionFiles(index, inFolder: folder)
    let found = loading.diagnostics + definitions.diagnostics
    guard found.isEmpty else {
      diagnostics += found
      sources += loading.sources + definitions.sources
      return
    }
    do throws(FileError) {
      uploads.append(
        IndexUpload(
          name: index.name, settings: index.settings, synonyms: try Self.objects(index.synonyms, folder, "synonyms"),
          rules: try Self.objects(index.rules, folder, "rules"), records: UploadedRecords(records: loading.records)))
    } catch {
      diagnostics.append(error.diagnostic)
    }
  }

  /// The objects of a file as they are written there.
  private static func objects(_ path: String?, _ folder: String, _ content: String) throws(FileError) -> [JSONObject] {
    guard let path else { return [] }
    return try JSONListFile(path, inFolder: folder, of: content).elements.compactMap(\.objectValue)
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
